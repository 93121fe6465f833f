"""Ludothèque: small-box games whose rules are written once, to play, study, simulate and train on."""

from ludotheque.engine.record import Record
from ludotheque.engine.rules import Choice, IllegalMove, Refused
from ludotheque.library import Game, game, games
from ludotheque.match import Match, replay

__all__ = ["Choice", "Game", "IllegalMove", "Match", "Record", "Refused", "game", "games", "replay"]
__version__ = "0.1.0"
