"""Why a move is good in Happy Pigs."""

from ludotheque.engine.rules import Choice
from ludotheque.games.happy_pigs import effects
from ludotheque.games.happy_pigs.bot import WEIGHTS, PigsBot, worth
from ludotheque.games.happy_pigs.box import Box
from ludotheque.games.happy_pigs.legal import fill_feed, fill_mate, fill_sell, may_buy_any, prices_row
from ludotheque.games.happy_pigs.moves import (
    BUY,
    BUYING,
    FEEDING,
    GOODS,
    ITEM,
    ITEM_CODES,
    MATING,
    SIZE_CODES,
    SIZES,
    VACCINE,
    meal,
)
from ludotheque.games.happy_pigs.rules import PigsRules
from ludotheque.games.happy_pigs.state import ACTING, PigsState
from ludotheque.view import Reason

THAN = {"action": "than-action", "grow": "than-grow", "sell": "than-sell", "save": "than-save"}


def reason(rules: PigsRules, s: PigsState, seat: int, choice: Choice) -> Reason:
    """Return what a pig is worth or brings, and what a purchase is good for."""
    box = rules.box
    kind = choice.kind
    if kind in ("choose", "program"):
        action = number(choice, "action")
        if not usable(rules, s, seat, action):
            return Reason("action-unused", {"count": int(box.limits[s.card * 4 + action])})
        return Reason("action", {"dollars": promised(rules, s, seat, action)})
    if kind in ("feed", "supplement", "grow"):
        pig, steps = meal(choice.move)
        # Not at the prices of this round: a pig that grows in it can be sold in a later one at the earliest.
        grown = list_price(box, pig % SIZES + steps) - list_price(box, pig % SIZES)
        return Reason("grow", {"dollars": grown})
    if kind == "sell":
        return Reason("sell", {"dollars": int(box.selling[s.card * SIZES + number(choice, "pig") % SIZES])})
    if kind == "buy-pig":
        return Reason("buy-pig", {"size": number(choice, "pig")})
    if kind == "buy-item":
        return Reason(f"item-{ITEM_CODES[number(choice, 'item')]}", {})
    if kind == "stop":
        return Reason("unused" if s.phase == ACTING else "stop", {})
    if kind == "decline":
        return declined(box, s)
    if kind == "save":
        worth = sum(number(choice, code) * list_price(box, size) for size, code in enumerate(SIZE_CODES))
        return Reason("save", {"dollars": worth})
    if kind == "save-none":
        if s.round + 1 < box.rounds:
            return Reason("save-none", {})
        return Reason("save-none-last", {"dollars": item_price(box, VACCINE)})
    return Reason("vaccinate" if kind.startswith("vaccinate") else kind, {})


def compare(rules: PigsRules, s: PigsState, seat: int, choice: Choice, other: Choice) -> Reason | None:
    """Compare what two actions promise, and the money that two moves bring or keep."""
    mine, its = reason(rules, s, seat, choice), reason(rules, s, seat, other)
    if choice.kind == other.kind == "program" and choice.args["action"] == other.args["action"]:
        return compare_tiles(rules, s, seat, number(choice, "action_neutral"), number(other, "action_neutral"))
    if mine.key == "action" and its.key == "action-unused":
        return Reason("than-unused", {})
    if choice.kind == other.kind == "buy-pig":
        row = prices_row(box := rules.box, s)
        price, more = (int(box.price(row, one.move - BUY, s.land[seat])) for one in (choice, other))
        return Reason("than-price", {"dollars": price, "than": more}) if price < more else None
    if mine.key != its.key or mine.key not in THAN:
        return None
    (name,) = mine.args
    count, than = mine.args[name], its.args[name]
    assert isinstance(count, int)
    assert isinstance(than, int)
    return Reason(THAN[mine.key], {name: count, "than": than}) if count > than else None


def compare_tiles(rules: PigsRules, s: PigsState, seat: int, tile: int, than: int) -> Reason | None:
    """Compare two places of the neutral tile by what each action promises the other farm."""
    mine, its = (promised(rules, s, 1 - seat, action) for action in (tile, than))
    if mine <= its:
        return None
    return Reason("than-tile", {"action": tile, "other": 1 - seat, "dollars": mine, "than": its})


def promised(rules: PigsRules, s: PigsState, seat: int, action: int) -> int:
    """Guess, as the heuristic does, by how many dollars the share to be expected of an action makes a farm richer."""
    guess = PigsBot(WEIGHTS)
    guess.guess_sharers(rules, s, seat)
    return max(0, round(guess.hope(rules, s, seat, action) - worth(guess.weights, rules.box, s, seat)))


def usable(rules: PigsRules, s: PigsState, seat: int, action: int) -> bool:
    """Return whether a seat could do anything with an action, as things stand before anyone acts."""
    if action == FEEDING:
        return fill_feed(rules.box, s, seat, rules.scratch) > 0
    if action == MATING:
        return fill_mate(rules.box, s, seat, rules.scratch) > 0
    if action == BUYING:
        return may_buy_any(rules.box, s, seat)
    return fill_sell(s, seat, rules.scratch) > 0


def declined(box: Box, s: PigsState) -> Reason:
    """Return what is good about taking nothing: an item has little worth of its own, a pig needs room."""
    if box.effect[s.card] == effects.GIFT:
        return Reason("decline-item", {"dollars": item_price(box, int(box.about[s.card]))})
    return Reason("decline", {})


def number(choice: Choice, name: str) -> int:
    """Return an argument of a choice that is a number."""
    value = choice.args[name]
    assert isinstance(value, int)
    return value


def list_price(box: Box, size: int) -> int:
    """Return what a pig sells for when no season changes it."""
    return int(box.selling[box.list_row * SIZES + size])


def item_price(box: Box, item: int) -> int:
    """Return what an item costs, and counts in a tie."""
    return int(box.buying[box.list_row * GOODS + ITEM + item])
