"""Luck taken out of results: the same three players on many deals, and of each result what no decision explains."""

import argparse
import math
from collections.abc import Iterator
from functools import partial

import ludotheque as lt
from bench.review import Kept, Row, measured, moments, table
from ludotheque.bots.levels import bot_rng, make
from ludotheque.engine.bot import ask
from ludotheque.engine.rules import State
from ludotheque.research.review.measure import Effort, Reviewer, added, summed, told, wins
from ludotheque.research.review.run import REFERENCE

LEVELS = ("easy", "medium", "hard")
EFFORT = Effort(worlds=100, candidates=1, rounds=0, kept=1, point_worlds=200, futures=24)
DEALS = 500
CHANCE = 1 << 41  # where the generators of the bots begin: none is a deal's
TAKEN = {"luck": "luck", "draws": "the deal and the draws alone"}
COLUMNS = ["game", "deals", "spread of results", "taken out", "spread", "ratio", "of it noise", "mean moved, by seat"]


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
    judge = Reviewer(rules, make(REFERENCE, game), EFFORT.within(len(moves)), deal)
    point = judge.before()
    decided = [
        (judge.effects(before, seat, move, at), judge.opened(before, seat, move, at))
        for at, (before, seat, move) in enumerate(moves, 1)
        if len(rules.legal_moves(before, seat)) > 1
    ]
    known = [summed(column) for column in zip(*(effects for effects, _ in decided), strict=True)]
    truly = told(added(rows for _, rows in decided), len(LEVELS))
    row: Row = {"deal": deal, "moves": len(moves), "results": wins(rules.ranking(s))}
    for key, effects in (("luck", known), ("draws", truly)):
        row[key] = [start.value + effect.value for start, effect in zip(point.win, effects, strict=True)]
        row[f"{key} noise"] = [
            start.error**2 + effect.error**2 for start, effect in zip(point.win, effects, strict=True)
        ]
    return row


def spread(game: lt.Game, rows: list[Row], key: str) -> list[str]:
    """Pool the seats: each has its own mean, and they have one spread."""
    seats = range(len(LEVELS))
    raw, out = (
        math.sqrt(math.fsum(moments([row[of][seat] for row in rows])[1] ** 2 for seat in seats) / len(seats))
        for of in ("results", key)
    )
    noise = math.fsum(moments([row[f"{key} noise"][seat] for row in rows])[0] for seat in seats) / len(seats)
    lucks = [moments([row["results"][seat] - row[key][seat] for row in rows]) for seat in seats]
    return [
        game.meta.title,
        str(len(rows)),
        f"{raw:.3f}",
        TAKEN[key],
        f"{out:.3f}",
        f"{out / raw:.2f}",
        f"{math.sqrt(noise):.3f}",
        ", ".join(f"{100 * luck[0]:+.1f} ± {196 * luck[2]:.1f}" for luck in lucks),
    ]


def run(chosen: argparse.Namespace) -> None:
    def rows() -> Iterator[list[str]]:
        for name in chosen.games.split(","):
            game, kept = lt.game(name), Kept(chosen.to, measured("luck", EFFORT), name)
            count = len(kept.rows) if chosen.table else chosen.deals or DEALS
            if count > 1:
                for key in TAKEN:
                    yield spread(game, kept.fill(count, partial(row, game)), key)

    table(COLUMNS, rows())
