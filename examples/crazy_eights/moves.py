"""The action space: play a card (an eight once for each suit it may name), draw, or pass."""

from typing import Final

from ludotheque.engine.rules import Choice
from ludotheque.engine.tables import table

SUITS: Final = ["c", "d", "h", "s"]
RANKS: Final = ["a", "2", "3", "4", "5", "6", "7", "8", "9", "10", "j", "q", "k"]
CARDS: Final = len(SUITS) * len(RANKS)
CODES: Final = [rank + suit for suit in SUITS for rank in RANKS]
EIGHT: Final = RANKS.index("8")

RANK: Final = table([card % len(RANKS) for card in range(CARDS)])
SUIT: Final = table([card // len(RANKS) for card in range(CARDS)])

PLAYS: Final = [
    (card, suit)
    for card in range(CARDS)
    for suit in (range(len(SUITS)) if card % len(RANKS) == EIGHT else [card // len(RANKS)])
]
CARD: Final = table([card for card, suit in PLAYS])
NAMED: Final = table([suit for card, suit in PLAYS])  # the suit to follow afterwards
DRAW: Final = len(PLAYS)
PASS: Final = DRAW + 1
ACTIONS: Final = PASS + 1


def choice(move: int) -> Choice:
    """Put a move into words.

    >>> choice(DRAW), choice(0), choice(7)
    (<64: draw>, <0: play ac>, <7: play 8c c>)
    """
    if move >= DRAW:
        kind = "draw" if move == DRAW else "pass"
        return Choice(move, kind, {}, kind)
    card, suit = PLAYS[move]
    if card % len(RANKS) == EIGHT:
        return Choice(move, "eight", {"card": card, "suit": suit}, f"play {CODES[card]} {SUITS[suit]}")
    return Choice(move, "play", {"card": card}, f"play {CODES[card]}")
