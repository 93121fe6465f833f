"""What the numbers of every game mean, as tables.

`python -m ludotheque.research.describe > docs/arrays.md` writes the page of all games;
`python -m ludotheque.research.describe GAME SEATS` lists every feature of one table.
"""

import argparse
import sys
from itertools import groupby

from ludotheque.engine.refused import Refused
from ludotheque.library import Game, all_games
from ludotheque.library import game as find
from ludotheque.research.arrays import Layout
from ludotheque.research.meanings import Meaning
from ludotheque.text.words import Words

HEAD = """# Observations and actions

Written by `python -m ludotheque.research.describe`; with `GAME SEATS` after it, it lists every feature of one table.
In Python `layout.features`, `layout.meaning(name)` and `layout.action(number)` say the same.

Observations are features of the seat that looks: what it knows, never more. `+0` is that seat itself, `+1` the next one
clockwise; `…` is any word. *1 is* gives the scale: where it says *yes*, a feature is 0 or 1; where 1 is 50 points, a
feature of 0.5 is 25 points. No feature leaves −16 to 16.

An action has the same number in every state of a game and at every table; larger tables may have more. Players in
actions are not counted from the seat that acts: player 1 is seat 0.
"""


def main(arguments: list[str]) -> str:
    """Describe one table, or all games."""
    parser = argparse.ArgumentParser(prog="python -m ludotheque.research.describe", description=main.__doc__)
    parser.add_argument("game", nargs="?", help="the features of this game alone, one by one")
    parser.add_argument("seats", nargs="?", type=int, help="how many players (the fewest)")
    said = parser.parse_args(arguments)
    if said.game is None:
        return "\n".join([HEAD, *(section(game) for game in all_games().values())]).rstrip()
    game = find(said.game)
    layout = Layout(game.name, game.meta.least if said.seats is None else said.seats)
    return "\n".join(line(layout, number, name) for number, name in enumerate(layout.features))


def line(layout: Layout, number: int, name: str) -> str:
    """Tell a feature: its number, its name, and what it says if the game tells."""
    said = layout.meaning(name)
    return f"{number} {name}: {said.says} (1 is: {said.one})" if said.says else f"{number} {name}"


def section(game: Game) -> str:
    """Describe a game at its smallest table, and how much more the larger ones have."""
    counts = range(game.meta.least, game.meta.most + 1)
    layouts = [Layout(game.name, seats) for seats in counts]
    sizes = ", ".join(f"{len(layout.features)} for {layout.seats}" for layout in layouts)
    together = "At times several seats choose at once." if layouts[0].simultaneous else "One seat chooses at a time."
    lines = [
        f"## {game.meta.title}",
        "",
        f"Features: {sizes} players. Actions: {told(layouts)}. {together} For {layouts[0].seats} players:",
        "",
        "| feature | says | 1 is | how many | the first |",
        "|---|---|---|--:|---|",
        *(
            f"| `{said.pattern}` | {said.says} | {said.one} | {len(at)} | {at[0]} `{layouts[0].features[at[0]]}` |"
            for said, at in folded(layouts[0]).items()
        ),
        "",
        "| action | numbers | from | to | the first, in words |",
        "|---|---|---|---|---|",
        *(f"| {kind} | {' | '.join(told)} |" for kind, *told in actions(layouts[0])),
        "",
    ]
    return "\n".join(lines)


def told(layouts: list[Layout]) -> str:
    """Write how many actions there are, once if that is the same everywhere."""
    if len({layout.actions for layout in layouts}) == 1:
        return str(layouts[0].actions)
    return ", ".join(f"{layout.actions} for {layout.seats}" for layout in layouts) + " players"


def folded(layout: Layout) -> dict[Meaning, list[int]]:
    """Put the features of one meaning together, by their numbers."""
    found: dict[Meaning, list[int]] = {}
    for number, name in enumerate(layout.features):
        found.setdefault(layout.meaning(name), []).append(number)
    return found


def actions(layout: Layout) -> list[tuple[str, ...]]:
    """Put actions of one kind together: the kind, their numbers, the first and the last, and the first in words."""
    words, players = Words(layout.game.name, "en"), [f"player {seat + 1}" for seat in range(layout.game.meta.most)]
    rows: list[tuple[str, ...]] = []
    for kind, group in groupby(range(layout.actions), lambda number: layout.rules.choice(number).kind):
        numbers = list(group)
        first, last = numbers[0], numbers[-1]
        span = str(first) if first == last else f"{first}–{last}"
        said = words.choice(layout.rules.choice(first), layout.rules, players)
        rows.append((kind, span, f"`{layout.action(first)}`", f"`{layout.action(last)}`", said))
    return rows


if __name__ == "__main__":
    try:
        sys.stdout.write(main(sys.argv[1:]) + "\n")
    except Refused as refused:
        sys.exit(str(refused))
