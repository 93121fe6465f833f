"""The nineteen effects, each by its code, and which of them is in hand."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ludotheque.engine.masks import BIT
from ludotheque.games.happy_corgi import moves as m
from ludotheque.games.happy_corgi import places
from ludotheque.games.happy_corgi.box import Box
from ludotheque.games.happy_corgi.effect import Effect
from ludotheque.games.happy_corgi.effects_animals import MoveAnimal, PutCat, PutDog, SendDogs
from ludotheque.games.happy_corgi.effects_board import MoveCorgi, SwapActivities, SwapPlaces, TakePoop
from ludotheque.games.happy_corgi.effects_draw import DiscardThenDraw, DrawOne, DrawThenDiscard
from ludotheque.games.happy_corgi.effects_hands import MakeDiscard, Steal, StealFromRicher, SwapHands
from ludotheque.games.happy_corgi.effects_kitchen import PassLeft
from ludotheque.games.happy_corgi.effects_river import NewRiver, SwapWithRiver, TakeFromRiver
from ludotheque.games.happy_corgi.state import DISCARD, GIVE, RIVER, VICTIM, CorgiState

BY_CODE: Final[dict[str, Effect]] = {
    "draw-1": DrawOne(),
    "take-river": TakeFromRiver(),
    "draw-2-discard-1": DrawThenDiscard(m.DISCARD),
    "discard-1-draw-2": DiscardThenDraw(),
    "new-river": NewRiver(m.TAKE),
    "swap-hands": SwapHands(m.GIVE),
    "swap-river": SwapWithRiver(m.TAKE),
    "steal-richer": StealFromRicher(),
    "make-discard": MakeDiscard(m.DISCARD),
    "take-poop": TakePoop(),
    "swap-activities": SwapActivities(),
    "pass-left": PassLeft(m.GIVE),
    "steal": Steal(),
    "move-corgi": MoveCorgi(),
    "swap-places": SwapPlaces(),
    "send-dogs": SendDogs(),
    "put-cat": PutCat(),
    "put-dog": PutDog(),
    "move-animal": MoveAnimal(),
}
EFFECTS: Final[list[Effect]] = [BY_CODE[code] for code in places.EFFECT_CODES]

# Whose decision on the way each step is.
DISCARDING: Final = BY_CODE["draw-2-discard-1"]
GIVING: Final = BY_CODE["swap-hands"]
CHOOSING: Final = BY_CODE["new-river"]  # after a swap with the river, it goes the same way
OBEYING: Final = BY_CODE["make-discard"]
PASSING: Final = BY_CODE["pass-left"]


def effect_at(box: Box, s: CorgiState, place: i64) -> i64:
    """Return the number of what a place does now: of its front or of its back."""
    if s.flipped & BIT[place]:
        return box.effects[2 * place + 1]
    return box.effects[2 * place]


def effect_of(box: Box, s: CorgiState) -> i64:
    """Return the number of what the place where the player stands does now."""
    return effect_at(box, s, s.corgis[s.player])


def offered(box: Box, s: CorgiState) -> bool:
    """Return whether the effect where the player stands is offered (corgi.effect.doable)."""
    return EFFECTS[effect_of(box, s)].offered(box, s)


def fill_effect(box: Box, s: CorgiState, moves: vec[i64]) -> i64:
    """Write the ways to begin the effect where the player stands, and SKIP."""
    return EFFECTS[effect_of(box, s)].fill(box, s, moves)


def on_the_way(phase: i64) -> Effect:
    """Return the effect that waits for a decision at a step."""
    if phase == RIVER:
        return CHOOSING
    if phase == DISCARD:
        return DISCARDING
    if phase == GIVE:
        return GIVING
    if phase == VICTIM:
        return OBEYING
    return PASSING
