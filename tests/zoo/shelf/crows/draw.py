"""Draw what a seat sees of Crows."""

from ludotheque.view import Prompt

from .rules import CrowsRules, cards_of
from .state import CrowsState
from .view import CrowsPlayer, CrowsView


def view(rules: CrowsRules, s: CrowsState, seat: int | None) -> CrowsView:
    codes = rules.pieces()["card"]
    over = s.turn < 0
    scores = rules.scores(s)
    you = "-you" if seat == s.turn else ""
    return CrowsView(
        seat=seat,
        waiting=rules.waiting(s),
        over=over,
        scores=scores,
        ranking=rules.ranking(s) if over else [],
        breakdown=[{"cards": score} for score in scores] if over else [],
        tie="",
        prompt=Prompt("over", {}) if over else Prompt("turn" + you, {"seat": s.turn}),
        hand=[codes[card] for card in cards_of(s.hands[seat])] if seat is not None else [],
        players=[
            CrowsPlayer(len(cards_of(s.hands[p])), [codes[card] for card in cards_of(s.played[p])])
            for p in range(rules.seats)
        ],
        left=s.left,
    )
