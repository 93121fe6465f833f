"""Positions: a whole state as readable JSON, with the names of the pieces, and back."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ludotheque.engine.refused import Refused, shortened
from ludotheque.engine.rng import Rng

NUMBER: Final = "number"  # an int, or a piece where the field has a kind
NUMBERS: Final = "numbers"  # a vec of them
SET: Final = "set"  # a bit mask of pieces
SETS: Final = "sets"  # a vec of masks
COUNTS: Final = "counts"  # a vec of how many there are of each piece, one run of all pieces after another
RNG: Final = "rng"  # the generator

NOTHING: Final = "-"  # how a piece number of -1 is written

Value = int | str | list[int] | list[str] | list[list[str]]


class Field:
    """Describe one field of a state: its attribute, its shape, and the kind of piece its numbers stand for."""

    def __init__(self, name: str, shape: str, kind: str = "") -> None:
        self.name = name
        self.shape = shape
        self.kind = kind


def members(mask: int, codes: list[str]) -> list[str]:
    """Name the pieces of a mask."""
    return [codes[i] for i in range(len(codes)) if mask >> i & 1]


def write(value: object, field: Field, codes: list[str]) -> Value:
    """Turn one field of a state into JSON."""
    if isinstance(value, Rng):
        return value.words()
    if isinstance(value, int):
        if field.shape == SET:
            return members(value, codes)
        if field.kind:
            return NOTHING if value < 0 else codes[value]
        return value
    numbers = [int(x) for x in value]  # type: ignore[attr-defined]  # a vec: the only other thing a field holds
    if field.shape == SETS:
        return [members(mask, codes) for mask in numbers]
    if field.shape == COUNTS:
        runs = [numbers[i : i + len(codes)] for i in range(0, len(numbers), len(codes))]
        return [[code for code, n in zip(codes, run, strict=True) for _ in range(n)] for run in runs]
    if field.kind:
        return [NOTHING if x < 0 else codes[x] for x in numbers]
    return numbers


def number(value: object, field: Field, codes: list[str]) -> int:
    """Read one number, piece or mask."""
    if field.shape == SET or field.shape == SETS:
        if not isinstance(value, list):
            raise Refused("position-names", field=field.name)
        mask = 0
        for item in value:
            bit = 1 << codes.index(item) if item in codes else 0
            if not bit:
                raise Refused("position-piece", field=field.name, item=shortened(item))
            if mask & bit:
                raise Refused("position-twice", field=field.name, item=shortened(item))
            mask |= bit
        return mask
    if field.kind:
        if value == NOTHING:
            return -1
        if not isinstance(value, str) or value not in codes:
            raise Refused("position-piece", field=field.name, item=shortened(value))
        return codes.index(value)
    if not isinstance(value, int) or isinstance(value, bool) or not -(1 << 62) < value < 1 << 62:
        raise Refused("position-number", field=field.name, item=shortened(value))
    return value


def counts(value: object, field: Field, codes: list[str], length: int) -> list[int]:
    """Read lists of pieces, one for each run."""
    if not isinstance(value, list) or len(value) * len(codes) != length:
        raise Refused("position-lists", field=field.name, count=length // len(codes))
    counted: list[int] = []
    for run in value:
        if not isinstance(run, list) or not all(item in codes for item in run):
            raise Refused("position-names", field=field.name)
        counted += [run.count(code) for code in codes]
    return counted


def read(value: object, field: Field, codes: list[str], length: int) -> object:
    """Turn JSON back into what the field holds; a vec must have the length the rules give it."""
    if field.shape == RNG:
        words = [number(x, field, codes) for x in value] if isinstance(value, list) else []
        rng = Rng(0)
        try:
            rng.set_words(words)
        except ValueError:
            raise Refused("position-rng", field=field.name) from None
        return rng
    if field.shape == NUMBER or field.shape == SET:
        return number(value, field, codes)
    if field.shape == COUNTS:
        return vec[i64](counts(value, field, codes, length))
    if not isinstance(value, list) or (length >= 0 and len(value) != length):
        raise Refused("position-length", field=field.name, count=length)
    return vec[i64]([number(x, field, codes) for x in value])
