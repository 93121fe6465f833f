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
  SAVE + number                        before a change of season: so many of each size, see `save_number`
"""

from typing import Final

from mypy_extensions import i64

from ludotheque.engine.tables import table

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
SAVE: Final = STOP + 1
VACCINES: Final = 25  # as many as there are in the largest box
SAVES: Final = 23751  # sets of at most so many pigs, by size
ACTIONS: Final = SAVE + SAVES


def meal(move: int) -> tuple[int, int]:
    """Return the pig that a meal, or a season effect, lets grow, and by how many sizes.

    >>> meal(FEED + 4), meal(SUPPLEMENT + 3), meal(GROW + 1)
    ((2, 1), (5, 2), (4, 1))
    """
    first = GROW if move >= GROW else SUPPLEMENT if move >= SUPPLEMENT else FEED
    size, vaccinated = divmod(move - first, 2)
    return size + VACCINATED * vaccinated, 2 if first == SUPPLEMENT else 1


def _sets(sizes: int, most: int) -> int:
    """Count the sets of at most so many pigs of so many sizes."""
    count = 1 if most >= 0 else 0
    for size in range(1, sizes + 1):
        count = count * (most + size) // size
    return count


# Sets of pigs to vaccinate are numbered by their big ones first. Those with n pigs of a size, where r vaccines are
# left, come after SETS_BEFORE[size * ROW + r + 1] - SETS_BEFORE[size * ROW + r - n + 1] others.
ROW: Final = VACCINES + 2
SETS_BEFORE: Final = table([_sets(size + 1, left - 1) if left else 0 for size in range(SIZES) for left in range(ROW)])


def save_number(baby: i64, small: i64, medium: i64, big: i64) -> i64:
    """Return the number of a set of pigs to vaccinate: at most as many as there are vaccines.

    >>> int(save_number(0, 0, 0, 0)), int(save_number(25, 0, 0, 0)), int(save_number(0, 0, 0, 25))
    (0, 25, 23750)
    """
    left: i64 = VACCINES + 1
    number = SETS_BEFORE[BIG * ROW + left] - SETS_BEFORE[BIG * ROW + left - big]
    left -= big
    number += SETS_BEFORE[MEDIUM * ROW + left] - SETS_BEFORE[MEDIUM * ROW + left - medium]
    left -= medium
    number += SETS_BEFORE[SMALL * ROW + left] - SETS_BEFORE[SMALL * ROW + left - small]
    return number + baby


def saved(number: i64, size: i64) -> i64:
    """Return how many pigs of a size are in the set of that number.

    >>> [int(saved(save_number(1, 2, 3, 4), size)) for size in range(SIZES)]
    [1, 2, 3, 4]
    """
    left: i64 = VACCINES + 1
    at: i64 = BIG
    while True:
        count: i64 = 0
        before = SETS_BEFORE[at * ROW + left]
        while number >= before - SETS_BEFORE[at * ROW + left - count - 1]:
            count += 1
        if at == size:
            return count
        number -= before - SETS_BEFORE[at * ROW + left - count]
        left -= count
        at -= 1
