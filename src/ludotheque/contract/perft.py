"""Exhaustive node counts on shrunken boxes.

In the folder of a game's tests, tiny.toml is the shrunken sheet, and perft.json a list of {"seats", "options", "seed",
"depth", "nodes"}: how many sequences of exactly `depth` moves there are from the start (a finished match has none;
where several seats choose at once, the lowest chooses first). A "sheet" names another file than tiny.toml.
"""

import json
from pathlib import Path
from typing import Any

import ludotheque as lt
from ludotheque.contract.tables import Table
from ludotheque.engine.rules import Rules, State

TINY = "tiny.toml"
COUNTS = "perft.json"


def perft(rules: Rules, s: State, depth: int) -> int:
    """Count the sequences of so many moves."""
    if depth == 0:
        return 1
    seat = rules.to_move(s)
    if seat < 0:
        return 0
    legal = rules.legal_moves(s, seat)
    if depth == 1:
        return len(legal)
    nodes = 0
    for move in legal:
        then = s.copy()
        rules.apply(then, seat, move, None)
        nodes += perft(rules, then, depth - 1)
    return nodes


def counts(tests: Path) -> list[dict[str, Any]]:
    file = tests / COUNTS
    assert file.exists(), f"{tests} has no {COUNTS}"
    listed: list[dict[str, Any]] = json.loads(file.read_text("utf-8"))
    return listed


def tiny_tables(game: lt.Game, tests: Path) -> list[Table]:
    """List tables with a shrunken box that the counts are of: the first with each sheet for each player count."""
    found: dict[tuple[str, int], Table] = {}
    for row in counts(tests):
        name = row.get("sheet", TINY)
        sheet = (tests / name).read_text("utf-8")
        found.setdefault((name, row["seats"]), Table(game, row["seats"], tuple(row["options"].items()), sheet=sheet))
    return list(found.values())


def check_counts(game: lt.Game, tests: Path) -> None:
    """On a shrunken box there are as many ways to play as were counted when the rules were right."""
    rows = counts(tests)
    assert sum(row["nodes"] for row in rows) > 1000, f"{game.name}: these counts are too small to say anything"
    for row in rows:
        nodes = count(game, tests, row)
        assert nodes == row["nodes"], f"{game.name}: {nodes} nodes, not {row['nodes']}: {row}"


def count(game: lt.Game, tests: Path, row: dict[str, Any]) -> int:
    """Count what a row of the file is about."""
    sheet = (tests / row.get("sheet", TINY)).read_text("utf-8")
    rules = game.rules(row["seats"], row["options"], sheet)
    return perft(rules, rules.start(row["seed"]), row["depth"])
