"""Tables of Hygge laid out by hand, for tests."""

import tomllib
from collections.abc import Sequence
from typing import Any

import ludotheque as lt
from tests.games.tables import state

HYGGE = lt.game("hygge")
TAKE, STORE, LAST, OVER = range(4)

HOUSE = HYGGE.text("sheet.toml")
BOX = tomllib.loads(HOUSE)
ANIMALS = [row["name"] for row in BOX["animal"]]

# What tests add to a table: an animal and the objects it has stored, which score nothing.
MOLE = {"name": "mole", "copies": 0, "paws": 1, "colours": ["yellow"], "source": "house"}
CRUMB = {"name": "crumb", "colour": "yellow", "copies": 0, "snowflakes": 0, "source": "house"}
PATTERNS: dict[int, list[str]] = {row["players"]: row["pattern"] for row in BOX["stock"]}


def sheet(cards: Sequence[str], seats: int, apart: int, pattern: Sequence[str]) -> str:
    """Write a sheet with the house's cards, as many of each as are named, and one stock."""
    lines: list[str] = []
    for kind, filler in (("animal", MOLE), ("object", CRUMB)):
        for row in [*BOX[kind], filler]:
            if row["name"] in cards:
                told = row | {"copies": cards.count(row["name"])}
                lines += [f"[[{kind}]]", *[f"{key} = {toml(value)}" for key, value in told.items()]]
    stock = {"players": seats, "apart": apart, "pattern": list(pattern), "source": "house"}
    return "\n".join([*lines, "[[stock]]", *[f"{key} = {toml(value)}" for key, value in stock.items()]])


def toml(value: object) -> str:
    return repr(value).replace("'", '"')


def table(
    stock: str,
    front: Sequence[str],
    deck: str = "winter",
    turn: int = 0,
    phase: int = TAKE,
    pattern: Sequence[str] = ("##.", "##.", "#.#"),
    stored: Sequence[str] = (),
    **fields: Any,
) -> lt.Match:
    """Lay out a table with exactly the cards that are named: by position, by seat, and from the top of the deck.

    Names are separated by spaces, `-` is a gap; fields of the state and options go by name.
    As many cards as lie under the winter card were set apart with it, unless `apart` says more. The last pile gets
    what else is needed: an animal, and the cards that refills must have drawn.
    """
    seats = len(front)
    piles = [*stored, *[""] * (seats - len(stored))]
    fields.setdefault("discarded", ["-"] * seats)
    drawn = deck.split()
    under = fields.pop("apart", len(drawn) - 1 - drawn.index("winter") if "winter" in drawn else 0)
    named = " ".join([stock, deck, *front, *piles, *fields["discarded"]]).split()
    cards = [card for card in named if card not in ("-", "winter")]
    places = len(stock.split())
    while (
        not set(cards) & {*ANIMALS, "mole"}
        or len(cards) < places + under
        or (phase < LAST and not refilled(len(cards) + 1 - len(drawn), places))
    ):
        more = ["crumb"] if "mole" in cards else ["mole", "crumb"]
        cards += more
        piles[-1] = " ".join([piles[-1], *more])
    options = {name: fields.pop(name) for name in ("match", "memory") if name in fields}
    written = sheet(cards, seats, under, pattern)
    told: dict[str, Any] = HYGGE.match(seats, 1, written, **options).position()
    told["state"] |= {
        "deck": ["-"] * (len(cards) + 1 - len(drawn)) + drawn,
        "left": len(drawn),
        "stock": stock.split(),
        "front": [lying.split() for lying in front],
        "stored": [pile.split() for pile in piles],
        "turn": turn,
        "phase": phase,
    }
    assert set(fields) <= set(told["state"])
    told["state"] |= fields
    return HYGGE.from_position(told)


def refilled(drawn: int, places: int) -> bool:
    """Return whether a first deal and some refills of a stock with up to three cards draw so many."""
    return any(n * (places - 3) <= drawn - places <= n * places for n in range(drawn))


def last(front: Sequence[str], stored: Sequence[str] = (), **fields: Any) -> lt.Match:
    """Lay out a table on which winter has just come."""
    turn = next(seat for seat, cards in enumerate(front) if cards)
    fields.setdefault("chosen", ["-" if cards else "nothing" for cards in front])
    return table("cushion cushion cushion -", front, "", turn, LAST, ("##", "##"), stored, **fields)


def front(match: lt.Match, seat: int) -> str:
    """Name the cards in front of a seat."""
    return " ".join(state(match)["front"][seat])


def stored(match: lt.Match, seat: int) -> str:
    """Name the cards of a seat's pile."""
    return " ".join(state(match)["stored"][seat])


def stock(match: lt.Match) -> str:
    """Name the cards of the stock, by position."""
    return " ".join(state(match)["stock"])
