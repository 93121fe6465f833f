"""The collection cards of a sheet, in tables.

A *prize* is all cards alike in type, points and arrow; what it becomes in a collection is a *find*.
"""

from collections.abc import Sequence

from librt.vecs import vec
from mypy_extensions import i64

from ludotheque.engine.tables import table
from ludotheque.games.tricky_badger.finds import (
    BADGER,
    BONE,
    FEMALE,
    MALE,
    TWIG,
    WEEVIL,
    WHEAT,
    list_finds,
    list_mates,
    name_sort,
    step_of,
    worth,
)

Card = tuple[int, int, bool]  # type, points, arrow up


class Box:
    """What is known of every prize and every find of a sheet."""

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
        # badger.setup.collection: all cards, as prizes, in one fixed order
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
