"""The masks: how many each player has."""

from ludotheque.engine.sheet import Reader


class Sheet:
    """A box."""

    def __init__(self, cards: int) -> None:
        self.cards = cards


def parse(text: str) -> Sheet:
    reader = Reader(text)
    deck = reader.table("deck")
    reader.keys("deck", 0, deck, ["cards"])
    return Sheet(reader.number("deck", 0, deck, "cards", 3, 6))
