"""The records of a tournament as JSON lines: the plan, then a game a line, in the order they were finished.

A game's line is a whole record, as `lt.replay` takes it, with its number in the plan and who sat where. A file that
was cut off anywhere is taken up where it is whole.
"""

import contextlib
import json
import os
from collections.abc import Iterable
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import IO

from ludotheque.engine.refused import Refused
from ludotheque.library import game as find
from ludotheque.research.tournament.games import Played
from ludotheque.research.tournament.plan import Plan

FORMAT = 1


@dataclass(frozen=True)
class Result:
    """How a game of the plan ended."""

    number: int
    scores: list[int]
    ranking: list[int]


def result(played: Played) -> Result:
    return Result(played.number, played.record.scores, played.record.ranking)


class RecordFile:
    """The file of a tournament, open for more games; `results` are those that were already in it."""

    def __init__(self, path: Path, plan: Plan) -> None:
        self.path = path
        self.plan = plan
        self.results: list[Result] = []
        self.file: IO[bytes] = path.open("a+b")
        try:
            self.lock()
            self.read()
        except BaseException:
            self.close()
            raise

    def lock(self) -> None:
        """Keep a second tournament out, where the system can."""
        with contextlib.suppress(ImportError):
            import fcntl

            try:
                fcntl.flock(self.file, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except BlockingIOError:
                raise Refused("tournament-busy", file=str(self.path)) from None

    def read(self) -> None:
        """Read the games that are there; cut off what was half written when somebody pulled the plug."""
        self.file.seek(0)
        head = self.file.readline()
        whole = self.file.tell()
        if not head.endswith(b"\n"):
            if not heading(self.plan).startswith(head):
                raise Refused("tournament-file", file=str(self.path))
            self.file.truncate(0)
            self.write([heading(self.plan)])
            return
        if head != heading(self.plan):
            if b'{"tournament":' in head[:20]:
                raise Refused("tournament-other", file=str(self.path))
            raise Refused("tournament-file", file=str(self.path))
        seen: set[int] = set()
        for line in self.file:
            found = read_result(line, self.plan) if line.endswith(b"\n") else None
            if found is None:
                break
            whole += len(line)
            if found.number not in seen:
                self.results.append(found)
                seen.add(found.number)
        self.file.truncate(whole)

    def add(self, games: Iterable[Played]) -> None:
        """Append games, down to the disk."""
        self.write([line_of(played, self.plan) for played in games])

    def write(self, lines: list[bytes]) -> None:
        self.file.write(b"".join(lines))
        self.file.flush()
        os.fsync(self.file.fileno())

    def close(self) -> None:
        self.file.close()


def heading(plan: Plan) -> bytes:
    """Write the first line: all that the games follow from."""
    version = find(plan.game).meta.version
    return (
        json.dumps({"tournament": FORMAT, "rules": version} | asdict(plan) | {"seed": str(plan.seed)}).encode() + b"\n"
    )


def line_of(played: Played, plan: Plan) -> bytes:
    begin = json.dumps({"number": played.number, "lineup": plan.lineup(played.number)})
    return f"{begin[:-1]}, {played.record.to_json()[1:]}\n".encode()


def read_result(line: bytes, plan: Plan) -> Result | None:
    """Read the result of a game; None for what is not a whole line of this plan."""
    try:
        data = json.loads(line)
        number = data["number"]
        mine = data["seed"] == str(plan.seed_of(number)) and tuple(data["lineup"]) == plan.lineup(number)
        found = Result(number, data["scores"], data["ranking"])
    except (ValueError, KeyError, TypeError):
        return None
    return found if mine and len(found.scores) == len(found.ranking) == plan.seats else None
