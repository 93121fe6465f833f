"""Why a move is good in Tricky Badger."""

from ludotheque.engine.masks import BIT
from ludotheque.engine.rules import Choice
from ludotheque.games.tricky_badger.bot import finish
from ludotheque.games.tricky_badger.leaves import COLOUR_OF
from ludotheque.games.tricky_badger.moves import FIRST_PRIZE
from ludotheque.games.tricky_badger.rules import BadgerRules
from ludotheque.games.tricky_badger.state import BadgerState
from ludotheque.view import Reason


def reason(rules: BadgerRules, s: BadgerState, seat: int, choice: Choice) -> Reason:
    """Name who would have the trick with a leaf, or whose points change with what is done to the collections."""
    if choice.kind == "prize":
        gain = won(rules, s.copy(), seat, choice)
        if gain < 0:
            return Reason("prize-costs", {"count": -gain})
        most = to_rival(rules, s, seat, choice)
        return Reason("prize", {"count": gain, "than": most}) if gain or most else Reason("prize-later", {})
    if choice.kind == "play":
        leaf = choice.args["leaf"]
        assert isinstance(leaf, int)
        s.table[seat] = leaf
        ahead = int(rules.ahead(s)) == seat
        last = all(s.table[other] >= 0 for other in range(rules.seats))
        by = threat(rules, s, seat, leaf) if ahead and not last else -1
        if by >= 0:
            return Reason("ahead-unless", {"prize": int(s.prize), "leaf": by})
        return Reason(("wins" if last else "ahead") if ahead else "behind", {"prize": int(s.prize)})
    changes = changed(rules, s, seat, choice)
    loser = min(range(rules.seats), key=lambda other: changes[other])
    if changes[seat] > 0:
        return Reason("gain", {"count": changes[seat]})
    if loser != seat and changes[loser] < 0:
        return Reason("harm", {"other": loser, "count": -changes[loser]})
    return Reason("hope", {})


def threat(rules: BadgerRules, s: BadgerState, seat: int, leaf: int) -> int:
    """Find the leaf that tramples this one and that somebody may still play to the trick; -1: none."""
    colour = BIT[COLOUR_OF[leaf]]
    waiting = [other for other in range(rules.seats) if s.table[other] < 0 and not s.voids[other] & colour]
    gone = int(s.played | s.hands[seat])
    found = [by for out, by in rules.tramples if out == leaf and not gone & BIT[by]]
    return found[0] if found and waiting else -1


def compare(rules: BadgerRules, s: BadgerState, seat: int, choice: Choice, other: Choice) -> Reason | None:
    """Compare who would have the trick, what a prize would bring, and what becomes of one's points."""
    if choice.kind == other.kind == "play":
        leaf = other.args["leaf"]
        assert isinstance(leaf, int)
        mine, its = (reason(rules, s.copy(), seat, one).key for one in (choice, other))
        if "ahead-unless" in (mine, its):
            return None  # what may still be trampled is no safe lead to compare with
        if (mine == "behind") != (its == "behind"):
            return Reason("than-behind" if mine == "behind" else "than-ahead", {"prize": int(s.prize), "leaf": leaf})
        return Reason("than-both-behind" if mine == "behind" else "than-both-ahead", {"leaf": leaf})
    if "play" in (choice.kind, other.kind):
        return None
    if choice.kind == other.kind == "prize":
        return compare_prizes(rules, s, seat, choice, other)
    gain, than = (changed(rules, s.copy(), seat, one)[seat] for one in (choice, other))
    return Reason("than-gain", {"count": gain, "than": max(0, than)}) if gain > max(0, than) else None


def compare_prizes(rules: BadgerRules, s: BadgerState, seat: int, choice: Choice, other: Choice) -> Reason | None:
    """Compare what two prizes would bring this seat, or what they would bring the others at most."""
    gain, than = (won(rules, s.copy(), seat, one) for one in (choice, other))
    if gain > max(0, than):
        return Reason("than-prize", {"count": gain, "than": max(0, than)})
    rival, most = (to_rival(rules, s, seat, one) for one in (choice, other))
    return Reason("than-rival", {"count": rival, "than": most}) if rival < most else None


def to_rival(rules: BadgerRules, s: BadgerState, seat: int, choice: Choice) -> int:
    """Return how many points a prize would bring another seat at most."""
    return max(0, *(won(rules, s.copy(), rival, choice) for rival in range(rules.seats) if rival != seat))


def changed(rules: BadgerRules, s: BadgerState, seat: int, choice: Choice) -> list[int]:
    """Carry a choice about the collections out, and return by how much everybody's points change."""
    before = points(rules, s)
    if not rules.chain.carry_out(s, choice.move, None):
        finish(rules, s, seat)
    return [after - had for after, had in zip(points(rules, s), before, strict=True)]


def won(rules: BadgerRules, s: BadgerState, seat: int, choice: Choice) -> int:
    """Let a seat win a prize, and return by how much its points change."""
    before = int(rules.score(s, seat))
    rules.pick(s, choice.move - FIRST_PRIZE, None)
    s.winner = seat
    if not rules.chain.award(s, None):
        finish(rules, s, seat)
    return int(rules.score(s, seat)) - before


def points(rules: BadgerRules, s: BadgerState) -> list[int]:
    return [int(rules.score(s, seat)) for seat in range(rules.seats)]
