"""How long the review of a whole match of four takes, on one core."""

import argparse
import time
from collections.abc import Iterator

import ludotheque as lt
from bench.review import table
from ludotheque.research.review.run import review

SEATS = 4
DEALS = 2
LEVELS = ("quick", "full")
COLUMNS = ["game", "moves", *(f"{level}, s" for level in LEVELS)]


def record(game: lt.Game, deal: int) -> lt.Record:
    match = game.match(SEATS, deal)
    while not match.over:
        match.play(match.waiting[0], match.choose(match.waiting[0], "medium"))
    return match.record()


def run(chosen: argparse.Namespace) -> None:
    def rows() -> Iterator[list[str]]:
        for name in chosen.games.split(","):
            game = lt.game(name)
            for deal in range(1, 1 + (chosen.deals or DEALS)):
                played, spent = record(game, deal), []
                for level in LEVELS:
                    began = time.thread_time()
                    review(played, level)
                    spent.append(f"{time.thread_time() - began:.1f}")
                yield [game.meta.title, str(len(played.moves)), *spent]

    table(COLUMNS, rows())
