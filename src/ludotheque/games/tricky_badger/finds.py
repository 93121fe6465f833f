"""What a collection can hold.

A *find* is all cards alike in type and points, or an animal together with what is associated to it, such as
`female-wheat-trap`. The arrow no longer matters once a card is won.
"""

from collections.abc import Sequence
from typing import Final

TYPES: Final = ["badger", "female", "male", "magpie", "bone", "twig", "cage", "trap", "wheat", "weevil"]
BADGER: Final = 0
FEMALE: Final = 1
MALE: Final = 2
MAGPIE: Final = 3
BONE: Final = 4
TWIG: Final = 5
CAGE: Final = 6
TRAP: Final = 7
WHEAT: Final = 8
WEEVIL: Final = 9

Sort = tuple[int, int]  # type, points

# What keeps an animal busy or fed, and what it may be shut in: one of each (badger.assoc.pairs).
KEEPS: Final = {BADGER: (BONE,), FEMALE: (WHEAT, WEEVIL), MALE: (WHEAT, WEEVIL)}
SHUTS: Final = {BADGER: CAGE, FEMALE: TRAP, MALE: TRAP}


class Find:
    """One find: the animal or object, what is associated to it, and its number."""

    def __init__(self, number: int, base: Sort, partner: Sort | None, cover: Sort | None, code: str) -> None:
        self.number = number
        self.base = base
        self.partner = partner
        self.cover = cover
        self.code = code
        self.parts = [part for part in (base, partner, cover) if part is not None]
        self.animal = base[0] in KEEPS


def list_finds(sorts: Sequence[Sort]) -> list[Find]:
    """List all finds a box can make: an animal without anything first, what it is shut in changing quickest."""
    finds: list[Find] = []
    for base in sorts:
        partners: list[Sort | None] = [None]
        covers: list[Sort | None] = [None]
        if base[0] in KEEPS:
            partners += [sort for sort in sorts if sort[0] in KEEPS[base[0]]]
            covers += [sort for sort in sorts if sort[0] == SHUTS[base[0]]]
        for partner in partners:
            for cover in covers:
                parts = [part for part in (base, partner, cover) if part is not None]
                code = "-".join([name_sort(part, sorts) for part in parts])
                finds.append(Find(len(finds), base, partner, cover, code))
    return finds


def name_sort(sort: Sort, sorts: Sequence[Sort]) -> str:
    """Name a card by its type, and by its points where cards of the type differ."""
    alone = sum(1 for other in sorts if other[0] == sort[0]) == 1
    return TYPES[sort[0]] if alone else f"{TYPES[sort[0]]}({sort[1]})"


def worth(find: Find) -> int:
    """Add up printed points and the point of a fed hamster; those of twigs depend on how many there are."""
    if find.base[0] == TWIG:
        return 0
    # badger.hamster.food
    fed = find.base[0] in (FEMALE, MALE) and find.partner is not None
    return sum(part[1] for part in find.parts) + (1 if fed else 0)


def step_of(find: Find, finds: Sequence[Find]) -> int:
    """Return what an animal's number grows by when this object joins it: the same for every animal it can join."""
    for joined in finds:
        if joined.animal and len(joined.parts) == 2 and joined.parts[1] == find.base:
            bare = next(other for other in finds if other.base == joined.base)
            return joined.number - bare.number
    return 0


def list_mates(find: Find, finds: Sequence[Find]) -> list[int]:
    """List the finds that this one would be associated with at once: food and hamsters, bones and badgers."""
    # badger.assoc.must; an animal that has its bone or food is left out, one in a cage or trap is not
    if find.partner is not None:
        return []
    wanted = KEEPS.get(find.base[0], ())
    return [
        mate.number
        for mate in finds
        if mate.partner is None and (mate.base[0] in wanted or find.base[0] in KEEPS.get(mate.base[0], ()))
    ]
