"""The action space, and the numbers of the pieces.

A size is 0 (baby) to 3 (big); a pig is `size`, or `VACCINATED + size` once vaccinated; the goods of the market are the
four sizes, the three items and the field. Pigs that are alike make one move, so that all moves are few and fixed:
  CHOOSE + action
  PROGRAM + 4 * action + neutral       own and neutral action, one commitment
  BUY + goods
  FEED + 2 * size + vaccinated         a pig that has not been fed this round
  SUPPLEMENT + 2 * size + vaccinated
  MATE, AMULET                         a baby is born, or a small pig
  SELL + pig
  VACCINATE + size                     while feeding: one that has not been fed this round
  VACCINATE_FED + size - 1             while feeding: one that has
  GROW + 2 * size + vaccinated         by a season effect
  TAKE + count                         of what a season effect gives; none: to decline
  STOP
"""

from typing import Final

FEEDING: Final = 0
MATING: Final = 1
BUYING: Final = 2
SELLING: Final = 3
ACTION_CODES: Final = ["feed", "mate", "buy", "sell"]

BABY: Final = 0
SMALL: Final = 1
MEDIUM: Final = 2
BIG: Final = 3
SIZES: Final = 4
VACCINATED: Final = 4
PIGS: Final = 8
SIZE_CODES: Final = ["baby", "small", "medium", "big"]
PIG_CODES: Final = [*SIZE_CODES, *[f"{code}-v" for code in SIZE_CODES]]

VACCINE: Final = 0
SUPPLEMENTS: Final = 1
AMULETS: Final = 2
ITEMS: Final = 3
ITEM_CODES: Final = ["vaccine", "supplement", "amulet"]

ITEM: Final = 4  # goods from here on are items
FIELD: Final = 7
GOODS: Final = 8
GOODS_CODES: Final = [*SIZE_CODES, *ITEM_CODES, "field"]

CHOOSE: Final = 0
PROGRAM: Final = 4
BUY: Final = 20
FEED: Final = 28
SUPPLEMENT: Final = 34
MATE: Final = 38
AMULET: Final = 39
SELL: Final = 40
VACCINATE: Final = 48
VACCINATE_FED: Final = 52
GROW: Final = 55
TAKE: Final = 61
MOST_TAKEN: Final = 50  # as many as there are babies in the largest box
STOP: Final = TAKE + MOST_TAKEN + 1
ACTIONS: Final = STOP + 1


def meal(move: int) -> tuple[int, int]:
    """Tell which pig a meal, or a growth by a season effect, feeds, and by how many sizes it grows.

    >>> meal(FEED + 4), meal(SUPPLEMENT + 3), meal(GROW + 1)
    ((2, 1), (5, 2), (4, 1))
    """
    first = GROW if move >= GROW else SUPPLEMENT if move >= SUPPLEMENT else FEED
    size, vaccinated = divmod(move - first, 2)
    return size + VACCINATED * vaccinated, 2 if first == SUPPLEMENT else 1
