"""What a seat sees of Happy Corgi."""

import msgspec

from ludotheque.view import Player, View


class CorgiPlayer(Player, frozen=True):
    """What one sees of a player."""

    hand: int  # cards
    known: list[str]  # those of them that you know (spectators: that everyone knows)
    hugs: int
    reserve: int  # poops
    solved: list[str]
    dogs: int  # mean dogs taken along


class PlaceCard(msgspec.Struct, frozen=True):
    """A place as it lies; both sides may be consulted."""

    place: str
    flipped: bool
    effect: str
    other_effect: str  # of the side below; empty for the basket
    animal: str  # cat, dog or nothing
    corgis: list[int]


class ActivityCard(msgspec.Struct, frozen=True):
    """An activity on the border."""

    activity: str
    cards: list[str]  # the actions asked for
    hugs: int
    poops: list[int]  # whose


class CorgiView(View, frozen=True):
    """The table as one seat, or a spectator, sees it."""

    hand: list[str]  # your own cards
    players: list[CorgiPlayer]
    places: list[PlaceCard]  # row by row
    cells: list[ActivityCard | None]  # row by row, the border alone; None where an activity was taken
    reach: list[str]  # the activities in reach of the player's corgi
    river: list[str]  # empty where there is a gap
    deck: int
    discards: int
    top: str  # of the discards
    round: int
    first: int
    player: int  # whose turn it is
    step: str
    partner: int | None  # whom the player meets, or has chosen
    taken: str  # the card taken after an S, if you may see it
    laid: str  # the card put beside the river
    chosen: str  # your own card for the left
    ready: list[int]  # who has chosen a card for the left
    cats: int  # in the supply
    dogs: int
    target: int  # hugs
    expert: bool
    combos: bool
