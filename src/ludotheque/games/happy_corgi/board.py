"""The square of 5 × 5: nine spots in the middle where corgis walk, sixteen cells on the border where activities lie.

Spots are numbered 0 to 8 and cells 0 to 15, both in reading order.
"""

from typing import Final

from ludotheque.engine.tables import table

SPOTS: Final = 9
CENTRE: Final = 4
CELLS: Final = 16

BORDER: Final = [(row, column) for row in range(5) for column in range(5) if row in (0, 4) or column in (0, 4)]
MIDDLE: Final = [(row, column) for row in (1, 2, 3) for column in (1, 2, 3)]


def _reach(row: int, column: int) -> list[int]:
    """List the eight cells on the row, the column and the diagonals of a spot."""
    return [cell for cell, (r, c) in enumerate(BORDER) if r == row or c == column or abs(r - row) == abs(c - column)]


# How many steps apart two spots are: DISTANCE[9 * from + to].
DISTANCE: Final = table([abs(r - row) + abs(c - column) for row, column in MIDDLE for r, c in MIDDLE])
# The eight cells in reach of each spot, one spot after another.
REACH: Final = table([cell for row, column in MIDDLE for cell in _reach(row, column)])
