"""Reading component sheets: what is printed on the pieces, as TOML, refused with line and reason."""

import hashlib
import re
import tomllib
from collections.abc import Mapping, Sequence
from functools import lru_cache

from ludotheque.engine.refused import Detail, Refused

SOURCES = ("rulebook", "public", "house")


@lru_cache(maxsize=64)
def fingerprint(text: str) -> str:
    """Hash a sheet by what it says, not by its comments or layout."""
    return hashlib.sha256(repr(canonical(tomllib.loads(text))).encode()).hexdigest()[:16]


def canonical(data: object) -> object:
    if isinstance(data, dict):
        return [(key, canonical(data[key])) for key in sorted(data)]
    if isinstance(data, list):
        return [canonical(item) for item in data]
    return data


class Reader:
    """Read tables out of a sheet; everything missing, unknown or of the wrong kind is refused with its line."""

    def __init__(self, text: str) -> None:
        self.lines = text.splitlines()
        try:
            self.data = tomllib.loads(text)
        except tomllib.TOMLDecodeError as error:
            at = re.search(r"at line (\d+)", str(error))
            line = int(at[1]) if at else len(self.lines)  # else it is the end that is missing
            raise Refused("sheet-toml", line=line) from None

    def only(self, tables: Sequence[str]) -> None:
        """Refuse tables that the game does not know."""
        for name in self.data:
            if name not in tables:
                raise self.wrong("sheet-table", name, item=f"[{name}]", allowed=list(tables))

    def table(self, name: str) -> Mapping[str, object]:
        """Return one `[name]` table."""
        found = self.data.get(name)
        if not isinstance(found, dict):
            raise self.wrong("sheet-missing", name, item=f"[{name}]")
        return found

    def tables(self, name: str) -> list[Mapping[str, object]]:
        """Return all `[[name]]` tables in order."""
        found = self.data.get(name)
        if not isinstance(found, list) or not found or not all(isinstance(item, dict) for item in found):
            raise self.wrong("sheet-missing", name, item=f"[[{name}]]")
        return found

    def keys(self, name: str, index: int, row: Mapping[str, object], allowed: Sequence[str]) -> None:
        """Refuse keys that a table does not have, and a source that is not one."""
        for key in row:
            if key not in allowed and key != "source":
                raise self.wrong("sheet-key", name, index, key, kind=name, key=key, allowed=list(allowed))
        if row.get("source") not in SOURCES:
            raise self.wrong("sheet-one-of", name, index, "source", key="source", allowed=list(SOURCES))

    def number(self, name: str, index: int, row: Mapping[str, object], key: str, least: int, most: int) -> int:
        value = row.get(key)
        if not isinstance(value, int) or isinstance(value, bool) or not least <= value <= most:
            raise self.wrong("sheet-number", name, index, key, key=key, least=least, most=most)
        return value

    def word(self, name: str, index: int, row: Mapping[str, object], key: str) -> str:
        value = row.get(key)
        if not isinstance(value, str) or not re.fullmatch(r"[a-z0-9][a-z0-9_-]{0,30}", value):
            raise self.wrong("sheet-word", name, index, key, key=key)
        return value

    def wrong(self, text: str, table: str, index: int = 0, attribute: str = "", **details: Detail) -> Refused:
        """Make a refusal that names the line: of the attribute if it is there, else of its table."""
        reason = Refused(text, "", **details)
        line = self.line(table, index, attribute)
        return Refused("sheet-line", line=line, reason=reason) if line else Refused("sheet-wrong", reason=reason)

    def line(self, name: str, index: int, attribute: str) -> int:
        seen = -1
        start = 0
        for number, text in enumerate(self.lines, 1):
            if re.match(rf"\s*\[\[?\s*{re.escape(name)}\s*\]", text):
                seen += 1
                if seen == index:
                    start = number
            elif start and re.match(r"\s*\[", text):
                break
            elif start and attribute and re.match(rf"\s*{re.escape(attribute)}\s*=", text):
                return number
        return start
