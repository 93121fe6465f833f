"""The action space. A move names cards, places, activities and seats, never single copies or cells.

DRAW                      take the top of the deck
TAKE + card               take from the river
WALK + place              walk one step
GO + 12 * card + place    walk further with a card
BACK                      after an S: give the taken card back
GIVE + card               hand a card over: in exchange, or to the left
USE, SKIP                 use the place, or do not
DISCARD + card, PUT + card (into the river), TARGET + seat
CORGI + 12 * seat + place move another player's corgi
FETCH + activity          take a poop back
TRADE + pair              swap two activities
SHIFT + pair              swap two places
CAT + place, DOG + place  put one there
SLIDE + 11 * from + to    move a cat or a dog
POOP + activity
END                       end the turn
SOLVE + …                 an activity and the cards paid for it, a digit of base 4 (s1 s2 c1 c2) for each card asked
for; where an activity's digits begin depends on the sheet
"""

from typing import Final

from mypy_extensions import i64

from ludotheque.engine.tables import table
from ludotheque.games.happy_corgi.places import BASKET, PLACES

ACTIVITIES: Final = 16

DRAW: Final = 0
TAKE: Final = 1
WALK: Final = 25
GO: Final = 37
BACK: Final = 325
GIVE: Final = 326
USE: Final = 350
SKIP: Final = 351
DISCARD: Final = 352
PUT: Final = 376
TARGET: Final = 400
CORGI: Final = 404
FETCH: Final = 452
TRADE: Final = 468
SHIFT: Final = 588
CAT: Final = 643
DOG: Final = 654
SLIDE: Final = 665
POOP: Final = 786
END: Final = 802
SOLVE: Final = 803

TRADES: Final = [(a, b) for a in range(ACTIVITIES) for b in range(a + 1, ACTIVITIES)]
SHIFTS: Final = [(a, b) for a in range(BASKET) for b in range(a + 1, BASKET)]

TRADE_ONE: Final = table([a for a, b in TRADES])
TRADE_TWO: Final = table([b for a, b in TRADES])
SHIFT_ONE: Final = table([a for a, b in SHIFTS])
SHIFT_TWO: Final = table([b for a, b in SHIFTS])


def go_card(move: i64) -> i64:
    return (move - GO) // PLACES


def go_place(move: i64) -> i64:
    return (move - GO) % PLACES
