"""Toys whose folders lack something, and toys that take what no box holds."""

from ludotheque.engine.meta import Meta, Option
from tests.zoo.cage import Cage
from tests.zoo.culprits import CULPRITS, Culprit, caught_by
from tests.zoo.shelf.crows.sheet import Sheet

for _part, _function in (("bot", "bot"), ("terminal", "render"), ("observe", "seated"), ("features", "names")):
    CULPRITS[f"No{_function}"] = Culprit(Cage("crows", {_part: {_function: None}}), ["check_files"])


class Bare(Cage):
    """A toy without a sheet."""

    def text(self, path: str) -> str:
        if path == "sheet.toml":
            raise FileNotFoundError(path)
        return super().text(path)


CULPRITS["NoSheet"] = Culprit(Bare("crows"), ["check_files"])


@caught_by("check_sheet", instead_of="crows.sheet.parse")
def takes_anything(text: str) -> Sheet:
    return Sheet(8, 2)


@caught_by("check_sheet", instead_of="crows.sheet.parse")
def takes_nothing(text: str) -> Sheet:
    return Sheet(1, 2)


def with_meta(options: list[Option], least: int = 2) -> Cage:
    box = Cage("crows")
    old = box.meta
    box.meta = Meta(old.name, old.title, old.prefix, least, 3, 1, 1, options, old.designers, old.publisher)
    return box


OPTIONS = Cage("crows").meta.options
CULPRITS["NoSeats"] = Culprit(with_meta(OPTIONS, least=4), ["check_meta"])
CULPRITS["NoFirst"] = Culprit(with_meta(OPTIONS[:1]), ["check_meta"])
CULPRITS["NoDefault"] = Culprit(
    with_meta([*OPTIONS, Option("fast", [False, True], 7, "crows.end.winner")]), ["check_meta"]
)

UNTOLD = Option("fast", [False, True], False, "crows.end.winner")
UNRULY = Option("fast", [False, True], False, "crows.fast")
CULPRITS["UntoldOption"] = Culprit(with_meta([*OPTIONS, UNTOLD]), ["check_playthroughs_exist", "check_lobby"])
CULPRITS["UnrulyOption"] = Culprit(with_meta([*OPTIONS, UNRULY]), ["check_named_ids_exist"])
