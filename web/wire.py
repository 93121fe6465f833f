"""Write the page's types of what goes over the wire, made from the Python that sends and reads it.

`lib/wire.ts` has the messages and answers of the server, `games/<name>/view.ts` what a seat of that game sees.
`python web/wire.py` writes them; `python web/wire.py --check` says which are out of date.
"""

import importlib
import inspect
import sys
from pathlib import Path
from typing import Any, get_args

import msgspec.inspect as look

import ludotheque
from ludotheque.server import schema, wire
from ludotheque.view import View

SOURCES = Path(__file__).parent / "src"
SHARED = SOURCES / "lib" / "wire.ts"
# Here a default need not be sent.
ASKED = (*get_args(wire.Incoming), wire.Opening, wire.SeatAsked, wire.Joining, wire.Taking, wire.Spot, wire.Branching)
SCALARS: dict[type, str] = {
    look.IntType: "number",
    look.FloatType: "number",
    look.StrType: "string",
    look.BoolType: "boolean",
    look.NoneType: "null",
    look.AnyType: "unknown",
    look.RawType: "unknown",
}
Fields = look.StructType | look.DataclassType
Found = dict[str, Fields]


def spelled(kind: Any, found: Found) -> str:
    """Spell a type in TypeScript; note the structs it mentions."""
    if type(kind) in SCALARS:
        return SCALARS[type(kind)]
    if isinstance(kind, look.ListType):
        inner = spelled(kind.item_type, found)
        return f"({inner})[]" if "|" in inner else f"{inner}[]"
    if isinstance(kind, look.DictType):
        return f"Record<string, {spelled(kind.value_type, found)}>"
    if isinstance(kind, look.LiteralType):
        return " | ".join(f'"{value}"' for value in kind.values)
    if isinstance(kind, look.UnionType):
        return " | ".join(spelled(one, found) for one in kind.types)
    if isinstance(kind, Fields):
        name = kind.cls.__name__
        if name not in found:
            found[name] = kind
            members(kind, found)
        assert found[name].cls is kind.cls, f"two structs are called {name}"
        return name
    raise TypeError(f"no TypeScript for {kind}")


def members(struct: Fields, found: Found) -> list[str]:
    """Spell the fields of a struct, a line each."""
    lines: list[str] = []
    left_out = struct.cls in ASKED
    if isinstance(struct, look.StructType):
        left_out = left_out or struct.cls.__struct_config__.omit_defaults
        if struct.tag_field:
            lines.append(f'{struct.tag_field}: "{struct.tag}";')
    for field in struct.fields:
        encoded = schema.ENCODED.get((struct.cls.__name__, field.name))
        kind = f"{spelled(look.type_info(encoded), found)}[]" if encoded else spelled(field.type, found)
        optional = "?" if left_out and not field.required else ""
        lines.append(f"{field.encode_name}{optional}: {kind};")
    return lines


def interface(struct: Fields, found: Found, base: type[View] | None = None) -> str:
    head = f"export interface {struct.cls.__name__}"
    lines = members(struct, found)
    if base:
        head += f" extends {base.__name__}"
        lines = lines[len(base.__struct_fields__) :]
    return "\n".join([f"{head} {{", *(f"  {line}" for line in lines), "}"])


def one_of(name: str, kinds: list[str]) -> str:
    return "\n".join([f"export type {name} =", *(f"  | {kind}" for kind in kinds)]) + ";"


def shared() -> str:
    """Write the types of the protocol."""
    found: Found = {}
    outgoing = [spelled(look.type_info(kind), found) for kind in schema.OUTGOING]
    asked = [spelled(look.type_info(kind), found) for kind in get_args(wire.Incoming)]
    for kind in schema.OVER_HTTP:
        spelled(look.type_info(kind), found)
    parts = ["// Made by web/wire.py from the server's messages: do not edit."]
    parts += [interface(found[name], found) for name in sorted(found)]
    parts += ["/** Anything the server sends. */\n" + one_of("Outgoing", outgoing)]
    parts += ["/** Anything the page may send. */\n" + one_of("Incoming", asked)]
    return "\n\n".join(parts) + "\n"


def view(game: str) -> str:
    """Write the types of a game's view."""
    module = importlib.import_module(f"ludotheque.games.{game}.view")
    views = [
        thing
        for _, thing in inspect.getmembers(module, inspect.isclass)
        if issubclass(thing, View) and thing is not View and thing.__module__ == module.__name__
    ]
    found: Found = {}
    for thing in views:
        spelled(look.type_info(thing), found)
    common: Found = {}
    spelled(look.type_info(View), common)
    parts = ["// Made by web/wire.py from the game's view.py: do not edit."]
    parts += ['import type { View } from "../../lib/wire.ts";']
    for name in sorted(found.keys() - common.keys()):
        parts.append(interface(found[name], found, View if found[name].cls in views else None))
    return "\n\n".join(parts) + "\n"


def main() -> None:
    texts = {SHARED: shared()}
    texts |= {SOURCES / "games" / game / "view.ts": view(game) for game in sorted(ludotheque.all_games())}
    stale = [file for file, text in texts.items() if not file.is_file() or file.read_text("utf-8") != text]
    if stale and "--check" in sys.argv:
        names = ", ".join(str(file.relative_to(SOURCES)) for file in stale)
        sys.exit(f"out of date: {names}; run python web/wire.py")
    for file in stale:
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(texts[file], "utf-8")


if __name__ == "__main__":
    main()
