"""Numbers for learning: what a seat knows of Happy Pigs, named, seats counted from itself."""

from librt.vecs import vec
from mypy_extensions import i64

from ludotheque.engine.rules import Rules, State
from ludotheque.games.happy_pigs.legal import prices_row, room_with
from ludotheque.games.happy_pigs.moves import (
    ACTION_CODES,
    GOODS,
    GOODS_CODES,
    ITEM_CODES,
    ITEMS,
    PIG_CODES,
    PIGS,
    SIZE_CODES,
    SIZES,
)
from ludotheque.games.happy_pigs.redeal import place_of, shown_cards
from ludotheque.games.happy_pigs.rules import PigsRules
from ludotheque.games.happy_pigs.state import ACTING, CHOOSING, GIVING, PREPARING, SAVING, PigsState


def names(rules: Rules) -> list[str]:
    """Name each number of `write`, in order."""
    assert isinstance(rules, PigsRules)
    codes = rules.box.card_codes
    found = ["preparing", "choosing", "acting", "season giving", "saving", "round", "rounds left in season", "used"]
    found += [f"{pile} {code}" for pile in ("card", "next card", "shown") for code in codes]
    found += [f"limit {code}" for code in ACTION_CODES]
    found += [f"supply {code}" for code in GOODS_CODES]
    found += [f"price {code}" for code in GOODS_CODES]
    found += [f"sale {code}" for code in SIZE_CODES]
    found += [f"fed {code}" for code in PIG_CODES]
    found += [f"neutral {code}" for code in ACTION_CODES]
    for other in range(rules.seats):
        found += [f"{name} +{other}" for name in ("money", "fields", "room for babies", "first", "turn")]
        found += [f"{code} +{other}" for code in (*PIG_CODES, *ITEM_CODES)]
        found += [f"{name} +{other}" for name in ("neutral tiles", "has chosen", "share")]
        found += [f"action {code} +{other}" for code in ACTION_CODES]
    return found


def write(rules: Rules, s: State, seat: i64, out: vec[float], at: i64) -> None:
    """Fill a buffer, from a place on, with the features of a seat."""
    assert isinstance(rules, PigsRules)
    assert isinstance(s, PigsState)
    box = rules.box
    out[at] = 1.0 if s.phase == PREPARING else 0.0
    out[at + 1] = 1.0 if s.phase == CHOOSING else 0.0
    out[at + 2] = 1.0 if s.phase == ACTING else 0.0
    out[at + 3] = 1.0 if s.phase == GIVING else 0.0
    out[at + 4] = 1.0 if s.phase == SAVING else 0.0
    out[at + 5] = float(s.round) / 16.0
    out[at + 6] = float(box.kept - 1 - s.round % box.kept) / 4.0
    out[at + 7] = float(s.used) / 10.0
    at = write_cards(rules, s, out, at + 8)
    i: i64 = 0
    while i < 4:
        out[at + i] = float(box.limits[s.card * 4 + i]) / 10.0 if s.card >= 0 else 0.0
        i += 1
    at += 4
    row = prices_row(box, s)
    i = 0
    while i < GOODS:
        out[at + i] = float(s.supply[i]) / 50.0
        out[at + GOODS + i] = float(box.price(row, i, s.land[seat])) / 15.0
        i += 1
    at += 2 * GOODS
    i = 0
    while i < SIZES:
        out[at + i] = float(box.selling[row * SIZES + i]) / 15.0
        i += 1
    at += SIZES
    i = 0
    while i < PIGS:
        out[at + i] = float(s.fed[i]) / 8.0
        i += 1
    secret = s.phase == CHOOSING and not rules.open_choice
    at = write_action(out, at + PIGS, s.neutral if not secret or seat == s.holder else -1)
    step: i64 = 0
    while step < rules.seats:
        at = write_player(rules, s, (seat + step) % rules.seats, secret and step > 0, out, at)
        step += 1


def write_cards(rules: PigsRules, s: PigsState, out: vec[float], at: i64) -> i64:
    """Write the season card, the next one if it is known, and all that have been shown."""
    box = rules.box
    i: i64 = 0
    while i < 3 * box.cards:
        out[at + i] = 0.0
        i += 1
    shown = shown_cards(box, s, rules.forecast)
    i = 0
    while i < shown:
        card = s.year[place_of(box, i)]
        out[at + 2 * box.cards + card] = 1.0
        if i == s.round:
            out[at + card] = 1.0
        elif i > s.round:
            out[at + box.cards + card] = 1.0
        i += 1
    return at + 3 * box.cards


def write_action(out: vec[float], at: i64, action: i64) -> i64:
    """Write an action, one number each; none of them if it is -1."""
    i: i64 = 0
    while i < 4:
        out[at + i] = 1.0 if i == action else 0.0
        i += 1
    return at + 4


def write_player(rules: PigsRules, s: PigsState, seat: i64, secret: bool, out: vec[float], at: i64) -> i64:
    """Write what everyone sees of a player, and its action unless that is secret (pigs.info.hidden)."""
    out[at] = float(s.money[seat]) / 50.0
    out[at + 1] = float(s.land[seat]) / 4.0
    out[at + 2] = float(room_with(rules.box, s, seat, 0, 0, 0)) / 8.0
    out[at + 3] = 1.0 if s.first == seat else 0.0
    out[at + 4] = 1.0 if s.turn == seat and not (s.phase == CHOOSING or s.phase == SAVING) else 0.0
    at += 5
    i: i64 = 0
    while i < PIGS:
        out[at + i] = float(s.pigs[seat * PIGS + i]) / 8.0
        i += 1
    at += PIGS
    i = 0
    while i < ITEMS:
        out[at + i] = float(s.items[seat * ITEMS + i]) / 5.0
        i += 1
    at += ITEMS
    out[at] = 1.0 if s.holder == seat else 0.0
    out[at + 1] = 1.0 if s.actions[seat] >= 0 or s.ready[seat] else 0.0
    out[at + 2] = float(s.shares[seat]) / 10.0
    return write_action(out, at + 3, -1 if secret else s.actions[seat])
