"""What speaks for a move in Happy Pigs."""

from ludotheque.engine.rules import Choice
from ludotheque.games.happy_pigs.moves import SIZES, meal
from ludotheque.games.happy_pigs.rules import PigsRules
from ludotheque.games.happy_pigs.state import ACTING, PigsState
from ludotheque.view import Reason


def reason(rules: PigsRules, s: PigsState, seat: int, choice: Choice) -> Reason:
    """Tell what a pig is worth more or brings, and what a purchase is good for."""
    box = rules.box
    card = int(s.card if s.card >= 0 else box.none)
    prices = [int(box.selling[card * SIZES + size]) for size in range(SIZES)]
    if choice.kind in ("choose", "program"):
        action = choice.args["action"]
        assert isinstance(action, int)
        return Reason("action", {"count": int(box.limits[s.card * 4 + action])})
    if choice.kind in ("feed", "supplement", "grow"):
        fed, steps = meal(choice.move)
        return Reason("grow", {"dollars": prices[fed % SIZES + steps] - prices[fed % SIZES]})
    if choice.kind == "sell":
        pig = choice.args["pig"]
        assert isinstance(pig, int)
        return Reason("sell", {"dollars": prices[pig % SIZES]})
    if choice.kind == "buy-item":
        item = choice.args["item"]
        assert isinstance(item, int)
        return Reason(f"item-{rules.pieces()['item'][item]}", {})
    if choice.kind == "stop":
        return Reason("unused" if s.phase == ACTING else "stop", {})
    return Reason(choice.kind.partition("-")[0] if choice.kind.startswith("vaccinate") else choice.kind, {})
