"""What people at tables feel while ten reviews are made: how soon their moves are accepted, without them and with."""

import argparse
import asyncio
import http.client
import json
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager

import ludotheque as lt
from bench.experts import GAMES, crowd, of
from bench.review import table
from bench.review_speed import record
from bench.server import served

TABLES = 40
REVIEWS = 10
EVERY = 0.7  # seconds between two looks at how far a review is: what the page does
LEVEL = "easy"  # of the bots at the tables: they take no time
COLUMNS = ["reviews at a time", "finished", "moves of people", "median", "p99", "longest"]


class Reader(threading.Thread):
    """Somebody who reads one review after the other, from an address of their own."""

    def __init__(self, number: int, host: str, port: int, records: list[str], stop: threading.Event) -> None:
        super().__init__(daemon=True)
        self.where = (host, port)
        self.home = f"127.0.0.{number + 2}"
        self.records = records[number:] + records[:number]
        self.stop = stop
        self.finished = 0

    def ask(self, method: str, path: str, body: str | None = None) -> dict[str, object]:
        line = http.client.HTTPConnection(*self.where, source_address=(self.home, 0))
        try:
            line.request(method, path, body, {"Content-Type": "application/json"})
            answer: dict[str, object] = json.load(line.getresponse())
            return answer
        finally:
            line.close()

    def run(self) -> None:
        for text in self.records:
            said = self.ask("POST", "/api/review?level=full", text)
            while "id" in said and said["review"] is None:
                if self.stop.wait(EVERY):
                    return
                said = self.ask("GET", f"/api/review/{said['id']}")
            self.finished += 1


@contextmanager
def reading(count: int, host: str, port: int, records: list[str]) -> Iterator[list[Reader]]:
    stop = threading.Event()
    readers = [Reader(number, host, port, records, stop) for number in range(count)]
    for reader in readers:
        reader.start()
    try:
        yield readers
    finally:
        stop.set()
        for reader in readers:
            reader.join()


def run(chosen: argparse.Namespace) -> None:
    games = [lt.game(name) for name in chosen.games.split(",")]
    records = [record(game, deal).to_json() for deal in range(1, 13) for game in games]

    def rows() -> Iterator[list[str]]:
        with served(None) as serving:
            address = serving.address
            for turn in range(4):
                count = REVIEWS * (turn % 2)
                few = records[turn * len(records) // 4 :] + records[: turn * len(records) // 4]
                with reading(count, str(address.hostname), int(address.port or 0), few) as readers:
                    people = asyncio.run(crowd(address.geturl(), TABLES, chosen.seconds, LEVEL))
                    finished = sum(reader.finished for reader in readers)
                moves = [one for person in people for one in person.accepted]
                yield [str(count), str(finished), str(len(moves)), of(moves, 0.5), of(moves, 0.99), of(moves, 1)]
                time.sleep(1)

    print(f"{TABLES} tables of {', '.join(GAMES)}, {chosen.seconds:.0f} s each")
    table(COLUMNS, rows())
