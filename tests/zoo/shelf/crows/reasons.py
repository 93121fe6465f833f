"""The case for a move in Crows."""

from ludotheque.engine.rules import Choice
from ludotheque.view import Reason

from .rules import CrowsRules
from .state import CrowsState


def reason(rules: CrowsRules, s: CrowsState, seat: int, choice: Choice) -> Reason:
    return Reason(choice.kind, choice.args)


def compare(rules: CrowsRules, s: CrowsState, seat: int, choice: Choice, other: Choice) -> Reason | None:
    return Reason("rather", {}) if choice.kind == "play" and other.kind == "draw" else None
