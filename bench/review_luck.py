"""Luck taken out of results: the same three players on many deals, and of each result what no decision explains."""

import argparse
import math
from collections.abc import Iterator
from functools import partial

import ludotheque as lt
from bench.review import Kept, Row, moments, table
from ludotheque.bots.levels import bot_rng, make
from ludotheque.engine.bot import ask
from ludotheque.engine.rules import State
from ludotheque.research.review.data import FORMAT
from ludotheque.research.review.measure import Effort, Reviewer, added, told, wins
from ludotheque.research.review.run import USUAL

LEVELS = ("easy", "medium", "hard")
EFFORT = Effort(worlds=1, candidates=1, rounds=0, kept=1, point_worlds=100, futures=40)
DEALS = 500
CHANCE = 1 << 41  # where the generators of the bots begin: none is a deal's
COLUMNS = [
    *("game", "players", "deals", "spread of results", "luck taken out", "ratio", "of it noise"),
    "mean moved, of the seat that moved most",
]


def row(game: lt.Game, number: int) -> Row:
    """Play a deal, and estimate what each decision did."""
    rules, deal = game.rules(len(LEVELS)), number + 1
    bots = [make(level, game) for level in LEVELS]
    s, rng = rules.start(deal), bot_rng(CHANCE + deal, 0)
    moves: list[tuple[State, int, int]] = []
    while (seat := int(rules.to_move(s))) >= 0:
        move = int(ask(bots[seat], rules, s, seat, rng))
        moves.append((s.copy(), seat, move))
        rules.apply(s, seat, move, None)
    judge = Reviewer(rules, make(USUAL, game), EFFORT.within(len(moves)), deal)
    point = judge.before()
    found = [
        judge.effects(before, seat, move, at)
        for at, (before, seat, move) in enumerate(moves, 1)
        if len(rules.legal_moves(before, seat)) > 1
    ]
    effects = told(added(found), len(LEVELS))
    corrected = [start.value + effect.value for start, effect in zip(point.win, effects, strict=True)]
    noise = [start.error**2 + effect.error**2 for start, effect in zip(point.win, effects, strict=True)]
    return {"deal": deal, "results": wins(rules.ranking(s)), "corrected": corrected, "noise": noise}


def spread(game: lt.Game, rows: list[Row]) -> list[str]:
    """Pool the seats: each has its own mean, and they have one spread."""
    seats = range(len(LEVELS))
    squares = {
        key: math.fsum(moments([row[key][seat] for row in rows])[1] ** 2 for seat in seats) / len(seats)
        for key in ("results", "corrected")
    }
    noise = math.fsum(moments([row["noise"][seat] for row in rows])[0] for seat in seats) / len(seats)
    lucks = [moments([row["results"][seat] - row["corrected"][seat] for row in rows]) for seat in seats]
    moved = max(lucks, key=lambda luck: abs(luck[0]) / max(luck[2], 1e-9))
    raw, out = math.sqrt(squares["results"]), math.sqrt(squares["corrected"])
    return [
        game.meta.title,
        ", ".join(LEVELS),
        str(len(rows)),
        f"{raw:.3f}",
        f"{out:.3f}",
        f"{out / raw:.2f}",
        f"{math.sqrt(noise):.3f}",
        f"{100 * moved[0]:+.1f} ± {196 * moved[2]:.1f} points",
    ]


def run(chosen: argparse.Namespace) -> None:
    def rows() -> Iterator[list[str]]:
        for name in chosen.games.split(","):
            game, kept = lt.game(name), Kept(chosen.to, f"luck-{FORMAT}", name)
            count = len(kept.rows) if chosen.table else chosen.deals or DEALS
            if count > 1:
                yield spread(game, kept.fill(count, partial(row, game)))

    table(COLUMNS, rows())
