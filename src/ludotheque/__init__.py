"""Ludothèque: small-box games whose rules are written once, to play, study, simulate and train on."""

from ludotheque.catalogue import game
from ludotheque.engine.record import Record
from ludotheque.engine.refused import SPEAKERS, IllegalMove, NoSuchSeat, Refused
from ludotheque.engine.rules import Choice
from ludotheque.library import Game, all_games
from ludotheque.match import Match, begin, replay

__all__ = [
    "Choice",
    "Game",
    "IllegalMove",
    "Match",
    "NoSuchSeat",
    "Record",
    "Refused",
    "all_games",
    "begin",
    "game",
    "replay",
]
__version__ = "0.1.0"


def _english(refused: Refused) -> str:
    from ludotheque.text.words import sentence  # late: a program that is refused nothing need not load the texts

    try:
        return sentence(refused, "en")
    except KeyError:  # a text of a game's own, where nobody has said which game refuses
        return refused.key


SPEAKERS.append(_english)
