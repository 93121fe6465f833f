"""What a seat sees of Happy Pigs."""

import msgspec

from ludotheque.view import Player, View


class Pig(msgspec.Struct, frozen=True):
    """A pig and where it stands: its field, its left column and its top row, all from 0."""

    size: str
    vaccinated: bool
    fed: bool  # in the share that its owner is performing; forgotten with it
    field: int
    x: int
    y: int
    rotated: bool  # turned by a quarter from its footprint


class SeasonCard(msgspec.Struct, frozen=True):
    """A season card; its effect is a text key `effect-…` and its numbers."""

    code: str
    season: str
    limits: dict[str, int]
    effect: str
    args: dict[str, int | list[int]]


class Stall(msgspec.Struct, frozen=True):
    """Goods of the market: what is left, and what it costs and brings this round."""

    code: str
    left: int
    price: int  # of a field: for you; for a spectator the price of a second one
    sale: int  # what a pig brings; 0 for what cannot be sold


class PigsPlayer(Player, frozen=True):
    """What everyone sees of a player."""

    money: int
    fields: int
    pigs: list[Pig]
    items: dict[str, int]
    chosen: bool  # has chosen an action, or is done with vaccinating
    action: str  # once it is revealed
    share: int  # how often the player may act this round
    first: bool
    neutral: bool  # holds the neutral tiles


class PigsView(View, frozen=True):
    """The table as one seat, or a spectator, sees it."""

    players: list[PigsPlayer]
    phase: str
    round: int
    rounds: int
    season: str
    card: SeasonCard | None  # none during the preparatory turn
    forecast: SeasonCard | None  # the next one, if the table plays with the forecast
    past: list[str]  # the cards of the rounds before
    removed: list[str]  # cards known to be out of the game, by subtraction
    cards: list[SeasonCard]  # all cards of the box
    market: list[Stall]
    width: int  # of a field, in cells
    height: int
    footprints: dict[str, list[int]]
    mine: str  # the action you have chosen and nobody else sees
    mine_neutral: str
    picks: dict[str, int]  # pigs you want to vaccinate before the change of season
    neutral: str  # the neutral action, once it is revealed
    hinders: bool  # it is in the way of the opponent
    used: int  # purchases or actions of the player to act
    left: int  # those that are left
