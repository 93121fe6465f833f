"""Write `src/ludotheque/catalogue.py`: the games by name, typed. `python -m tests.catalogue` writes it again."""

import inspect
import subprocess
import sys
from pathlib import Path

import ludotheque as lt

FILE = Path(__file__).parents[1] / "src" / "ludotheque" / "catalogue.py"

HEAD = '''"""The games by name, each with its own view for type checkers. Written by `python -m tests.catalogue`."""

from typing import TYPE_CHECKING, Literal, overload

from ludotheque import library
from ludotheque.library import Game

if TYPE_CHECKING:
{imports}

{parts}

{overloads}
@overload
def game(name: str) -> Game: ...
def game(name: str) -> Game:
    """Return a game by its name; dashes and capitals do not matter.

    >>> game("Tricky Badger")
    <Game tricky_badger>
    """
    return library.game(name)
'''

OVERLOAD = """@overload
def game(name: Literal["{name}"]) -> "Game[{view}]": ...
"""

PARTS = {
    "sheet": "SheetPart[object]",
    "rules": "RulesPart[{rules}]",
    "observe": "ObservePart[{rules}, {state}, {view}]",
    "terminal": "TerminalPart[{view}]",
    "bot": "BotPart",
    "reasons": "ReasonsPart[{rules}, {state}]",
    "comparing": "ComparingPart[{rules}, {state}]",
    "features": "FeaturesPart[{rules}, {state}]",
    "typed": "TypedPart",
    "memory": "MemoryPart[{rules}]",
}


def written() -> str:
    """Return what the file should say."""
    imports: list[str] = []
    parts: list[str] = ["    # Each module offers what protocols.py says: mypy holds it to that here."]
    overloads: list[str] = []
    used: set[str] = set()
    for game in lt.all_games().values():
        hints = inspect.get_annotations(game.part("observe").public, eval_str=True)
        kinds = {"rules": hints["rules"], "state": hints["s"], "view": hints["return"]}
        names = {role: kind.__name__ for role, kind in kinds.items()}
        imports += [f"    from {kind.__module__} import {kind.__name__}" for kind in kinds.values()]
        present = [part for part in PARTS if game.has(part)]
        for part in present:
            alias = f"{game.name}_{part}"
            imports.append(f"    from {game.package} import {part} as {alias}")
            compares = part == "reasons" and hasattr(game.part(part), "compare")
            protocol = PARTS["comparing" if compares else part].format(**names)
            used.add(protocol.split("[")[0])
            parts.append(f"    _{alias}: {protocol} = {alias}")
        overloads.append(OVERLOAD.format(name=game.name, view=names["view"]))
    imports.append(f"    from ludotheque.protocols import {', '.join(sorted(used))}")
    return tidied(
        HEAD.format(imports="\n".join(imports), parts="\n".join(parts), overloads="".join(overloads).rstrip())
    )


def tidied(source: str) -> str:
    """Sort the imports and lay the lines out as ruff wants them."""
    for command in (["check", "--fix", "--select", "I", "--quiet"], ["format"]):
        ruff = [sys.executable, "-m", "ruff", *command, "--stdin-filename", str(FILE), "-"]
        source = subprocess.run(ruff, input=source, capture_output=True, text=True, check=True).stdout
    return source


if __name__ == "__main__":
    FILE.write_text(written(), "utf-8")
