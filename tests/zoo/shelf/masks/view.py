"""What a seat sees of Masks."""

from ludotheque.view import View


class MasksView(View, frozen=True):
    """The table as one seat, or a spectator, sees it."""

    hands: list[list[str]]
    chosen: list[bool]
    mine: str
