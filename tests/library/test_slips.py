"""Plausible slips: each is answered with one clear sentence of an error the guide names, and names people guess."""

import pickle
import subprocess
import sys
from collections.abc import Callable
from typing import Any

import pytest

import ludotheque as lt
from ludotheque.engine.bot import Bot
from ludotheque.engine.rng import Rng
from ludotheque.engine.rules import Rules, State
from ludotheque.text.rulebook import forbidden, rule

NOTHING: Any = None
FOUR: Any = "4"
WORD: Any = "x"


def begun() -> lt.Match:
    return lt.game("odin").match(seats=3, seed=7, first=0)


SLIPS: dict[str, tuple[Callable[[], object], str]] = {
    "game(None)": (lambda: lt.game(NOTHING), "unknown game None; choose from "),
    "match(seats='4')": (lambda: lt.game("odin").match(seats=FOUR), "Odin is for 2 to 6 players, not '4'"),
    "rules('4')": (lambda: lt.game("odin").rules(FOUR), "Odin is for 2 to 6 players, not '4'"),
    "match(seed='x')": (lambda: lt.game("odin").match(4, seed=WORD), "a seed is a whole number"),
    "replay(None)": (lambda: lt.replay(NOTHING), "not a game record"),
    "begin(None)": (lambda: lt.begin(NOTHING), "not a game record"),
    "from_json(None)": (lambda: lt.Record.from_json(NOTHING), "not a game record"),
    "from_json('{}')": (lambda: lt.Record.from_json("{}"), "not a game record"),
    "from_json('[]')": (lambda: lt.Record.from_json("[]"), "not a game record"),
    "from_json(format 4)": (
        lambda: lt.Record.from_json('{"format": 4}'),
        "not a game record (format must be at most 3)",
    ),
    "from_position(None)": (lambda: lt.game("odin").from_position(NOTHING), "not a position of Odin"),
    "rule(lang='de')": (lambda: rule("odin", "de", "odin.play.count"), "unknown language de; choose from en and fr"),
    "rule('nope')": (lambda: rule("nope", "en", "odin.play.count"), "unknown game nope; choose from "),
    "bot('master')": (
        lambda: lt.game("odin").bot("master"),
        "unknown bot level master; choose from random, beginner, easy, medium, hard and",
    ),
    "choose(seed='x')": (lambda: begun().choose(0, seed=WORD), "a seed is a whole number"),
    "simulate(games=0)": (
        lambda: lt.simulate("odin", 3, ["easy"], 0),
        "games must be a whole number of at least 1, not 0",
    ),
    "simulate(jobs='4')": (lambda: lt.simulate("odin", 3, ["easy"], 2, jobs=FOUR), "jobs must be a whole number"),
    "simulate(seats='4')": (lambda: lt.simulate("odin", FOUR, ["easy"], 2), "Odin is for 2 to 6 players, not '4'"),
    "simulate(seed='x')": (lambda: lt.simulate("odin", 3, ["easy"], 2, seed=WORD), "a seed is a whole number"),
}


@pytest.mark.parametrize("slip", SLIPS)
def test_slips_are_refused_in_a_sentence(slip: str) -> None:
    make, sentence = SLIPS[slip]
    with pytest.raises(lt.Refused) as refused:
        make()
    assert str(refused.value).startswith(sentence)


def test_a_record_is_replayed_from_its_text() -> None:
    match = begun()
    match.play(0, match.legal(0)[0])
    text = match.record().to_json()
    assert lt.replay(text) == match
    assert lt.begin(text) == begun()


def test_one_move_is_one_move() -> None:
    match = begun()
    assert repr(match.record()) == "<Record odin, 3 seats, 0 moves>"
    match.play(0, match.legal(0)[0])
    assert repr(match.record()) == "<Record odin, 3 seats, 1 move>"


# What is no legal move


def refused(seat: int, said: object) -> lt.IllegalMove:
    wrong: Any = said
    with pytest.raises(lt.IllegalMove) as caught:
        begun().play(seat, wrong)
    return caught.value


def test_an_illegal_move_says_why_in_a_sentence() -> None:
    illegal = refused(0, "pass")
    assert str(illegal) == (
        "“pass” is not allowed for seat 0 now: "
        "When you lead a trick, you must play something: you may not pass (odin.open.no-pass)"
    )
    assert str(pickle.loads(pickle.dumps(illegal))) == str(illegal)
    assert forbidden(illegal, "fr").startswith("«\u202fpass\u202f» n’est pas permis à la place 0 maintenant\u202f: ")
    assert str(refused(1, "pass")).endswith("(table.turn)")


@pytest.mark.parametrize("said", ["foo bar", "play r2 g8 x", 99999, None])
def test_what_is_no_move_at_all_says_so(said: object) -> None:
    assert str(refused(0, said)) == f"“{said}” is not a move of Odin"


def test_rules_without_a_game_still_make_a_sentence() -> None:
    match = begun()
    passing = match.rules.parse("pass")
    with pytest.raises(lt.IllegalMove) as caught:
        match.rules.check(match.state, 0, passing)
    assert str(caught.value) == "“pass” is not allowed for seat 0 now (odin.open.no-pass)"


@pytest.mark.parametrize("name", lt.all_games())
def test_every_refused_move_is_a_sentence_of_its_rulebook(name: str) -> None:
    game = lt.game(name)
    match = game.match(game.meta.least, 3)
    seat = match.waiting[0]
    legal = match.legal(seat)
    for move in range(0, match.rules.actions, 97):
        if move not in legal:
            with pytest.raises(lt.IllegalMove) as caught:
                match.play(seat, move)
            told = str(caught.value)
            assert told.startswith(f"“{match.rules.choice(move).text}” is not allowed for seat {seat} now: ")
            assert told.endswith(f" ({caught.value.rule})")
            assert "**" not in told


# Names people guess


@pytest.mark.parametrize("name", lt.all_games())
@pytest.mark.parametrize("level", ["random", "easy", "medium"])
def test_a_bot_of_any_level_plays(name: str, level: str) -> None:
    game = lt.game(name)
    match, twin = (game.match(game.meta.least, 3) for _ in range(2))
    for _ in range(min(12, match.rules.longest // 2)):
        seat = match.waiting[0]
        choice = match.choose(seat, level)
        assert choice in match.legal(seat)
        assert choice == twin.choose(seat, game.bot(level))
        match.play(seat, choice)
        twin.play(seat, choice)


class Last(Bot):
    """Choose the last legal move."""

    def choose(self, rules: Rules, s: State, seat: int, rng: Rng) -> int:
        return rules.legal_moves(s, seat)[-1]


def test_a_bot_of_one_s_own_is_asked() -> None:
    match = begun()
    assert match.choose(0, Last()) == match.legal(0)[-1]
    assert len({match.choose(0, "random", seed=seed).move for seed in range(40)}) > 1
    with pytest.raises(lt.IllegalMove) as caught:
        match.choose(1)
    assert caught.value.rule == "table.turn"
    with pytest.raises(lt.NoSuchSeat):
        match.choose(7)


def test_simulate_takes_a_level_or_several() -> None:
    reports = [lt.simulate("odin", 3, bots, 2) for bots in ("easy, random", ["easy", "random"])]
    assert reports[0] == reports[1]
    assert [row.name for row in lt.simulate("odin", 3, "easy", 2).levels] == ["easy"]


def test_the_face_shows_what_is_for_everybody() -> None:
    assert [name for name in dir(lt) if not name.startswith("__")] == sorted(lt.__all__)
    assert all(hasattr(lt, name) for name in lt.__all__)
    with pytest.raises(AttributeError, match="has no attribute 'games_'"):
        _ = lt.games_  # type: ignore[attr-defined]  # that is the point


def test_nothing_heavy_is_loaded_for_it() -> None:
    heavy = "[name for name in sys.modules if name in ('multiprocessing', 'fluent', 'rich', 'ludotheque.research')]"
    code = f"import sys, ludotheque; print({heavy})"
    assert subprocess.check_output([sys.executable, "-c", code], text=True) == "[]\n"


def test_nobody_has_a_place_until_the_end() -> None:
    match = begun()
    assert match.ranking == match.view().ranking == match.record().ranking == []
    while not match.over:
        seat = match.waiting[0]
        match.play(seat, match.choose(seat, "random"))
    assert match.ranking == match.view().ranking == match.record().ranking
    assert min(match.ranking) == 1
