"""Draw what a seat sees of Masks."""

from msgspec.structs import replace

from ludotheque.view import Prompt

from .rules import MasksRules, masks_of
from .state import MasksState
from .view import MasksView


def public(rules: MasksRules, s: MasksState) -> MasksView:
    codes = rules.pieces()["mask"]
    waiting = rules.waiting(s)
    over = not waiting
    return MasksView(
        seat=None,
        waiting=waiting,
        over=over,
        scores=rules.scores(s),
        ranking=rules.ranking(s) if over else [],
        breakdown=[{"masks": score} for score in rules.scores(s)] if over else [],
        tie="",
        prompt=Prompt("over", {}) if over else Prompt("wear", {"seats": waiting}),
        hands=[[codes[mask] for mask in masks_of(held)] for held in s.hands],
        chosen=[mask >= 0 for mask in s.chosen],
        mine="",
    )


def seated(rules: MasksRules, s: MasksState, seat: int, shown: MasksView) -> MasksView:
    mine = rules.pieces()["mask"][s.chosen[seat]] if s.chosen[seat] >= 0 else ""
    prompt = Prompt("wear-you", shown.prompt.args) if seat in shown.waiting else shown.prompt
    return replace(shown, seat=seat, prompt=prompt, mine=mine)
