"""The leaf cards: numbers, masks, and tables over the subsets of a colour.

A leaf is `11 * colour + value - 1`, pink being the last colour; a hand is a mask of 51 bits.
"""

from typing import Final

from ludotheque.engine.tables import table

NAMES: Final = ["orange", "blue", "green", "purple", "pink"]
LETTERS: Final = "obgup"  # orange blue green pUrple pink
COLOURS: Final = 5
PINK: Final = 4
WIDTH: Final = 11  # values of a plain colour
PINKS: Final = 7
LEAVES: Final = 51
SUBSETS: Final = 2048  # of a colour
COLOUR_BITS: Final = 2047  # all leaves of one colour, moved to the bottom

CODES: Final = [LETTERS[leaf // WIDTH] + str(leaf % WIDTH + 1) for leaf in range(LEAVES)]

COLOUR_OF: Final = table([leaf // WIDTH for leaf in range(LEAVES)])
SHIFT: Final = table([WIDTH * colour for colour in range(COLOURS)])
COLOUR_MASK: Final = table([COLOUR_BITS << WIDTH * colour for colour in range(COLOURS)])
SIZE: Final = table([mask.bit_count() for mask in range(SUBSETS)])
