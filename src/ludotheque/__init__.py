"""Ludothèque: small-box games whose rules are written once, to play, study, simulate and train on."""

import ludotheque.games as _shelf  # noqa: F401  # now: loaded later, the package would take the place of games()
from ludotheque.engine.record import Record
from ludotheque.engine.rules import Choice, IllegalMove, Refused
from ludotheque.library import Game, game, games
from ludotheque.match import Match, replay

__all__ = ["Choice", "Game", "IllegalMove", "Match", "Record", "Refused", "game", "games", "replay"]
__version__ = "0.1.0"
