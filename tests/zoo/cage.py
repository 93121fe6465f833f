"""A cage: a toy game with some of its parts exchanged, by name."""

import importlib
from types import ModuleType
from typing import Any

import ludotheque as lt

SHELF = "tests.zoo.shelf"


class Cage(lt.Game):
    """One of the toys, with other parts (`{"rules": {"build": …}}`) or another text (path, what to replace, with)."""

    def __init__(
        self,
        toy: str,
        parts: dict[str, dict[str, Any]] | None = None,
        texts: tuple[str, str, str] = ("", "", ""),
        address: str = "",
    ) -> None:
        super().__init__(importlib.import_module(f"{SHELF}.{toy}").META, f"{SHELF}.{toy}")
        self.address = address  # where another process finds it
        self.texts = texts
        self.parts = parts or {}

    def part(self, name: str) -> ModuleType:
        if name not in self.parts:
            return super().part(name)
        whole = vars(super().part(name)) if super().has(name) else {}
        other = ModuleType(f"{self.package}.{name}")
        other.__dict__.update(whole | self.parts[name])
        return other

    def has(self, name: str) -> bool:
        return name in self.parts or super().has(name)

    def text(self, path: str) -> str:
        found = super().text(path)
        wanted, old, new = self.texts
        assert path != wanted or old in found
        return found.replace(old, new) if path == wanted else found


CROWS = Cage("crows", address=f"{__name__}:CROWS")
MASKS = Cage("masks", address=f"{__name__}:MASKS")
