"""The shelf: where games are found. Ours, those in folders people name, and those that installed packages offer."""

import importlib
import importlib.util
import os
import pkgutil
import traceback
from functools import cache
from importlib import metadata, resources
from pathlib import Path

from ludotheque.engine.meta import Meta
from ludotheque.engine.refused import Refused, shortened

FOLDERS = "LUDOTHEQUE_GAMES"  # more folders with games, separated as in PATH; other processes of ours inherit it
SHEET = "sheet.toml"  # every game has one
OURS = "ludotheque.games"  # the package that our games, and those of the folders, lie in
ENTRY_POINTS = "ludotheque.games"  # of installed packages: `duel = "my_package.duel"`


@cache
def packages() -> dict[str, str]:
    """Return the package of every game, by the name of the game, in the order of the shelf."""
    ours = importlib.import_module(OURS)
    for folder in os.environ.get(FOLDERS, "").split(os.pathsep):
        if folder and not Path(folder).is_dir():
            raise Refused("games-folder", folder=folder)
        if folder and folder not in ours.__path__:
            ours.__path__.append(folder)
    found: dict[str, str] = {}
    for entry in metadata.entry_points(group=ENTRY_POINTS):
        found[entry.name] = entry.value
    for module in pkgutil.iter_modules(ours.__path__):
        if module.ispkg and is_game(module):
            found[module.name] = f"{OURS}.{module.name}"
    return {name: found[name] for name in sorted(found)}


def outside() -> list[str]:
    """Name the games that are not ours."""
    ours = Path(importlib.import_module(OURS).__path__[0])
    return [name for name, package in packages().items() if package != f"{OURS}.{name}" or not (ours / name).is_dir()]


def is_game(module: pkgutil.ModuleInfo) -> bool:
    """Return whether a package is a game's: a folder that somebody names may hold others."""
    spec = module.module_finder.find_spec(module.name, None)
    return spec is not None and any(Path(place, SHEET).is_file() for place in spec.submodule_search_locations or ())


def meta(name: str) -> Meta:
    """Load the meta of a game; raise Refused, with what is wrong, if it has none or one of another name."""
    package = packages()[name]
    try:
        found: Meta = importlib.import_module(package).META
        named = found.name
    except Exception as error:  # whatever a game being written can do
        raise broken(name, package, "__init__.py", error) from error
    if named != name and package == f"{OURS}.{name}":
        raise Refused("game-folder", name=shortened(named), folder=name)
    if named != name:
        raise Refused("game-entry", name=shortened(named), entry=name)
    return found


def broken(name: str, package: str, file: str, error: Exception) -> Refused:
    """Make the refusal of a game that cannot be loaded: the file and the line, the fault, and what to do."""
    spec = importlib.util.find_spec(package)
    folder = Path(next(iter(spec.submodule_search_locations or ()), "") if spec else "")
    shown = str(folder.relative_to(Path.cwd()) if folder.is_relative_to(Path.cwd()) else folder)
    check = f"{os.environ.get('LUDOTHEQUE_COMMAND', 'ludotheque')} check {shown}"
    if isinstance(error, ModuleNotFoundError) and error.name == f"{package}.{file.removesuffix('.py')}":
        return Refused("game-file", game=name, file=file, folder=shown, check=check)
    lines = [(frame.filename, frame.lineno or 0) for frame in traceback.extract_tb(error.__traceback__)]
    if isinstance(error, SyntaxError):
        lines.append((error.filename or "", error.lineno or 0))
    inside = [(Path(path).name, line) for path, line in lines if Path(path).is_relative_to(folder)]
    where, line = inside[-1] if inside else (file, 0)
    fault = f"{type(error).__name__}: {error.msg if isinstance(error, SyntaxError) else error}"
    if line:
        return Refused("game-line", game=name, file=where, line=line, fault=fault, folder=shown, check=check)
    return Refused("game-broken", game=name, file=where, fault=fault, folder=shown, check=check)


def add(folder: Path) -> None:
    """Put the games of a folder on the shelf, for this process and those it starts."""
    if not folder.is_dir():
        raise Refused("games-folder", folder=str(folder))
    before = os.environ.get(FOLDERS, "")
    os.environ[FOLDERS] = os.pathsep.join(filter(None, [before, str(folder.resolve())]))
    packages.cache_clear()


def read(name: str, path: str) -> str:
    """Read a file of a game's folder; raise Refused if there is no such game."""
    if name not in packages():
        raise Refused("game", game=shortened(name), games=list(packages()))
    return resources.files(packages()[name]).joinpath(path).read_text("utf-8")
