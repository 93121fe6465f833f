"""Opening a store: SQLite in the data folder, or the PostgreSQL that the settings name."""

from pathlib import Path

from ludotheque.server.settings import Settings
from ludotheque.server.store import Store
from ludotheque.server.store.postgres import PostgresStore
from ludotheque.server.store.sqlite import SqliteStore

DATABASE = "tables.sqlite"


async def open_store(data: Path, settings: Settings) -> Store:
    """Open the store of a server; raise Refused if that cannot be."""
    if settings.store:
        return await PostgresStore.open(settings.store, settings.forget_open_after)
    return SqliteStore(data / DATABASE, settings.forget_open_after)
