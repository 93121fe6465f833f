"""Tables of Happy Pigs laid out by hand, for tests."""

import re
from collections.abc import Sequence
from typing import Any

import ludotheque as lt
from tests.games.happy_pigs.slow import GOODS, ITEMS, PIGS, counted, listed
from tests.games.tables import state

GAME = lt.game("happy_pigs")
SHEET = GAME.text("sheet.toml")
PREPARE, CHOOSE, ACT, EFFECT, SAVE, OVER = range(6)

CODES = re.findall(r'\[\[card\]\]\nname = "(.+)"', SHEET)  # season after season, six each


def sheet(*changes: tuple[str, str]) -> str:
    """Return the sheet of the house with some of its lines changed, wherever they stand."""
    text = SHEET
    for old, new in changes:
        text, found = re.subn(rf"(?m)^{old}$", new, text)
        assert found, f"the sheet has no line {old}"
    return text


def farm(text: str) -> dict[str, Any]:
    """Read a farm from words: `$12 2 fields 3 baby 1 big-v 2 vaccine`; $0 and one field unless it says otherwise."""
    held: dict[str, Any] = {"money": 0, "field": 1} | dict.fromkeys([*PIGS, *ITEMS], 0)
    words = text.split()
    while words:
        word = words.pop(0)
        if word.startswith("$"):
            held["money"] = int(word[1:])
        else:
            held[words.pop(0).removesuffix("s")] = int(word)
    return held


def table(
    farms: Sequence[str],
    card: str = "quiet-week",
    actions: str = "",
    options: dict[str, object] | None = None,
    sheet_text: str | None = None,
    **fields: Any,
) -> lt.Match:
    """Lay out a table in the round of a season card: the first round of its season, unless `number` says otherwise.

    With actions (a word for each seat, and with two players a neutral one behind) all choose them, so that the first
    player is to act. `cards` puts other cards into other rounds. Fields of the state go by name. What nobody owns is
    in supply.
    """
    seats = len(farms)
    chosen = {"first": fields.pop("first", 0), **(options or {})}
    position: dict[str, Any] = GAME.match(seats, 1, sheet_text, **chosen).position()
    s = position["state"]
    owned = [farm(text) for text in farms]
    s["money"] = [held["money"] for held in owned]
    s["land"] = [held["field"] for held in owned]
    s["pigs"] = [listed(PIGS, held) for held in owned]
    s["items"] = [listed(ITEMS, held) for held in owned]
    counts = dict(re.findall(r'name = "(\w+)"\ncount = (\d+)', sheet_text or SHEET))
    counts["field"] = re.findall(r"\[land\]\ncount = (\d+)", sheet_text or SHEET)[0]
    for number, goods in enumerate(GOODS):
        s["supply"][number] = int(counts[goods]) - sum(held[goods] + held.get(f"{goods}-v", 0) for held in owned)
    round_ = 4 * (CODES.index(card) // 6) + fields.pop("number", 0)
    s["year"] = year({round_: card, **fields.pop("cards", {})})
    s |= {"phase": CHOOSE, "turn": 0, "round": round_, "card": card, "used": 0}
    if chosen.get("open_choice"):
        s["turn"] = s["first"]
    assert set(fields) <= set(s), f"a state has no {set(fields) - set(s)}"
    match = GAME.from_position(position | {"state": s | fields})
    if actions:
        choose(match, actions)
    return match


def choose(match: lt.Match, actions: str) -> None:
    """Let all seats choose an action, and with two players the holder a neutral one, which stands last."""
    words = actions.split()
    holder = state(match)["holder"]
    for seat in sorted(range(match.seats), key=lambda p: (p - state(match)["first"]) % match.seats):
        neutral = f" neutral-{words[-1]}" if seat == holder else ""
        match.play(seat, f"choose {words[seat]}{neutral}")


def herd(match: lt.Match, seat: int) -> str:
    """Return the pigs of a player: `2 baby 1 big-v`."""
    return told(counted(PIGS, state(match)["pigs"][seat]))


def items(match: lt.Match, seat: int) -> str:
    return told(counted(ITEMS, state(match)["items"][seat]))


def told(counts: dict[str, int]) -> str:
    return " ".join(f"{count} {name}" for name, count in counts.items() if count)


def supply(match: lt.Match, goods: str) -> int:
    left: int = state(match)["supply"][GOODS.index(goods)]
    return left


def year(known: dict[int, str]) -> list[str]:
    """Lay out the cards of the year: the known ones in their rounds, the others in their order, two of each removed."""
    found = []
    for season in range(4):
        cards = CODES[6 * season : 6 * season + 6]
        fixed = {r % 4: code for r, code in known.items() if r // 4 == season}
        rest = [code for code in cards if code not in fixed.values()]
        found += [fixed[place] if place in fixed else rest.pop(0) for place in range(4)] + rest
    return found
