"""Packing pigs once more, slowly: every pig tried on every place, no tables."""

from functools import cache

Herd = tuple[int, int, int, int]  # babies, small, medium, big


@cache
def places(width: int, height: int, wide: int, high: int) -> list[frozenset[tuple[int, int]]]:
    """List the sets of cells that a pig can stand on, turned either way."""
    return [
        frozenset((x + i, y + j) for i in range(w) for j in range(h))
        for w, h in {(wide, high), (high, wide)}
        for x in range(width - w + 1)
        for y in range(height - h + 1)
    ]


@cache
def fits_one(herd: Herd, width: int, height: int, footprints: tuple[tuple[int, int], ...]) -> bool:
    """Return whether a herd fits on one field."""
    sizes = [size for size in (3, 2, 1, 0) for _ in range(herd[size])]
    cells = sum(footprints[size][0] * footprints[size][1] for size in sizes)
    return cells <= width * height and stand(sizes, frozenset(), 0, width, height, footprints)


def stand(
    sizes: list[int],
    taken: frozenset[tuple[int, int]],
    start: int,
    width: int,
    height: int,
    footprints: tuple[tuple[int, int], ...],
) -> bool:
    """Place pigs one by one; pigs alike stand in the order of their places."""
    if not sizes:
        return True
    spots = places(width, height, *footprints[sizes[0]])
    for index in range(start, len(spots)):
        if not spots[index] & taken:
            after = index + 1 if sizes[1:2] == sizes[:1] else 0
            if stand(sizes[1:], taken | spots[index], after, width, height, footprints):
                return True
    return False


@cache
def fits(herd: Herd, fields: int, width: int, height: int, footprints: tuple[tuple[int, int], ...]) -> bool:
    """Return whether a herd fits on so many fields: one takes some of it, the others take the rest."""
    if fields < 2:
        return sum(herd) == 0 if fields == 0 else fits_one(herd, width, height, footprints)
    for baby in range(herd[0], -1, -1):
        for small in range(herd[1], -1, -1):
            for medium in range(herd[2], -1, -1):
                for big in range(herd[3], -1, -1):
                    if fits_one((baby, small, medium, big), width, height, footprints):
                        rest = (herd[0] - baby, herd[1] - small, herd[2] - medium, herd[3] - big)
                        if fits(rest, fields - 1, width, height, footprints):
                            return True
    return False
