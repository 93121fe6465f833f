"""Simultaneous choices: checks of a moment, for games that have some."""

from itertools import permutations

import ludotheque as lt
from ludotheque.contract.hidden import knowledge, seen, sent, who
from ludotheque.contract.play import Moment, after, refusal
from ludotheque.engine.journal import Event
from ludotheque.engine.rules import TURN, Rules, State

ORDERS = 6


def has_some(game: lt.Game) -> bool:
    """Return whether several seats of a game may choose at once: its rules then say who may change a choice."""
    return type(game.rules(game.meta.least)).revising is not Rules.revising


def alone(moment: Moment) -> bool:
    return len(moment.rules.waiting(moment.state)) < 2


def picks(moment: Moment) -> dict[int, int]:
    """Choose a move for each seat that owes one."""
    rules, rng = moment.rules, moment.rng
    chosen = {}
    for seat in rules.waiting(moment.state):
        legal = rules.legal_moves(moment.state, seat)
        chosen[seat] = legal[rng.below(len(legal))]
    return chosen


def check_order(moment: Moment) -> None:
    """The result does not depend on the order of arrival."""
    if alone(moment):
        return
    rules, game = moment.rules, moment.table.game
    chosen = picks(moment)
    results = []
    for order in list(permutations(chosen))[:ORDERS]:
        s = moment.state
        quiet: set[str] = set()  # what is told of a choice that resolves nothing yet
        events: list[Event] = []
        for n, seat in enumerate(order):
            s, events = after(rules, s, seat, chosen[seat])
            if n < len(order) - 1:
                left = sorted(order[n + 1 :])
                assert rules.waiting(s) == left, f"{moment}: {order[: n + 1]} have chosen, waiting is not {left}"
                quiet |= {event.key for event in events}
        resolved = [repr(event) for event in events if event.key not in quiet]
        shown = [sent(game, rules, s, seat) for seat in moment.observers]
        results.append((s.digest(), shown, resolved))
    assert all(result == results[0] for result in results), f"{moment}: the order of arrival decides: {chosen}"


def check_secret(moment: Moment) -> None:
    """Until all are in, the others see that a choice was made, and nothing of it."""
    if alone(moment):
        return
    rules, game, rng = moment.rules, moment.table.game, moment.rng
    for seat in rules.waiting(moment.state):
        legal = rules.legal_moves(moment.state, seat)
        one, one_events = after(rules, moment.state, seat, legal[rng.below(len(legal))])
        for move in {legal[0], legal[-1], legal[rng.below(len(legal))]}:
            two, two_events = after(rules, moment.state, seat, move)
            for other in moment.observers:
                if other == seat:
                    continue
                assert sent(game, rules, one, other) == sent(game, rules, two, other), (
                    f"{moment}: {who(other)} sees what seat {seat} chose"
                )
                assert seen(one_events, other) == seen(two_events, other), (
                    f"{moment}: {who(other)} is told what seat {seat} chose"
                )
                assert knowledge(rules, one, other) == knowledge(rules, two, other), (
                    f"{moment}: a redeal for {who(other)} knows what seat {seat} chose"
                )


def check_revisions(moment: Moment) -> None:
    """A choice can be replaced until all are in, and the one replaced leaves no trace."""
    if alone(moment):
        return
    rules, rng = moment.rules, moment.rng
    for seat in rules.waiting(moment.state):
        legal = rules.legal_moves(moment.state, seat)
        first, second = legal[rng.below(len(legal))], legal[rng.below(len(legal))]
        committed, _ = after(rules, moment.state, seat, first)
        assert seat in rules.revising(committed), f"{moment}: seat {seat} has chosen and may not change its mind"
        again = rules.legal_moves(committed, seat)
        assert again == legal, f"{moment}: seat {seat} may change its mind to {again}, not to {legal}"
        replaced, _ = after(rules, committed, seat, second)
        straight, _ = after(rules, moment.state, seat, second)
        assert replaced.digest() == straight.digest(), f"{moment}: the choice that seat {seat} replaced left a trace"


def check_late(moment: Moment) -> None:
    """A choice sent twice counts once; one sent after the last is in is refused, and changes nothing."""
    if alone(moment):
        return
    rules = moment.rules
    chosen = picks(moment)
    match = moment.match()
    for seat, move in chosen.items():
        match.play(seat, move)
        if rules.revising(match.state) and seat in rules.revising(match.state):
            before = match.state.digest()
            match.play(seat, move)
            assert match.state.digest() == before, f"{moment}: the choice of seat {seat}, sent twice, counted twice"
    for seat, move in chosen.items():
        if seat not in rules.waiting(match.state):
            late(moment, match, match.state, seat, move)


def late(moment: Moment, match: lt.Match, s: State, seat: int, move: int) -> None:
    assert seat not in moment.rules.revising(s), f"{moment}: all is resolved, and seat {seat} may change its choice"
    before = s.digest()
    rule = refusal(match, seat, move)
    assert rule is not None, f"{moment}: seat {seat} chose after all was resolved"
    assert rule == TURN, f"{moment}: a late choice is refused with {rule}"
    assert s.digest() == before, f"{moment}: a late choice was refused, and changed things"
