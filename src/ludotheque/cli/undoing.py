"""May a move be undone at a keyboard? Only your own last move, and only if it showed nothing that was hidden."""

from ludotheque.match import Match
from ludotheque.undoing import reveals


def refusal(match: Match, seat: int) -> str:
    """Return the text key of why a seat may not undo the last move; an empty string if it may."""
    if not match.moves or match.moves[-1][0] != seat:
        return "cli-undo-none"
    before = match.at(len(match.moves) - 1).state
    return "refused-revealed" if reveals(match.game, match.rules, before, *match.moves[-1]) else ""
