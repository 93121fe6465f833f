"""What a seat cannot know: the hands of the others, but for cards seen taken, and the cards set aside."""

from mypy_extensions import i64

from ludotheque.engine.masks import BIT, count
from ludotheque.engine.rng import Rng
from ludotheque.games.odin.box import Box
from ludotheque.games.odin.moves import CARDS_OF
from ludotheque.games.odin.state import OVER, OdinState


def redeal(box: Box, s: OdinState, viewer: i64, rng: Rng) -> None:
    """Deal again what a seat (-1: a spectator) cannot know; all that agrees with what it knows is equally likely."""
    s.rng = Rng(rng.seed())
    if s.phase >= OVER:
        return  # odin.round.show: the hands have been shown
    pile = box.pile[:]
    n = box.gather(unseen(box, s, viewer), pile)
    rng.shuffle(pile, n, n)
    card: i64 = 0
    other: i64 = 0
    while other < box.seats:
        if other != viewer:
            hand = s.hands[other] & s.seen  # odin.info.memory
            last = card + count(s.hands[other] & ~s.seen)
            while card < last:
                hand |= BIT[pile[card]]
                card += 1
            s.hands[other] = hand
        other += 1


def unseen(box: Box, s: OdinState, viewer: i64) -> i64:
    """Return the cards whose place a seat (-1: a spectator) does not know: hidden in hands, or set aside."""
    shown = s.box | s.discards | s.beaten | s.seen  # odin.info.public
    if s.centre >= 0:
        shown |= CARDS_OF[s.centre]
    if viewer >= 0:
        shown |= s.hands[viewer]
    return box.deck & ~shown  # odin.info.hidden
