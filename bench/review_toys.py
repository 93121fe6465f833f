"""Estimates where the truth can be counted, over reviews of toys: intervals that hold it, and the mean error."""

import argparse
from collections.abc import Iterator

from bench.review import table
from ludotheque.research.review.measure import Effort
from tests.research.test_review import covered

REVIEWS = 1000
COLUMNS = ["estimate", "how many", "within their 95% interval", "mean error, points"]


def run(chosen: argparse.Namespace) -> None:
    def rows() -> Iterator[list[str]]:
        for words, one in covered(chosen.deals or REVIEWS, Effort(40, 8, 2, 3)).items():
            off = f"{100 * one.bias.value:+.2f} ± {196 * one.bias.error:.2f}"
            yield [words, f"{one.total:,}", f"{100 * one.share:.1f}%", off]

    table(COLUMNS, rows())
