"""What a report is about: a game at some player counts, in one version or in two to compare."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from ludotheque.bots.levels import make, named
from ludotheque.engine.meta import Meta, Options
from ludotheque.engine.refused import Refused
from ludotheque.engine.rng import SEEDS
from ludotheque.library import game as find
from ludotheque.research.tally import Setup

USUAL = 4  # players, where the game allows it: what is looked at more closely


@dataclass(frozen=True)
class Version:
    """A version of a game: the options that were asked for, and a sheet if it is not the game's own."""

    options: Options
    sheet: str | None = None


@dataclass(frozen=True)
class Study:
    """A game, the level of its bots, the player counts, the games at each, and how many of them to probe with."""

    game: str
    level: str
    counts: tuple[int, ...]
    games: int
    probes: int
    seed: int
    versions: tuple[Version, ...]

    @property
    def usual(self) -> int:
        """The player count that is looked at more closely."""
        return min(self.counts, key=lambda count: (abs(count - USUAL), count))

    def setup(self, version: Version, seats: int) -> Setup:
        options = find(self.game).meta.resolve(seats, version.options)
        return Setup(self.game, (self.level,) * seats, self.seed, options, version.sheet)


def prepare(
    game: str,
    level: str,
    seats: Sequence[int] | None,
    games: int,
    probes: int,
    seed: int,
    options: Mapping[str, object],
    changes: Mapping[str, object],
    sheet: str | None,
) -> Study:
    """Plan a report; with changes or a sheet of its own, one that compares. Raise Refused if that cannot be.

    Seat 1 starts, unless the options say otherwise: so a seat is a place in the order of play.
    """
    found = find(game)
    make(level, found)
    if type(seed) is not int or not 0 <= seed < SEEDS:
        raise Refused("seed")
    if type(probes) is not int or probes < 0:
        raise Refused("whole", name="probes", said=str(probes))
    plain = {"first": 0} | read(found.meta, options)
    versions = [Version(plain)]
    if changes or sheet is not None:
        versions.append(Version(plain | read(found.meta, changes), sheet))
    counts = tuple(range(found.meta.least, found.meta.most + 1) if seats is None else dict.fromkeys(seats))
    if seats is None:  # those that all versions are for
        counts = tuple(count for count in counts if allowed(found.meta, count, versions)) or counts
    study = Study(found.name, named(level), counts, games, probes, seed, tuple(versions))
    for count in counts:
        for version in versions:
            found.rules(count, study.setup(version, count).options, version.sheet)
    return study


def read(meta: Meta, given: Mapping[str, object]) -> Options:
    """Read options as typed; raise Refused if there are no such options."""
    known = {option.name: option for option in meta.options}
    for name in given:
        if name not in known:
            raise Refused("option-name", title=meta.title, option=name, known=list(known))
    return {name: known[name].read(value) for name, value in given.items()}


def allowed(meta: Meta, count: int, versions: Sequence[Version]) -> bool:
    try:
        return all(meta.resolve(count, version.options) for version in versions)
    except Refused:
        return False
