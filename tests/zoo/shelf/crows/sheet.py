"""The cards of Crows: how many, and how many make a hand."""

from ludotheque.engine.sheet import Reader


class Sheet:
    """A box."""

    def __init__(self, cards: int, hand: int) -> None:
        self.cards = cards
        self.hand = hand


def parse(text: str) -> Sheet:
    reader = Reader(text)
    reader.only(["deck"])
    deck = reader.table("deck")
    reader.keys("deck", 0, deck, ["cards", "hand"])
    return Sheet(reader.number("deck", 0, deck, "cards", 6, 12), reader.number("deck", 0, deck, "hand", 1, 2))
