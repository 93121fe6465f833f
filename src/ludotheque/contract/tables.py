"""The tables at which the contract is tried: a covering set of every game's player counts and options."""

import zlib
from collections.abc import Iterator
from dataclasses import dataclass, replace
from itertools import cycle

import ludotheque as lt
from ludotheque.engine.meta import Meta, Option, Value

Row = dict[str, Value]

FEW = 4  # options with so few values are combined with each other and with every player count
MANY = 12  # of options with more values, a few are tried, with all that can be switched on
TRIED = 3
SEATS = "seats"
FIRST = "first"


@dataclass(frozen=True)
class Table:
    """A game for so many seats with some options, played at random or half by the game's own bot."""

    game: lt.Game
    seats: int
    options: tuple[tuple[str, Value], ...] = ()
    bots: bool = False
    sheet: str | None = None
    number: int = 0  # of the match, where several are played at the same table

    def __str__(self) -> str:
        parts = [self.game.name, str(self.seats), *(f"{name}={value}" for name, value in self.options)]
        parts += ["bots"] if self.bots else []
        return "-".join([*parts, f"no{self.number}"] if self.number else parts)

    @property
    def seed(self) -> int:
        """Return a seed of the table's own: always the same, and not small."""
        return int.from_bytes(f"{zlib.crc32(str(self).encode()):012x}".encode())

    def match(self, seed: int) -> lt.Match:
        return self.game.match(self.seats, seed, self.sheet, **dict(self.options))


def values(option: Option, seats: int) -> list[Value]:
    """List what an option may be at a table of so many."""
    if option.seats is not None and seats not in option.seats:
        return [False]
    return [v for v in option.values if option.name != FIRST or not isinstance(v, int) or v < seats]


def default(option: Option, seats: int) -> Value:
    return option.default if option.seats is None or seats in option.seats else False


def others(option: Option, seats: int) -> list[Value]:
    """List what an option may be at a table of so many, and is not unless somebody asks."""
    return [value for value in values(option, seats) if value != default(option, seats)]


def tried(option: Option, counts: range) -> list[Value]:
    """Choose the values of an option that get a table of their own.

    Who begins only turns the table, so one seat stands for all; of a row of numbers its ends do.
    """
    wanted = sorted({value for seats in counts for value in others(option, seats)}, key=str)
    numbers = sorted(value for value in wanted if type(value) is int)
    if option.name == FIRST:
        return [numbers[-1]]
    if len(numbers) == len(wanted) > FEW:
        return [numbers[0], numbers[-1]]
    return wanted[:: len(wanted) // TRIED][:TRIED] if len(wanted) > MANY else wanted


def covering(meta: Meta) -> list[Row]:
    """Choose tables: each player count as it is and with all small options changed, and each value of each option."""
    counts = range(meta.least, meta.most + 1)
    small = [option for option in meta.options if len(option.values) <= FEW and option.name != FIRST]
    rows: list[Row] = [{SEATS: seats} for seats in counts]
    rows += [changed(small, seats) | {SEATS: seats} for seats in counts]
    turns = cycle(counts)
    for option in meta.options:
        for value in tried(option, counts):
            seats = next(seats for seats in turns if value in values(option, seats))
            more = changed(small, seats) if len(option.values) > MANY else {}
            rows.append({SEATS: seats, option.name: value} | more)
    return [row for number, row in enumerate(rows) if row not in rows[:number]]


def changed(options: list[Option], seats: int) -> Row:
    """Change every option from what it is unless somebody asks; one with several such values takes them in turn."""
    asked = {option.name: others(option, seats) for option in options}
    return {name: found[seats % len(found)] for name, found in asked.items() if found}


def tables(game: lt.Game, *, quick: bool = False, matches: int = 1) -> list[Table]:
    """List the covering tables of a game, and each player count once more with bots that reach odder states.

    `quick` leaves one table for each player count.
    """
    rows = [{SEATS: seats} for seats in range(game.meta.least, game.meta.most + 1)] if quick else covering(game.meta)
    listed = [
        Table(game, int(row[SEATS]), tuple((name, value) for name, value in row.items() if name != SEATS))
        for row in rows
    ]
    if quick:
        listed = [replace(table, bots=table.seats % 2 == 0) for table in listed]
    else:
        listed += [replace(table, bots=True) for table in listed if not table.options]
    return [replace(table, number=number) for number in range(matches) for table in listed]


def by_chance(game: lt.Game) -> Iterator[Table]:
    """List the covering tables at which no bot plays: what happens there depends on the rules alone."""
    return (table for table in tables(game) if not table.bots)
