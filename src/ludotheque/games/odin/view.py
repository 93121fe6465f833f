"""What a seat sees of Odin."""

from ludotheque.view import Player, View


class OdinPlayer(Player, frozen=True):
    """What everyone sees of a player."""

    hand: int  # cards left
    seen: list[str]  # those of them that everyone saw being taken
    shown: list[str]  # the whole hand, once the round is over
    points: int


class OdinView(View, frozen=True):
    """The table as one seat, or a spectator, sees it."""

    hand: list[str]  # your own cards
    players: list[OdinPlayer]
    centre: list[str]
    number: int  # the value to beat; 0 when the centre is empty
    leader: int  # who played the centre
    beaten: list[str]  # the cards one of which is being taken
    passes: int
    discards: list[str]  # of this round; those discarded last come last, on top of the pile
    box: list[str]  # the cards that stay in the box
    aside: int  # how many cards lie unseen beside the table
    round: int
    opener: int
    target: int  # 0: a single round
