"""Puzzles: found where the truth can be counted, and those that ship keep what they promise."""

from datetime import date
from pathlib import Path

import msgspec
import pytest

import ludotheque as lt
from ludotheque.bots.levels import bot_rng
from ludotheque.cli.puzzling import Kept, search
from ludotheque.engine.bot import Bot
from ludotheque.engine.rng import Rng
from ludotheque.engine.rules import Rules, State
from ludotheque.puzzle import FILE, Option, Puzzle, begin, obvious, of_the_day, why
from ludotheque.research.puzzling import FEWEST, LEAST, TOLD, Finder, Lead, lead
from ludotheque.text.table import names
from ludotheque.text.words import LANGUAGES, Words
from tests.cli.terminal import run
from tests.research.test_review import truth
from tests.zoo.cage import CROWS, Cage

pytestmark = pytest.mark.on_wheel

GAMES = [game for game in lt.all_games().values() if game.holds(FILE)]
games = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)


class Timid(Bot):
    """Play the lowest card, and draw only when there is nothing else: often wrong, since cards are points."""

    def choose(self, rules: Rules, s: State, seat: int, rng: Rng) -> int:
        return rules.legal_moves(s, seat)[0]

    def evaluate(self, rules: Rules, s: State, seat: int) -> float:
        places = rules.ranking(s)
        return 1 - (places[seat] - 1) / len(places)


TIMID = Cage("crows", {"bot": {"bot": Timid}}, ("sheet.toml", "cards = 8", "cards = 7"))


def toys(count: int, seed: int = 0) -> list[Puzzle]:
    found = Finder(TIMID, seed, race=(24, 72, 200), again=400).find(count)
    return [one.puzzle for one in found if one.puzzle]


def test_the_best_move_of_a_toy_is_found() -> None:
    """What a puzzle calls best is so when all worlds are counted, and what it says of each move is about right."""
    found = toys(4)
    assert len(found) == 4
    for puzzle in found:
        match = begin(TIMID, puzzle)
        moves = match.legal(puzzle.seat).moves
        values = {move: truth(match, match.state, puzzle.seat, move) for move in moves}
        best = match.parse(puzzle.seat, puzzle.best)
        assert best == max(moves, key=lambda move: values[move])
        assert best != moves[0] == match.parse(puzzle.seat, puzzle.obvious)
        for option in puzzle.moves:
            true = values[match.parse(puzzle.seat, option.move)]
            assert option.value == pytest.approx(true, abs=2 * option.error + 0.01)
            assert option.gap == pytest.approx(values[best] - true, abs=2 * option.gap_error + 0.01)
        sure_of(puzzle, match)


def test_a_game_whose_heuristic_is_right_has_no_puzzles() -> None:
    finder = Finder(CROWS, 3, race=(24, 72, 200), again=400)
    spots = finder.play(2, bot_rng(3, 0))
    assert spots
    for spot in spots:
        match = CROWS.match(2)
        values = {move: truth(match, spot.s, spot.seat, move) for move in match.rules.legal_moves(spot.s, spot.seat)}
        usual = obvious(CROWS, match.rules, spot.s, spot.seat)
        if values[usual] == max(values.values()):
            assert finder.race(2, spot, Rng(5)) == ([], 0)


def test_a_search_is_the_same_again_and_goes_on_where_it_was() -> None:
    finder = Finder(TIMID, 1, race=(24, 72), again=200)
    whole = list(finder.find(3))
    assert list(Finder(TIMID, 1, race=(24, 72), again=200).find(3, whole[:2])) == whole[2:]
    assert len({one.number for one in whole if one.puzzle}) == 3


def test_the_command_goes_on_where_it_was_left(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    words = Words("", "en")
    texts = []
    for state in ("whole", "parts"):
        monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / state))
        for count in (2,) if state == "whole" else (1, 2, 1):
            search(TIMID, count, 0, tmp_path / "found.jsonl", words)
            if count == 1:
                with Kept(TIMID, 0).path.open("ab") as file:
                    file.write(b'{"number": 7')  # killed in the middle of a line
        texts.append((tmp_path / "found.jsonl").read_text("utf-8"))
    assert texts[0].splitlines()[:1] == texts[1].splitlines()
    assert (tmp_path / "parts" / "ludotheque" / "puzzles" / "crows-1-0.jsonl").is_file()
    assert Kept(TIMID, 0).read() == [*Finder(TIMID, 0).find(2)]
    assert capsys.readouterr().out.startswith("2 puzzles in ")


def test_what_is_clear() -> None:
    assert Lead(0.06, 0.01).clear(3)
    assert not Lead(0.06, 0.03).clear(3)  # too unsure
    assert not Lead(0.04, 0.001).clear(3)  # too little
    assert lead([1.0] * 10, [0.0] * 10) == Lead(1.0, 0.1)  # ten that agree are no proof
    assert Lead(0.01, 0.01).hopeless
    assert not Lead(0.01, 0.09).hopeless


def sure_of(puzzle: Puzzle, match: lt.Match) -> None:
    """Hold a puzzle to what every puzzle promises."""
    rules, seat = match.rules, puzzle.seat
    assert (puzzle.game, puzzle.rules, puzzle.seats) == (match.game.name, match.game.meta.version, match.seats)
    assert puzzle.options == match.options == match.game.meta.resolve(match.seats, {})
    assert rules.audit(match.state) == ""
    assert seat in match.waiting
    assert len(match.legal(seat)) >= FEWEST
    assert 2 <= len(puzzle.moves) <= TOLD
    for option in puzzle.moves:
        assert option.move in match.legal(seat)
    best, *others = puzzle.moves
    assert (best.move, best.gap) == (puzzle.best, 0)
    assert puzzle.obvious in [option.move for option in others]
    for option in others:
        assert option.gap >= max(LEAST, 1.5 * option.gap_error)  # 3 standard errors, and the interval has 1.96
        assert option.gap == pytest.approx(best.value - option.value, abs=1e-3)
    assert obvious(match.game, rules, match.state, seat) == rules.parse(puzzle.obvious)


@games
def test_every_puzzle_that_ships_keeps_what_it_promises(game: lt.Game) -> None:
    some = lt.puzzles(game)
    assert len({puzzle.id for puzzle in some}) == len(some) == len(game.text(FILE).splitlines())
    for puzzle in some:
        match = begin(game, puzzle)
        sure_of(puzzle, match)
        for lang in LANGUAGES:
            words = Words(game.name, lang)
            assert words.reason(why(match, puzzle), match.rules, names(match.seats, lang)).endswith(".")
    assert len({puzzle.seats for puzzle in some}) > 1


def test_a_game_without_the_file_has_none() -> None:
    assert lt.puzzles(CROWS) == []
    assert of_the_day(date(2026, 11, 18), CROWS) is None


def test_a_line_that_is_no_puzzle_is_refused_and_one_of_other_rules_left_out(tmp_path: Path) -> None:
    found = toys(1)[0]

    class Shipped(Cage):
        lines = ""

        def holds(self, path: str) -> bool:
            return path == FILE

        def text(self, path: str) -> str:
            return self.lines if path == FILE else super().text(path)

    toy = Shipped("crows")
    toy.lines = msgspec.json.encode(found).decode() + "\n"
    assert lt.puzzles(toy) == [found]
    toy.lines += toy.lines.replace('"rules":1', '"rules":2')
    assert lt.puzzles(toy) == [found]
    toy.lines += '{"id": 7}\n'
    with pytest.raises(lt.Refused, match=r"line 3 of puzzles.jsonl of crows"):
        lt.puzzles(toy)


def test_every_day_has_its_puzzle() -> None:
    days = [of_the_day(date.fromordinal(740000 + n)) for n in range(len(GAMES))]
    assert sorted(puzzle.game for puzzle in days if puzzle) == [game.name for game in GAMES]
    later = [of_the_day(date.fromordinal(740000 + n * len(GAMES))) for n in range(3)]
    assert len({puzzle.id for puzzle in later if puzzle}) == 3
    assert of_the_day(date(2026, 11, 18)) == of_the_day(date(2026, 11, 18))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_solving_in_the_terminal(lang: str, tmp_path: Path) -> None:
    """Choose, then see: a slip is told, the obvious move is called so, the best one is praised."""
    words = Words("odin", lang)
    first, second = lt.puzzles("odin")[:2]
    said = f"nonsense\n{first.obvious}\n\n{second.best}\nquit\n"
    done = run(tmp_path, "solve", "odin", "--puzzle", first.id, "--lang", lang, said=said)
    assert (done.returncode, done.stderr) == (0, "")
    told = " ".join(done.stdout.split())
    match = begin(lt.game("odin"), first)
    phrase = words.choice(match.rules.choice(match.rules.parse(first.obvious)), match.rules, names(match.seats, lang))
    slip, cost = words("cli-unknown", {"said": "nonsense"}), round(100 * by_move(first)[first.obvious].gap)
    usual = words("cli-puzzle-obvious", {"move": phrase, "cost": cost})
    right = words("cli-puzzle-right", {"move": "\0"}).split("\0")[0]
    places = [told.find(" ".join(text.split())) for text in (first.id, slip, usual, second.id, right)]
    assert places == sorted(places)
    assert places[0] >= 0
    refused = run(tmp_path, "solve", "--puzzle", "nosuch", "--lang", lang)
    assert (refused.returncode, words("cli-no-puzzle", {"id": "nosuch"}) in refused.stderr) == (2, True)


def by_move(puzzle: Puzzle) -> dict[str, Option]:
    return {option.move: option for option in puzzle.moves}
