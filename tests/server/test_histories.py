"""Histories of clients, held against the log: every kind of lie is found, and servers that are killed tell none."""

import asyncio
import json
import tempfile
from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest
from msgspec.structs import replace

from bench.history import Asked, History, Seen, clocks_wrong_by, digest, faults, follow
from bench.kills import Found, tried
from ludotheque.library import game
from ludotheque.server.store import PLAYING, Chair, Entry, Row
from ludotheque.server.table.live import LiveMatch
from ludotheque.server.table.setups import house_sheet, setup
from tests.server.games import NAMES, least

GAME = NAMES[0]


def played(moves: int) -> tuple[Row, list[Entry], History]:
    """Write a match down as it should be: each move asked for at 10 n, answered at 10 n + 5, and shown to all."""
    seats = least(GAME)
    box = game(GAME).meta
    row = Row("t", GAME, box.version, PLAYING, box.resolve(seats, {}), house_sheet(GAME), "", "7", False, None,
              [Chair("person")] * seats, "", 0.0)  # fmt: skip
    live = LiveMatch(setup(GAME, seats, row.options, ""), 7, row.luck())
    entries, history = [], History()
    for n in range(1, moves + 1):
        seat = live.waiting[0]
        move = live.rules.legal_moves(live.state, seat)[0]
        entries.append(Entry("t", n, seat, move, 0.0, 10_000, f"k{n}", 10.0 * n))
        history.asked.append(Asked("t", seat, f"k{n}", move, 10.0 * n, 10.0 * n + 5, "done", n))
        follow(live, entries[-1])
        for line in range(seats):
            history.seen.append(seen(live, line, n, 10.0 * n + 6))
    return row, entries, history


def seen(live: LiveMatch, line: int, v: int, at: float) -> Seen:
    view = json.loads(msgspec.json.encode(live.setup.view(live.state, line)))
    return Seen("t", line, line, v, digest(view), at - 0.5, at)


def test_a_true_history_has_no_faults() -> None:
    row, entries, history = played(8)
    assert faults(history, row, entries) == []
    assert clocks_wrong_by(row, entries) == 0.0


LIES: list[tuple[str, Callable[[list[Entry], list[Asked], list[Seen]], object]]] = [
    ("acknowledged, and is lost", lambda entries, asked, seen: entries.pop()),
    ("has a gap", lambda entries, asked, seen: entries.pop(3)),
    ("is against the rules", lambda entries, asked, seen: entries.append(entries[0]._replace(n=9, move=99_999))),
    ("counts twice", lambda entries, asked, seen: entries.append(entries[-1]._replace(n=9))),
    ("was refused (stale), and is there", lambda entries, asked, seen: setattr(asked[2], "answer", "stale")),
    ("acknowledged as 4, and is 3", lambda entries, asked, seen: setattr(asked[2], "v", 4)),
    ("never asked for", lambda entries, asked, seen: asked.pop(2)),
    ("shown another 2 than", lambda entries, asked, seen: setattr(seen[2], "view", "other")),
    ("but the log ends at 8", lambda entries, asked, seen: setattr(seen[-1], "v", 9)),
    ("was shown 1 after", lambda entries, asked, seen: seen.append(seen.pop(0))),
    # What was acknowledged is seen by whoever comes afterwards, at any node, and comes before what they do then.
    ("before a view of 2 began", lambda entries, asked, seen: seen.append(replace(seen[2], began=85.0, ended=86.0))),
    ("before k3 at 3 began", lambda entries, asked, seen: setattr(asked[2], "began", 100.0)),
]


@pytest.mark.parametrize(("told", "lie"), LIES, ids=[told for told, _ in LIES])
def test_every_kind_of_lie_is_found(told: str, lie: Callable[[list[Entry], list[Asked], list[Seen]], object]) -> None:
    row, entries, history = played(8)
    lie(entries, history.asked, history.seen)
    assert told in " ".join(faults(history, row, entries))


def test_a_run_fails_by_its_times_as_well() -> None:
    assert Found([], clocks=0.1, ticks=0.01, lost=0.09, gap=4.9, gap_down=5.0).beyond() == []
    slow = {"clocks": 0.11, "ticks": 0.2, "lost": 0.3, "charged": 0.4, "gap": 5.1, "gap_down": 6.0}
    assert [said.split(":")[0] for said in replace(Found([]), **slow).beyond()] == list(slow)


@pytest.mark.slow
@pytest.mark.on_wheel
@pytest.mark.timeout(1200)
def test_nodes_that_are_killed_or_cut_off_tell_no_lies() -> None:
    """`./dev bench kills` does the same hundreds of times."""
    with tempfile.TemporaryDirectory(prefix="ludotheque-kills-", ignore_cleanup_errors=True) as folder:
        _, found = asyncio.run(tried(Path(folder), 3, True, (3, 1, 1), 2, 0.1, 1))
    assert found.faults == []
    assert found.moves > 20
    assert found.clocks < 0.002, "every decision costs what the store's time says, whichever node it was made at"
