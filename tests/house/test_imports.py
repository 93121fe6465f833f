"""Imports point down: engine ← {games, bots} ← library ← {server, research, cli}."""

import ast
import sys
from pathlib import Path

import pytest

pytestmark = pytest.mark.on_wheel  # it reads the sources, whatever the build

SOURCES = Path(__file__).parents[2] / "src"
PACKAGE = "ludotheque"
FILES = sorted(file for file in (SOURCES / PACKAGE).rglob("*.py") if "scaffold" not in file.parts)

# The face hands out what is for everybody, and loads it late.
FACE = SOURCES / PACKAGE / "__init__.py"
HANDED_OUT = {f"ludotheque.research.{name}" for name in ("simulate", "review", "tournament.run", "report.run")}
# What each part may import besides itself; a game may not import another. Files beside the folders are the library.
BELOW = {
    "engine": set(),
    "view": {"engine"},
    "shelf": {"engine"},
    "text": {"engine", "view", "shelf"},
    "games": {"engine", "view", "shelf", "text"},
    "bots": {"engine"},
    "library": {"engine", "view", "shelf", "text", "games", "bots"},
    "contract": {"engine", "view", "shelf", "text", "games", "library", "bots"},
    "research": {"engine", "text", "games", "library", "bots"},
    "server": {"engine", "view", "text", "games", "library", "bots", "research"},
    "cli": {"engine", "view", "shelf", "text", "games", "library", "bots", "research", "server", "contract"},
    "__main__": {"cli"},
}
ENGINE_MAY_USE = {*sys.stdlib_module_names, "librt", "mypy_extensions"}


def imports(source: str) -> set[str]:
    """List the modules that a source imports when it runs: not those it only takes types from."""
    found: set[str] = set()
    waiting: list[ast.AST] = [ast.parse(source)]
    while waiting:
        node = waiting.pop()
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            if node.level == 1:
                continue  # of its own folder: a game may say so, and then works wherever its folder lies
            assert node.level == 0, "say the whole name"
            whole = node.module == PACKAGE  # then what is imported may be a module
            found |= {f"{PACKAGE}.{alias.name}" for alias in node.names} if whole else {str(node.module)}
        elif isinstance(node, ast.If) and ast.unparse(node.test) == "TYPE_CHECKING":
            waiting += node.orelse
            continue
        waiting += ast.iter_child_nodes(node)
    return found


def part(module: str) -> str:
    """Name the part of the house that a module is of; a game is a part of its own."""
    names = [*module.split(".")[1:], ""]
    if names[0] == "games" and names[1]:
        return f"games.{names[1]}"
    return names[0] if names[0] in BELOW else "library"


def module_of(file: Path) -> str:
    names = file.relative_to(SOURCES).with_suffix("").parts
    return ".".join(name for name in names if name != "__init__")


def allowed(here: str, there: str) -> bool:
    if here == there:
        return True
    if here.startswith("games.") and there.startswith("games."):
        return False
    return there.split(".")[0] in BELOW[here.split(".")[0]]


@pytest.mark.parametrize("file", FILES, ids=lambda file: str(file.relative_to(SOURCES / PACKAGE)))
def test_imports_point_down(file: Path) -> None:
    here = part(module_of(file))
    used = imports(file.read_text("utf-8"))
    ours = {module for module in used if module.split(".")[0] == PACKAGE}
    if file == FACE:
        ours -= HANDED_OUT
    assert [module for module in sorted(ours) if not allowed(here, part(module))] == []
    if here == "engine":
        assert {module.split(".")[0] for module in used - ours} <= ENGINE_MAY_USE


def test_wrong_ways_are_seen() -> None:
    assert imports("from ludotheque import library\nimport os.path") == {"ludotheque.library", "os.path"}
    assert imports("if TYPE_CHECKING:\n    import a\nelse:\n    import b") == {"b"}
    assert imports("from .state import S") == set()
    assert imports("def f():\n    from ludotheque.games.x import y") == {"ludotheque.games.x"}
    assert part("ludotheque.games.x.rules") == "games.x"
    assert part("ludotheque.engine.rng") == "engine"
    assert part("ludotheque") == part("ludotheque.Match") == part("ludotheque.match") == "library"
    assert allowed("games.x", "games.x")
    for wrong in ("engine games.x", "games.x games.y", "games.x library", "bots server", "text library", "server cli"):
        assert not allowed(*wrong.split())


def test_a_game_can_be_imported_by_its_name() -> None:
    """No function may hide the package of the games."""
    import ludotheque.games.odin.rules

    assert ludotheque.games.odin.rules.OdinRules.__name__ == "OdinRules"
