"""Puzzles: positions at which one move is clearly best, and not the obvious one; in a game's `puzzles.jsonl`.

`ludotheque puzzles GAME` finds them in simulated games (research/puzzling.py). What the seat to move cannot know was
dealt again before a position was written down, and what the moves are worth holds over many such deals.
"""

from collections import Counter
from datetime import date
from typing import Any

import msgspec

from ludotheque.engine.bot import ask
from ludotheque.engine.refused import Refused, shortened
from ludotheque.engine.rng import Rng
from ludotheque.engine.rules import Rules, State
from ludotheque.library import Game, all_games
from ludotheque.library import game as find
from ludotheque.match import Match
from ludotheque.view import Reason

FILE = "puzzles.jsonl"
LOOKS = 9  # deals that the heuristic is asked in for what is obvious


class Option(msgspec.Struct, frozen=True):
    """A move and the share of the win it brings; what the best move has over it. Errors are half of a 95 % interval.

    The gap was counted deal by deal, so it is far surer than the difference of the two values.
    """

    move: str
    value: float
    error: float
    gap: float
    gap_error: float


class Puzzle(msgspec.Struct, frozen=True):
    """A position, whose move it is, and what the moves are worth, the best first."""

    id: str
    game: str
    rules: int  # version of the game's rules
    seats: int
    options: dict[str, bool | int | str]
    position: dict[str, Any]  # as Match.position() gives it
    seat: int
    best: str
    obvious: str  # what the game's heuristic does
    moves: list[Option]


def puzzles(game: Game | str) -> list[Puzzle]:
    """Return the puzzles of a game, none if it has none; those of other rules than today's are left out.

    >>> puzzle = puzzles("odin")[0]
    >>> match = begin(find("odin"), puzzle)
    >>> puzzle.best in match.legal(puzzle.seat), puzzle.obvious in match.legal(puzzle.seat)
    (True, True)
    """
    game = find(game) if isinstance(game, str) else game
    if not game.holds(FILE):
        return []
    found = []
    for number, line in enumerate(game.text(FILE).splitlines(), 1):
        try:
            found.append(msgspec.json.decode(line, type=Puzzle))
        except msgspec.DecodeError as error:
            raise Refused("puzzles", game=game.name, file=FILE, line=number, detail=shortened(error)) from None
    return [puzzle for puzzle in found if puzzle.rules == game.meta.version]


def of_the_day(day: date, game: Game | None = None) -> Puzzle | None:
    """Return the puzzle of a day: the games take turns, unless one is named; None if there are no puzzles."""
    games = [one for one in all_games().values() if one.holds(FILE)] if game is None else [game]
    if not games:
        return None
    turn, place = divmod(day.toordinal(), len(games))
    some = puzzles(games[place])
    return some[turn % len(some)] if some else None


def begin(game: Game, puzzle: Puzzle) -> Match:
    """Lay the table of a puzzle; raise Refused if the rules do not know it."""
    return game.from_position(puzzle.position)


def why(match: Match, puzzle: Puzzle) -> Reason:
    """Return the case for the best move rather than the obvious one, at the table of a puzzle."""
    best, usual = (match.rules.parse(text) for text in (puzzle.best, puzzle.obvious))
    return match.game.reason(match.rules, match.state, puzzle.seat, best, Rng(0), usual)


def obvious(game: Game, rules: Rules, s: State, seat: int) -> int:
    """Return what the game's heuristic does, whatever lies hidden; -1 if it is of two minds."""
    bot = game.part("bot").bot()
    said = Counter(int(ask(bot, rules, s, seat, Rng(look))) for look in range(LOOKS))
    move, times = said.most_common(1)[0]
    return move if 2 * times > LOOKS else -1
