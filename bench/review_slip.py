"""A random move in a game of heuristics: whether the review of its player names it among the costliest."""

import argparse
import math
from collections.abc import Iterator
from functools import partial

import ludotheque as lt
from bench.review import Kept, Row, measured, table
from ludotheque.bots.levels import bot_rng, make
from ludotheque.engine.bot import Bot, ask
from ludotheque.engine.rng import Rng
from ludotheque.engine.rules import Rules, State
from ludotheque.research.review.measure import EFFORTS, Effort, Reviewer
from ludotheque.research.review.run import REFERENCE

SEATS = 4
LISTED = 5  # decisions that a review lists for a player
COSTS = 0.02  # of the win: what a random move must cost to be called a mistake, by a much longer look
DEEP = Effort(worlds=600, candidates=1, rounds=0, kept=1)
DEALS = 60
CHANCE = 1 << 43  # where the generators of the bots begin: none is a deal's
COLUMNS = ["game", "games", "listed", "mistakes among them", "listed", "first of the list"]


def row(game: lt.Game, number: int) -> Row:
    """Play a deal, replace a decision of somebody by a random one and play on; review that player's decisions."""
    rules, deal = game.rules(SEATS), number + 1
    bot, pick = make(REFERENCE, game), Rng(CHANCE + deal)
    chosen = played(rules, bot, deal, -1, pick)
    free = [at for at, (s, seat, _) in enumerate(chosen) if len(rules.legal_moves(s, seat)) > 1]
    slip = free[pick.below(len(free))]
    moves = played(rules, bot, deal, slip, pick)
    before, whose, made = moves[slip]
    effort = EFFORTS["full"].within(len(moves))
    judge = Reviewer(rules, bot, effort, deal)
    lost = {
        at: judge.decision(s, seat, move, at + 1).regret.value
        for at, (s, seat, move) in enumerate(moves)
        if seat == whose and len(rules.legal_moves(s, seat)) > 1
    }
    place = 1 + sum(one > lost[slip] for one in lost.values()) if lost[slip] > 0 else 0
    cost = Reviewer(rules, bot, DEEP, deal).effects(before, whose, made, slip + 1)[whose]
    return {"deal": deal, "place": place, "of": len(lost), "cost": -cost.value, "error": cost.error}


def played(rules: Rules, bot: Bot, deal: int, slip: int, pick: Rng) -> list[tuple[State, int, int]]:
    s, rng = rules.start(deal), bot_rng(CHANCE + deal, 0)
    moves: list[tuple[State, int, int]] = []
    while (seat := int(rules.to_move(s))) >= 0:
        move = int(ask(bot, rules, s, seat, rng))
        if len(moves) == slip:
            others = [other for other in rules.legal_moves(s, seat) if other != move]
            move = others[pick.below(len(others))]
        moves.append((s.copy(), seat, move))
        rules.apply(s, seat, move, None)
    return moves


def told(game: lt.Game, rows: list[Row]) -> list[str]:
    mistakes = [row for row in rows if row["cost"] > max(COSTS, 2 * row["error"])]
    listed = [share(sum(1 <= row["place"] <= LISTED for row in some), len(some)) for some in (rows, mistakes)]
    first = share(sum(row["place"] == 1 for row in mistakes), len(mistakes))
    return [game.meta.title, str(len(rows)), listed[0], str(len(mistakes)), listed[1], first]


def share(some: int, count: int) -> str:
    if not count:
        return ""
    part = some / count
    return f"{100 * part:.0f}% ± {196 * math.sqrt(part * (1 - part) / count):.0f}"


def run(chosen: argparse.Namespace) -> None:
    def rows() -> Iterator[list[str]]:
        for name in chosen.games.split(","):
            game, kept = lt.game(name), Kept(chosen.to, measured("slip", EFFORTS["full"], DEEP), name)
            count = len(kept.rows) if chosen.table else chosen.deals or DEALS
            if count > 1:
                yield told(game, kept.fill(count, partial(row, game)))

    table(COLUMNS, rows())
