"""Servers to test against: real processes with real sockets and files."""

import asyncio
import json
import os
import signal
import sqlite3
import subprocess
import sys
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import asyncpg
import httpx2

from tests.server.postgres import Postgres

ROOT = Path(__file__).parents[2]
PATIENCE = 240.0  # seconds: what takes longer does not happen at all, however busy the machine is

# Quick, and without limits that tests of something else would run into.
EASY = {
    "messages_per_second": 1e6,
    "messages_at_once": 1_000_000,
    "frames_per_second": 1e6,
    "frames_at_once": 1_000_000,
    "bytes_per_second": 1e9,
    "bytes_at_once": 1_000_000_000,
    "connections_per_address": 100_000,
    "sockets_per_address": 100_000,
    "requests_per_second": 1e6,
    "requests_at_once": 1_000_000,
    "tables_per_minute": 1e6,
    "joins_per_minute": 1e6,
    "heavy_per_minute": 1e6,
    "heavy_at_once": 1_000,
    "reads_per_minute": 1e6,
    "loads_per_minute": 1e6,
    "public_per_address": 1_000_000,
    "bot_pause": 0.0,
    "workers": 1,
    "bot_seconds": PATIENCE,
    "bot_cpu": 0.05,
    "hint_level": "medium",  # what it says depends on no clock
    "replay_seconds": PATIENCE,
    "replay_cpu": 0.0,
    "sheet_seconds": PATIENCE,
    "hello_within": PATIENCE,  # a busy machine is no slow client, and a line that waits for the next request is not cut
    "head_within": PATIENCE,
    "body_within": PATIENCE,
    "answer_within": PATIENCE,
}


class Server:
    """A server in a process of its own; it can be killed and started again over the same folder."""

    def __init__(self, nursery: "Nursery", data: Path, settings: dict[str, Any], proxied: bool, chance: bool) -> None:
        self.nursery = nursery
        self.store = str(settings.get("store", ""))
        self.data = data
        self.settings = settings
        self.proxied = proxied
        self.chance = chance
        self.start()

    def start(self) -> None:
        self.pid, self.address = self.nursery.bear(self.data, self.settings, self.proxied, self.chance)
        self.http = httpx2.Client(base_url=self.address, timeout=PATIENCE, verify=False)

    def kill(self) -> None:
        """End it as a power cut would."""
        self.signal(signal.SIGKILL)

    def stop(self) -> None:
        self.signal(signal.SIGTERM)

    def signal(self, number: int) -> None:
        self.http.close()
        os.kill(self.pid, number)
        end = time.monotonic() + PATIENCE
        while Path(f"/proc/{self.pid}").exists():
            if time.monotonic() > end:
                raise TimeoutError(f"the server does not end after signal {number}")
            time.sleep(0.002)

    def restart(self) -> None:
        self.kill()
        self.start()

    def get(self, path: str) -> Any:
        answer = self.http.get(path)
        assert answer.status_code == 200, answer.text
        return answer.json()

    def post(self, path: str, body: object, status: int = 201) -> Any:
        answer = self.http.post(path, json=body)
        assert answer.status_code == status, answer.text
        return answer.json()

    def metric(self, name: str) -> float:
        for line in self.http.get("/metrics").text.splitlines():
            if line.startswith(f"ludotheque_{name} "):
                return float(line.split()[1])
        return 0.0

    def sql(self, query: str) -> list[tuple[Any, ...]]:
        """Ask the store, behind the server's back."""
        if self.store:
            with ThreadPoolExecutor(1) as apart:  # from the loop that a test runs on
                return apart.submit(asyncio.run, fetched(self.store, query)).result()
        with sqlite3.connect(self.data / "tables.sqlite") as store:
            return store.execute(query).fetchall()

    def log(self) -> list[dict[str, Any]]:
        return [json.loads(line) for line in (self.data / "log").read_text().splitlines()]


async def fetched(url: str, query: str) -> list[tuple[Any, ...]]:
    connection = await asyncpg.connect(url)
    try:
        return [tuple(record) for record in await connection.fetch(query)]
    finally:
        await connection.close()


class Nursery:
    """Start servers without waiting for Python each time; with a PostgreSQL, each has a database of its own."""

    def __init__(self, postgres: Postgres | None = None) -> None:
        self.postgres = postgres
        command = [sys.executable, "-m", "tests.server.nursery"]
        self.process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, cwd=ROOT)

    def bear(self, data: Path, settings: dict[str, Any], proxied: bool, chance: bool) -> tuple[int, str]:
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.write(
            json.dumps({"data": str(data), "settings": settings, "proxied": proxied, "chance": chance}) + "\n"
        )
        self.process.stdin.flush()
        pid, said = self.process.stdout.readline().strip().split(" ", 1)
        if pid == "0":
            raise RuntimeError(said)
        return int(pid), said

    def server(self, data: Path, proxied: bool = False, chance: bool = False, **settings: Any) -> Server:
        """Start one; with `chance` its deals are those of a true server, and nobody knows them before."""
        data.mkdir(parents=True, exist_ok=True)
        if self.postgres is not None:
            settings.setdefault("store", self.postgres.database())
        return Server(self, data, {**EASY, **settings}, proxied, chance)

    def close(self) -> None:
        assert self.process.stdin is not None
        self.process.stdin.close()
        self.process.wait(PATIENCE)
