"""Draw what a seat sees of Masks."""

from ludotheque.view import Prompt

from .rules import MasksRules, masks_of
from .state import MasksState
from .view import MasksView


def view(rules: MasksRules, s: MasksState, seat: int | None) -> MasksView:
    codes = rules.pieces()["mask"]
    waiting = rules.waiting(s)
    over = not waiting
    you = "-you" if seat in waiting else ""
    return MasksView(
        seat=seat,
        waiting=waiting,
        over=over,
        scores=rules.scores(s),
        ranking=rules.ranking(s) if over else [],
        breakdown=[{"masks": score} for score in rules.scores(s)] if over else [],
        tie="",
        prompt=Prompt("over", {}) if over else Prompt("wear" + you, {"seats": waiting}),
        hands=[[codes[mask] for mask in masks_of(held)] for held in s.hands],
        chosen=[mask >= 0 for mask in s.chosen],
        mine=codes[s.chosen[seat]] if seat is not None and s.chosen[seat] >= 0 else "",
    )
