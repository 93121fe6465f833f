"""What a seat sees of Hygge."""

import msgspec

from ludotheque.view import Player, View


class Stack(msgspec.Struct, frozen=True):
    """Identical cards."""

    card: str
    count: int


class HyggePlayer(Player, frozen=True):
    """What everyone sees of a player."""

    front: list[Stack]
    minus: int  # what lies in front would cost so much
    pile: int  # cards stored
    stored: list[Stack]  # which they are; empty while others must remember them
    flakes: int | None  # what they score; None while others must remember them
    chosen: bool  # has chosen a last action
    last: str  # which it is, at the moment when all are revealed
    discarded: str  # as a last action; empty if no card
    points: int  # in the games that are over


class Stored(msgspec.Struct, frozen=True):
    """What was stored in the last turn: it shows until the next cards are taken."""

    seat: int
    cards: list[Stack]


class HyggeView(View, frozen=True):
    """The table as one seat, or a spectator, sees it."""

    step: str  # take, store, last or over
    stock: list[str]  # by position; empty for a gap
    grid: list[list[int]]  # the rows of the pattern: positions from 0, -1 where no card goes
    deck: int  # cards in the deck, the winter card counted
    winter: int  # the winter card is one of so many at the bottom of the deck; 0 once it is out
    unseen: list[Stack]  # what is still in the deck; empty while stored piles must be remembered
    players: list[HyggePlayer]
    just_stored: Stored | None
    chosen: str  # your own last action, until all are revealed; empty if you have not chosen
    game: int  # of the match, from 1
    games: int
    results: list[list[int]]  # of the games that are over, by seat
