"""Write each game's view.ts: the types of what a seat sees, made from the Python that shows it.

`python web/views.py` writes them; `python web/views.py --check` says which are out of date.
"""

import importlib
import inspect
import sys
from pathlib import Path
from typing import Any

import msgspec.inspect as look

import ludotheque
from ludotheque.view import View

GAMES = Path(__file__).parent / "src" / "games"
SCALARS: dict[type, str] = {
    look.IntType: "number",
    look.FloatType: "number",
    look.StrType: "string",
    look.BoolType: "boolean",
    look.NoneType: "null",
    look.AnyType: "unknown",
}


def spelled(kind: Any, found: dict[str, look.StructType]) -> str:
    """Spell a type in TypeScript; note the structs it mentions."""
    if type(kind) in SCALARS:
        return SCALARS[type(kind)]
    if isinstance(kind, look.ListType):
        inner = spelled(kind.item_type, found)
        return f"({inner})[]" if " " in inner else f"{inner}[]"
    if isinstance(kind, look.DictType):
        return f"Record<string, {spelled(kind.value_type, found)}>"
    if isinstance(kind, look.UnionType):
        return " | ".join(spelled(one, found) for one in kind.types)
    if isinstance(kind, look.StructType):
        name = kind.cls.__name__
        if name not in found:
            found[name] = kind
            for field in kind.fields:
                spelled(field.type, found)
        return name
    raise TypeError(f"no TypeScript for {kind}")


def written(game: str) -> str:
    """Write the types of a game's view."""
    module = importlib.import_module(f"ludotheque.games.{game}.view")
    views = [
        thing
        for _, thing in inspect.getmembers(module, inspect.isclass)
        if issubclass(thing, View) and thing is not View and thing.__module__ == module.__name__
    ]
    found: dict[str, look.StructType] = {}
    for view in views:
        spelled(look.type_info(view), found)
    lines = ["// Made by web/views.py from the game's view.py: do not edit."]
    for name in sorted(found):
        lines += ["", f"export interface {name} {{"]
        lines += [f"  {field.encode_name}: {spelled(field.type, found)};" for field in found[name].fields]
        lines.append("}")
    return "\n".join([*lines, ""])


def main() -> None:
    stale = []
    for game in sorted(ludotheque.all_games()):
        file = GAMES / game / "view.ts"
        text = written(game)
        if file.is_file() and file.read_text("utf-8") == text:
            continue
        stale.append(game)
        if "--check" not in sys.argv:
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(text, "utf-8")
    if stale and "--check" in sys.argv:
        sys.exit(f"view.ts is out of date: {', '.join(stale)}; run python web/views.py")


if __name__ == "__main__":
    main()
