"""What a review says, as data. Shares of a win and errors are fractions of one; an error is a standard error."""

from dataclasses import asdict, dataclass

import msgspec

FORMAT = 3  # of this data, and of the measure (docs/review.md): what is kept of a review is of one format


@dataclass(frozen=True)
class Mean:
    """An estimate and its standard error."""

    value: float
    error: float


@dataclass(frozen=True)
class Option:
    """A move somebody could have made: what it would have brought them, and by how much it beats the move made."""

    move: int
    text: str
    win: Mean
    place: Mean
    gain: Mean  # in the chance to win, over the move that was made: paired, so sharper than the difference of the two


@dataclass(frozen=True)
class Decision:
    """A decision, seen with what its seat knew then and nothing else."""

    number: int  # of the move in the match, 1 for the first
    seat: int
    legal: int  # how many moves there were
    made: Option
    usual: int  # the move the reference bot makes
    favourite: int  # the move that seemed best, from imagined games that had no part in the estimates
    best: list[Option]  # the best alternatives, the favourite first; empty where there was no choice
    effects: list[Mean]  # on the chance of each seat: the move made, less the reference bot in its place

    @property
    def lost(self) -> Mean:
        """What the favourite has over the move made, in the chance to win: unbiased, and so below 0 now and then."""
        return Mean(0.0, 0.0) if self.favourite == self.made.move else self.best[0].gain

    @property
    def regret(self) -> Mean:
        """What a better move would have brought, in the chance to win; nothing if none seems better."""
        lost = self.lost
        return Mean(max(0.0, lost.value), lost.error)

    @property
    def clear(self) -> bool:
        """Whether an alternative is better beyond doubt: by two standard errors."""
        return self.regret.value > 0 and self.regret.value >= 2 * self.regret.error


@dataclass(frozen=True)
class Point:
    """Every seat's chance to win after so many moves, from what everybody could see; 0: before the deal."""

    number: int
    win: list[Mean]


@dataclass(frozen=True)
class Account:
    """Where a seat's result came from: result − start = luck + the sum of the decisions, to the last digit."""

    seat: int
    result: float  # its share of the win
    start: Mean  # its chance before anything was dealt
    luck: Mean  # what no decision explains, given what its seat knew
    draws: Mean  # the part of it that the deal and the draws made by themselves; the rest is how the unseen cards lay
    decisions: list[Mean]  # what the decisions of each seat did to it; its own stand at its own number
    others: Mean  # those of all other seats together


@dataclass(frozen=True)
class Review:
    """A finished match: the curve, the decisions, and luck and skill apart."""

    game: str
    rules: int
    seats: int
    level: str
    worlds: int  # imagined games for each decision
    curve: list[Point]
    decisions: list[Decision]
    accounts: list[Account]

    def costliest(self, seat: int | None = None, count: int = 5) -> list[Decision]:
        """Return the decisions that cost a seat, or everybody, most: the largest regrets first."""
        mine = [found for found in self.decisions if seat in (None, found.seat) and found.regret.value > 0]
        return sorted(mine, key=lambda found: (-found.regret.value, found.number))[:count]

    def turning_points(self, count: int = 3) -> list[Point]:
        """Return the moments that decided it: where the chances moved most beyond doubt, in the order they came.

        They lie apart where the match is long enough: what goes on for a while is one moment.
        """
        moved = [turn(before, now) for before, now in zip(self.curve, self.curve[1:], strict=False)]
        apart = len(moved) // (4 * count)
        found: list[int] = []
        for at in sorted(range(len(moved)), key=lambda at: (-moved[at], at)):
            if len(found) < count and all(abs(at - other) > apart for other in found):
                found.append(at)
        return [self.curve[at + 1] for at in sorted(found)]

    def to_builtins(self) -> dict[str, object]:
        return {"format": FORMAT, **asdict(self)}

    @staticmethod
    def from_builtins(data: object) -> "Review":
        """Read a review again; raise msgspec.ValidationError if it is not one, or one of another measure."""
        if msgspec.convert(data, Formatted).format != FORMAT:
            raise msgspec.ValidationError(f"not a review of format {FORMAT}")
        return msgspec.convert(data, Review)


class Formatted(msgspec.Struct):
    format: int


def turn(before: Point, now: Point) -> float:
    """Return by how much the chances moved between two points, less what may be noise."""
    moved = 0.0
    for a, b in zip(before.win, now.win, strict=True):
        moved += max(0.0, abs(b.value - a.value) - (a.error**2 + b.error**2) ** 0.5)
    return moved
