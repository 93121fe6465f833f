"""What a seat sees of Crazy Eights."""

from ludotheque.view import Player, View


class EightsPlayer(Player, frozen=True):
    """What everybody sees of a player."""

    cards: int
    points: int


class EightsView(View, frozen=True):
    """The table as one seat, or a spectator, sees it."""

    hand: list[str]
    players: list[EightsPlayer]
    top: str
    suit: str  # to be followed
    stock: int
    pile: list[str]  # all cards laid this round, the top one too
    drawn: bool  # whether the player to move has drawn
    passes: int  # in a row, since a card was laid or drawn
    round: int
    rounds: int
    first: int  # who began the round
