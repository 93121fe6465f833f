"""Logs: one JSON object per line, without secrets, names, seeds or whole table ids."""

import json
import logging
import sys
import time
from typing import TextIO

LOGGER = logging.getLogger("ludotheque.server")
EVERY = 10.0  # seconds between two lines that say the same about strangers
MOST = 100  # such lines remembered


class Formatter(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        fields: dict[str, object] = {
            "at": time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime(record.created)),
            "level": record.levelname.lower(),
            "event": record.getMessage(),
        }
        fields |= getattr(record, "fields", {})
        if record.exc_info:
            fields["trace"] = self.formatException(record.exc_info)
        return json.dumps(fields, ensure_ascii=False)


def worth_telling(record: logging.LogRecord) -> bool:
    """Leave out what uvicorn makes a trace of though it only says that a stranger sent bytes that are not text."""
    return not (record.exc_info and isinstance(record.exc_info[1], UnicodeDecodeError) and record.name != LOGGER.name)


class Seldom:
    """Let the web server warn of the same thing only now and again: any stranger can make it warn."""

    def __init__(self) -> None:
        self.told: dict[str, float] = {}

    def __call__(self, record: logging.LogRecord) -> bool:
        if record.name == LOGGER.name or record.levelno > logging.WARNING:
            return True
        if record.created - self.told.get(str(record.msg), 0.0) < EVERY:
            return False
        if len(self.told) >= MOST:
            self.told.clear()
        self.told[str(record.msg)] = record.created
        return True


def set_up(stream: TextIO = sys.stderr) -> None:
    """Send our log, and the warnings of the web server, to a stream."""
    handler = logging.StreamHandler(stream)
    handler.setFormatter(Formatter())
    handler.addFilter(worth_telling)
    handler.addFilter(Seldom())
    for name, level in (
        ("ludotheque.server", logging.INFO),
        ("uvicorn", logging.WARNING),
        ("asyncio", logging.WARNING),
        ("asyncpg", logging.CRITICAL),  # that the database is out of reach is said by the store, once
    ):
        logger = logging.getLogger(name)
        logger.handlers = [handler]
        logger.setLevel(level)
        logger.propagate = False


def log(event: str, **fields: object) -> None:
    LOGGER.info(event, extra={"fields": fields})


def warn(event: str, **fields: object) -> None:
    LOGGER.warning(event, extra={"fields": fields})


def trouble(event: str, error: BaseException | None = None, **fields: object) -> None:
    LOGGER.error(event, extra={"fields": fields}, exc_info=error)


def short(table: str) -> str:
    """Name a table so that the line can be followed, but the table not be found by it."""
    return table[:5]
