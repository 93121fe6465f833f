"""The case for a move in Masks."""

from ludotheque.engine.rules import Choice
from ludotheque.view import Reason

from .rules import MasksRules
from .state import MasksState


def reason(rules: MasksRules, s: MasksState, seat: int, choice: Choice) -> Reason:
    return Reason(choice.kind, choice.args)
