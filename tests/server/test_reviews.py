"""Reviews on a server: in the background, once for everybody, and only of what is over."""

import asyncio
import re
import time
from collections.abc import Callable
from typing import Any

import pytest

import ludotheque as lt
from ludotheque.research.review.data import FORMAT
from ludotheque.server.origin import Origin
from ludotheque.server.thinking import review_steps, reviews
from ludotheque.server.thinking.jobs import ReviewSteps
from ludotheque.server.thinking.workers import Failed
from ludotheque.server.wire import ENCODER
from tests.server.running import PATIENCE, Server

# Nothing here depends on the build, and the wheel is quicker.
pytestmark = [pytest.mark.on_wheel, pytest.mark.one_store]


def record(finished: bool = True) -> str:
    match = lt.game("odin").match(seats=2, seed=5, single_round=True)
    while not match.over and (finished or len(match.moves) < 3):
        seat = match.waiting[0]
        match.play(seat, match.legal(seat)[0])
    return match.record().to_json()


def done(server: Server, said: dict[str, Any]) -> dict[str, Any]:
    """Wait for a review as a page does."""
    until = time.monotonic() + PATIENCE
    while said["review"] is None:
        assert time.monotonic() < until
        time.sleep(0.1)
        said = server.http.get(f"/api/review/{said['id']}").json()
    return said


def test_a_review_is_made_in_the_background_and_kept(server: Server) -> None:
    text = record()
    asked = server.http.post("/api/review?level=quick", content=text).json()
    assert asked["level"] == "quick"
    shown = done(server, asked)
    review = shown["review"]
    assert shown["done"] == shown["total"] == len(review["decisions"]) + 1
    for account in review["accounts"]:
        parts = account["luck"]["value"] + sum(part["value"] for part in account["decisions"])
        assert account["result"] - account["start"]["value"] == parts
    known = {choice["m"] for choice in shown["choices"]}
    assert all(option["move"] in known for found in review["decisions"] for option in [found["made"], *found["best"]])
    chosen = [found for found in review["decisions"] if found["best"]]
    other = [found for found in chosen if found["favourite"] != found["made"]["move"]]
    better = [found["number"] for found in other if found["best"][0]["gain"]["value"] > 0]
    assert better
    wanted = [(one["best"][0] if one["number"] in better else one["made"])["move"] for one in chosen]
    told = [(reason["number"], reason["move"]) for reason in shown["reasons"]]
    assert told == [(one["number"], move) for one, move in zip(chosen, wanted, strict=True)]
    assert len(better) < len(chosen), "where the move made was the best, its own reason is told"
    assert set(shown["turning"]) <= {point["number"] for point in review["curve"]}
    assert server.http.post("/api/review?level=quick", content=text).json() == shown  # at once: it was kept
    assert {"format": FORMAT, **review} == lt.review(text, "quick").to_builtins()  # the same as the library's


def test_only_what_is_over_is_reviewed(server: Server) -> None:
    asked = server.http.post("/api/review", content=record(finished=False)).json()
    until = time.monotonic() + PATIENCE
    while (answer := server.http.get(f"/api/review/{asked['id']}")).status_code == 200:
        assert time.monotonic() < until
        time.sleep(0.05)
    assert (answer.status_code, answer.json()["reason"]) == (422, "record")
    assert "only a finished game can be reviewed" in answer.json()["sentence"]


def test_what_is_no_review_is_refused(server: Server) -> None:
    assert server.http.post("/api/review?level=deep", content=record()).status_code == 400
    assert server.http.post("/api/review", content=b"\xff").status_code == 422
    assert server.http.get("/api/review/nonesuch").json()["reason"] == "review"


def test_one_address_waits_for_only_so_many(server: Server) -> None:
    match = lt.game("odin").match(seats=6, seed=5)
    while not match.over:
        seat = match.waiting[0]
        match.play(seat, match.legal(seat)[0])
    text = match.record().to_json()
    answers = [server.http.post("/api/review?level=full", content=text + " " * n) for n in range(6)]
    assert [answer.status_code for answer in answers] == [200] * 4 + [503] * 2
    assert answers[-1].json()["reason"] == "busy"
    assert answers[-1].json()["text"] == "The server is very busy. Try again in a moment."
    told = re.search(r'refused_total\{reason="busy"\} (\d+)', server.http.get("/metrics").text)
    assert told is not None, "the operator hears of it"
    assert int(told[1]) >= 2


# How they are shared out, with one worker that makes one step at a time


class OneByOne:
    """Stands in for the workers: makes a step when it is asked, and then whatever a test wants to happen."""

    def __init__(self, then: Callable[[int], None] = lambda number: None) -> None:
        self.then = then
        self.asked: list[str] = []

    async def ask(self, job: ReviewSteps, seconds: float) -> bytes:
        self.asked.append(job.record)
        await asyncio.sleep(0)
        made = review_steps.some_steps(job.record, job.level, job.known)
        self.then(len(self.asked))
        return ENCODER.encode(made)


class Busy:
    """Stands in for workers that have no time."""

    async def ask(self, job: ReviewSteps, seconds: float) -> bytes:
        await asyncio.Event().wait()
        return b""


def shelf(workers: Any, monkeypatch: pytest.MonkeyPatch) -> reviews.Reviews:
    monkeypatch.setattr(review_steps, "A_WHILE", -1.0)
    monkeypatch.setattr(reviews, "PATIENCE", 1e9)
    return reviews.Reviews(workers, 60, 4, 6)


@pytest.mark.asyncio
async def test_a_review_stops_when_nobody_waits_and_goes_on_when_somebody_does(monkeypatch: pytest.MonkeyPatch) -> None:
    def nobody_asks(number: int) -> None:
        if number == 3:
            assert asked is not None
            kept.leave(asked)

    workers = OneByOne(nobody_asks)
    kept = shelf(workers, monkeypatch)
    asked = kept.ask(record(), Origin(), "quick", "here")
    assert asked is not None
    assert asked.task is not None
    await asyncio.wait([asked.task])
    assert (len(workers.asked), len(asked.steps), asked.shown) == (4, 3, b""), "the part under way is not waited for"
    assert kept.running() == []
    again = kept.look(asked.id)
    assert again is asked
    assert asked.task is not None
    await asked.task
    assert asked.shown
    assert len(workers.asked) == asked.total + 1  # what was there was not made again


@pytest.mark.asyncio
async def test_nobody_waits_for_ever_for_a_review(monkeypatch: pytest.MonkeyPatch) -> None:
    kept = shelf(Busy(), monkeypatch)
    monkeypatch.setattr(reviews, "PATIENCE", 0.0)
    asked = kept.ask(record(), Origin(), "quick", "here")
    assert asked is not None
    assert asked.task is not None
    await asyncio.wait([asked.task])
    assert asked.task is None


@pytest.mark.asyncio
async def test_reviews_have_limits_for_an_address_and_in_all(monkeypatch: pytest.MonkeyPatch) -> None:
    kept = shelf(Busy(), monkeypatch)

    def ask(number: int, home: str) -> reviews.Pending | None:
        return kept.ask(record() + " " * number, Origin(), "quick", home)

    first = [ask(number, "here") for number in range(4)]
    assert all(first)
    assert ask(4, "here") is None
    assert all(ask(number, "there") for number in (5, 6))
    assert ask(7, "elsewhere") is None, "six in all"
    left = first[0]
    assert left is not None
    assert left.task is not None
    kept.leave(left)
    await asyncio.wait([left.task])
    assert ask(8, "elsewhere") is not None
    assert ask(0, "here") is None, "nor is one taken up again beyond them,"
    assert kept.look(left.id) is left
    assert len(kept.running()) == 6, "by looking at it either"
    monkeypatch.setattr(reviews, "KEPT", 7)
    running = sorted(kept.running())
    kept.in_all += 1
    assert ask(9, "elsewhere")
    assert kept.look(left.id) is None, "what nobody waits for makes room"
    assert sorted(kept.running()) == sorted([*running, "elsewhere"])
    kept.close()


@pytest.mark.asyncio
async def test_a_review_that_a_busy_server_gave_up_goes_on_when_it_is_asked_for_again(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def fail(number: int) -> None:
        if number == 3:
            raise Failed

    workers = OneByOne(fail)
    kept = shelf(workers, monkeypatch)
    asked = kept.ask(record(), Origin(), "quick", "here")
    assert asked is not None
    assert asked.task is not None
    await asked.task
    assert asked.refused is not None
    assert (asked.refused.key, len(asked.steps)) == ("review-late", 2)
    assert kept.ask(record(), Origin(), "quick", "here") is asked
    assert asked.task is not None
    await asked.task
    assert asked.shown
    assert len(workers.asked) == asked.total + 1, "but for the one that failed, nothing was made twice"


@pytest.mark.asyncio
async def test_reviews_take_turns(monkeypatch: pytest.MonkeyPatch) -> None:
    workers = OneByOne()
    kept = shelf(workers, monkeypatch)
    texts = [record() + " " * n for n in range(3)]
    asked = [kept.ask(text, Origin(), "quick", f"home {n}") for n, text in enumerate(texts)]
    await asyncio.gather(*(one.task for one in asked if one is not None and one.task is not None))
    rounds = [workers.asked[n : n + 3] for n in range(0, len(workers.asked), 3)]
    assert len(rounds) > 3
    assert all(sorted(one) == sorted(texts) for one in rounds)


def test_a_review_of_another_measure_is_not_shown_as_new(monkeypatch: pytest.MonkeyPatch) -> None:
    async def key() -> str:
        asked = reviews.Reviews(OneByOne(), 60, 4, 6).ask(record(), Origin(), "quick", "here")  # type: ignore[arg-type]  # a stand-in
        assert asked is not None
        return asked.id

    before = asyncio.run(key())
    assert asyncio.run(key()) == before
    monkeypatch.setattr(reviews, "FORMAT", FORMAT + 1)
    assert asyncio.run(key()) != before


@pytest.mark.asyncio
async def test_what_was_refused_is_not_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    kept = shelf(OneByOne(), monkeypatch)
    asked = kept.ask("no record " * 1_000, Origin(), "quick", "here")
    assert asked is not None
    assert asked.task is not None
    await asked.task
    assert asked.refused is not None
    assert asked.record == b"", "two megabytes, maybe, of each of thirty-two"
