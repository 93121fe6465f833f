"""Tables of Tricky Badger laid out by hand, for tests."""

from collections import Counter
from collections.abc import Sequence
from functools import cache
from typing import Any

import ludotheque as lt
from ludotheque.engine.rules import Rules
from tests.games.tables import state
from tests.games.tricky_badger.slow import AIMING, CAGING, GIVING, KEEPING, OVER, PICKING, PLAYING, TRAPPING, parts

__all__ = ["AIMING", "CAGING", "GIVING", "KEEPING", "OVER", "PICKING", "PLAYING", "TRAPPING"]

BADGER = lt.game("tricky_badger")
LEAVES = [f"{colour}{value}" for colour in "obgup" for value in range(1, 12 if colour != "p" else 8)]
COPIES = {
    "badger": (3, 2),
    "female": (4, 4),
    "male": (3, 3),
    "magpie": (2, 3),
    "bone": (3, 2),
    "twig": (4, 4),
    "cage": (2, 1),
    "trap": (1, 2),
    "wheat": (3, 2),
    "weevil": (2, 3),
}
CARDS = [
    f"{name}-{arrow}"
    for name, copies in COPIES.items()
    for arrow, n in zip(("up", "down"), copies, strict=True)
    for _ in range(n)
]
TRICKS = 9


def in_use(seats: int) -> list[str]:
    """Name the leaves of a table."""
    return [leaf for leaf in LEAVES if leaf[0] in {3: "obp", 4: "obgp", 5: "obgup"}[seats]]


def table(
    hands: Sequence[str],
    collections: Sequence[str] = (),
    prize: str = "",
    prizes: str = "",
    first: int = 0,
    laid: str = "",
    **fields: Any,
) -> lt.Match:
    """Lay out a table of the last round: hands, collections, the prize at stake, other face-up prizes, leaves laid.

    Without a prize, the first player picks one. What is not said is filled up: prizes from the cards that are left,
    the deck likewise, the rest of the cards is discarded; of the leaves that are left some were played. With empty
    hands the game is over.
    """
    seats = len(hands)
    table = ["-"] * seats
    for step, leaf in enumerate(laid.split()):
        table[(first + step) % seats] = leaf
    held = [hand.split() for hand in hands]
    turn = (first + len(laid.split())) % seats
    trick = TRICKS - max(map(len, held)) - (1 if "-" not in table else 0)
    free = [leaf for leaf in in_use(seats) if leaf not in {leaf for hand in held for leaf in hand} | set(table)]
    played = fields.pop("played", " ".join(free[: seats * trick])).split() + laid.split()
    position: dict[str, Any] = BADGER.match(seats, 1).position()
    round_ = fields.get("round", 4)
    pool = list(CARDS)
    face_up = prizes.split()
    for card in [*face_up, *([prize] if prize else [])]:
        pool.remove(card)
    owned = [held_by.split() for held_by in [*collections, *[""] * (seats - len(collections))]]
    for find in [find for finds in owned for find in finds]:
        for part in parts(find):
            pool.remove(next(card for card in reversed(pool) if card.startswith(part)))
    over = not any(held) and not laid
    wanted = 0 if over else TRICKS + 1 - trick - (1 if prize else 0) - len(face_up)
    assert wanted >= 0, "too many prizes"
    face_up += pool[:wanted]
    pool = pool[wanted:]
    hidden = len(CARDS) - (TRICKS + 1) * (round_ + 1)
    deck = pool[len(pool) - hidden :] if hidden else []
    gone = pool[: len(pool) - hidden]
    position["state"] |= {
        "round": 4,
        "first": first,
        "hands": held,
        "voids": fields.pop("voids", [[] for _ in range(seats)]),
        "played": played,
        "deck": ["-"] * (len(CARDS) - hidden) + deck,
        "prizes": [face_up],
        "trick": trick,
        "phase": OVER if over else PLAYING if prize else PICKING,
        "turn": -1 if over else turn,
        "prize": prize or "-",
        "table": table,
        "winner": -1,
        "arriving": "-",
        "collections": owned,
        "discards": [[card.rsplit("-", 1)[0] for card in gone]],
    }
    assert set(fields) <= set(position["state"])
    position["state"] |= fields
    match = BADGER.from_position(position)
    match.rules = rules(seats)
    return match


@cache
def rules(seats: int) -> Rules:
    """Make the rules of a table once: they take a while to learn the texts of all moves."""
    return BADGER.rules(seats)


def won(prize: str, *collections: str, seat: int = 0, seats: int = 3, prizes: str = "twig-up twig-down") -> lt.Match:
    """Let a seat win a prize, in the last trick but one: it leads pink, and nobody else has any."""
    others = ["o8 o9", "b8 b9", "o2 o3", "b2 b3"]
    hands = [others[other] for other in range(seats)]
    hands[seat] = "p4 o10"
    match = table(hands, collections, prize, prizes, first=seat)
    for step in range(seats):
        player = (seat + step) % seats
        match.play(player, f"play {hands[player].split()[0]}")
    return match


def lost(match: lt.Match) -> list[str]:
    """Name the cards discarded since the table was laid out."""
    return sorted((Counter(discards(match)) - Counter(discards(match.at(0)))).elements())


def finds(match: lt.Match, seat: int = 0) -> list[str]:
    """Name what a seat has collected."""
    held: list[str] = state(match)["collections"][seat]
    return held


def discards(match: lt.Match) -> list[str]:
    piled: list[str] = state(match)["discards"][0]
    return piled
