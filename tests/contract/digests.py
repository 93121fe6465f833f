"""E7: digests of whole games, committed once, and the same under every build and every hash seed.

`python -m tests.contract.digests NAME` prints those of a game (or of `module:ATTRIBUTE`).
"""

import hashlib
import importlib
import json
import os
import subprocess
import sys
from pathlib import Path

import ludotheque as lt
from ludotheque.engine.rng import Rng
from tests.contract.tables import Table, tables

ROOT = Path(__file__).parents[2]
FILE = "digests.json"


def chain(table: Table) -> str:
    """Hash every state of one random game."""
    match = table.match(table.seed)
    rules, s, rng = match.rules, match.state, Rng(table.seed // 7)
    hashed = hashlib.sha256(s.digest().encode())
    for _ in range(int(rules.longest)):
        seat = rules.to_move(s)
        if seat < 0:
            break
        legal = rules.legal_moves(s, seat)
        rules.apply(s, seat, legal[rng.below(len(legal))], None)
        hashed.update(s.digest().encode())
    return hashed.hexdigest()[:16]


def digests(game: lt.Game) -> dict[str, str]:
    return {str(table): chain(table) for table in tables(game) if not table.bots}


def find(name: str) -> lt.Game:
    if ":" not in name:
        return lt.game(name)
    module, attribute = name.split(":")
    found = getattr(importlib.import_module(module), attribute)
    assert isinstance(found, lt.Game)
    return found


def check_hash_seeds(name: str) -> None:
    """E7: nothing in a game depends on Python's own hashing."""
    told = []
    for seed in ("1", "2"):
        command = [sys.executable, "-m", "tests.contract.digests", name]
        environment = os.environ | {"PYTHONHASHSEED": seed}
        told.append(json.loads(subprocess.check_output(command, cwd=ROOT, env=environment, text=True)))
    assert told[0] == told[1], f"{name}: {differing(*told)} depend on the hash seed"
    mine = digests(find(name))
    assert told[0] == mine, f"{name}: {differing(told[0], mine)} go differently in another process"


def check_digests(game: lt.Game, folder: Path) -> None:
    """E7: the games are those that were committed, whatever the build."""
    file = folder / FILE
    assert file.exists(), f"{game.name} has no {FILE}: python -m tests.golden {game.name}"
    wanted, found = json.loads(file.read_text("utf-8")), digests(game)
    assert found == wanted, (
        f"{game.name}: {differing(found, wanted)} do not go as in {FILE}. If the rules were meant to change, "
        f"raise the version in META and run: python -m tests.golden {game.name}"
    )


def differing(one: dict[str, str], two: dict[str, str]) -> list[str]:
    return sorted(name for name in one.keys() | two.keys() if one.get(name) != two.get(name))


if __name__ == "__main__":
    sys.stdout.write(json.dumps(digests(find(sys.argv[1]))))
