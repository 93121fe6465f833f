"""What deals and draws alone explain: the same deals played twice, the bots with other chance of their own.

How far two results of one deal agree is the share of the spread that chance explains. Whoever takes out deals and draws
alone, with the best foreknowledge there could be, is left with the rest (but for what chance and players do together).
"""

import argparse
import math
from collections.abc import Iterator
from functools import partial

import ludotheque as lt
from bench.review import Kept, Row, moments, table
from bench.review_luck import LEVELS
from ludotheque.bots.levels import bot_rng, make
from ludotheque.engine.bot import Bot, ask
from ludotheque.engine.rules import Rules
from ludotheque.research.review.measure import wins

DEALS = 300
CHANCE = 1 << 44  # where the generators of the bots begin: none is a deal's
COLUMNS = ["game", "deals", "share of the spread, squared, that chance explains", "ratio that is left"]


def row(game: lt.Game, number: int) -> Row:
    rules, bots = game.rules(len(LEVELS)), [make(level, game) for level in LEVELS]
    return {"deal": number + 1, "results": [played(rules, bots, number + 1, again) for again in range(2)]}


def played(rules: Rules, bots: list[Bot], deal: int, again: int) -> list[float]:
    s, rng = rules.start(deal), bot_rng(CHANCE + 2 * deal + again, 0)
    while (seat := int(rules.to_move(s))) >= 0:
        rules.apply(s, seat, int(ask(bots[seat], rules, s, seat, rng)), None)
    return wins(rules.ranking(s))


def explained(rows: list[Row]) -> float:
    """Pool the seats: the covariance of two results of a deal, of the variance of one."""
    both = alone = 0.0
    for seat in range(len(LEVELS)):
        one, two = ([row["results"][again][seat] for row in rows] for again in range(2))
        mean, spread, _ = moments([*one, *two])
        both += math.fsum((a - mean) * (b - mean) for a, b in zip(one, two, strict=True)) / len(rows)
        alone += spread**2
    return both / alone


def run(chosen: argparse.Namespace) -> None:
    def rows() -> Iterator[list[str]]:
        for name in chosen.games.split(","):
            game, kept = lt.game(name), Kept(chosen.to, "floor", name)
            count = len(kept.rows) if chosen.table else chosen.deals or DEALS
            if count > 1:
                share = explained(kept.fill(count, partial(row, game)))
                yield [game.meta.title, str(count), f"{share:.2f}", f"{math.sqrt(max(0.0, 1 - share)):.2f}"]

    table(COLUMNS, rows())
