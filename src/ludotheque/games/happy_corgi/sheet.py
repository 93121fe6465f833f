"""Happy Corgi's sheet: the action cards, the activities, and what the places do."""

from collections.abc import Mapping

from ludotheque.engine.refused import Refused
from ludotheque.engine.sheet import Reader
from ludotheque.games.happy_corgi.cards import ACTIONS, COPIES, KINDS
from ludotheque.games.happy_corgi.moves import ACTIVITIES
from ludotheque.games.happy_corgi.places import BASKET, BLUE, EFFECT_CODES, PLACE_CODES, VIOLET

ASKED = 4  # cards, at most, that an activity asks for


class Sheet:
    """What is in a box."""

    def __init__(self) -> None:
        self.hand = 0
        self.river = 0
        self.poops = 0
        self.cats = 0
        self.dogs = 0
        self.shuffled = True  # the board: at random, or as listed
        self.copies = [0] * (len(ACTIONS) * len(KINDS))  # of each card
        self.activities: list[str] = []
        self.asked: list[list[int]] = []  # the actions of each activity, ascending
        self.hugs: list[int] = []
        self.fronts = [0] * BASKET  # the effect of each place
        self.backs = [0] * BASKET
        self.violet = 0  # the effects of the basket
        self.blue = 0


def parse(text: str) -> Sheet:
    """Read a sheet; a smaller box (fewer cards, activities or pieces) is welcome, a larger one is refused."""
    reader = Reader(text)
    reader.only(["box", "action", "activity", "place", "basket"])
    sheet = Sheet()
    read_box(reader, sheet)
    read_actions(reader, sheet)
    read_activities(reader, sheet)
    read_places(reader, sheet)
    return sheet


def read_box(reader: Reader, sheet: Sheet) -> None:
    row = reader.table("box")
    reader.keys("box", 0, row, ["hand", "river", "poops", "cats", "dogs", "board"])
    sheet.hand = reader.number("box", 0, row, "hand", 0, 8)
    sheet.river = reader.number("box", 0, row, "river", 1, 4)
    sheet.poops = reader.number("box", 0, row, "poops", 0, 4)
    sheet.cats = reader.number("box", 0, row, "cats", 0, 4)
    sheet.dogs = reader.number("box", 0, row, "dogs", 0, 4)
    board = reader.word("box", 0, row, "board")
    if board not in ("random", "listed"):
        raise reader.wrong("sheet-one-of", "box", 0, "board", key="board", allowed=["random", "listed"])
    sheet.shuffled = board == "random"


def read_actions(reader: Reader, sheet: Sheet) -> None:
    seen: list[str] = []
    for index, row in enumerate(reader.tables("action")):
        reader.keys("action", index, row, ["name", *KINDS])
        name = reader.word("action", index, row, "name")
        if name not in ACTIONS:
            raise reader.wrong("sheet-unknown", "action", index, "name", item=name, allowed=ACTIONS)
        if name in seen:
            raise reader.wrong("sheet-twice", "action", index, "name", item=name)
        seen.append(name)
        for kind, letter in enumerate(KINDS):
            card = ACTIONS.index(name) * len(KINDS) + kind
            sheet.copies[card] = reader.number("action", index, row, letter, 0, COPIES)
        if sum(sheet.copies) > COPIES:
            raise reader.wrong("sheet-actions", "action", index, count=sum(sheet.copies), most=COPIES)


def read_activities(reader: Reader, sheet: Sheet) -> None:
    for index, row in enumerate(reader.tables("activity")):
        reader.keys("activity", index, row, ["name", "cards", "hugs"])
        name = reader.word("activity", index, row, "name")
        if name in sheet.activities:
            raise reader.wrong("sheet-twice", "activity", index, "name", item=name)
        if index == ACTIVITIES:
            raise reader.wrong("sheet-border", "activity", index, most=ACTIVITIES)
        cards = row.get("cards")
        if not isinstance(cards, list) or not 1 <= len(cards) <= ASKED or not all(c in ACTIONS for c in cards):
            raise reader.wrong("sheet-asked", "activity", index, "cards", most=ASKED)
        sheet.activities.append(name)
        sheet.asked.append(sorted(ACTIONS.index(card) for card in cards))
        sheet.hugs.append(reader.number("activity", index, row, "hugs", 1, 4))


def read_places(reader: Reader, sheet: Sheet) -> None:
    seen: list[str] = []
    for index, row in enumerate(reader.tables("place")):
        reader.keys("place", index, row, ["name", "front", "back"])
        name = reader.word("place", index, row, "name")
        if name not in (*VIOLET, *BLUE):
            raise reader.wrong("sheet-unknown", "place", index, "name", item=name, allowed=[*VIOLET, *BLUE])
        if name in seen:
            raise reader.wrong("sheet-twice", "place", index, "name", item=name)
        seen.append(name)
        sheet.fronts[PLACE_CODES.index(name)] = effect(reader, "place", index, row, "front")
        sheet.backs[PLACE_CODES.index(name)] = effect(reader, "place", index, row, "back")
    for name in (*VIOLET, *BLUE):
        if name not in seen:
            raise reader.wrong("sheet-missing", "place", item=name)
    row = reader.table("basket")
    reader.keys("basket", 0, row, ["violet", "blue"])
    sheet.violet = effect(reader, "basket", 0, row, "violet")
    sheet.blue = effect(reader, "basket", 0, row, "blue")


def effect(reader: Reader, name: str, index: int, row: Mapping[str, object], key: str) -> int:
    """Read what one side of a place does."""
    value = row.get(key)
    if not isinstance(value, str) or value not in EFFECT_CODES:
        raise reader.wrong("sheet-one-of", name, index, key, key=key, allowed=EFFECT_CODES)
    return EFFECT_CODES.index(value)


def fits(sheet: Sheet, seats: int) -> None:
    """Refuse a box too small for the table."""
    cards = sum(sheet.copies)
    if cards < seats * sheet.hand + sheet.river:
        raise Refused("sheet-deal", "corgi.setup.actions", count=cards, hand=sheet.hand, seats=seats, river=sheet.river)
