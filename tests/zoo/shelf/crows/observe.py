"""Draw what a seat sees of Crows."""

from msgspec.structs import replace

from ludotheque.view import Prompt

from .rules import CrowsRules, cards_of
from .state import CrowsState
from .view import CrowsPlayer, CrowsView


def public(rules: CrowsRules, s: CrowsState) -> CrowsView:
    codes = rules.pieces()["card"]
    over = s.turn < 0
    scores = rules.scores(s)
    return CrowsView(
        seat=None,
        waiting=rules.waiting(s),
        over=over,
        scores=scores,
        ranking=rules.ranking(s) if over else [],
        breakdown=[{"cards": score} for score in scores] if over else [],
        tie="",
        prompt=Prompt("over", {}) if over else Prompt("turn", {"seat": s.turn}),
        hand=[],
        players=[
            CrowsPlayer(len(cards_of(s.hands[p])), [codes[card] for card in cards_of(s.played[p])])
            for p in range(rules.seats)
        ],
        left=s.left,
    )


def seated(rules: CrowsRules, s: CrowsState, seat: int, shown: CrowsView) -> CrowsView:
    codes = rules.pieces()["card"]
    prompt = Prompt("turn-you", {"seat": seat}) if seat == s.turn else shown.prompt
    return replace(shown, seat=seat, prompt=prompt, hand=[codes[card] for card in cards_of(s.hands[seat])])
