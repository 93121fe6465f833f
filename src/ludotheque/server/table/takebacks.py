"""May a move be taken back? Only if it showed its maker nothing that was hidden."""

import secrets

from ludotheque.engine.journal import Journal
from ludotheque.engine.rng import SEEDS, Rng
from ludotheque.engine.rules import State
from ludotheque.server.table.setups import Setup
from ludotheque.server.wire import ENCODER

COPIES = 24  # a secret with two equal faces slips through once in 2 ** 24 times


def shown(setup: Setup, s: State, seat: int, move: int) -> bytes:
    """Return all that a move shows: the maker's view and choices after it, and everything that was said to anybody."""
    journal = Journal()
    setup.rules.apply(s, seat, move, journal)
    events = [(event.key, event.args, event.seen) for event in journal.events]
    return ENCODER.encode((setup.view(s, seat), setup.rules.legal_moves(s, seat), events))


def reveals(setup: Setup, before: State, seat: int, move: int) -> bool:
    """Make the move again where all that its maker cannot know is dealt again, and see whether it shows the same."""
    truth = shown(setup, before.copy(), seat, move)
    rng = Rng(secrets.randbelow(SEEDS))
    for _ in range(COPIES):
        copy = before.copy()
        setup.rules.redeal(copy, seat, rng)
        if move not in setup.rules.legal_moves(copy, seat) or shown(setup, copy, seat, move) != truth:
            return True
    return False
