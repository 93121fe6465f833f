"""The places, and all that a place can do."""

from typing import Final

VIOLET: Final = ["park", "beach", "groomer", "studio", "school", "garden", "kitchen", "sofa"]
BLUE: Final = ["supermarket", "pool", "slide"]
CODES: Final = [*VIOLET, *BLUE, "basket"]

PLACES: Final = 12
BASKET: Final = 11  # the places before it can be turned over, swapped and sat on by cats and dogs
FIRST_BLUE: Final = 8

ANIMALS: Final = ["cat", "dog"]
CAT: Final = 0
DOG: Final = 1

EFFECTS: Final = [
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
DRAW_ONE: Final = 0
TAKE_RIVER: Final = 1
DRAW_DISCARD: Final = 2
DISCARD_DRAW: Final = 3
NEW_RIVER: Final = 4
SWAP_HANDS: Final = 5
SWAP_RIVER: Final = 6
STEAL_RICHER: Final = 7
MAKE_DISCARD: Final = 8
TAKE_POOP: Final = 9
SWAP_ACTIVITIES: Final = 10
PASS_LEFT: Final = 11
STEAL: Final = 12
MOVE_CORGI: Final = 13
SWAP_PLACES: Final = 14
SEND_DOGS: Final = 15
PUT_CAT: Final = 16
PUT_DOG: Final = 17
MOVE_ANIMAL: Final = 18
