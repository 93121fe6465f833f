"""Hygge's sheet: which animals and objects are in the box, and how the stock is laid out."""

from collections.abc import Mapping

from ludotheque.engine.refused import Detail, Refused
from ludotheque.engine.sheet import Reader
from ludotheque.games.hygge.moves import ANIMALS, OBJECTS, SIDE

COLOURS = ("red", "blue", "purple", "green", "yellow")

COPIES = 3  # of an animal
PER_COLOUR = 9  # objects
PAWS = 2
FLAKES = 9
PLACES = 4  # or a stock would be refilled every turn


class Animal:
    """A kind of animal: how many cards, how many paws, and the colours it stores."""

    def __init__(self, name: str, copies: int, paws: int, colours: list[str]) -> None:
        self.name = name
        self.copies = copies
        self.paws = paws
        self.colours = colours


class Thing:
    """A kind of object: how many cards, and what each is worth."""

    def __init__(self, name: str, colour: str, copies: int, snowflakes: int) -> None:
        self.name = name
        self.colour = colour
        self.copies = copies
        self.snowflakes = snowflakes


class Stock:
    """How a stock is laid out, and how many cards are set apart with the winter card."""

    def __init__(self, apart: int, pattern: list[str]) -> None:
        self.apart = apart
        self.pattern = pattern

    def places(self) -> int:
        return "".join(self.pattern).count("#")


class Sheet:
    """The cards of a box, and its stocks by number of players."""

    def __init__(self, animals: list[Animal], objects: list[Thing], stocks: dict[int, Stock]) -> None:
        self.animals = animals
        self.objects = objects
        self.stocks = stocks

    def cards(self) -> int:
        return sum(kind.copies for kind in self.animals) + sum(kind.copies for kind in self.objects)

    def codes(self) -> list[str]:
        """Name all 22 cards; those that a smaller box does not have go by a number."""
        animals = [kind.name for kind in self.animals]
        objects = [kind.name for kind in self.objects]
        animals += [f"animal-{number}" for number in range(len(animals) + 1, ANIMALS + 1)]
        objects += [f"object-{number}" for number in range(len(objects) + 1, OBJECTS + 1)]
        return animals + objects

    def colours(self) -> list[list[str]]:
        """List the colours of all cards; the winter card, and those that a smaller box does not have, have none."""
        animals = [kind.colours for kind in self.animals] + [[] for _ in range(len(self.animals), ANIMALS)]
        objects = [[kind.colour] for kind in self.objects] + [[] for _ in range(len(self.objects), OBJECTS)]
        return [*animals, *objects, []]


def parse(text: str) -> Sheet:
    """Read a sheet; a smaller box is welcome, a larger one is refused."""
    reader = Reader(text)
    reader.only(["animal", "object", "stock"])
    animals = [animal(reader, index, row) for index, row in enumerate(reader.tables("animal"))]
    objects = [thing(reader, index, row) for index, row in enumerate(reader.tables("object"))]
    if len(animals) > ANIMALS:
        raise reader.wrong("sheet-too-many", "animal", ANIMALS, count=len(animals), most=ANIMALS)
    if len(objects) > OBJECTS:
        raise reader.wrong("sheet-too-many", "object", OBJECTS, count=len(objects), most=OBJECTS)
    sheet = Sheet(animals, objects, {})
    taken = ["winter"]
    for index, name in enumerate(sheet.codes()):
        if name in taken:
            at = ("animal", index) if index < ANIMALS else ("object", index - ANIMALS)
            raise reader.wrong("sheet-name-taken", *at, "name", name=name)
        taken.append(name)
    for colour in COLOURS:
        of_it = [index for index, kind in enumerate(objects) if kind.colour == colour]
        count = sum(objects[index].copies for index in of_it)
        if count > PER_COLOUR:
            details: dict[str, Detail] = {"colour": colour, "count": count, "most": PER_COLOUR}
            raise reader.wrong("sheet-colour-full", "object", of_it[-1], "copies", **details)
    for index, row in enumerate(reader.tables("stock")):
        players, laid_out = stock(reader, index, row)
        if players in sheet.stocks:
            raise reader.wrong("sheet-twice", "stock", index, "players", item=f"players = {players}")
        sheet.stocks[players] = laid_out
    return sheet


def animal(reader: Reader, index: int, row: Mapping[str, object]) -> Animal:
    reader.keys("animal", index, row, ["name", "copies", "paws", "colours"])
    colours = row.get("colours")
    if not isinstance(colours, list) or not colours or not all(colour in COLOURS for colour in colours):
        raise reader.wrong("sheet-colours", "animal", index, "colours", allowed=list(COLOURS))
    twice = [colour for colour in COLOURS if colours.count(colour) > 1]
    if twice:
        raise reader.wrong("sheet-twice", "animal", index, "colours", item=twice[0])
    return Animal(
        reader.word("animal", index, row, "name"),
        reader.number("animal", index, row, "copies", 1, COPIES),
        reader.number("animal", index, row, "paws", 1, PAWS),
        colours,
    )


def thing(reader: Reader, index: int, row: Mapping[str, object]) -> Thing:
    reader.keys("object", index, row, ["name", "colour", "copies", "snowflakes"])
    name = reader.word("object", index, row, "name")
    colour = reader.word("object", index, row, "colour")
    if colour not in COLOURS:
        raise reader.wrong("sheet-one-of", "object", index, "colour", key="colour", allowed=list(COLOURS))
    copies = reader.number("object", index, row, "copies", 1, PER_COLOUR)
    return Thing(name, colour, copies, reader.number("object", index, row, "snowflakes", 0, FLAKES))


def stock(reader: Reader, index: int, row: Mapping[str, object]) -> tuple[int, Stock]:
    reader.keys("stock", index, row, ["players", "apart", "pattern"])
    players = reader.number("stock", index, row, "players", 2, 4)
    pattern = row.get("pattern")
    if not isinstance(pattern, list) or not all(isinstance(line, str) and set(line) <= {"#", "."} for line in pattern):
        raise reader.wrong("sheet-pattern", "stock", index, "pattern")
    if not 1 <= len(pattern) <= SIDE or not 1 <= len(pattern[0]) <= SIDE or len({len(line) for line in pattern}) > 1:
        raise reader.wrong("sheet-pattern-size", "stock", index, "pattern", most=SIDE)
    if not all("#" in line for line in [*pattern, *map("".join, zip(*pattern, strict=True))]):
        raise reader.wrong("sheet-pattern-line", "stock", index, "pattern")
    laid_out = Stock(reader.number("stock", index, row, "apart", 0, 60), pattern)
    if laid_out.places() < PLACES:
        raise reader.wrong("sheet-too-few", "stock", index, "pattern", count=laid_out.places(), needed=PLACES)
    return players, laid_out


def fits(sheet: Sheet, seats: int) -> Stock:
    """Return the stock of a table; refuse a box that has none, or too few cards for it."""
    laid_out = sheet.stocks.get(seats)
    if laid_out is None:
        raise Refused("sheet-no-stock", "hygge.setup.stock", players=seats)
    cards = sheet.cards()
    if cards < laid_out.places() + laid_out.apart:
        places, apart = laid_out.places(), laid_out.apart
        raise Refused("sheet-few-cards", "hygge.setup.winter", cards=cards, places=places, apart=apart)
    return laid_out
