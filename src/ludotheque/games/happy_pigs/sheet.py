"""The sheet of Happy Pigs: the market, the fields, the pigs' footprints, and the season cards."""

from collections.abc import Mapping, Sequence

from ludotheque.engine.refused import Refused
from ludotheque.engine.sheet import Reader
from ludotheque.games.happy_pigs import effects
from ludotheque.games.happy_pigs.moves import ACTION_CODES, ITEM_CODES, MOST_TAKEN, SIZE_CODES

SEASONS = ("spring", "summer", "autumn", "winter")
MOST_CELLS = 60  # of a field: its cells are the bits of a mask
MOST_PIGS = 16  # of the smallest kind on one field, by area: beyond that, packing takes too long

# What each effect must say beside its name.
NEEDS = {
    "grow": ("pig",),
    "gift": ("item",),
    "income": ("pig", "dollars"),
    "tax": ("dollars",),
    "herd": ("dollars", "least"),
    "show": ("pig", "dollars"),
    "free": ("goods",),
    "discount": ("goods", "dollars"),
    "markup": ("pig", "dollars"),
}
PARAMETERS = ("pig", "item", "goods", "dollars", "least")


class Card:
    """A season card: four limits and an effect."""

    def __init__(
        self, code: str, season: int, limits: list[int], effect: int, about: int, dollars: int, least: int
    ) -> None:
        self.code = code
        self.season = season
        self.limits = limits  # feed, mate, buy, sell
        self.effect = effect
        self.about = about  # a size, an item or a group of goods; -1: nothing
        self.dollars = dollars
        self.least = least


class Sheet:
    """The pieces of a box."""

    def __init__(self, reader: Reader) -> None:
        start = reader.table("start")
        reader.keys("start", 0, start, ["dollars", "purchases"])
        self.dollars = reader.number("start", 0, start, "dollars", 0, 999)
        self.purchases = reader.number("start", 0, start, "purchases", 0, 20)
        year = reader.table("year")
        reader.keys("year", 0, year, ["removed"])
        self.removed = reader.number("year", 0, year, "removed", 0, 20)
        land = reader.table("land")
        reader.keys("land", 0, land, ["count", "price", "step"])
        self.fields = reader.number("land", 0, land, "count", 2, 20)
        self.field_price = reader.number("land", 0, land, "price", 0, 99)
        self.field_step = reader.number("land", 0, land, "step", 0, 99)
        pigs = named(reader, "pig", SIZE_CODES, ["count", "price"])
        items = named(reader, "item", ITEM_CODES, ["count", "price"])
        self.counts = [reader.number("pig", i, row, "count", 0, MOST_TAKEN) for i, row in enumerate(pigs)]
        self.counts += [reader.number("item", i, row, "count", 0, 25) for i, row in enumerate(items)]
        self.prices = [reader.number("pig", i, row, "price", 0, 99) for i, row in enumerate(pigs)]
        self.prices += [reader.number("item", i, row, "price", 0, 99) for i, row in enumerate(items)]
        self.read_field(reader)
        self.read_cards(reader)

    def read_field(self, reader: Reader) -> None:
        """Read the grid of a field and what stands on it."""
        field = reader.table("field")
        reader.keys("field", 0, field, ["width", "height"])
        self.width = reader.number("field", 0, field, "width", 1, 20)
        self.height = reader.number("field", 0, field, "height", 1, 20)
        cells = self.width * self.height
        if cells > MOST_CELLS:
            raise reader.wrong("sheet-cells", "field", 0, "width", cells=cells, most=MOST_CELLS)
        self.footprints: list[tuple[int, int]] = []
        for index, row in enumerate(named(reader, "footprint", SIZE_CODES, ["width", "height"])):
            wide = reader.number("footprint", index, row, "width", 1, 20)
            high = reader.number("footprint", index, row, "height", 1, 20)
            longest, shortest = max(self.width, self.height), min(self.width, self.height)
            if max(wide, high) > longest or min(wide, high) > shortest:
                raise reader.wrong("sheet-pig-large", "footprint", index, "width", size=SIZE_CODES[index])
            if cells // (wide * high) > MOST_PIGS:
                size = SIZE_CODES[index]
                raise reader.wrong("sheet-pig-small", "footprint", index, "width", size=size, most=MOST_PIGS)
            self.footprints.append((wide, high))

    def read_cards(self, reader: Reader) -> None:
        """Read the season cards, into calendar order."""
        cards: list[Card] = []
        for index, row in enumerate(reader.tables("card")):
            card = read_card(reader, index, row)
            if card.code in [other.code for other in cards]:
                raise reader.wrong("sheet-twice", "card", index, "name", item=card.code)
            cards.append(card)
        self.cards = sorted(cards, key=lambda card: card.season)
        self.seasons = sorted({card.season for card in cards})
        counts = [sum(card.season == season for card in cards) for season in self.seasons]
        if len(set(counts)) > 1:
            raise reader.wrong("sheet-seasons", "card")
        self.deck = counts[0]  # cards of each season
        if self.removed >= self.deck:
            raise reader.wrong("sheet-removed", "year", 0, "removed", removed=self.removed, cards=self.deck)


def parse(text: str) -> Sheet:
    """Read a sheet; a smaller box (fewer pieces, cards or seasons) is welcome, a larger one is refused."""
    reader = Reader(text)
    reader.only(["start", "year", "land", "field", "pig", "footprint", "item", "card"])
    return Sheet(reader)


def named(reader: Reader, table: str, names: Sequence[str], keys: Sequence[str]) -> list[Mapping[str, object]]:
    """Read one table per name, in the order of the names."""
    rows = reader.tables(table)
    for index, row in enumerate(rows):
        reader.keys(table, index, row, ["name", *keys])
        if index >= len(names) or row.get("name") != names[index]:
            raise reader.wrong("sheet-order", table, index, "name", item=f"[[{table}]]", names=list(names))
    if len(rows) < len(names):
        raise reader.wrong("sheet-missing", table, item=f"[[{table}]] {names[len(rows)]}")
    return rows


def read_card(reader: Reader, index: int, row: Mapping[str, object]) -> Card:
    """Read one season card; its effect decides what else it must say."""
    reader.keys("card", index, row, ["name", "season", *ACTION_CODES, "effect", *PARAMETERS])
    code = reader.word("card", index, row, "name")
    season = one_of(reader, index, row, "season", SEASONS)
    limits = [reader.number("card", index, row, action, 0, 20) for action in ACTION_CODES]
    effect = one_of(reader, index, row, "effect", effects.EFFECTS)
    name = effects.EFFECTS[effect]
    needs = NEEDS.get(name, ())
    for key in PARAMETERS:
        if key in row and key not in needs:
            raise reader.wrong("sheet-effect", "card", index, key, effect=name, key=key)
    about = -1
    if "pig" in needs:
        sizes = [*SIZE_CODES, "any"] if effect == effects.SHOW else SIZE_CODES
        about = one_of(reader, index, row, "pig", sizes[:-1] if effect == effects.GROW else sizes)
    elif "item" in needs:
        about = one_of(reader, index, row, "item", ITEM_CODES)
    elif "goods" in needs:
        about = one_of(reader, index, row, "goods", effects.GROUPS)
    dollars = reader.number("card", index, row, "dollars", 1, 99) if "dollars" in needs else 0
    least = reader.number("card", index, row, "least", 1, 99) if "least" in needs else 0
    return Card(code, season, limits, effect, about, dollars, least)


def one_of(reader: Reader, index: int, row: Mapping[str, object], key: str, names: Sequence[str]) -> int:
    """Read a word that must be one of these, and return its place among them."""
    word = row.get(key)
    if not isinstance(word, str) or word not in names:
        raise reader.wrong("sheet-one-of", "card", index, key, key=key, allowed=list(names))
    return names.index(word)


def fits(sheet: Sheet, seats: int) -> None:
    """Refuse a box too small for the table."""
    if sheet.fields < seats:
        raise Refused("sheet-fields", "pigs.setup.supply", fields=sheet.fields, seats=seats)
