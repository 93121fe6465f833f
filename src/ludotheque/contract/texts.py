"""The texts of a game: the same messages in every language, and one for everything the code can say."""

import ast
from collections.abc import Iterator

from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent

import ludotheque as lt
from ludotheque.contract.folder import sources
from ludotheque.contract.words import words_of
from ludotheque.text.words import LANGUAGES, shared

# The calls that carry a text key, and what goes before it. What `audit` returns is a key of an error too.
SAID = {
    "journal.add": "log-",
    "Prompt": "prompt-",
    "Reason": "reason-",
    "Refused": "error-",
    "NoSuchSeat": "error-",
    "wrong": "error-",
}
AUDITS = ("audit",)


def variables(node: object) -> Iterator[str]:
    """Find the arguments that a message speaks of."""
    if isinstance(node, fluent.VariableReference):
        yield node.id.name
    elif isinstance(node, fluent.BaseNode):
        for value in vars(node).values():
            yield from variables(value)
    elif isinstance(node, list):
        for value in node:
            yield from variables(value)


def messages(text: str) -> dict[str, set[str]]:
    """Read the messages of a text, each with its arguments."""
    found: dict[str, set[str]] = {}
    for entry in FluentParser(with_spans=False).parse(text).body:
        assert not isinstance(entry, fluent.Junk), f"this is not a message: {entry.content!r}"
        if isinstance(entry, fluent.Message):
            assert entry.id.name not in found, f"{entry.id.name} is there twice"
            found[entry.id.name] = set(variables(entry))
    return found


def check_languages_agree(game: lt.Game) -> None:
    """Its texts have the same messages with the same arguments in every language."""
    first, *others = ((lang, messages(game.text(f"text/{lang}.ftl"))) for lang in LANGUAGES)
    for lang, other in others:
        for here, there, missing in ((first[1], other, lang), (other, first[1], first[0])):
            lost = sorted(set(here) - set(there))
            assert not lost, f"{', '.join(lost)}: missing in {missing}"
        unlike = sorted(key for key in other if other[key] != first[1][key])
        assert not unlike, f"{', '.join(unlike)}: not the same arguments in {first[0]} and in {lang}"


def check_own_words(game: lt.Game) -> None:
    """Its texts replace no text that all games share."""
    for lang in LANGUAGES:
        taken = sorted(set(messages(shared(f"{lang}.ftl"))) & set(messages(game.text(f"text/{lang}.ftl"))))
        assert not taken, f"{', '.join(taken)}: taken already by the texts all games share"


def check_lobby(game: lt.Game) -> None:
    """The lobby has its words: a tagline, and for each option what it is and what it does."""
    needed = ["tagline"]
    for option in game.meta.options:
        needed += [f"option-{option.name}", f"option-{option.name}-help"]
    for lang in LANGUAGES:
        missing = [key for key in needed if not words_of(game, lang).has(key)]
        assert not missing, f"{', '.join(missing)}: missing in {lang}"


def check_said(game: lt.Game) -> None:
    """Whatever the code can say (log, prompts, refusals, audits) has a text in every language."""
    said = {key for source in sources(game).values() for key in keys(source)}
    for lang in LANGUAGES:
        missing = sorted(key for key in said if not words_of(game, lang).has(key))
        assert not missing, f"{', '.join(missing)}: the code says it, and {lang} has no text for it"


def keys(source: str) -> set[str]:
    r"""Find the text keys that a source says, where it writes them out.

    >>> sorted(keys('journal.add("a" if x else "b", {})\nraise Refused("few", count=1)'))
    ['error-few', 'log-a', 'log-b']
    >>> sorted(keys('def audit(s):\n    return "audit-lost" if s else ""'))
    ['error-audit-lost']
    """
    found: set[str] = set()
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Call) and node.args:
            name = ast.unparse(node.func)
            for call, prefix in SAID.items():
                if name == call or name.endswith(f".{call}"):
                    found |= {prefix + text for text in texts(node.args[0])}
        elif isinstance(node, ast.FunctionDef) and node.name in AUDITS:
            for part in ast.walk(node):
                if isinstance(part, ast.Return) and part.value is not None:
                    found |= {f"error-{text}" for text in texts(part.value) if text}
    return found


def texts(node: ast.expr) -> set[str]:
    """List the strings an expression may be, where it writes them out."""
    if isinstance(node, ast.IfExp):
        return texts(node.body) | texts(node.orelse)
    return {node.value} if isinstance(node, ast.Constant) and isinstance(node.value, str) else set()
