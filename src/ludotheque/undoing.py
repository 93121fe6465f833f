"""May a move be undone? Only if it showed its maker nothing that was hidden."""

import secrets

from ludotheque.engine.journal import Journal
from ludotheque.engine.rng import SEEDS, Rng
from ludotheque.engine.rules import Rules, State
from ludotheque.library import Game

COPIES = 24  # a secret with two equal faces slips through once in 2 ** 24 times


def reveals(game: Game, rules: Rules, before: State, seat: int, move: int) -> bool:
    """Make the move again where all that its maker cannot know is dealt again, and see whether it shows the same."""
    truth = shown(game, rules, before.copy(), seat, move)
    rng = Rng(secrets.randbelow(SEEDS))
    for _ in range(COPIES):
        copy = before.copy()
        rules.redeal(copy, seat, rng)
        if move not in rules.legal_moves(copy, seat) or shown(game, rules, copy, seat, move) != truth:
            return True
    return False


def shown(game: Game, rules: Rules, s: State, seat: int, move: int) -> object:
    """Return all that a move shows: its maker's moments, view and choices, and everything that was said to anybody."""
    journal = Journal()
    rules.apply(s, seat, move, journal)
    events = [(event.key, event.args, event.seen) for event in journal.events]
    moments = [(moment.mark, game.view_at(rules, moment, seat)) for moment in journal.moments]
    return game.view(rules, s, seat), rules.legal_moves(s, seat), events, moments
