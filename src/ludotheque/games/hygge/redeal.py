"""What a seat cannot know of Hygge: the order of the deck, and what others have chosen in secret."""

from librt.vecs import vec
from mypy_extensions import i64

from ludotheque.engine.rng import Rng
from ludotheque.games.hygge.deck import Dealer, winter_within
from ludotheque.games.hygge.legal import bare, fill_last
from ludotheque.games.hygge.state import LAST, HyggeState


def redraw(dealer: Dealer, s: HyggeState, rng: Rng) -> None:
    """Draw again what nobody knows: the order of the deck."""
    s.rng = Rng(rng.seed())
    dealer.shuffle(s, dealer.unseen(s), winter_within(dealer.box, s), rng)  # hygge.info.hidden


def redeal(dealer: Dealer, s: HyggeState, viewer: i64, rng: Rng, moves: vec[i64]) -> None:
    """Deal again what a seat (-1: a spectator) cannot know; everything else was openly seen, piles too."""
    box = dealer.box
    redraw(dealer, s, rng)
    if s.phase != LAST:
        return
    other: i64 = 0
    while other < box.seats:  # hygge.end.order: last actions stay hidden until all have chosen
        if other != viewer and s.chosen[other] >= 0 and not bare(s, other):
            s.chosen[other] = moves[rng.below(fill_last(box, s, other, moves))]
        other += 1
