"""The action space: every set of one colour, every set of one value, pass, and take.

A card is `9 * colour + value - 1`, a hand a mask of 54 bits. A move is
  511 * colour + subset - 1        cards of one colour (subset: a bit per value, 1 to 511)
  SAME + 57 * (value - 1) + index  two cards or more of one value (index into PAIRS_UP)
  PASS
  TAKE + card
"""

from typing import Final

from ludotheque.engine.masks import members
from ludotheque.engine.tables import table

COLOURS: Final = 6
VALUES: Final = 9
CARDS: Final = 54
LETTERS: Final = "brpgko"  # blue red pink green blacK orange

SAME: Final = 3066
PASS: Final = 3579
TAKE: Final = 3580
ACTIONS: Final = 3634

SUBSETS: Final = 512
SPAN: Final = 1024  # a span is one number: where it starts times 1024, plus how long it is
PAIRS_UP: Final = [mask for mask in range(64) if mask.bit_count() >= 2]  # subsets of colours, two or more


def _cards() -> list[int]:
    one_colour = [subset << 9 * colour for colour in range(COLOURS) for subset in range(1, SUBSETS)]
    one_value = [
        sum(1 << 9 * colour + value for colour in range(COLOURS) if mask >> colour & 1)
        for value in range(VALUES)
        for mask in PAIRS_UP
    ]
    return one_colour + one_value + [0] + [1 << card for card in range(CARDS)]


def _top(cards: int) -> int:
    return max(card % 9 for card in range(CARDS) if cards >> card & 1)


def _largest_beaten(move: int) -> int:
    """Return the largest one-colour subset, as a number, that does not beat this play with as many cards."""
    if move < SAME:
        return move % 511 + 1  # with equal counts, the larger subset makes the larger number
    if move < PASS:
        return (2 << (move - SAME) // 57) - 1  # 77 is beaten by any pair of one colour whose higher card is an 8 or a 9
    return 0


def _smallest_beating(move: int) -> int:
    """Return the smallest value (from 0) that beats this play with as many cards of that value."""
    if move < SAME:
        return _top(_cards_of[move])  # 88 beats 87
    if move < PASS:
        return (move - SAME) // 57 + 1
    return 0


def _number(cards: int) -> int:
    digits = sorted((card % 9 + 1 for card in range(CARDS) if cards >> card & 1), reverse=True)
    return int("".join(map(str, digits)) or "0")


def _submasks(width: int, least: int) -> tuple[list[int], list[int]]:
    """Tabulate, for each count n and each mask, its submasks of n members or of one more, ascending.

    The second list holds their spans in the first: spans[n << width | mask], 0 where there is none.
    """
    submasks: list[int] = []
    spans: list[int] = []
    for n in range(11):
        for mask in range(1 << width):
            fitting = [
                sub
                for sub in range(1, mask + 1)
                if sub & mask == sub and least <= sub.bit_count() and n <= sub.bit_count() <= n + 1
            ]
            spans.append(len(submasks) * SPAN + len(fitting) if fitting else 0)
            submasks += fitting
    return submasks, spans


_cards_of = _cards()

CARDS_OF: Final = table(_cards_of)
COUNT_OF: Final = table([mask.bit_count() for mask in _cards_of])
LARGEST_BEATEN: Final = table([_largest_beaten(move) for move in range(ACTIONS)])
SMALLEST_BEATING: Final = table([_smallest_beating(move) for move in range(ACTIONS)])
BITS9: Final = table([mask.bit_count() for mask in range(SUBSETS)])
LOWEST9: Final = table([(mask & -mask).bit_length() - 1 for mask in range(SUBSETS)])
PAIR_INDEX: Final = table([PAIRS_UP.index(mask) if mask in PAIRS_UP else -1 for mask in range(64)])

_found, _spans = _submasks(VALUES, 1)
COLOUR_SUBS: Final = table(_found)
COLOUR_SPANS: Final = table(_spans)
_found, _spans = _submasks(COLOURS, 2)
VALUE_SUBS: Final = table(_found)
VALUE_SPANS: Final = table(_spans)

NUMBER_OF: Final = table([_number(mask) for mask in _cards_of])

CODES: Final = [LETTERS[card // 9] + str(card % 9 + 1) for card in range(CARDS)]


PLAYS: Final = ["+".join([CODES[card] for card in members(_cards_of[move])]) for move in range(PASS)]


def play_of(cards: int) -> int:
    """Pack a set of cards into its move; -1 if they share neither colour nor value.

    >>> CARDS_OF[play_of(0b11)] == 0b11, play_of(1 | 1 << 10)
    (True, -1)
    """
    for colour in range(COLOURS):
        subset = cards >> 9 * colour & 511
        if subset and subset << 9 * colour == cards:
            return colour * 511 + subset - 1
    for value in range(VALUES):
        mask = sum((cards >> 9 * colour + value & 1) << colour for colour in range(COLOURS))
        if mask.bit_count() == cards.bit_count() >= 2:
            return SAME + value * 57 + int(PAIR_INDEX[mask])
    return -1
