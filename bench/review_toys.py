"""Estimates where the truth can be counted: how often they lie in their intervals, over a thousand reviews of toys."""

import argparse
from collections.abc import Iterator

from bench.review import table
from ludotheque.research.review.measure import Effort
from tests.research.test_review import covered

REVIEWS = 1000
COLUMNS = ["estimate", "how many", "within their 95% interval"]


def run(chosen: argparse.Namespace) -> None:
    def rows() -> Iterator[list[str]]:
        for words, one in covered(chosen.deals or REVIEWS, Effort(40, 8, 2, 3)).items():
            yield [words, f"{one.total:,}", f"{100 * one.share:.1f}%"]

    table(COLUMNS, rows())
