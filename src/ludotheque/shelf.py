"""The shelf: where games are found. Ours, those in folders people name, and those that installed packages offer."""

import importlib
import os
import pkgutil
from functools import cache
from importlib import metadata, resources
from pathlib import Path

from ludotheque.engine.refused import Refused

FOLDERS = "LUDOTHEQUE_GAMES"  # more folders with games, separated as in PATH; other processes of ours inherit it
SHEET = "sheet.toml"  # every game has one
ENTRY_POINTS = "ludotheque.games"  # of installed packages: `duel = "my_package.duel"`


@cache
def packages() -> dict[str, str]:
    """Return the package of every game, by the name of the game, in the order of the shelf."""
    ours = importlib.import_module("ludotheque.games")
    for folder in os.environ.get(FOLDERS, "").split(os.pathsep):
        if folder and folder not in ours.__path__:
            ours.__path__.append(folder)
    found: dict[str, str] = {}
    for entry in metadata.entry_points(group=ENTRY_POINTS):
        found[entry.name] = entry.value
    for module in pkgutil.iter_modules(ours.__path__):
        if module.ispkg and is_game(module):
            found[module.name] = f"ludotheque.games.{module.name}"
    return {name: found[name] for name in sorted(found)}


def is_game(module: pkgutil.ModuleInfo) -> bool:
    """Return whether a package is a game's: a folder that somebody names may hold others."""
    spec = module.module_finder.find_spec(module.name, None)
    return spec is not None and any(Path(place, SHEET).is_file() for place in spec.submodule_search_locations or ())


def add(folder: Path) -> None:
    """Put the games of a folder on the shelf, for this process and those it starts."""
    if not folder.is_dir():
        raise Refused("games-folder", folder=str(folder))
    before = os.environ.get(FOLDERS, "")
    os.environ[FOLDERS] = os.pathsep.join(filter(None, [before, str(folder.resolve())]))
    packages.cache_clear()


def read(name: str, path: str) -> str:
    """Read a file of a game's folder."""
    return resources.files(packages()[name]).joinpath(path).read_text("utf-8")
