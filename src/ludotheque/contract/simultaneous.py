"""Simultaneous choices: checks of a decision, for games that have some."""

from itertools import permutations

import ludotheque as lt
from ludotheque.contract.hidden import knowledge, seen, sent, who
from ludotheque.contract.play import Decision, after, refusal
from ludotheque.engine.journal import Event
from ludotheque.engine.rules import TURN, Rules, State

ORDERS = 6


def has_some(game: lt.Game) -> bool:
    """Return whether several seats of a game may choose at once: its rules then say who may change a choice."""
    return type(game.rules(game.meta.least)).revising is not Rules.revising


def alone(decision: Decision) -> bool:
    return len(decision.rules.waiting(decision.state)) < 2


def picks(decision: Decision) -> dict[int, int]:
    """Choose a move for each seat that owes one."""
    rules, rng = decision.rules, decision.rng
    chosen = {}
    for seat in rules.waiting(decision.state):
        legal = rules.legal_moves(decision.state, seat)
        chosen[seat] = legal[rng.below(len(legal))]
    return chosen


def check_order(decision: Decision) -> None:
    """The result does not depend on the order of arrival."""
    if alone(decision):
        return
    rules, game = decision.rules, decision.table.game
    chosen = picks(decision)
    results = []
    for order in list(permutations(chosen))[:ORDERS]:
        s = decision.state
        quiet: set[str] = set()  # what is told of a choice that resolves nothing yet
        events: list[Event] = []
        for n, seat in enumerate(order):
            s, events = after(rules, s, seat, chosen[seat])
            if n < len(order) - 1:
                left = sorted(order[n + 1 :])
                assert rules.waiting(s) == left, f"{decision}: {order[: n + 1]} have chosen, waiting is not {left}"
                quiet |= {event.key for event in events}
        resolved = [repr(event) for event in events if event.key not in quiet]
        shown = [sent(game, rules, s, seat) for seat in decision.observers]
        results.append((s.digest(), shown, resolved))
    assert all(result == results[0] for result in results), f"{decision}: the order of arrival decides: {chosen}"


def check_secret(decision: Decision) -> None:
    """Until all are in, the others see that a choice was made, and nothing of it."""
    if alone(decision):
        return
    rules, game, rng = decision.rules, decision.table.game, decision.rng
    for seat in rules.waiting(decision.state):
        legal = rules.legal_moves(decision.state, seat)
        one, one_events = after(rules, decision.state, seat, legal[rng.below(len(legal))])
        for move in {legal[0], legal[-1], legal[rng.below(len(legal))]}:
            two, two_events = after(rules, decision.state, seat, move)
            for other in decision.observers:
                if other == seat:
                    continue
                assert sent(game, rules, one, other) == sent(game, rules, two, other), (
                    f"{decision}: {who(other)} sees what seat {seat} chose"
                )
                assert seen(one_events, other) == seen(two_events, other), (
                    f"{decision}: {who(other)} is told what seat {seat} chose"
                )
                assert knowledge(rules, one, other) == knowledge(rules, two, other), (
                    f"{decision}: a redeal for {who(other)} knows what seat {seat} chose"
                )


def check_revisions(decision: Decision) -> None:
    """A choice can be replaced until all are in, and the one replaced leaves no trace."""
    if alone(decision):
        return
    rules, rng = decision.rules, decision.rng
    for seat in rules.waiting(decision.state):
        legal = rules.legal_moves(decision.state, seat)
        first, second = legal[rng.below(len(legal))], legal[rng.below(len(legal))]
        committed, _ = after(rules, decision.state, seat, first)
        assert seat in rules.revising(committed), f"{decision}: seat {seat} has chosen and may not change its mind"
        again = rules.legal_moves(committed, seat)
        assert again == legal, f"{decision}: seat {seat} may change its mind to {again}, not to {legal}"
        replaced, _ = after(rules, committed, seat, second)
        straight, _ = after(rules, decision.state, seat, second)
        assert replaced.digest() == straight.digest(), f"{decision}: the choice that seat {seat} replaced left a trace"


def check_late(decision: Decision) -> None:
    """A choice sent twice counts once; one sent after the last is in is refused, and changes nothing."""
    if alone(decision):
        return
    rules = decision.rules
    chosen = picks(decision)
    match = decision.match()
    for seat, move in chosen.items():
        match.play(seat, move)
        if rules.revising(match.state) and seat in rules.revising(match.state):
            before = match.state.digest()
            match.play(seat, move)
            assert match.state.digest() == before, f"{decision}: the choice of seat {seat}, sent twice, counted twice"
    for seat, move in chosen.items():
        if seat not in rules.waiting(match.state):
            late(decision, match, match.state, seat, move)


def late(decision: Decision, match: lt.Match, s: State, seat: int, move: int) -> None:
    assert seat not in decision.rules.revising(s), f"{decision}: all is resolved, and seat {seat} may change its choice"
    before = s.digest()
    rule = refusal(match, seat, move)
    assert rule is not None, f"{decision}: seat {seat} chose after all was resolved"
    assert rule == TURN, f"{decision}: a late choice is refused with {rule}"
    assert s.digest() == before, f"{decision}: a late choice was refused, and changed things"
