"""The places, and all that a place can do."""

from typing import Final

VIOLET: Final = ["park", "beach", "groomer", "studio", "school", "garden", "kitchen", "sofa"]
BLUE: Final = ["supermarket", "pool", "slide"]
PLACE_CODES: Final = [*VIOLET, *BLUE, "basket"]

PLACES: Final = 12
BASKET: Final = 11  # the places before it can be turned over, swapped and sat on by cats and dogs
FIRST_BLUE: Final = 8

ANIMALS: Final = ["cat", "dog"]
CAT: Final = 0
DOG: Final = 1

EFFECT_CODES: Final = [
    "draw-1",
    "take-river",
    "draw-2-discard-1",
    "discard-1-draw-2",
    "new-river",
    "swap-hands",
    "swap-river",
    "steal-richer",
    "make-discard",
    "take-poop",
    "swap-activities",
    "pass-left",
    "steal",
    "move-corgi",
    "swap-places",
    "send-dogs",
    "put-cat",
    "put-dog",
    "move-animal",
]
