"""M1: every check lets the correct toys pass, and catches its culprits."""

import importlib
from pathlib import Path

import pytest

import ludotheque as lt
from ludotheque import contract
from ludotheque.contract import bots, engine, records
from ludotheque.contract.play import play
from ludotheque.contract.tables import Table
from ludotheque.engine.bot import Bot
from ludotheque.engine.record import Record
from ludotheque.engine.rng import Rng
from ludotheque.engine.rules import Rules, State
from tests.zoo.cage import CROWS, MASKS, Cage
from tests.zoo.checks import OF_THE_LIBRARY, TRIES
from tests.zoo.culprits import CULPRITS

for _part in ("files", "moves", "states", "secrets", "choices", "moments", "bots", "words"):
    importlib.import_module(f"tests.zoo.broken_{_part}")

pytestmark = pytest.mark.on_wheel  # the checks are never compiled; there the toys play on the compiled engine
CASES = [(name, check) for name, culprit in CULPRITS.items() for check in culprit.checks]
MODULES = [file.stem for file in Path(contract.__file__).parent.glob("*.py") if file.stem != "__init__"]


@pytest.mark.parametrize("toy", [CROWS, MASKS], ids=lambda toy: toy.name)
@pytest.mark.parametrize("check", TRIES)
def test_correct_toys_pass(toy: Cage, check: str) -> None:
    TRIES[check](toy)


@pytest.mark.parametrize(("name", "check"), CASES)
def test_culprits_are_caught(name: str, check: str) -> None:
    with pytest.raises((AssertionError, KeyError)):
        TRIES[check](CULPRITS[name].box)


def test_every_check_has_a_culprit() -> None:
    """A check that nothing in the zoo fails proves nothing."""
    modules = [importlib.import_module(f"ludotheque.contract.{module}") for module in MODULES]
    checks = {name for module in modules for name in vars(module) if name.startswith("check_")}
    elsewhere = {check.__name__ for check in OF_THE_LIBRARY} | {"check_bot_gets_a_redeal"}  # below
    assert checks - elsewhere == {check for _name, check in CASES}


def test_a_bot_that_is_given_the_truth_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    def dishonest(bot: Bot, rules: Rules, s: State, seat: int, rng: Rng) -> int:
        return bot.choose(rules, s, seat, rng)

    def careless(bot: Bot, rules: Rules, s: State, seat: int, rng: Rng) -> int:
        return bot.choose(rules, s.copy(), seat, rng)

    for ask in (dishonest, careless):
        monkeypatch.setattr(bots, "ask", ask)
        with pytest.raises(AssertionError):
            TRIES["check_bot_gets_a_redeal"](CROWS)


def test_a_credulous_replay_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    def credulous(record: Record) -> lt.Match:
        match = lt.Match(lt.game(record.game), record.seats, record.seed, record.options)
        for seat, move in record.moves:
            if seat in match.waiting:
                match.play(seat, move)
        return match

    box = next(iter(lt.all_games().values()))
    game = play(Table(box, box.meta.least), 5)
    records.check_replay(game)
    monkeypatch.setattr(lt, "replay", credulous)
    with pytest.raises(AssertionError):
        records.check_replay(game)


def test_a_record_without_its_start_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    def forgetful(match: lt.Match) -> Record:
        record = whole(match)
        record.start = None
        return record

    whole = lt.Match.record
    box = next(iter(lt.all_games().values()))
    decision = play(Table(box, box.meta.least), 5).decisions[1]
    records.check_begun_at_a_position(decision)
    monkeypatch.setattr(lt.Match, "record", forgetful)
    with pytest.raises((AssertionError, lt.Refused)):
        records.check_begun_at_a_position(decision)


def test_twins_that_share_something_are_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    def shallow(match: lt.Match) -> lt.Match:
        return match._twin(match.state, match.journal[:], match.moves[:], match._before[:])

    box = next(iter(lt.all_games().values()))
    game = play(Table(box, box.meta.least), 5)
    records.check_twins(game)
    for copying in (shallow, lambda match: match):
        monkeypatch.setattr(lt.Match, "copy", copying)
        with pytest.raises(AssertionError):
            records.check_twins(game)


def test_messages_say_where() -> None:
    """A failure names the game, the seats, the options, the seed and the move."""
    table = Table(CULPRITS["LostCard"].box, 3, (("low", True),))
    game = play(table, 77)
    with pytest.raises(AssertionError, match=r"crows, 3 seats, low=True, seed 77, move \d+: audit-cards"):
        engine.check_conservation(game)
