"""What the numbers of every game mean, as tables.

`python -m ludotheque.research.describe > docs/arrays.md` writes the page of all games;
`python -m ludotheque.research.describe GAME SEATS` lists every feature of one table.
"""

import re
import sys
from itertools import groupby

from ludotheque.library import Game, all_games
from ludotheque.research.arrays import Layout

HEAD = """# Observations and actions

Written by `python -m ludotheque.research.describe`; with `GAME SEATS` after it, it lists every feature of one table.
In Python `layout.features` and `layout.action(number)` say the same.

Observations are features of the seat that looks: what it knows, never more. `+0` is that seat itself, `+1` the next one
clockwise. An action has the same number in every state of a game and at every table; larger tables may have more.
"""


def main(arguments: list[str]) -> str:
    """Describe one table, or all games."""
    if arguments:
        layout = Layout(arguments[0], int(arguments[1]) if len(arguments) > 1 else all_games()[arguments[0]].meta.least)
        return "\n".join(f"{number} {name}" for number, name in enumerate(layout.features))
    return "\n".join([HEAD, *(section(box) for box in all_games().values())]).rstrip()


def section(box: Game) -> str:
    """Describe a game at its smallest table, and how much more the larger ones have."""
    counts = range(box.meta.least, box.meta.most + 1)
    layouts = [Layout(box.name, seats) for seats in counts]
    sizes = ", ".join(f"{len(layout.features)} for {layout.seats}" for layout in layouts)
    lines = [
        f"## {box.meta.title}",
        "",
        f"Features: {sizes} players. Actions: {told(layouts)}.",
        "",
        f"| feature, for {layouts[0].seats} players | how many | first | example |",
        "|---|--:|--:|---|",
        *(f"| `{name}` | {count} | {first} | `{example}` |" for name, count, first, example in folded(layouts[0])),
        "",
        "| action | numbers | from | to |",
        "|---|---|---|---|",
        *(f"| {kind} | {span} | `{first}` | `{last}` |" for kind, span, first, last in actions(layouts[0])),
        "",
    ]
    return "\n".join(lines)


def told(layouts: list[Layout]) -> str:
    """Write how many actions there are, once if that is the same everywhere."""
    if len({layout.actions for layout in layouts}) == 1:
        return str(layouts[0].actions)
    return ", ".join(f"{layout.actions} for {layout.seats}" for layout in layouts) + " players"


def folded(layout: Layout) -> list[tuple[str, int, int, str]]:
    """Put features that differ only in a seat or a piece together: their pattern, how many, the first, an example."""
    names = [re.sub(r"\+\d", "+seat", name).split() for name in layout.features]
    # The words that stand in a gap, the rest being the same: more than one, and it is one of many.
    gaps: dict[tuple[str, ...], set[str]] = {}
    for words in names:
        for at in range(1, len(words)):
            gaps.setdefault((*words[:at], "…", *words[at + 1 :]), set()).add(words[at])
    found: dict[str, list[int]] = {}
    for number, words in enumerate(names):
        pattern = [
            word if at == 0 or len(gaps[*words[:at], "…", *words[at + 1 :]]) == 1 else "…"
            for at, word in enumerate(words)
        ]
        found.setdefault(" ".join(pattern), []).append(number)
    return [(name, len(at), at[0], layout.features[at[0]]) for name, at in found.items()]


def actions(layout: Layout) -> list[tuple[str, str, str, str]]:
    """Put actions of one kind together: the kind, their numbers, the first and the last."""
    rows = []
    for kind, group in groupby(range(layout.actions), lambda number: layout.rules.choice(number).kind):
        numbers = list(group)
        first, last = numbers[0], numbers[-1]
        span = str(first) if first == last else f"{first}–{last}"
        rows.append((kind, span, layout.action(first), layout.action(last)))
    return rows


if __name__ == "__main__":
    sys.stdout.write(main(sys.argv[1:]) + "\n")
