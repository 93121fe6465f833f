"""What decisions cost: an expert among heuristics, both judged by the same review."""

import argparse
import math
from collections.abc import Iterator
from functools import partial

import ludotheque as lt
from bench.review import Kept, Row, measured, moments, table
from ludotheque.bots.levels import bot_rng, make
from ludotheque.engine.bot import ask
from ludotheque.engine.rules import State
from ludotheque.research.review.measure import EFFORTS, Reviewer
from ludotheque.research.review.run import REFERENCE

SEATS = 4
BETTER = "expert"
DEALS = 12
CHANCE = 1 << 42  # where the generators of the bots begin: none is a deal's
COLUMNS = ["game", "games", f"{BETTER}: points lost a decision", REFERENCE, "difference", "± 95%"]


def row(game: lt.Game, number: int) -> Row:
    """Play a deal with an expert at one seat, and review what it and its neighbour decided."""
    rules, deal, expert = game.rules(SEATS), number + 1, number % SEATS
    better, usual = make(BETTER, game), make(REFERENCE, game)
    s, rng = rules.start(deal), bot_rng(CHANCE + deal, 0)
    moves: list[tuple[State, int, int]] = []
    while (seat := int(rules.to_move(s))) >= 0:
        move = int(ask(better if seat == expert else usual, rules, s, seat, rng))
        moves.append((s.copy(), seat, move))
        rules.apply(s, seat, move, None)
    judge = Reviewer(rules, usual, EFFORTS["full"].within(len(moves)), deal)
    lost: dict[int, list[float]] = {expert: [], (expert + 1) % SEATS: []}
    for at, (before, seat, move) in enumerate(moves, 1):
        if seat in lost and len(rules.legal_moves(before, seat)) > 1:
            lost[seat].append(judge.decision(before, seat, move, at).lost.value)
    return {"deal": deal, "expert": lost[expert], "usual": lost[(expert + 1) % SEATS]}


def told(game: lt.Game, rows: list[Row]) -> list[str]:
    """Pool the decisions; they are estimated apart from each other."""
    better, usual = (moments([100 * one for row in rows for one in row[key]]) for key in ("expert", "usual"))
    error = 1.96 * math.hypot(better[2], usual[2])
    figures = [f"{better[0]:.2f}", f"{usual[0]:.2f}", f"{usual[0] - better[0]:+.2f}", f"{error:.2f}"]
    return [game.meta.title, str(len(rows)), *figures]


def run(chosen: argparse.Namespace) -> None:
    def rows() -> Iterator[list[str]]:
        for name in chosen.games.split(","):
            game, kept = lt.game(name), Kept(chosen.to, measured("skill", EFFORTS["full"]), name)
            count = len(kept.rows) if chosen.table else chosen.deals or DEALS
            if count > 1:
                yield told(game, kept.fill(count, partial(row, game)))

    table(COLUMNS, rows())
