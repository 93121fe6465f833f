"""Matches that were left: one file each, written after every move, gone only when the match is over and recorded."""

import json
import os
import secrets
import time
from dataclasses import dataclass
from pathlib import Path

from ludotheque.bots.levels import named_here
from ludotheque.cli.files import make_folder, state_folder, write
from ludotheque.engine.record import Record
from ludotheque.engine.refused import Refused

FORMAT = 1
LARGEST = 10_000_000


@dataclass(frozen=True)
class Seat:
    """Who sits there: a name, and the level of a bot (empty for a person)."""

    name: str
    level: str


@dataclass
class Save:
    """A match at a keyboard: its record so far, and who plays."""

    path: Path
    seats: list[Seat]
    record: Record
    lock: int = -1

    @property
    def when(self) -> time.struct_time:
        return time.localtime(self.path.stat().st_mtime)

    def write(self, record: Record) -> None:
        """Make the match durable as it stands."""
        self.record = record
        players = [{"name": seat.name, "level": seat.level} for seat in self.seats]
        data = {"save": FORMAT, "players": players, "record": json.loads(record.to_json())}
        make_folder(self.path.parent)
        write(self.path, json.dumps(data))

    def claim(self) -> bool:
        """Hold the match for this process while it lives, so that two terminals do not write one file."""
        try:
            import fcntl
        except ImportError:
            return True  # a system without such locks: trust the player
        try:
            make_folder(self.path.parent)
            self.lock = os.open(self.path.with_suffix(".lock"), os.O_WRONLY | os.O_CREAT, 0o600)
        except OSError:
            return True  # nothing can be written here, so nothing can be spoilt
        try:
            fcntl.flock(self.lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            self.release()
            return False
        return True

    def release(self) -> None:
        if self.lock >= 0:
            os.close(self.lock)
            self.lock = -1

    def remove(self) -> None:
        """Forget the match, once its record is safe."""
        self.path.unlink(missing_ok=True)
        self.path.with_suffix(".lock").unlink(missing_ok=True)
        self.release()


def folder() -> Path:
    return state_folder() / "saves"


def fresh(seats: list[Seat], record: Record) -> Save:
    """Return for a new match a file of its own: no match ever overwrites another."""
    stamp = time.strftime("%Y%m%d-%H%M%S")
    return Save(folder() / f"{record.game}-{stamp}-{secrets.token_hex(3)}.json", seats, record)


def read(path: Path) -> Save:
    """Read a save; raise Refused, with the reason, if it is not valid."""
    if path.stat().st_size > LARGEST:
        raise Refused("save-large")
    try:
        data = json.loads(path.read_text(encoding="utf-8"))
    except (ValueError, RecursionError):
        raise Refused("save-json") from None
    if not isinstance(data, dict) or data.get("save") != FORMAT:
        raise Refused("save-format", format=FORMAT)
    record = Record.from_json(json.dumps(data.get("record")))
    players = data.get("players")
    if not isinstance(players, list) or len(players) != record.seats:
        raise Refused("save-players")
    seats = []
    for player in players:
        if not isinstance(player, dict):
            raise Refused("save-players")
        name, level = player.get("name"), player.get("level")
        if not isinstance(name, str) or not isinstance(level, str):
            raise Refused("save-players")
        seats.append(Seat(name, named_here(level) or level))
    return Save(path, seats, record)


def left(game: str | None) -> list[Save]:
    """List the matches of a game (None: of any) that were left, the latest first; what cannot be read stays there."""
    found: list[tuple[float, Save]] = []
    if folder().is_dir():
        for path in folder().glob("*.json"):
            try:
                save = read(path)
                when = path.stat().st_mtime
            except (Refused, OSError):
                continue
            if game is None or save.record.game == game:
                found.append((when, save))
    return [save for _, save in sorted(found, key=lambda pair: pair[0], reverse=True)]
