"""What a seat sees of Crazy Eights, built up from nothing: eights.info.public, eights.info.memory."""

from msgspec.structs import replace

from ludotheque.engine.journal import Args
from ludotheque.engine.masks import count, members
from ludotheque.view import Prompt

from .moves import CODES, SUITS
from .rules import EightsRules
from .state import EightsState
from .view import EightsPlayer, EightsView


def public(rules: EightsRules, s: EightsState) -> EightsView:
    """Show what everybody sees."""
    over = s.turn < 0
    return EightsView(
        seat=None,
        waiting=rules.waiting(s),
        over=over,
        scores=rules.scores(s),
        ranking=rules.ranking(s) if over else [],
        breakdown=[{"cards": points} for points in rules.scores(s)] if over else [],
        tie="",
        prompt=prompt(rules, s, None),
        hand=[],
        players=[EightsPlayer(count(s.hands[p]), int(s.points[p])) for p in range(rules.seats)],
        top=CODES[s.top],
        suit=SUITS[s.suit],
        stock=int(s.left),
        pile=[CODES[card] for card in members(s.pile)],
        drawn=bool(s.drawn),
        passes=int(s.passes),
        round=int(s.round),
        rounds=int(rules.rounds),
        first=int(s.starter),
    )


def seated(rules: EightsRules, s: EightsState, seat: int, shown: EightsView) -> EightsView:
    """Add to what everybody sees what a seat alone knows."""
    hand = [CODES[card] for card in members(s.hands[seat])]
    return replace(shown, seat=seat, prompt=prompt(rules, s, seat), hand=hand)


def prompt(rules: EightsRules, s: EightsState, seat: int | None) -> Prompt:
    """Say whose turn it is and what is wanted."""
    if s.turn < 0:
        return Prompt("over", {})
    args: Args = {"seat": int(s.turn), "suit": int(s.suit)}
    if seat != s.turn:
        return Prompt("turn", args)
    return Prompt("turn-draw" if rules.may_draw(s) else "turn-pass", args)
