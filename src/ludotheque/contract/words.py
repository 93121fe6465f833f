"""Everything shown has words in every language: checks of a match that was played."""

from collections.abc import Sequence
from functools import cache

from fluent.runtime import FluentBundle, FluentResource
from rich.console import Console

import ludotheque as lt
from ludotheque.contract.ids import known_ids
from ludotheque.contract.play import Played
from ludotheque.engine.journal import Args, Event
from ludotheque.engine.rng import Rng
from ludotheque.engine.rules import Rules
from ludotheque.memory import Memory
from ludotheque.text.reading import COMMANDS, move_of
from ludotheque.text.table import names
from ludotheque.text.words import LANGUAGES, Words, shared
from ludotheque.view import Prompt, View

PHRASES = 5  # of each list of choices


class GameWords(Words):
    """The words of any game, on the shelf or not."""

    def __init__(self, game: lt.Game, lang: str) -> None:
        self.of = game
        self.game = game.name
        self.lang = lang
        self.bundle = FluentBundle([lang], use_isolating=False)
        for text in (shared(f"{lang}.ftl"), game.text(f"text/{lang}.ftl")):
            self.bundle.add_resource(FluentResource(text))

    def other(self, lang: str) -> Words:
        return words_of(self.of, lang)


@cache
def words_of(game: lt.Game, lang: str) -> Words:
    return GameWords(game, lang)


def drawn(game: lt.Game, rules: Rules, view: View, words: Words) -> str:
    """Draw the table as text, for any game, on the shelf or not."""
    console = Console(width=100, no_color=True, force_terminal=False, color_system=None, legacy_windows=False)
    players = names(int(rules.seats), words.lang)
    with console.capture() as captured:
        console.print(game.part("terminal").render(rules, view, words, players))
    return "\n".join(line.rstrip() for line in captured.get().splitlines())


def kinds(args: Args, rules: Rules) -> set[str]:
    """Name the kinds of pieces that arguments speak of."""
    found = {name.split("_")[0].removesuffix("s" if isinstance(value, list) else "") for name, value in args.items()}
    return found & set(rules.pieces())


def check_log(game: Played) -> None:
    """Every event can be told in every language."""
    for lang in LANGUAGES:
        words = words_of(game.table.game, lang)
        players = names(game.table.seats, lang)
        for number, events in enumerate(game.events):
            for event in events:
                line = words.event(event, game.match.rules, players)
                assert line.strip(), f"{game.at(number)}: {event} says nothing in {lang}"


def check_memory(game: Played) -> None:
    """What may be read of a running match has words, and no line changes unannounced; at the end, all may be read."""
    rules = game.match.rules
    match = game.table.match(game.seed)
    memory = Memory(game.table.game, rules)
    for observer in (None, *range(game.table.seats)):
        seen = [event for events in game.events for event in events if event.visible(observer)]
        before: list[Event] = []
        for number, event in enumerate(seen):
            now = memory.aged(seen[: number + 1])
            assert len(now) == number + 1, f"{game}: {len(now)} lines are told of {number + 1}"
            if not memory.ages(event):
                assert alike(now, [*before, event]), f"{game}: {event} changes what is told, and `ages` does not say so"
            before = now
        old = [line for line, event in zip(before, seen, strict=True) if line.key != event.key]
        for lang in LANGUAGES:
            for line in {line.key: line for line in old}.values():
                assert words_of(game.table.game, lang).event(line, rules, names(game.table.seats, lang))
    for number, (seat, move) in enumerate(game.moves):
        if number in (len(game.moves) // 3, len(game.moves) - 1):
            seen = [event for events in game.events[:number] for event in events if event.visible(seat)]
            assert alike(match.events(seat), memory.aged(seen)), f"{game.at(number)}: the library tells more"
        match.play(seat, move)
    seen = [event for events in game.events for event in events if event.visible(0)]
    assert alike(match.events(0), seen), f"{game}: the match is over, and something is still held back"


def alike(one: Sequence[Event], two: Sequence[Event]) -> bool:
    return [(event.key, event.args) for event in one] == [(event.key, event.args) for event in two]


def check_prompts(game: Played) -> None:
    """Every prompt can be told in every language, and speaks otherwise to the seat it is about."""
    for lang in LANGUAGES:
        words = words_of(game.table.game, lang)
        players = names(game.table.seats, lang)
        for decision in game.decisions:
            said = {}
            for seat in (None, *range(game.table.seats)):
                prompt = game.table.game.view(decision.rules, decision.state, seat).prompt
                said[seat] = words.prompt(prompt, decision.rules, players)
            waiting = decision.rules.waiting(decision.state)
            for seat in waiting:
                assert said[seat] != said[None], f"{decision}: seat {seat} is not told in {lang} that it is to act"
        for moments in game.moments:
            for moment in moments:
                assert words.prompt(Prompt(f"moment-{moment.mark}", moment.args), game.match.rules, players).strip()


def check_choices(game: Played) -> None:
    """Every choice can be told in every language, and differs from the others offered."""
    for lang in LANGUAGES:
        words = words_of(game.table.game, lang)
        players = names(game.table.seats, lang)
        for decision in game.decisions:
            for seat in decision.rules.waiting(decision.state):
                choices = [decision.rules.choice(move) for move in decision.rules.legal_moves(decision.state, seat)]
                sentences = [words.choice(choice, decision.rules, players) for choice in choices]
                twice = sorted({sentence for sentence in sentences if sentences.count(sentence) > 1})
                assert not twice, f"{decision}: two choices are both called {twice[0]!r} in {lang}"


def check_phrases(game: Played) -> None:
    """Every phrase that is offered for a choice, typed, reads back as exactly that choice."""
    taken = {word for commands in COMMANDS.values() for word in commands}
    for lang in LANGUAGES:
        words = words_of(game.table.game, lang)
        players = names(game.table.seats, lang)
        for decision in game.decisions:
            match = decision.match()
            for seat in match.waiting:
                choices = match.legal(seat)
                for choice in choices[:: 1 + len(choices) // PHRASES]:
                    phrase = words.choice(choice, match.rules, players)
                    assert phrase.split()[0].casefold() not in taken, (
                        f"{decision}: {phrase!r} begins like a command of the terminal"
                    )
                    for said in (phrase, phrase.upper(), f" {phrase}"):
                        meant = move_of(said, match, seat, False, words).move
                        assert meant == choice.move, f"{decision}: {said!r} is read as {meant}, not as {choice!r}"


def check_reasons(game: Played) -> None:
    """Why a move is good can be told in every language, and is the same whatever is hidden from the seat."""
    for decision in game.decisions:
        for seat in decision.rules.waiting(decision.state):
            choices = [decision.rules.choice(move) for move in decision.rules.legal_moves(decision.state, seat)]
            for choice in {choice.kind: choice for choice in choices}.values():
                for than in (-1, choices[0].move, choices[len(choices) // 2].move):
                    if than == choice.move:
                        continue
                    why, again = (
                        game.table.game.reason(decision.rules, decision.state, seat, choice.move, Rng(seed), than)
                        for seed in (1, 2)
                    )
                    assert why == again, f"{decision}: the case for {choice} depends on what is hidden"
                    for lang in LANGUAGES:
                        words = words_of(game.table.game, lang)
                        assert words.reason(why, decision.rules, names(game.table.seats, lang))


def check_end_is_told(game: Played) -> None:
    """The sources of points, and what broke a tie, have names in every language."""
    view = game.match.view(None)
    keys = {f"score-{source}" for sources in view.breakdown for source in sources}
    keys |= {f"tie-{view.tie}"} if view.tie else set()
    for lang in LANGUAGES:
        words = words_of(game.table.game, lang)
        missing = sorted(key for key in keys if not words.has(key))
        assert not missing, f"{game}: no text in {lang} for {missing}"


def check_tables_are_drawn(game: Played) -> None:
    """The table can be drawn in a terminal, for spectators and seats, in every language."""
    for number, decision in enumerate([game.decisions[len(game.decisions) // 2], game.decisions[-1]]):
        for lang in LANGUAGES:
            words = words_of(game.table.game, lang)
            for seat in (None, number % game.table.seats):
                view = game.table.game.view(decision.rules, decision.state, seat)
                picture = drawn(game.table.game, decision.rules, view, words)
                assert len(picture.splitlines()) > 2, f"{decision}: the table looks empty to seat {seat}"
    every = {moment.mark: moment for moments in game.moments for moment in moments}
    for moment in every.values():
        view = game.table.game.view_at(game.match.rules, moment, 0)
        picture = drawn(game.table.game, game.match.rules, view, words_of(game.table.game, LANGUAGES[0]))
        assert len(picture.splitlines()) > 2, f"{game}: the table looks empty at {moment}"


def check_pieces_have_names(game: Played) -> None:
    """Every piece that the log or a prompt speaks of has a name in every language."""
    rules = game.match.rules
    spoken: set[str] = set()
    for events in game.events:
        for event in events:
            spoken |= kinds(event.args, rules)
    for moments in game.moments:
        for moment in moments:
            spoken |= kinds(moment.args, rules)
    for decision in game.decisions:
        spoken |= kinds(game.table.game.view(decision.rules, decision.state, None).prompt.args, rules)
    named(game.table.game, rules, spoken)


def named(game: lt.Game, rules: Rules, spoken: set[str]) -> None:
    for lang in LANGUAGES:
        words = words_of(game, lang)
        nameless = [f"{kind}-{code}" for kind in sorted(spoken) for code in rules.pieces()[kind]]
        nameless = [key for key in nameless if not words.has(key)]
        assert not nameless, f"{game.name}: no name in {lang} for {nameless[:9]}"


def check_meanings(game: lt.Game) -> None:
    """Every piece that has a name says in every language what it is for, and by which rule."""
    known = known_ids(game)
    for seats in {game.meta.least, game.meta.most}:
        for kind, codes in game.rules(seats).pieces().items():
            for lang in LANGUAGES:
                words = words_of(game, lang)
                for code in codes:
                    if not words.has(f"{kind}-{code}"):
                        continue  # no piece that people see: a step, or a way to write down a position
                    said, rule = words.meaning(kind, code)
                    assert said.strip(), f"{game.name}: {kind} {code} says nothing of itself in {lang}"
                    assert rule in known, f"{game.name}: what {kind} {code} is for in {lang} names no rule: {rule!r}"


def check_texts(game: lt.Game) -> None:
    """The text of a choice is its own, can be typed, reads back as the same move, and its pieces have names."""
    for seats in {game.meta.least, game.meta.most}:
        rules = game.rules(seats)
        seen: dict[str, int] = {}
        spoken: set[str] = set()
        for move in range(rules.actions):
            choice = rules.choice(move)
            spoken |= kinds(choice.args, rules)
            assert choice.move == move, f"the choice of move {move} says it is move {choice.move}"
            assert choice.text not in seen, f"moves {seen[choice.text]} and {move} share the text {choice.text!r}"
            seen[choice.text] = move
            assert choice.text == " ".join(choice.text.split()), f"{choice.text!r} has spaces nobody would type"
            assert choice.text.isascii(), f"{choice.text!r} is not for every keyboard"
            parsed = rules.parse(choice.text)
            assert parsed == move, f"{choice.text!r} is move {move}, and reads back as move {parsed}"
        named(game, rules, spoken)
