"""Why a move is refused: the first rule it breaks, in the order of the rulebook."""

from ludotheque.engine.masks import members
from ludotheque.engine.rules import OWNER, STEP
from ludotheque.games.odin.moves import CARDS_OF, CODES, COUNT_OF, PASS, TAKE, play_of
from ludotheque.games.odin.state import OPEN, TAKING, OdinState


def refusal(s: OdinState, seat: int, move: int) -> str:
    """Name the first rule that a move breaks."""
    if move == PASS:
        return "odin.take.when" if s.phase == TAKING else "odin.open.no-pass"
    if move >= TAKE:
        return refused_take(s)
    return refused_play(s, seat, members(CARDS_OF[move]))


def text_refusal(s: OdinState, seat: int, text: str) -> str:
    """Name the first rule broken by a text that names no move: cards that do not go together, or one named twice."""
    kind, *codes = text.split() or [""]
    if kind not in ("play", "take") or any(code not in CODES for code in codes):
        return OWNER
    if kind == "take":
        return refused_take(s)
    return refused_play(s, seat, [CODES.index(code) for code in codes])


def refused_play(s: OdinState, seat: int, cards: list[int]) -> str:
    """Name the first rule that playing some cards breaks."""
    if s.phase == TAKING:
        return "odin.take.when"
    together = 0
    for card in cards:
        if not s.hands[seat] & ~together & 1 << card:
            return OWNER  # a card of someone else's, or one card twice
        together |= 1 << card
    if s.phase == OPEN:
        return "odin.open.single"
    if not COUNT_OF[s.centre] <= len(cards) <= COUNT_OF[s.centre] + 1:
        return "odin.play.count"
    return "odin.play.set" if play_of(together) < 0 else "odin.play.value"


def refused_take(s: OdinState) -> str:
    """Name the rule that taking a card breaks."""
    return "odin.take.one" if s.phase == TAKING else STEP
