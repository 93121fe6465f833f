"""Which leaf of the winning colour takes a trick, for every set of them that can be played."""

from functools import cache

from ludotheque.games.tricky_badger.leaves import SUBSETS

Trample = tuple[bool, int, int]  # pink or not, the value that is out, the value that tramples it


@cache
def contest(tramples: tuple[Trample, ...]) -> list[int]:
    """List the values (from 0) that win, for leaves plain and pink, arrows down and up, and each subset of a colour."""
    return [best(tramples, subset, pink, up) for pink in (0, 1) for up in (0, 1) for subset in range(SUBSETS)]


def best(tramples: tuple[Trample, ...], subset: int, pink: int, up: int) -> int:
    """Return the value (from 0) that wins among those of one colour, -1 if there is none."""
    left = subset
    # badger.trample.plain-1, badger.trample.plain-11, badger.trample.pink-7, badger.trample.pink-1: as the sheet says.
    # badger.trample.stays: `by` is still in the contest.
    for of_pink, out, by in tramples:
        if of_pink == bool(pink) and subset >> by - 1 & 1:
            left &= ~(1 << out - 1)
    # badger.trick.arrow
    return left.bit_length() - 1 if up else (left & -left).bit_length() - 1
