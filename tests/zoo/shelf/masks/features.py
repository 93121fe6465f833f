"""Numbers for learning Masks."""

from librt.vecs import vec

from ludotheque.engine.rules import Rules, State

from .state import MasksState


def names(rules: Rules) -> list[str]:
    return rules.pieces()["mask"]


def write(rules: Rules, s: State, seat: int, out: vec[float], at: int) -> None:
    assert isinstance(s, MasksState)
    for mask in range(len(names(rules))):
        out[at + mask] = float(s.hands[seat] >> mask & 1)
