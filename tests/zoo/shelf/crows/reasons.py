"""What speaks for a move in Crows."""

from ludotheque.engine.rules import Choice
from ludotheque.view import Reason

from .rules import CrowsRules
from .state import CrowsState


def reason(rules: CrowsRules, s: CrowsState, seat: int, choice: Choice) -> Reason:
    return Reason(choice.kind, choice.args)
