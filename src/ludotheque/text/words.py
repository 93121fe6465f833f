"""The lookup: key, locale and numbers in, a sentence out (Project Fluent)."""

from collections.abc import Mapping, Sequence
from functools import cache
from importlib import resources

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Resource

from ludotheque import shelf
from ludotheque.engine.journal import Args, Event
from ludotheque.engine.refused import Refused
from ludotheque.engine.rules import Choice, Rules
from ludotheque.view import Prompt, Reason

LANGUAGES = ("en", "fr")

# Arguments that stand for a player.
SEATS = ("seat", "other")


def shared(path: str) -> str:
    """Read a file of the words all games share."""
    return resources.files("ludotheque.text").joinpath(path).read_text("utf-8")


@cache
def shared_words(lang: str) -> Resource:
    """Parse the words all games share, once."""
    return FluentResource(shared(f"{lang}.ftl"))


@cache
def bundle(game: str, lang: str) -> FluentBundle:
    """Load the shared words and, if a game is named, its own."""
    if lang not in LANGUAGES:
        raise Refused("language", lang=lang, known=list(LANGUAGES))
    loaded = FluentBundle([lang], use_isolating=False)
    loaded.add_resource(shared_words(lang))
    if game:
        loaded.add_resource(FluentResource(shelf.read(game, f"text/{lang}.ftl")))
    return loaded


class Words:
    """Speak of a game in a language.

    >>> Words("odin", "en")("pass")
    Traceback (most recent call last):
    KeyError: 'odin has no text for pass in en'
    """

    def __init__(self, game: str, lang: str) -> None:
        self.game = game
        self.lang = lang
        self.bundle = bundle(game, lang)

    def other(self, lang: str) -> "Words":
        """Speak of the same game in another language."""
        return self if lang == self.lang else Words(self.game, lang)

    def has(self, key: str) -> bool:
        return bool(self.bundle.has_message(key))

    def __call__(self, key: str, args: Mapping[str, str | int] | None = None) -> str:
        """Return a sentence; a key or an argument that is missing is an error, never shown to a player."""
        if not self.bundle.has_message(key):
            raise KeyError(f"{self.game or 'ludotheque'} has no text for {key} in {self.lang}")
        pattern = self.bundle.get_message(key).value
        if pattern is None:
            raise KeyError(f"{key} has no value in {self.lang}")
        sentence, errors = self.bundle.format_pattern(pattern, dict(args or {}))
        if errors:
            raise KeyError(f"{key} in {self.lang}: {errors[0]}")
        return str(sentence)

    def join(self, items: Sequence[str]) -> str:
        """List things as a sentence does.

        >>> Words("", "en").join(["a", "b", "c"])
        'a, b and c'
        """
        if not items:
            return self("list-none")
        if len(items) == 1:
            return items[0]
        return self("list-and", {"first": ", ".join(items[:-1]), "last": items[-1]})

    def piece(self, kind: str, code: str) -> str:
        """Name a piece; one that the texts do not know (a sheet of your own) goes by its code."""
        key = f"{kind}-{code}"
        return self(key) if self.has(key) else code

    def meaning(self, kind: str, code: str) -> tuple[str, str]:
        """Describe what a piece is for, with the id of the rule that says so: what the page shows under the mouse.

        It is the longest beginning of `meaning-<kind>-<code>` that has a text. The text may speak of the piece by its
        name, its code, its first letter, what follows the last dash, or the number at its end.
        """
        key = f"meaning-{kind}-{code}"
        while not self.has(key):
            key, _, _ = key.rpartition("-")
            if key == "meaning":
                raise KeyError(f"{self.game} does not say in {self.lang} what {kind} {code} is for")
        number = code[len(code.rstrip("0123456789")) :]
        said: dict[str, str | int] = {
            "name": self.piece(kind, code),
            "code": code,
            "last": code.rpartition("-")[2],
            "letter": code[:1],
            "number": int(number or 0),
        }
        rule = self.bundle.get_message(key).attributes.get("rule")
        if rule is None:
            raise KeyError(f"{key} names no rule in {self.lang}")
        return self(key, said), str(self.bundle.format_pattern(rule)[0])

    def arguments(self, args: Args, pieces: Mapping[str, list[str]], players: Sequence[str]) -> dict[str, str | int]:
        """Turn the numbers of an event into words: seats into names, pieces of a kind (`card`, `cards`) too.

        What follows an underscore only tells two arguments of one kind apart: `card_given`, `card_taken`.
        """
        named: dict[str, str | int] = {}
        for name, value in args.items():
            kind = name.split("_")[0]
            if kind in SEATS and isinstance(value, int):
                named[name] = players[value]
            elif isinstance(value, list):
                kind = kind.removesuffix("s")
                if kind in SEATS:
                    named[name] = self.join([players[item] for item in value])
                else:
                    named[name] = self.join([self.piece(kind, pieces[kind][item]) for item in value])
                named[f"{name}_count"] = len(value)
            elif kind in pieces:
                named[name] = self.piece(kind, pieces[kind][value])
            else:
                named[name] = value
        return named

    def error(self, refused: Refused) -> str:
        """Return the sentence that says why something is refused."""
        details: dict[str, str | int] = {}
        for name, value in refused.details.items():
            if isinstance(value, Refused):  # a reason is told in the words of the game it belongs to
                details[name] = Words(value.game or self.game, self.lang).error(value)
            else:
                details[name] = self.join(value) if isinstance(value, list) else value
        return self(f"error-{refused.key}", details)

    def event(self, event: Event, rules: Rules, players: Sequence[str]) -> str:
        """Describe what happened."""
        return self(f"log-{event.key}", self.arguments(event.args, rules.pieces(), players))

    def choice(self, choice: Choice, rules: Rules, players: Sequence[str]) -> str:
        """Describe what may be done."""
        return self(f"choice-{choice.kind}", self.arguments(choice.args, rules.pieces(), players))

    def reason(self, reason: Reason, rules: Rules, players: Sequence[str]) -> str:
        """Describe why a move is good."""
        return self(f"reason-{reason.key}", self.arguments(reason.args, rules.pieces(), players))

    def prompt(self, prompt: Prompt, rules: Rules, players: Sequence[str]) -> str:
        """Describe whose turn it is and what is wanted."""
        return self(f"prompt-{prompt.key}", self.arguments(prompt.args, rules.pieces(), players))


def sentence(refused: Refused, lang: str) -> str:
    """Return the sentence of a refusal in a language, with the words of the game it is about."""
    return Words(refused.game, lang).error(refused)
