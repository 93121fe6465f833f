"""Packing one field: which sets of pigs fit on its cells, exactly, and where they stand.

A set of pigs is a tuple (babies, small, medium, big); a field is a mask of its taken cells, a bit per cell, column by
column from the left.
"""

from typing import Final

from ludotheque.engine.refused import Refused

MOST_STEPS: Final = 10_000  # to find all sets of pigs that fit; the box of the game takes a thousand

Sizes = tuple[int, int, int, int]
Footprint = tuple[int, int]
Spot = tuple[int, int, int, bool]  # size, column, row, turned

EMPTY: Sizes = (0, 0, 0, 0)


class Packing:
    """A field of so many cells, and pigs of these footprints (pigs.field.grid)."""

    def __init__(self, width: int, height: int, footprints: list[Footprint]) -> None:
        self.width = width
        self.height = height
        self.cells = width * height
        self.areas = [wide * high for wide, high in footprints]
        self.turns: list[list[Footprint]] = []  # of each size: its ways to stand, as it is first
        for wide, high in footprints:
            self.turns.append([(wide, high)] if wide == high else [(wide, high), (high, wide)])
        self.places: list[list[Spot]] = [self.all_spots(size) for size in range(4)]
        self.masks = {spot: self.mask(spot) for spots in self.places for spot in spots}
        self.failed: set[tuple[int, Sizes]] = set()
        self.steps_left = MOST_STEPS
        self.sets = self.all_sets()
        self.steps_left = -1  # what has been found once may be looked for again, as often as need be
        self.largest = [pigs for pigs in self.sets if not any(more(pigs, size) in self.sets for size in range(4))]

    def all_sets(self) -> set[Sizes]:
        """Find all sets that fit. What fits still fits with a pig less, so larger sets grow from smaller ones."""
        found = {EMPTY}
        edge = [EMPTY]
        while edge:
            grown: list[Sizes] = []
            for pigs in edge:
                for size in range(4):
                    larger = more(pigs, size)
                    if larger not in found and self.spots(larger) is not None:
                        found.add(larger)
                        grown.append(larger)
            edge = grown
        return found

    def area(self, pigs: Sizes) -> int:
        return sum([self.areas[size] * pigs[size] for size in range(4)])

    def spots(self, pigs: Sizes) -> list[Spot] | None:
        """Place a set of pigs on the field, big ones first and from the left; None if that cannot be done."""
        if self.area(pigs) > self.cells:
            return None
        placed: list[Spot] = []
        return placed if self.place(0, 0, pigs, placed) else None

    def place(self, cell: int, taken: int, pigs: Sizes, placed: list[Spot]) -> bool:
        """Place the rest: the first free cell holds the corner of a pig, or stays empty. This misses no packing."""
        self.steps_left -= 1
        if not self.steps_left:  # a stranger's sheet must not keep a server busy
            raise Refused("sheet-packing")
        if pigs == EMPTY:
            return True
        while taken >> cell & 1:
            cell += 1
        free = self.cells - cell - (taken >> cell).bit_count()
        if free < self.area(pigs):
            return False
        # Cells before this one no longer matter: what is taken from here on decides.
        question = ((taken >> cell) << 6 | cell, pigs)
        if question in self.failed:
            return False
        column, row = divmod(cell, self.height)
        for size in (3, 2, 1, 0):
            if not pigs[size]:
                continue
            for turn, (wide, high) in enumerate(self.turns[size]):
                if column + wide > self.width or row + high > self.height:
                    continue
                mask = self.rectangle(cell, wide, high)
                if taken & mask:
                    continue
                placed.append((size, column, row, turn > 0))
                if self.place(cell, taken | mask, less(pigs, size), placed):
                    return True
                placed.pop()
        if self.place(cell, taken | 1 << cell, pigs, placed):
            return True
        self.failed.add(question)
        return False

    def free_spot(self, standing: list[Spot], size: int) -> Spot | None:
        """Find a place for one pig more beside those that stand on the field; None if there is none."""
        taken = 0
        for spot in standing:
            taken |= self.masks[spot]
        for spot in self.places[size]:
            if not taken & self.masks[spot]:
                return spot
        return None

    def all_spots(self, size: int) -> list[Spot]:
        """List where a pig can stand on an empty field, from the left."""
        return [
            (size, column, row, turn > 0)
            for column in range(self.width)
            for row in range(self.height)
            for turn, (wide, high) in enumerate(self.turns[size])
            if column + wide <= self.width and row + high <= self.height
        ]

    def mask(self, spot: Spot) -> int:
        """Return the cells that a pig takes."""
        size, column, row, turned = spot
        wide, high = self.turns[size][1 if turned else 0]
        return self.rectangle(column * self.height + row, wide, high)

    def rectangle(self, cell: int, wide: int, high: int) -> int:
        """Return the cells of a rectangle, from its top left corner."""
        column = ((1 << high) - 1) << cell
        return sum([column << self.height * step for step in range(wide)])


def more(pigs: Sizes, size: int) -> Sizes:
    """Add one pig.

    >>> more((1, 0, 0, 2), 0)
    (2, 0, 0, 2)
    """
    return change(pigs, size, 1)


def less(pigs: Sizes, size: int) -> Sizes:
    return change(pigs, size, -1)


def change(pigs: Sizes, size: int, by: int) -> Sizes:
    counts = list(pigs)
    counts[size] += by
    return counts[0], counts[1], counts[2], counts[3]
