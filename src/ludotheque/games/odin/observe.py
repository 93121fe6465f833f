"""What a seat sees of Odin, built up from nothing."""

from typing import Final

from msgspec.structs import replace
from mypy_extensions import i64

from ludotheque.engine.masks import members
from ludotheque.games.odin.moves import CARDS_OF, CODES, COUNT_OF, NUMBER_OF, PASS
from ludotheque.games.odin.rules import OdinRules
from ludotheque.games.odin.state import FOLLOW, OPEN, OVER, TAKING, OdinState
from ludotheque.games.odin.view import OdinPlayer, OdinView
from ludotheque.view import Prompt

# The codes of every set of one colour: a mask is read colour by colour.
OF_COLOUR: Final = [
    [CODES[9 * colour + value] for value in members(subset)] for colour in range(6) for subset in range(512)
]


def codes(cards: i64) -> list[str]:
    """Name the cards of a mask."""
    found: list[str] = []
    row: i64 = 0
    while cards:
        if cards & 511:
            found += OF_COLOUR[row + (cards & 511)]
        cards >>= 9
        row += 512
    return found


def public(rules: OdinRules, s: OdinState) -> OdinView:
    """Return what everyone sees: odin.info.public."""
    over = s.phase == OVER
    held = [int(s.hands[p]) for p in range(rules.seats)]
    centre = s.centre if s.centre >= 0 and not over else -1
    known = s.box | s.beaten | s.discards | sum(held) | (CARDS_OF[s.centre] if s.centre >= 0 else 0)
    return OdinView(
        seat=None,
        waiting=rules.waiting(s),
        over=over,
        scores=rules.scores(s),
        ranking=rules.ranking(s) if over else [],
        breakdown=[{"cards": points} for points in rules.scores(s)] if over else [],
        tie="",
        prompt=prompt(s, None),
        hand=[],
        players=[
            OdinPlayer(
                hand=held[p].bit_count(),
                seen=codes(held[p] & s.seen),  # odin.info.memory
                shown=codes(held[p]) if s.phase >= OVER else [],  # odin.round.show
                points=int(s.points[p]),
            )
            for p in range(rules.seats)
        ],
        centre=codes(CARDS_OF[s.centre]) if centre >= 0 else [],
        number=int(NUMBER_OF[centre]) if centre >= 0 else 0,
        leader=int(s.leader),
        beaten=codes(s.beaten),
        passes=int(s.passes),
        discards=codes(s.discards & ~s.top) + codes(s.top),  # odin.info.memory
        box=codes(s.box),
        aside=int(rules.box.deck & ~known).bit_count(),
        round=int(s.round) + 1,
        opener=int(s.opener),
        target=int(rules.box.target),
    )


def seated(rules: OdinRules, s: OdinState, seat: int, shown: OdinView) -> OdinView:
    """Add to what everyone sees what a seat alone knows: its own hand, odin.info.hidden."""
    asked = prompt(s, seat) if seat == s.turn else shown.prompt
    if asked.key == "follow-you" and rules.legal_moves(s, seat) == [PASS]:  # odin.pass.forced
        asked = Prompt("stuck-you", {"number": int(NUMBER_OF[s.centre])})
    return replace(shown, seat=seat, prompt=asked, hand=codes(s.hands[seat]))


def prompt(s: OdinState, seat: int | None) -> Prompt:
    """Return whose turn it is and what they have to do."""
    if s.phase >= OVER:
        return Prompt("over", {})
    you = "-you" if seat == s.turn else ""
    if s.phase == OPEN:
        return Prompt("open" + you, {"seat": int(s.turn)})
    if s.phase == TAKING:
        return Prompt("take" + you, {"seat": int(s.turn)})
    assert s.phase == FOLLOW
    count = int(COUNT_OF[s.centre])
    return Prompt(
        "follow" + you,
        {"seat": int(s.turn), "number": int(NUMBER_OF[s.centre]), "count": count, "more": count + 1},
    )
