"""May a move be undone at a keyboard? Only one's own last move, and only if it showed nothing that was hidden."""

import secrets

from ludotheque.engine.journal import Journal
from ludotheque.engine.rng import SEEDS, Rng
from ludotheque.engine.rules import State
from ludotheque.match import Match

COPIES = 24  # a secret with two equal faces slips through once in 2 ** 24 times


def refusal(match: Match, seat: int) -> str:
    """Return the text key of why a seat may not undo the last move; an empty string if it may."""
    if not match.moves or match.moves[-1][0] != seat:
        return "cli-undo-none"
    return "refused-revealed" if reveals(match) else ""


def reveals(match: Match) -> bool:
    """Make the last move again where all that its maker cannot know is dealt again, and see if it shows the same."""
    (seat, move), before = match.moves[-1], match.at(len(match.moves) - 1).state
    truth = shown(match, before.copy(), seat, move)
    rng = Rng(secrets.randbelow(SEEDS))
    for _ in range(COPIES):
        copy = before.copy()
        match.rules.redeal(copy, seat, rng)
        if move not in match.rules.legal_moves(copy, seat) or shown(match, copy, seat, move) != truth:
            return True
    return False


def shown(match: Match, s: State, seat: int, move: int) -> object:
    """Return all that a move shows: the maker's view and choices after it, and everything that was said to anybody."""
    journal = Journal()
    match.rules.apply(s, seat, move, journal)
    events = [(event.key, event.args, event.seen) for event in journal.events]
    return match.game.view(match.rules, s, seat), match.rules.legal_moves(s, seat), events
