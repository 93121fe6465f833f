"""May a move be taken back? Only if it showed its maker nothing that was hidden."""

import secrets

from ludotheque.engine.journal import Journal
from ludotheque.engine.rng import SEEDS, Rng
from ludotheque.engine.rules import State
from ludotheque.server.kits import Kit
from ludotheque.server.wire import ENCODER

COPIES = 24  # a secret with two equal faces slips through once in 2 ** 24 times


def shown(kit: Kit, s: State, seat: int, move: int) -> bytes:
    """Tell all that a move shows: the maker's view and choices after it, and everything that was said to anybody."""
    journal = Journal()
    kit.rules.apply(s, seat, move, journal)
    events = [(event.key, event.args, event.seen) for event in journal.events]
    return ENCODER.encode((kit.view(s, seat), kit.rules.legal_moves(s, seat), events))


def reveals(kit: Kit, before: State, seat: int, move: int) -> bool:
    """Make the move again where all that its maker cannot know is dealt anew, and see whether it shows the same."""
    truth = shown(kit, before.copy(), seat, move)
    rng = Rng(secrets.randbelow(SEEDS))
    for _ in range(COPIES):
        copy = before.copy()
        kit.rules.redeal(copy, seat, rng)
        if move not in kit.rules.legal_moves(copy, seat) or shown(kit, copy, seat, move) != truth:
            return True
    return False
