"""Ludothèque: small-box games whose rules are written once, to play, study, simulate and train on."""

from typing import TYPE_CHECKING

from ludotheque.catalogue import game
from ludotheque.engine.record import Record
from ludotheque.engine.refused import SPEAKERS as _SPEAKERS
from ludotheque.engine.refused import IllegalMove, NoSuchSeat, Refused
from ludotheque.engine.rules import Choice
from ludotheque.library import Game, all_games
from ludotheque.match import Match, begin, replay
from ludotheque.puzzle import Puzzle, puzzles

if TYPE_CHECKING:
    from ludotheque.research.report.run import report as report
    from ludotheque.research.review import review as review
    from ludotheque.research.simulate import simulate as simulate
    from ludotheque.research.tournament.run import tournament as tournament
else:  # a type checker would take every name for one of ours

    def __getattr__(name: str) -> object:
        """Load what few programs need when it is first asked for."""
        if name == "simulate":
            from ludotheque.research.simulate import simulate

            return simulate
        if name == "report":
            from ludotheque.research.report.run import report

            return report
        if name == "review":
            from ludotheque.research.review import review

            return review
        if name == "tournament":
            from ludotheque.research.tournament.run import tournament

            return tournament
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")


__all__ = [
    "Choice",
    "Game",
    "IllegalMove",
    "Match",
    "NoSuchSeat",
    "Puzzle",
    "Record",
    "Refused",
    "all_games",
    "begin",
    "game",
    "puzzles",
    "replay",
    "report",
    "review",
    "simulate",
    "tournament",
]
__version__ = "0.1.0"


def __dir__() -> list[str]:
    """List what is for everybody: a module that happens to be loaded is found under its own name."""
    return [*__all__, *(name for name in globals() if name.startswith("__"))]


def _english(refused: Refused | IllegalMove) -> str:
    from ludotheque.text.rulebook import forbidden  # late: a program that is refused nothing need not load the texts
    from ludotheque.text.words import sentence

    if isinstance(refused, IllegalMove):
        return forbidden(refused, "en")
    try:
        return sentence(refused, "en")
    except KeyError:  # a text of a game's own, where nobody has said which game refuses
        return refused.key


_SPEAKERS.append(_english)
