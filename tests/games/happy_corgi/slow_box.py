"""What a sheet of Happy Corgi says, read plainly: names and lists, no tables."""

import tomllib
from typing import Any

ACTIONS = ["waddle", "fart", "judge", "mark", "bark", "sniff"]
KINDS = ["s1", "s2", "c1", "c2"]
CARDS = [f"{action}-{kind}" for action in ACTIONS for kind in KINDS]
VIOLET = ["park", "beach", "groomer", "studio", "school", "garden", "kitchen", "sofa"]
PLACES = [*VIOLET, "supermarket", "pool", "slide", "basket"]
MIDDLE = [(row, column) for row in (1, 2, 3) for column in (1, 2, 3)]
BORDER = [(r, c) for r in range(5) for c in range(5) if not (1 <= r <= 3 and 1 <= c <= 3)]


class SlowBox:
    """A box, and the options of a table."""

    def __init__(self, sheet: str, options: dict[str, Any]) -> None:
        told = tomllib.loads(sheet)
        counts = {row["name"]: row for row in told["action"]}
        self.copies = [
            f"{card}-{n}" for card in CARDS for n in range(1, counts.get(card[:-3], {}).get(card[-2:], 0) + 1)
        ]
        self.activities: list[str] = [row["name"] for row in told["activity"]]
        self.asked: dict[str, list[str]] = {
            row["name"]: sorted(row["cards"], key=ACTIONS.index) for row in told["activity"]
        }
        self.hugs: dict[str, int] = {row["name"]: row["hugs"] for row in told["activity"]}
        self.sides: dict[str, tuple[str, str]] = {row["name"]: (row["front"], row["back"]) for row in told["place"]}
        basket = told["basket"]["blue" if options["expert"] else "violet"]
        self.sides["basket"] = (basket, basket)
        self.cats: int = told["box"]["cats"]
        self.dogs: int = told["box"]["dogs"]
        self.river: int = told["box"]["river"]
        self.target: int = options["hugs"]
        self.combos: bool = options["combos"] is True


def card_of(copy: str) -> str:
    """Name what is printed on a copy."""
    return copy.rsplit("-", 1)[0]


def action_of(copy: str) -> str:
    return copy.split("-")[0]


def steps_of(card: str) -> int:
    return int(card[-1])


def in_reach(spot: int) -> list[int]:
    """Walk from a spot in the eight directions until the border: the cells that lie there."""
    found = []
    for down in (-1, 0, 1):
        for right in (-1, 0, 1):
            row, column = MIDDLE[spot]
            while (down, right) != (0, 0) and (row, column) not in BORDER:
                row, column = row + down, column + right
            if (row, column) in BORDER:
                found.append(BORDER.index((row, column)))
    return found


def walk_length(one: int, two: int) -> int:
    """Count the steps from spot to spot, by trying ever longer walks."""
    reached, length = {MIDDLE[one]}, 0
    while MIDDLE[two] not in reached:
        next_to = {(r + d, c + e) for r, c in reached for d, e in ((0, 1), (1, 0), (0, -1), (-1, 0))}
        reached |= next_to & set(MIDDLE)
        length += 1
    return length
