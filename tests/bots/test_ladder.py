"""The bench that plays the ladder: it goes on where it stopped, and stops where a row is clear."""

from pathlib import Path

import pytest

from bench import ladder
from bench.ladder import Deal, Pair, Row, estimate, read, rows_of, run

EASY = Pair("odin", 2, "easy", "random", "code")


def deals(shares: list[float]) -> list[Deal]:
    return [Deal(number, [share, share], 1, 1.0, 1.0) for number, share in enumerate(shares, 1)]


def fill(row: Row, shares: list[float]) -> Row:
    row.deals = {deal.number: deal for deal in deals(shares)}
    return row


def test_a_row_ends_at_a_look_that_is_clear() -> None:
    assert Row(EASY, 160).looks == [10, 20, 40, 80]
    assert fill(Row(EASY, 160), [1.0] * 9).next() == 10
    assert fill(Row(EASY, 160), [1.0] * 10).next() is None
    assert fill(Row(EASY, 160), [0.0] * 10).next() is None  # clearly below is clear, too
    assert fill(Row(EASY, 160), [0.0, 1.0] * 5).next() == 11
    assert fill(Row(EASY, 160), [0.0, 1.0] * 5 + [1.0] * 9).next() == 20  # between looks nothing ends
    assert fill(Row(EASY, 160), [1.0] * 10 + [0.0] * 6).next() == 17  # what was still being played undid it
    assert fill(Row(EASY, 160), [0.0, 1.0] * 40).next() is None


def test_an_interval_is_of_deals() -> None:
    narrow, wide = estimate(deals([0.5, 0.6] * 20)), estimate(deals([0.0, 1.0] * 20))
    assert narrow.high - narrow.low < 0.06 < 0.3 < wide.high - wide.low
    assert estimate(deals([0.5])).high > 0.9


def test_it_goes_on_where_it_stopped(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "ladder.jsonl"
    monkeypatch.setattr(ladder, "FEWEST", 2)
    (row,) = rows_of(["odin"], 2, ["beginner:random"], 8)
    run([row], file, 1, float("inf"))
    told = file.read_text().splitlines()
    assert len(told) == len(row.deals) >= 2
    file.write_text("\n".join(told[:1]) + '\n{"pair": {"ga')  # somebody pulled the plug
    (again,) = rows_of(["odin"], 2, ["beginner:random"], 8)
    read(file, [again])
    assert file.read_text().endswith("\n")  # what comes next is a line of its own
    assert list(again.deals) == [1]
    assert again.next() == 2
    wins = {number: deal.wins for number, deal in row.deals.items()}
    assert again.deals[1].wins == wins[1]
    assert ladder.play(row.pair, 2).wins == wins[2]  # the same deal, the same result
