"""Taking a card, with which a turn begins."""

from mypy_extensions import i64

from ludotheque.engine.journal import Journal
from ludotheque.engine.masks import lowest
from ludotheque.games.happy_corgi import moves as m
from ludotheque.games.happy_corgi.box import Box
from ludotheque.games.happy_corgi.deck import can_draw, draw_cards, refill, river_cards, take
from ludotheque.games.happy_corgi.state import DRAW, WALK, CorgiState


def begin_turn(box: Box, s: CorgiState, journal: Journal | None) -> None:
    """Begin the player's turn; what leaves no choice is done at once (corgi.turn.deck-empty)."""
    refill(box, s, journal)
    s.turn = s.player
    s.walks = 0
    s.phase = DRAW
    cards = river_cards(box, s)
    if not can_draw(s) and cards & (cards - 1) == 0:
        if cards:
            take_card(box, s, m.TAKE + lowest(cards), journal)
        s.phase = WALK


def take_card(box: Box, s: CorgiState, move: i64, journal: Journal | None) -> None:
    """Take a card from the river or the deck (corgi.turn.draw), however many are in the hand (corgi.hand.limit)."""
    if move == m.DRAW:
        draw_cards(box, s, s.player, 1, journal)
    else:
        take(box, s, s.player, move - m.TAKE, journal)
    s.phase = WALK
