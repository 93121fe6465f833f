"""Records: a finished or running match as data, enough to replay every state of it."""

import json

from ludotheque.engine.meta import Options
from ludotheque.engine.refused import Refused

FORMAT = 3  # 1 had no `start`, 2 no `luck`: such records are read as ever
HASHED = "hashed"  # luck drawn again for each move: engine/luck.py
LONGEST = 100_000  # moves; no game comes near it, a hostile file might


class Record:
    """Seed or starting position, options, sheet, rules version, moves and result."""

    def __init__(
        self,
        game: str,
        version: int,
        seats: int,
        options: Options,
        sheet: str,
        sheet_text: str,
        seed: int,
        moves: list[tuple[int, int]],
        scores: list[int],
        ranking: list[int],
        start: dict[str, object] | None = None,
        luck: str = "",
    ) -> None:
        self.game = game
        self.version = version
        self.seats = seats
        self.options = options
        self.sheet = sheet  # its fingerprint
        self.sheet_text = sheet_text  # empty: the sheet that comes with the game
        self.seed = seed
        self.start = start  # the position it began at, where it did not begin with the deal of a seed
        self.luck = luck  # empty: one generator from the deal to the end
        self.moves = moves
        self.scores = scores  # empty while the match runs
        self.ranking = ranking

    def __repr__(self) -> str:
        count = len(self.moves)
        return f"<Record {self.game}, {self.seats} seats, {count} {'move' if count == 1 else 'moves'}>"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Record) and self.to_json() == other.to_json()

    def __hash__(self) -> int:
        return hash((self.game, self.seed, len(self.moves)))

    def __reduce__(self) -> tuple[object, ...]:
        return Record.from_json, (self.to_json(),)

    def data(self) -> dict[str, object]:
        """Return what is written down, ready for JSON."""
        return {
            "format": FORMAT,
            "game": self.game,
            "rules": self.version,
            "seats": self.seats,
            "options": self.options,
            "sheet": self.sheet,
            "sheet_text": self.sheet_text,
            "seed": None if self.start else str(self.seed),  # as text: a browser's numbers hold no 96 bits
            "start": self.start,
            "luck": self.luck,
            "moves": self.moves,
            "scores": self.scores,
            "ranking": self.ranking,
        }

    def to_json(self) -> str:
        return json.dumps(self.data())

    @staticmethod
    def from_json(text: object) -> "Record":
        """Read the text of a record; raise Refused, with the reason, if it is not valid.

        >>> Record.from_json("{}")
        Traceback (most recent call last):
        ludotheque.engine.refused.Refused: not a game record
        """
        if not isinstance(text, str | bytes):
            raise Refused("record")
        try:
            data = json.loads(text)
        except (ValueError, RecursionError):
            raise Refused("record-json") from None
        if not isinstance(data, dict) or not whole(data.get("format")):
            raise Refused("record")
        if not 1 <= data["format"] <= FORMAT:
            raise Refused("record-format", format=FORMAT)
        seed, start, luck = data.get("seed"), data.get("start"), data.get("luck", "")
        if start is not None and not isinstance(start, dict):
            raise Refused("record-start")
        if start is not None and seed is not None:
            raise Refused("record-seed-start")
        if start is None and (not isinstance(seed, str) or not seed.isascii() or not seed.isdigit() or len(seed) > 30):
            raise Refused("record-seed")
        if luck not in ("", HASHED) or (luck and start is not None):
            raise Refused("record-luck")
        options = data.get("options")
        if not isinstance(options, dict) or not all(isinstance(v, bool | int | str) for v in options.values()):
            raise Refused("record-options")
        moves = data.get("moves")
        if not isinstance(moves, list) or len(moves) > LONGEST:
            raise Refused("record-moves")
        pairs: list[tuple[int, int]] = []
        for pair in moves:
            if not isinstance(pair, list) or len(pair) != 2 or not all(whole(x) for x in pair):
                raise Refused("record-move")
            pairs.append((pair[0], pair[1]))
        return Record(
            text_of(data, "game"),
            number_of(data, "rules"),
            number_of(data, "seats"),
            options,
            text_of(data, "sheet"),
            text_of(data, "sheet_text"),
            int(seed) if isinstance(seed, str) else 0,
            pairs,
            numbers_of(data, "scores"),
            numbers_of(data, "ranking"),
            start,
            luck,
        )


def whole(value: object) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and -(1 << 31) < value < 1 << 31


def text_of(data: dict[str, object], key: str) -> str:
    value = data.get(key)
    if not isinstance(value, str):
        raise Refused("record-missing", field=key)
    return value


def number_of(data: dict[str, object], key: str) -> int:
    value = data.get(key)
    if not isinstance(value, int) or not whole(value):
        raise Refused("record-missing", field=key)
    return value


def numbers_of(data: dict[str, object], key: str) -> list[int]:
    value = data.get(key)
    if not isinstance(value, list) or not all(whole(x) for x in value):
        raise Refused("record-missing", field=key)
    return value
