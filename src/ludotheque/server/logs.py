"""Logs: one JSON object a line, without secrets, names, seeds or whole table ids."""

import json
import logging
import sys
import time
from typing import TextIO

LOGGER = logging.getLogger("ludotheque.server")


class Formatter(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        told: dict[str, object] = {
            "at": time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime(record.created)),
            "level": record.levelname.lower(),
            "event": record.getMessage(),
        }
        told |= getattr(record, "told", {})
        if record.exc_info:
            told["trace"] = self.formatException(record.exc_info)
        return json.dumps(told, ensure_ascii=False)


def worth_telling(record: logging.LogRecord) -> bool:
    """Leave out what uvicorn makes a trace of though it only says that a stranger sent bytes that are not text."""
    return not (record.exc_info and isinstance(record.exc_info[1], UnicodeDecodeError) and record.name != LOGGER.name)


def set_up(stream: TextIO = sys.stderr) -> None:
    """Send our log, and the warnings of the web server, to a stream."""
    handler = logging.StreamHandler(stream)
    handler.setFormatter(Formatter())
    handler.addFilter(worth_telling)
    for name, level in (
        ("ludotheque.server", logging.INFO),
        ("uvicorn", logging.WARNING),
        ("asyncio", logging.WARNING),
    ):
        logger = logging.getLogger(name)
        logger.handlers = [handler]
        logger.setLevel(level)
        logger.propagate = False


def log(event: str, **told: object) -> None:
    LOGGER.info(event, extra={"told": told})


def trouble(event: str, error: BaseException | None = None, **told: object) -> None:
    LOGGER.error(event, extra={"told": told}, exc_info=error)


def short(table: str) -> str:
    """Name a table so that the line can be followed, but the table not be found by it."""
    return table[:5]
