"""Odin's sheet: which values and colours are in the box, and how many cards make a hand."""

from ludotheque.engine.refused import Refused
from ludotheque.engine.sheet import Reader
from ludotheque.games.odin.moves import LETTERS

NAMES = ("blue", "red", "pink", "green", "black", "orange")


class Sheet:
    """The cards of a box: a mask of the 54 possible ones, and the size of a hand."""

    def __init__(self, deck: int, hand: int) -> None:
        self.deck = deck
        self.hand = hand


def parse(text: str) -> Sheet:
    """Read a sheet: odin.setup.deck. A smaller box (fewer colours or values) is welcome, a larger one is refused."""
    reader = Reader(text)
    reader.only(["deck", "colour"])
    deck = reader.table("deck")
    reader.keys("deck", 0, deck, ["values", "hand"])
    values = deck.get("values")
    if not isinstance(values, list) or not values or not all(type(v) is int and 1 <= v <= 9 for v in values):
        raise reader.wrong("sheet-values", "deck", 0, "values")
    for value in values:
        if values.count(value) > 1:
            raise reader.wrong("sheet-twice", "deck", 0, "values", item=str(value))
    cards = 0
    for index, row in enumerate(reader.tables("colour")):
        reader.keys("colour", index, row, ["name", "letter"])
        name = reader.word("colour", index, row, "name")
        if name not in NAMES:
            raise reader.wrong("sheet-unknown", "colour", index, "name", item=name, allowed=list(NAMES))
        colour = NAMES.index(name)
        if row.get("letter") != LETTERS[colour]:
            letter = LETTERS[colour]
            raise reader.wrong("sheet-letter", "colour", index, "letter", colour=name, letter=letter)
        for value in values:
            bit = 1 << (9 * colour + value - 1)
            if cards & bit:
                raise reader.wrong("sheet-twice", "colour", index, "name", item=name)
            cards |= bit
    return Sheet(cards, reader.number("deck", 0, deck, "hand", 1, 9))


def fits(sheet: Sheet, seats: int, four_colours: bool) -> None:
    """Refuse a box too small for the table."""
    colours = [sheet.deck >> 9 * colour & 511 for colour in range(6)]
    if four_colours and not all(colours):
        raise Refused("sheet-six-colours", "odin.setup.two-players")
    cards = sheet.deck.bit_count()
    if four_colours:
        cards -= 2 * colours[0].bit_count()
    if cards < seats * sheet.hand:
        raise Refused("sheet-cards", "odin.setup.deal", cards=cards, hand=sheet.hand, seats=seats)
