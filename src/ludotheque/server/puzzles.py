"""Puzzles for the page: the position as its seat sees it, and what its moves are worth."""

from datetime import date
from functools import cache, lru_cache

import msgspec

from ludotheque.library import all_games, game
from ludotheque.match import Match
from ludotheque.puzzle import Option, Puzzle, begin, of_the_day, puzzles, why
from ludotheque.server.wire import ChoiceShown
from ludotheque.view import Reason, View


class PuzzleMove(msgspec.Struct, frozen=True):
    """A move, the chance to win it brings, and what the best one has over it; errors are half of a 95 % interval."""

    m: int
    value: float
    error: float
    gap: float
    gap_error: float


class PuzzleShown(msgspec.Struct, frozen=True):
    """A puzzle: choose, then see. The best of its `moves` comes first."""

    id: str
    game: str
    rules: int
    options: dict[str, bool | int | str]
    pieces: dict[str, list[str]]
    seats: int
    seat: int
    view: View
    choices: list[ChoiceShown]
    moves: list[PuzzleMove]
    obvious: int  # the move that the game's heuristic makes
    why: Reason | None
    next: str  # the puzzle of this game that comes after it


@cache
def every() -> dict[str, tuple[Puzzle, str]]:
    """Return all puzzles by their ids, each with the id of the next one."""
    found = {}
    for each in all_games().values():
        some = puzzles(each)
        for place, puzzle in enumerate(some):
            found[puzzle.id] = puzzle, some[(place + 1) % len(some)].id
    return found


@lru_cache(16)  # all games, each of them, today and yesterday
def today(day: date, name: str) -> str:
    """Return the id of the puzzle of a day, of a game or of all in turn; nothing if there is none."""
    found = of_the_day(day, game(name) if name else None)
    return "" if found is None else found.id


def shown(name: str) -> PuzzleShown:
    """Describe a puzzle, with nothing in it that its seat may not see."""
    puzzle, following = every()[name]
    match = begin(game(puzzle.game), puzzle)
    seat = puzzle.seat
    return PuzzleShown(
        puzzle.id,
        puzzle.game,
        puzzle.rules,
        match.options,
        match.rules.pieces(),
        match.seats,
        seat,
        match.view(seat),
        [ChoiceShown(one.move, one.kind, one.args, one.text) for one in match.legal(seat)],
        [move_shown(match, seat, option) for option in puzzle.moves],
        match.parse(seat, puzzle.obvious),
        why(match, puzzle),
        following,
    )


def move_shown(match: Match, seat: int, option: Option) -> PuzzleMove:
    return PuzzleMove(match.parse(seat, option.move), option.value, option.error, option.gap, option.gap_error)
