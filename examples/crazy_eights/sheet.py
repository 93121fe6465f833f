"""The sheet of Crazy Eights: the ranks of the deck, what they cost, and the size of a hand."""

from ludotheque.engine.refused import Refused
from ludotheque.engine.sheet import Reader

from .moves import RANKS, SUITS


class Sheet:
    """A deck: its ranks with their points, and how many cards are dealt."""

    def __init__(self, points: dict[str, int], hand: int, hand_of_two: int) -> None:
        self.points = points
        self.hand = hand
        self.hand_of_two = hand_of_two

    def dealt(self, seats: int) -> int:
        return self.hand_of_two if seats == 2 else self.hand


def parse(text: str) -> Sheet:
    """Read a sheet: any ranks of a deck, among them the eights."""
    reader = Reader(text)
    reader.only(["deal", "rank"])
    deal = reader.table("deal")
    reader.keys("deal", 0, deal, ["hand", "hand_of_two"])
    hand = reader.number("deal", 0, deal, "hand", 1, 10)
    hand_of_two = reader.number("deal", 0, deal, "hand_of_two", 1, 20)
    points: dict[str, int] = {}
    for index, row in enumerate(reader.tables("rank")):
        reader.keys("rank", index, row, ["code", "points"])
        code = reader.word("rank", index, row, "code")
        if code not in RANKS:
            raise reader.wrong("sheet-unknown", "rank", index, "code", item=code, allowed=", ".join(RANKS))
        if code in points:
            raise reader.wrong("sheet-twice", "rank", index, "code", item=code)
        points[code] = reader.number("rank", index, row, "points", 0, 100)
    if "8" not in points:
        raise reader.wrong("sheet-missing", "rank", item="8")
    return Sheet(points, hand, hand_of_two)


def fits(sheet: Sheet, seats: int) -> None:
    """Refuse a deck too small for the table: eights.setup.deal."""
    cards, needed = len(SUITS) * len(sheet.points), seats * sheet.dealt(seats) + 1
    if cards < needed:
        raise Refused("few-cards", "eights.setup.deal", cards=cards, needed=needed)
