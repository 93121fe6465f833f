"""Numbers for learning Crows."""

from librt.vecs import vec

from ludotheque.engine.rules import Rules, State

from .rules import CrowsRules
from .state import CrowsState


def names(rules: Rules) -> list[str]:
    return ["left", *rules.pieces()["card"]]


def write(rules: Rules, s: State, seat: int, out: vec[float], at: int) -> None:
    assert isinstance(rules, CrowsRules)
    assert isinstance(s, CrowsState)
    out[at] = float(s.left)
    for card in range(rules.cards):
        out[at + card + 1] = float(s.hands[seat] >> card & 1)
