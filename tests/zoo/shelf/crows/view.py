"""What a seat sees of Crows."""

from ludotheque.view import Player, View


class CrowsPlayer(Player, frozen=True):
    """What everybody sees of a player."""

    hand: int
    played: list[str]


class CrowsView(View, frozen=True):
    """The table as one seat, or a spectator, sees it."""

    hand: list[str]
    players: list[CrowsPlayer]
    left: int
