"""Review a finished match: what decided it, luck and skill apart."""

from ludotheque.research.review.data import Account, Decision, Mean, Option, Point, Review
from ludotheque.research.review.run import review

__all__ = ["Account", "Decision", "Mean", "Option", "Point", "Review", "review"]
