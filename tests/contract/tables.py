"""The tables at which the contract is tried: a covering set of every game's player counts and options."""

import zlib
from dataclasses import dataclass, replace
from itertools import combinations, cycle, product

import ludotheque as lt
from ludotheque.engine.meta import Meta, Option, Value

Row = dict[str, Value]

FEW = 4  # options with so few values are combined with each other and with every player count
MANY = 12  # of options with more values, a few are tried, with all that can be switched on
TRIED = 5
SEATS = "seats"


@dataclass(frozen=True)
class Table:
    """A game for so many seats with some options, played at random or half by the game's own bot."""

    game: lt.Game
    seats: int
    options: tuple[tuple[str, Value], ...] = ()
    bots: bool = False
    sheet: str | None = None

    def __str__(self) -> str:
        said = [self.game.name, str(self.seats), *(f"{name}={value}" for name, value in self.options)]
        return "-".join([*said, "bots"] if self.bots else said)

    @property
    def seed(self) -> int:
        """Give the table a seed of its own: always the same, and not small."""
        return int.from_bytes(f"{zlib.crc32(str(self).encode()):012x}".encode())

    def match(self, seed: int) -> lt.Match:
        return self.game.match(self.seats, seed, self.sheet, **dict(self.options))


def values(option: Option, seats: int) -> list[Value]:
    """List what an option may be at a table of so many."""
    if option.seats is not None and seats not in option.seats:
        return [False]
    return [v for v in option.values if option.name != "first" or not isinstance(v, int) or v < seats]


def default(option: Option, seats: int) -> Value:
    return option.default if option.seats is None or seats in option.seats else False


def covering(meta: Meta) -> list[Row]:
    """Choose tables: each player count, each value of each option, and each pair of values of the small options."""
    counts = range(meta.least, meta.most + 1)
    rows: list[Row] = [{SEATS: seats} for seats in counts]
    turns = cycle(counts)
    for option in meta.options:
        wanted = {v for seats in counts for v in values(option, seats) if v != default(option, seats)}
        many = len(wanted) > MANY
        for value in sorted(wanted, key=str)[:: len(wanted) // TRIED if many else 1]:
            seats = next(seats for seats in turns if value in values(option, seats))
            others = switched_on(meta, seats) if many else {}
            rows.append({SEATS: seats, option.name: value} | others)
    small = [option for option in meta.options if len(option.values) <= FEW]
    for seats in counts:
        for option in small:
            for value in values(option, seats):
                add(rows, {SEATS: seats, option.name: value}, meta)
    for one, two in combinations(small, 2):
        for seats in counts:
            for pair in product(values(one, seats), values(two, seats)):
                if not any(covers(row, {one.name: pair[0], two.name: pair[1]}, meta) for row in rows):
                    add(rows, {SEATS: seats, one.name: pair[0], two.name: pair[1]}, meta)
    return rows


def switched_on(meta: Meta, seats: int) -> Row:
    """Switch on what can be: an option of many values may mean something only then."""
    return {
        option.name: True for option in meta.options if True in values(option, seats) and option.values == [False, True]
    }


def add(rows: list[Row], row: Row, meta: Meta) -> None:
    if not any(covers(old, row, meta) for old in rows):
        rows.append({k: v for k, v in row.items() if k == SEATS or v != completed({SEATS: row[SEATS]}, meta)[k]})


def completed(row: Row, meta: Meta) -> Row:
    return {option.name: default(option, int(row[SEATS])) for option in meta.options} | row


def covers(row: Row, wanted: Row, meta: Meta) -> bool:
    full = completed(row, meta)
    return all(full[name] == value for name, value in wanted.items())


def tables(game: lt.Game) -> list[Table]:
    """List the covering tables of a game, and each player count once more with bots that reach odder states."""
    listed = [
        Table(game, int(row[SEATS]), tuple((name, value) for name, value in row.items() if name != SEATS))
        for row in covering(game.meta)
    ]
    return listed + [replace(table, bots=True) for table in listed if not table.options]


def usual(game: lt.Game) -> list[Table]:
    """List the tables with the options that nobody touched."""
    return [table for table in tables(game) if not table.options]


GAMES = list(lt.all_games().values())
TABLES = [table for game in GAMES for table in tables(game)]
USUAL = [table for game in GAMES for table in usual(game)]
