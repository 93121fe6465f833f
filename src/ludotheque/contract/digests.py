"""Digests of whole matches, committed once, and the same under every build and every hash seed."""

import hashlib
import importlib
import json
import os
import subprocess
import sys
from collections.abc import Iterable
from pathlib import Path

import ludotheque as lt
from ludotheque.contract.tables import Table, by_chance
from ludotheque.engine.rng import Rng

FILE = "digests.json"


def chain(table: Table) -> str:
    """Hash every state of one random match."""
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


def digests(tables: Iterable[Table]) -> dict[str, str]:
    return {str(table): chain(table) for table in tables}


def find(name: str) -> lt.Game:
    if ":" not in name:
        return lt.game(name)
    module, attribute = name.split(":")
    found = getattr(importlib.import_module(module), attribute)
    assert isinstance(found, lt.Game)
    return found


def check_hash_seeds(game: lt.Game, address: str = "") -> None:
    """Nothing in it depends on Python's own hashing."""
    call = f"from {__name__} import print_some; print_some({address or game.name!r})"
    environment = os.environ | {"PYTHONPATH": os.pathsep.join(filter(None, sys.path))}
    running = [
        subprocess.Popen(
            [sys.executable, "-c", call],
            env=environment | {"PYTHONHASHSEED": seed},
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
        )
        for seed in ("1", "2")
    ]
    one, two = (process.communicate()[0] for process in running)
    assert not any(process.returncode for process in running), f"{game.name} cannot be played in another process"
    different = differing(json.loads(one), json.loads(two))
    assert not different, f"{game.name}: {different} depend on the hash seed"


def check_digests(game: lt.Game, tests: Path) -> None:
    """The matches go as they did when they were committed, whatever the build."""
    file = tests / FILE
    assert file.exists(), f"{game.name} has no {FILE}: ludotheque check {game.name} --write"
    wanted, found = json.loads(file.read_text("utf-8")), digests(by_chance(game))
    assert found == wanted, (
        f"{game.name}: {differing(found, wanted)} do not go as in {FILE}. If the rules were meant to change, "
        f"raise the version in META and run: ludotheque check {game.name} --write"
    )


def differing(one: dict[str, str], two: dict[str, str]) -> list[str]:
    return sorted(name for name in one.keys() | two.keys() if one.get(name) != two.get(name))


def print_some(name: str) -> None:
    """Print the digests of a game, on the shelf or at `module:ATTRIBUTE`: of a match for each player count."""
    game = find(name)
    counts = range(game.meta.least, game.meta.most + 1)
    sys.stdout.write(json.dumps(digests(Table(game, seats) for seats in counts)))
