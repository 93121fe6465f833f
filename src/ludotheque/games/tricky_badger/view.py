"""What a seat sees of Tricky Badger."""

import msgspec

from ludotheque.view import Player, View


class BadgerPrize(msgspec.Struct, frozen=True):
    """A collection card that can be won."""

    code: str
    type: str
    points: int
    up: bool  # its arrow: the highest leaf wins


class BadgerFind(msgspec.Struct, frozen=True):
    """A card of a collection, or an animal with what is associated to it."""

    code: str
    types: list[str]  # the animal or the card, then what is associated to it
    points: int  # printed on them together


class BadgerPlayer(Player, frozen=True):
    """What everyone sees of a player."""

    hand: int  # leaves left
    leaf: str  # played to the trick, or nothing
    voids: list[str]  # colours shown to be missing, this round
    finds: list[BadgerFind]  # the collection
    points: int
    sources: dict[str, int]  # where they come from (text keys `score-…`)


class BadgerView(View, frozen=True):
    """The table as one seat, or a spectator, sees it."""

    hand: list[str]  # your own leaves
    players: list[BadgerPlayer]
    prizes: list[BadgerPrize]  # face up, the one at stake not included
    prize: BadgerPrize | None  # at stake
    arriving: BadgerFind | None  # what the winner is about to keep, discard or associate
    ahead: int  # who wins the trick as it lies; -1 before the first leaf
    trampled: list[str]  # leaves of the trick that are out of the contest
    first: int
    winner: int  # who carries out the effect of a prize; -1 at other times
    played: list[str]  # the leaves of this round's tricks, the current one included
    undealt: int  # how many leaves nobody was dealt
    discards: list[BadgerFind]  # collection cards out of the game, leftovers included
    deck: int  # collection cards still to come, those that never will included
    round: int
    rounds: int
    trick: int
    tricks: int
