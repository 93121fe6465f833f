"""The search for puzzles, while it goes on and when it is done."""

import os
import sys
from pathlib import Path

import msgspec

from ludotheque.cli.bars import INTERRUPTED, bars
from ludotheque.cli.files import make_folder, state_folder, write
from ludotheque.cli.say import console
from ludotheque.library import Game
from ludotheque.research.puzzling import Finder, Looked
from ludotheque.text.words import Words


def search(game: Game, count: int, seed: int, target: Path, words: Words) -> None:
    """Look for puzzles with a bar that moves and write them; what a stop leaves is written, and taken up next time."""
    kept = Kept(game, seed)
    looked = within(kept.read(), count)
    stopped = False
    try:
        with bars() as bar:
            task = bar.add_task(game.meta.title, total=count, completed=puzzles_of(looked))
            for one in Finder(game, seed).find(count, looked):
                looked.append(one)
                kept.add(one)
                bar.update(task, completed=puzzles_of(looked))
    except KeyboardInterrupt:
        stopped = True
    lines = [msgspec.json.encode(one.puzzle).decode() + "\n" for one in looked if one.puzzle]
    write(target, "".join(lines))
    target.chmod(0o644)
    failed = sum(one.failed for one in looked)
    numbers: dict[str, str | int] = {
        "count": len(lines),
        "matches": len(looked),
        "decisions": sum(one.tried for one in looked),
        "clear": failed + len(lines),
        "failed": failed,
        "file": str(target),
    }
    console().print(words("cli-puzzles-found", numbers))
    if stopped:
        sys.stderr.write(words("cli-puzzles-stopped") + "\n")
        sys.exit(INTERRUPTED)


def puzzles_of(looked: list[Looked]) -> int:
    return sum(one.puzzle is not None for one in looked)


def within(looked: list[Looked], count: int) -> list[Looked]:
    """Leave out what was found beyond so many puzzles, as if it had not been looked at."""
    found: list[Looked] = []
    for one in looked:
        if puzzles_of(found) == count:
            break
        found.append(one)
    return found


class Kept:
    """The matches that were looked at: a file with a line each, in order; it stays, for more puzzles later."""

    def __init__(self, game: Game, seed: int) -> None:
        self.path = state_folder() / "puzzles" / f"{game.name}-{game.meta.version}-{seed}.jsonl"

    def read(self) -> list[Looked]:
        """Read what there is; a line that was cut off ends it, and what follows is written over it."""
        looked: list[Looked] = []
        try:
            lines = self.path.read_bytes().splitlines(keepends=True)
        except OSError:
            return looked
        whole = 0
        for line in lines:
            try:
                looked.append(msgspec.json.decode(line, type=Looked))
            except msgspec.DecodeError:
                break
            whole += len(line)
        os.truncate(self.path, whole)
        return looked

    def add(self, one: Looked) -> None:
        make_folder(self.path.parent)
        with os.fdopen(os.open(self.path, os.O_WRONLY | os.O_CREAT | os.O_APPEND, 0o600), "wb") as file:
            file.write(msgspec.json.encode(one) + b"\n")
