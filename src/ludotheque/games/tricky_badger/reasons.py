"""Why a move is good in Tricky Badger."""

from ludotheque.engine.rules import Choice
from ludotheque.games.tricky_badger.bot import finish
from ludotheque.games.tricky_badger.rules import BadgerRules
from ludotheque.games.tricky_badger.state import BadgerState
from ludotheque.view import Reason


def reason(rules: BadgerRules, s: BadgerState, seat: int, choice: Choice) -> Reason:
    """Name who would have the trick with a leaf, or whose points change with what is done to the collections."""
    if choice.kind == "prize":
        return Reason("prize", {})
    if choice.kind == "play":
        leaf = choice.args["leaf"]
        assert isinstance(leaf, int)
        s.table[seat] = leaf
        ahead = int(rules.ahead(s)) == seat
        last = all(s.table[other] >= 0 for other in range(rules.seats))
        return Reason(("wins" if last else "ahead") if ahead else "behind", {"prize": int(s.prize)})
    before = points(rules, s)
    if not rules.chain.carry_out(s, choice.move, None):
        finish(rules, s, seat)
    changes = [after - had for after, had in zip(points(rules, s), before, strict=True)]
    loser = min(range(rules.seats), key=lambda other: changes[other])
    if changes[seat] > 0:
        return Reason("gain", {"count": changes[seat]})
    if loser != seat and changes[loser] < 0:
        return Reason("harm", {"other": loser, "count": -changes[loser]})
    return Reason("hope", {})


def points(rules: BadgerRules, s: BadgerState) -> list[int]:
    return [int(rules.score(s, seat)) for seat in range(rules.seats)]
