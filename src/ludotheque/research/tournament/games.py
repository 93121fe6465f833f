"""The games of a tournament, played in any order, anywhere."""

from collections.abc import Generator, Sequence
from dataclasses import dataclass

from ludotheque.bots.levels import bot_rng, make
from ludotheque.engine.loop import recorded_game
from ludotheque.engine.record import Record
from ludotheque.engine.sheet import fingerprint
from ludotheque.library import game as find
from ludotheque.research.lots import cut, spread, stopped
from ludotheque.research.tournament.plan import Plan


@dataclass(frozen=True)
class Played:
    """A game that was played: its number in the plan, and its record."""

    number: int
    record: Record


def play(plan: Plan, numbers: Sequence[int]) -> list[Played]:
    """Play some of the games, one after the other."""
    game = find(plan.game)
    rules = game.rules(plan.seats, plan.options, plan.sheet)
    bots = {level: make(level, game) for level in plan.bots}
    sheet = fingerprint(game.text("sheet.toml") if plan.sheet is None else plan.sheet)
    played = []
    for number in numbers:
        if stopped():
            break
        seed = plan.seed_of(number)
        s = rules.start(seed)
        moves = recorded_game(rules, s, [bots[level] for level in plan.lineup(number)], bot_rng(seed, 0))
        record = Record(
            game.name,
            game.meta.version,
            plan.seats,
            plan.options,
            sheet,
            plan.sheet or "",
            seed,
            moves,
            rules.scores(s),
            rules.ranking(s),
        )
        played.append(Played(number, record))
    return played


def lots_of(plan: Plan, numbers: Sequence[int], jobs: int, cluster: str | None) -> Generator[list[Played], None, None]:
    """Play games and give those of each lot when it is done; closing the iterator stops the processes."""
    return spread(play, ((plan, lot) for lot in cut(numbers, jobs, cluster)), jobs, cluster)
