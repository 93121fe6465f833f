"""Several fields (pigs.field.separate): what fits, as a table that is looked up, and an arrangement to be drawn.

For so many fields, the table tells how many babies find room beside so many small, medium and big pigs; -1 if those
alone do not fit. It grows by a field when someone first owns that many: one field more takes any of the largest sets
that fit on one field, and the others take the rest.
"""

from functools import lru_cache

from mypy_extensions import i64

from ludotheque.engine.tables import longer, table
from ludotheque.games.happy_pigs.packing import Footprint, Packing, Sizes, Spot, less


class Fields:
    """Fields of one grid. `counts` says how many pigs of each size there are at most: the tables end there.

    The entry for `n` fields and (small, medium, big) is at `start[n] + small * rows[n] + medium * columns[n] + big`.
    Each count may go one beyond what fits, so that a pig more can always be looked up.
    """

    def __init__(self, width: int, height: int, footprints: list[Footprint], counts: list[int]) -> None:
        self.packing = Packing(width, height, footprints)
        self.most = counts[1:4]
        self.best = [max([pigs[size] for pigs in self.packing.largest]) for size in range(1, 4)]
        self.largest = table([count for pigs in self.packing.largest for count in pigs])
        self.built: i64 = 0  # fields that the tables know
        self.room = table([0, -1, -1, -1, -1, -1, -1, -1])  # no field: 2 × 2 × 2 entries
        self.start = table([0])
        self.rows = table([4])
        self.columns = table([2])
        self.drawn: dict[tuple[int, Sizes], list[tuple[int, Spot]]] = {}

    def build(self, n: i64) -> None:
        """Make the tables for up to n fields."""
        while self.built < n:
            self.add_field()

    def add_field(self) -> None:
        """Make the table for one field more than before."""
        n = int(self.built) + 1
        areas = self.packing.areas
        smalls, mediums, bigs = self.limits(n)
        room: list[int] = []
        for small in range(smalls + 2):
            for medium in range(mediums + 2):
                for big in range(bigs + 2):
                    free = self.packing.cells * n - areas[1] * small - areas[2] * medium - areas[3] * big
                    if free < 0 or small > smalls or medium > mediums or big > bigs:
                        room.append(-1)
                    else:
                        room.append(self.babies_with_one_more(small, medium, big, free // areas[0]))
        self.start = longer(self.start, [len(self.room)])
        self.rows = longer(self.rows, [(mediums + 2) * (bigs + 2)])
        self.columns = longer(self.columns, [bigs + 2])
        self.room = longer(self.room, room)
        self.built = n

    def limits(self, n: int) -> tuple[int, int, int]:
        """Return how many small, medium and big pigs n fields could hold at most, of those there are."""
        best, most = self.best, self.most
        return min(best[0] * n, most[0]), min(best[1] * n, most[1]), min(best[2] * n, most[2])

    def work(self, n: int) -> int:
        """Return how much is looked at, at most, to make the table for n fields."""
        smalls, mediums, bigs = self.limits(n)
        return (smalls + 2) * (mediums + 2) * (bigs + 2) * len(self.packing.largest)

    def babies_with_one_more(self, small: i64, medium: i64, big: i64, most: i64) -> i64:
        """Return how many babies fit on one field more than built: the best over all that this field can take.

        There cannot be more than `most`, for want of cells. A field bought waits for this, so nothing is called here.
        """
        largest = self.largest
        room = self.room
        start = self.start[self.built]
        rows = self.rows[self.built]
        columns = self.columns[self.built]
        best: i64 = -1
        i: i64 = 0
        while i < len(largest) and best < most:
            smalls = small - largest[i + 1]
            if smalls < 0:
                smalls = 0
            mediums = medium - largest[i + 2]
            if mediums < 0:
                mediums = 0
            bigs = big - largest[i + 3]
            if bigs < 0:
                bigs = 0
            at = start + smalls * rows
            if bigs < columns and mediums * columns < rows and at < len(room):
                others = room[at + mediums * columns + bigs]
                if others >= 0 and others + largest[i] > best:
                    best = others + largest[i]
            i += 4
        return best

    def babies(self, n: i64, small: i64, medium: i64, big: i64) -> i64:
        """Return how many babies fit beside these pigs; -1 if these alone do not."""
        self.build(n)
        start = self.start[n]
        end: i64 = self.start[n + 1] if n < self.built else len(self.room)
        rows = self.rows[n]
        columns = self.columns[n]
        if big >= columns or medium * columns >= rows or small * rows >= end - start:
            return -1
        return self.room[start + small * rows + medium * columns + big]

    def hold(self, n: i64, pigs: Sizes) -> bool:
        """Return whether n fields hold these pigs, none of them across two fields (pigs.field.separate).

        >>> Fields(8, 4, [(2, 2), (3, 2), (3, 3), (4, 3)], [50, 48, 48, 50]).hold(2, (1, 1, 2, 1))
        True
        """
        return self.babies(n, pigs[1], pigs[2], pigs[3]) >= pigs[0]

    def arrangement(self, n: int, pigs: Sizes) -> list[tuple[int, Spot]]:
        """Place pigs that fit on n fields, each with its field, the big ones first.

        The same pigs always stand in the same places. If there is room, a pig more joins the others where they are.
        """
        key = (n, pigs)
        if key not in self.drawn:
            if len(self.drawn) > 10_000:
                self.drawn.clear()
            self.drawn[key] = self.arrange(n, pigs)
        return self.drawn[key]

    def arrange(self, n: int, pigs: Sizes) -> list[tuple[int, Spot]]:
        smallest = 0
        while smallest < 4 and not pigs[smallest]:
            smallest += 1
        if smallest == 4:
            return []
        others = self.arrangement(n, less(pigs, smallest))
        for field in range(n):
            spot = self.packing.free_spot([spot for at, spot in others if at == field], smallest)
            if spot is not None:
                return [*others, (field, spot)]
        return self.packed(n, pigs)

    def packed(self, n: int, pigs: Sizes) -> list[tuple[int, Spot]]:
        """Fill the fields in order, each with the largest pigs that leave a packing for the others."""
        placed: list[tuple[int, Spot]] = []
        for field in range(n):
            taken = max(self.shares(pigs, n - field - 1), key=flip)
            spots = self.packing.spots(taken)
            assert spots is not None
            placed += [(field, spot) for spot in spots]
            pigs = without(pigs, taken)
        return sorted(placed, key=big_first)

    def shares(self, pigs: Sizes, others: int) -> list[Sizes]:
        """List what one field could take of these pigs so that so many others hold the rest."""
        found: list[Sizes] = []
        for share in self.packing.sets:
            left = without(pigs, share)
            if min(left) >= 0 and self.hold(others, left):
                found.append(share)
        return found


def big_first(placed: tuple[int, Spot]) -> tuple[int, int]:
    return -placed[1][0], placed[0]


def without(pigs: Sizes, taken: Sizes) -> Sizes:
    return pigs[0] - taken[0], pigs[1] - taken[1], pigs[2] - taken[2], pigs[3] - taken[3]


def flip(pigs: Sizes) -> Sizes:
    """Order sets of pigs by the big ones first."""
    return pigs[3], pigs[2], pigs[1], pigs[0]


@lru_cache(maxsize=16)
def fields_of(width: int, height: int, footprints: tuple[Footprint, ...], counts: tuple[int, ...]) -> Fields:
    """Share the tables of a box between all its tables."""
    return Fields(width, height, list(footprints), list(counts))
