"""The collection cards of a box, as prizes and as finds.

A *prize* is all cards alike in type, points and arrow. In a collection the arrow no longer matters: a *find* is all
cards alike in type and points, or an animal together with what is associated to it, such as `female-wheat-trap`.
"""

from collections.abc import Sequence
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ludotheque.engine.tables import table

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

Card = tuple[int, int, bool]  # type, points, arrow up
Sort = tuple[int, int]  # type, points

# What keeps an animal busy or fed, and what it may be shut in.
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


class Box:
    """The collection cards of a sheet, in tables."""

    def __init__(self, cards: Sequence[Card]) -> None:
        kinds = sorted(set(cards), key=lambda card: (card[0], -card[1], not card[2]))
        sorts = sorted({card[:2] for card in cards}, key=lambda sort: (sort[0], -sort[1]))
        self.sorts = sorts
        self.finds = list_finds(sorts)
        singles = {find.base: find.number for find in self.finds if len(find.parts) == 1}
        self.codes = [find.code for find in self.finds]
        self.prize_codes = [f"{name_sort(kind[:2], sorts)}-{'up' if kind[2] else 'down'}" for kind in kinds]
        self.cards: i64 = len(cards)
        self.prizes: i64 = len(kinds)
        self.size: i64 = len(self.finds)
        self.copies = [sum(1 for card in cards if card[:2] == sort) for sort in sorts]
        # All cards, as prizes, in one fixed order
        self.deck = vec[i64](sorted(kinds.index(card) for card in cards))

        # Of each prize
        self.type_of = table([kind[0] for kind in kinds])
        self.points_of = [kind[1] for kind in kinds]
        self.up_of = table([1 if kind[2] else 0 for kind in kinds])
        self.find_of = table([singles[kind[:2]] for kind in kinds])

        # Of each find: its type; printed points, and one more for a hamster with food; its cards one by one
        self.type_of_find = table([find.base[0] for find in self.finds])
        self.worth = table([worth(find) for find in self.finds])
        self.part_a = table([singles[find.base] for find in self.finds])
        self.part_b = table([-1 if find.partner is None else singles[find.partner] for find in self.finds])
        self.part_c = table([-1 if find.cover is None else singles[find.cover] for find in self.finds])
        # What an animal's number grows by when this is associated to it; 0 for what is no object
        self.step = table([step_of(find, self.finds) for find in self.finds])
        # What could be associated to it as it is
        mates = [list_mates(find, self.finds) for find in self.finds]
        self.mates = table([number for listed in mates for number in listed])
        self.mates_from = table([sum(len(listed) for listed in mates[:i]) for i in range(len(mates) + 1)])

        # Finds of a kind, ascending
        self.nothing = self.where(())
        self.badgers = self.where((BADGER,))
        self.hungry = self.where((BADGER,), busy=False)
        self.uncaged = self.where((BADGER,), shut=False)
        self.hamsters = self.where((FEMALE, MALE))
        self.untrapped = self.where((FEMALE, MALE), shut=False)
        self.females = self.where((FEMALE,))
        self.males = self.where((MALE,))
        self.unfed = self.where((FEMALE, MALE), busy=False)
        self.bones = self.where((BONE,))
        self.twigs = self.where((TWIG,))
        self.twig_printed = table([sort[1] for sort in sorts if sort[0] == TWIG])
        self.wheat = self.where((WHEAT,))
        self.weevils = self.where((WEEVIL,))
        self.food = self.where((WHEAT, WEEVIL))
        self.magpie_from_others = self.where((WHEAT, WEEVIL, BONE, TWIG))

    def where(self, types: Sequence[int], busy: bool | None = None, shut: bool | None = None) -> vec[i64]:
        """List the finds of some types; only those with, or without, a bone or food, or a cage or trap."""
        return table(
            [
                find.number
                for find in self.finds
                if find.base[0] in types
                and busy in (None, find.partner is not None)
                and shut in (None, find.cover is not None)
            ]
        )


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
    """Name a card by its type, and by its points where they tell cards of the type apart."""
    alone = sum(1 for other in sorts if other[0] == sort[0]) == 1
    return TYPES[sort[0]] if alone else f"{TYPES[sort[0]]}({sort[1]})"


def worth(find: Find) -> int:
    """Add up printed points, twigs left out: theirs depend on how many there are."""
    if find.base[0] == TWIG:
        return 0
    fed = find.base[0] in (FEMALE, MALE) and find.partner is not None
    return sum(part[1] for part in find.parts) + (1 if fed else 0)


def step_of(find: Find, finds: Sequence[Find]) -> int:
    """Tell how much an animal's number grows by when this object joins it: the same for every animal it can join."""
    for joined in finds:
        if joined.animal and len(joined.parts) == 2 and joined.parts[1] == find.base:
            bare = next(other for other in finds if other.base == joined.base)
            return joined.number - bare.number
    return 0


def list_mates(find: Find, finds: Sequence[Find]) -> list[int]:
    """List the finds that this one would be associated with at once: food and hamsters, bones and badgers."""
    if find.partner is not None:
        return []
    wanted = KEEPS.get(find.base[0], ())
    return [
        mate.number
        for mate in finds
        if mate.partner is None and (mate.base[0] in wanted or find.base[0] in KEEPS.get(mate.base[0], ()))
    ]
