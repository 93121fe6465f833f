"""What adds up over many games: whole numbers only, so that the order of adding cannot matter."""

import math
from collections.abc import Sequence
from dataclasses import dataclass, field

from ludotheque.engine.meta import Options
from ludotheque.engine.rng import SEEDS


def parts_of(seats: int) -> int:
    """Return in how many parts a win is counted, so that any shared one is a whole number of them."""
    return math.lcm(*range(1, seats + 1))


@dataclass(frozen=True)
class Setup:
    """A table of bots, one level for each seat; from game to game they all move on by one seat."""

    game: str
    lineup: tuple[str, ...]
    seed: int
    options: Options
    sheet: str | None

    def seed_of(self, number: int) -> int:
        """Return the seed of a game: `play --seed` deals the same cards."""
        return (self.seed + number) % SEEDS

    def level_at(self, seat: int, number: int) -> str:
        """Return which bot sits at a seat in a game."""
        return self.lineup[(seat + number) % len(self.lineup)]


@dataclass
class Sums:
    """Games, and in them: wins (in parts, see `Tally`), points, and squares of points."""

    games: int = 0
    wins: int = 0
    points: int = 0
    squares: int = 0

    def add(self, wins: int, points: int) -> None:
        self.games += 1
        self.wins += wins
        self.points += points
        self.squares += points * points

    def merge(self, other: "Sums") -> None:
        self.games += other.games
        self.wins += other.wins
        self.points += other.points
        self.squares += other.squares


@dataclass
class Tally:
    """The sums of some games: of each level (all its seats together), of each seat, and of the decisions."""

    setup: Setup
    levels: dict[str, Sums] = field(init=False)
    seats: list[Sums] = field(init=False)
    decisions: Sums = field(init=False, default_factory=Sums)

    def __post_init__(self) -> None:
        self.levels = {level: Sums() for level in self.setup.lineup}
        self.seats = [Sums() for _ in self.setup.lineup]
        self.parts = parts_of(len(self.seats))

    def add(self, number: int, scores: Sequence[int], ranking: Sequence[int], decisions: int) -> None:
        """Count a game."""
        won = self.parts // ranking.count(1)
        wins = dict.fromkeys(self.levels, 0)
        points = dict.fromkeys(self.levels, 0)
        for seat, (score, place) in enumerate(zip(scores, ranking, strict=True)):
            mine = won if place == 1 else 0
            self.seats[seat].add(mine, score)
            level = self.setup.level_at(seat, number)
            wins[level] += mine
            points[level] += score
        for level, sums in self.levels.items():
            sums.add(wins[level], points[level])
        self.decisions.add(0, decisions)

    def merge(self, other: "Tally") -> None:
        """Add the games of another tally of the same table."""
        for level, sums in self.levels.items():
            sums.merge(other.levels[level])
        for mine, its in zip(self.seats, other.seats, strict=True):
            mine.merge(its)
        self.decisions.merge(other.decisions)
