"""Write what a game's tests hold that nobody writes by hand: golden playthroughs, digests and node counts.

What is there is kept as long as it plays: a playthrough is told again with its own moves, a count is made again for
the same table. Read the difference before you commit it: it is what a change of the rules means at the table.
"""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import ludotheque as lt
from ludotheque.contract import digests, golden, perft
from ludotheque.contract.tables import by_chance

ENOUGH = 4000  # sequences of moves counted at a table


def write(game: lt.Game, tests: Path) -> Iterator[str]:
    """Write the files of a game's tests, and return a line about each that changed."""
    for name, text in files(game, tests):
        file = tests / name
        if not file.exists() or file.read_text("utf-8") != text:
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(text, "utf-8")
            yield str(file)


def files(game: lt.Game, tests: Path) -> Iterator[tuple[str, str]]:
    for name, table in golden.wanted(game).items():
        path = f"{golden.FOLDER}/{name}"
        text = ""
        if (tests / path).exists():
            text = told_again(game, (tests / path).read_text("utf-8"))
        yield path, text or golden.invent(table, table.seed % 10_000)
    yield digests.FILE, json.dumps(digests.digests(by_chance(game)), indent=0) + "\n"
    if (tests / perft.TINY).exists():
        rows = perft.counts(tests) if (tests / perft.COUNTS).exists() else list(deep_enough(game, tests))
        lines = [json.dumps(row | {"nodes": perft.count(game, tests, row)}) for row in rows]
        yield perft.COUNTS, "[\n  " + ",\n  ".join(lines) + "\n]\n"


def told_again(game: lt.Game, text: str) -> str:
    """Tell a playthrough again with its own moves; an empty string if the rules no longer allow them."""
    table, seed, moves = golden.read(game, text)
    try:
        playthrough = golden.begin(table, seed)
        for seat, choice in moves:
            golden.tell(playthrough, seat, choice)
    except (lt.IllegalMove, lt.Refused):
        return ""
    return golden.text_of(playthrough) if playthrough.match.over else ""


def deep_enough(game: lt.Game, tests: Path) -> Iterator[dict[str, Any]]:
    """Choose the counts of a game: its tiny box for each player count it fits, as deep as is soon counted."""
    sheet = (tests / perft.TINY).read_text("utf-8")
    for seats in range(game.meta.least, game.meta.most + 1):
        try:
            rules = game.rules(seats, {}, sheet)
        except lt.Refused:
            continue  # a box too small for so many
        depth = 1
        while 0 < perft.perft(rules, rules.start(1), depth + 1) <= ENOUGH:
            depth += 1
        yield {"seats": seats, "options": {}, "seed": 1, "depth": depth}
