"""Tables of Happy Corgi laid out by hand, for tests.

Places and activities lie as the sheet lists them:

    postman  lamp-post  doorstep  stare   stroll
    lift     park       beach     groomer window
    flower-… studio     basket    school  sofa-hour
    park-run garden     kitchen   sofa    dinner
    guard    grooming   mess      photo-… picnic
"""

from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Any

import ludotheque as lt
from ludotheque.engine.rules import Rules
from tests.games.happy_corgi.slow_box import PLACES, SlowBox, card_of
from tests.games.tables import state

CORGI = lt.game("happy_corgi")
HOUSE = CORGI.text("sheet.toml")
LISTED = HOUSE.replace('board = "random"', 'board = "listed"')
HERE = Path(__file__).parent
TINY = (HERE / "tiny.toml").read_text("utf-8")  # seven cards, all different
ALIKE = (HERE / "alike.toml").read_text("utf-8")  # seven cards, most of them alike
OPTIONS = ("hugs", "expert", "blue_replaces", "combos")


def table(hands: Sequence[str], at: str = "", phase: str = "walk", sheet: str = LISTED, **fields: Any) -> lt.Match:
    """Lay out a table: hands, corgis, river and deck by the names of cards and places; other fields and options too.

    The first card of `deck` is drawn first; cards that are nowhere else lie at its bottom.
    """
    seats = len(hands)
    options = {name: fields.pop(name) for name in OPTIONS if name in fields}
    told: Any = CORGI.match(seats, 1, sheet, first=0, **options).position()
    left = SlowBox(sheet, told["options"]).copies
    held = [pick(left, cards) for cards in hands]
    river = pick(left, fields.pop("river", ""))
    discards = pick(left, fields.pop("discards", ""))
    taken = pick(left, fields.pop("taken", ""))
    laid = pick(left, fields.pop("laid", ""))
    deck = pick(left, fields.pop("deck", ""))
    deck = [*left, *reversed(deck)]
    player = fields.pop("player", 0)
    state = told["state"]
    order = SlowBox(sheet, told["options"]).copies
    state |= {
        "hands": [sorted(hand, key=order.index) for hand in held],
        "river": river + ["-"] * (len(state["river"]) - len(river)),
        "discards": sorted(discards, key=order.index),
        "top": discards[-1] if discards else "-",
        "taken": taken[0] if taken else "-",
        "laid": laid[0] if laid else "-",
        "deck": deck + ["-"] * (60 - len(deck)),
        "stock": len(deck),
        "corgis": at.split() or ["basket"] * seats,
        "phase": phase,
        "player": player,
        "turn": player,
        "walks": 1 if phase not in ("draw", "walk") else 0,
    }
    if "poops" in fields:
        state["poops"] = [soiled.split() for soiled in fields.pop("poops")]
        state["reserve"] = [4 - len(soiled) for soiled in state["poops"]]
    if "solved" in fields:
        solve(told, [mine.split() for mine in fields.pop("solved")])
    for place, animal in fields.pop("animals", {}).items():
        state["animals"][PLACES.index(place)] = animal
    for name in ("known", "secret", "vague", "doubtful"):
        if name in fields:
            state[name] = [sorted(copies.split(), key=order.index) for copies in fields.pop(name)]
    if "flipped" in fields:
        state["flipped"] = sorted(fields.pop("flipped").split(), key=PLACES.index)
    assert set(fields) <= set(state), set(fields) - set(state)
    state |= fields
    match = CORGI.from_position(told)
    match.rules = rules(seats, sheet, tuple(options.items()))
    return match


def pick(left: list[str], cards: str) -> list[str]:
    """Take the first copies of some cards out of the box."""
    found = []
    for card in cards.split():
        copy = next(copy for copy in left if card_of(copy) == card)
        left.remove(copy)
        found.append(copy)
    return found


def solve(told: Any, solved: list[list[str]]) -> None:
    """Let activities have been solved."""
    state = told["state"]
    worth = SlowBox(told["sheet_text"], told["options"]).hugs
    order = list(worth)
    state["solved"] = [sorted(mine, key=order.index) for mine in solved]
    state["hugs"] = [sum(worth[activity] for activity in mine) for mine in solved]
    for mine in solved:
        for activity in mine:
            state["cells"][state["cells"].index(activity)] = "-"


@cache
def rules(seats: int, sheet: str, options: tuple[tuple[str, object], ...]) -> Rules:
    """Make the rules of a table once: they take a while to learn the texts of all moves."""
    return CORGI.rules(seats, {"first": 0, **dict(options)}, sheet)


def hand(match: lt.Match, seat: int) -> list[str]:
    """Name the cards of a hand."""
    return [card_of(copy) for copy in state(match)["hands"][seat]]


def river(match: lt.Match) -> list[str]:
    return [card_of(copy) if copy != "-" else "-" for copy in state(match)["river"]]
