"""Tricky Badger's sheet: the leaf cards and what tramples them, and the collection cards with points and arrows."""

from ludotheque.engine.refused import Refused
from ludotheque.engine.sheet import Reader
from ludotheque.games.tricky_badger.finds import TYPES
from ludotheque.games.tricky_badger.leaves import NAMES, PINK, PINKS, WIDTH

MOST = 53  # collection cards
POINTS = 20  # either way: far more than anybody prints
DIFFERENT = 4  # points on cards of one type: each multiplies what a collection can hold


class Sheet:
    """What is printed on the cards of a box."""

    def __init__(
        self,
        rounds: int,
        hand: int,
        plain: int,
        pink: int,
        colours: list[int],
        tramples: list[tuple[bool, int, int]],
        cards: list[tuple[int, int, bool]],
    ) -> None:
        self.rounds = rounds
        self.hand = hand
        self.plain = plain  # values of a plain colour
        self.pink = pink  # values of pink
        self.colours = colours  # the plain ones, in the order in which they are taken
        self.tramples = tramples  # pink or not, the value that is out, the value that tramples it
        self.cards = cards  # of each collection card: its type, its points, whether its arrow points up


def parse(text: str) -> Sheet:
    """Read a sheet; a smaller box (fewer leaves, rounds or collection cards) is welcome, a larger one is refused."""
    reader = Reader(text)
    reader.only(["deck", "leaves", "colour", "trample", "type", "card"])
    deck = reader.table("deck")
    reader.keys("deck", 0, deck, ["rounds", "hand", "cards"])
    leaves = reader.table("leaves")
    reader.keys("leaves", 0, leaves, ["plain", "pink"])
    plain = reader.number("leaves", 0, leaves, "plain", 1, WIDTH)
    pink = reader.number("leaves", 0, leaves, "pink", 1, PINKS)
    cards = read_cards(reader, read_types(reader))
    rounds = reader.number("deck", 0, deck, "rounds", 1, 5)
    hand = reader.number("deck", 0, deck, "hand", 1, 9)
    if len(cards) != reader.number("deck", 0, deck, "cards", 2, MOST):
        raise reader.wrong("sheet-copies", "deck", 0, "cards", count=len(cards))
    if len(cards) < rounds * (hand + 1):
        raise reader.wrong("sheet-too-few", "deck", 0, "cards", count=len(cards), needed=rounds * (hand + 1))
    return Sheet(rounds, hand, plain, pink, read_colours(reader), read_tramples(reader, plain, pink), cards)


def read_colours(reader: Reader) -> list[int]:
    colours: list[int] = []
    for index, row in enumerate(reader.tables("colour")):
        reader.keys("colour", index, row, ["name"])
        name = reader.word("colour", index, row, "name")
        if name not in NAMES[:PINK]:
            raise reader.wrong("sheet-unknown", "colour", index, "name", item=name, allowed=NAMES[:PINK])
        if NAMES.index(name) in colours:
            raise reader.wrong("sheet-twice", "colour", index, "name", item=name)
        colours.append(NAMES.index(name))
    return colours


def read_tramples(reader: Reader, plain: int, pink: int) -> list[tuple[bool, int, int]]:
    """Read which values trample which: badger.trample.*.

    A card that tramples is never trampled itself, so that the winning colour always has a card left.
    """
    tramples: list[tuple[bool, int, int]] = []
    for index, row in enumerate(reader.tables("trample") if "trample" in reader.data else []):
        reader.keys("trample", index, row, ["leaf", "value", "by"])
        leaf = reader.word("trample", index, row, "leaf")
        if leaf not in ("plain", "pink"):
            raise reader.wrong("sheet-one-of", "trample", index, "leaf", key="leaf", allowed=["plain", "pink"])
        most = pink if leaf == "pink" else plain
        out = reader.number("trample", index, row, "value", 1, most)
        by = reader.number("trample", index, row, "by", 1, most)
        tramples.append((leaf == "pink", out, by))
        victims = {(of, value) for of, value, _ in tramples}
        if any((of, value) in victims for of, _, value in tramples):
            raise reader.wrong("sheet-trampled", "trample", index, "by")
        if len(victims) < len(tramples):
            raise reader.wrong("sheet-twice", "trample", index, "value", item=f"{leaf} {out}")
    return tramples


def read_types(reader: Reader) -> dict[str, int]:
    """Read the points of each type."""
    points: dict[str, int] = {}
    for index, row in enumerate(reader.tables("type")):
        reader.keys("type", index, row, ["name", "points"])
        name = reader.word("type", index, row, "name")
        if name not in TYPES:
            raise reader.wrong("sheet-unknown", "type", index, "name", item=name, allowed=TYPES)
        if name in points:
            raise reader.wrong("sheet-twice", "type", index, "name", item=name)
        points[name] = reader.number("type", index, row, "points", -POINTS, POINTS)
    return points


def read_cards(reader: Reader, points: dict[str, int]) -> list[tuple[int, int, bool]]:
    """Read the cards, each as its type, its points and whether its arrow points up."""
    cards: list[tuple[int, int, bool]] = []
    for index, row in enumerate(reader.tables("card")):
        reader.keys("card", index, row, ["type", "arrow", "copies", "points"])
        name = reader.word("card", index, row, "type")
        if name not in points:
            raise reader.wrong("sheet-unknown", "card", index, "type", item=name, allowed=list(points))
        arrow = reader.word("card", index, row, "arrow")
        if arrow not in ("up", "down"):
            raise reader.wrong("sheet-one-of", "card", index, "arrow", key="arrow", allowed=["up", "down"])
        own = points[name]
        if "points" in row:
            own = reader.number("card", index, row, "points", -POINTS, POINTS)
        copies = reader.number("card", index, row, "copies", 1, MOST)
        cards += [(TYPES.index(name), own, arrow == "up")] * copies
        if len({of[1] for of in cards if of[0] == TYPES.index(name)}) > DIFFERENT:
            raise reader.wrong("sheet-points", "card", index, "points", most=DIFFERENT)
        if len(cards) > MOST:
            raise reader.wrong("sheet-too-many", "card", index, "copies", count=len(cards), most=MOST)
    return cards


def check_size(sheet: Sheet, seats: int) -> None:
    """Refuse a box too small for the table."""
    if len(sheet.colours) < seats - 1:
        raise Refused("sheet-colours", "badger.setup.leaves", seats=seats, needed=seats - 1)
    leaves = (seats - 1) * sheet.plain + sheet.pink
    if leaves < seats * sheet.hand:
        raise Refused("sheet-leaves", "badger.round.deal", leaves=leaves, hand=sheet.hand, seats=seats)
