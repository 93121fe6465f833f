"""Moves, refusals, copies and scores: checks of a match that was played."""

from collections.abc import Callable
from functools import partial
from typing import cast

import ludotheque as lt
from ludotheque.contract.chance import chi_square
from ludotheque.contract.ids import known_ids
from ludotheque.contract.play import ENDLESS, STUCK, Decision, Played, after, is_no_seat, refusal
from ludotheque.engine.rng import Rng
from ludotheque.engine.rules import TURN, Rules, State

SOME_MOVES = 6  # of each list, tried out
ODD_NUMBERS = [-1, -(2**31), 2**31, 2**63 - 1, 2**63, -(2**63), 10**30, -(10**30)]
ODD_THINGS = [True, False, None, 1.0, "", "0", "no such move", b"0", [0], {"move": 0}]


def actors(rules: Rules, state: State) -> list[int]:
    return [*rules.waiting(state), *rules.revising(state)]


def check_somebody_can_act(game: Played) -> None:
    """A state that is not over has somebody to act, with a legal move; one that is over has nobody."""
    for number, rules, s in game.walk():
        owing, revising = rules.waiting(s), rules.revising(s)
        seats = range(game.table.seats)
        assert owing == sorted(set(owing)), f"{game.at(number)}: waiting for {owing}, which is not an ascending list"
        assert set(owing) | set(revising) <= set(seats), f"{game.at(number)}: nobody sits at one of {owing} {revising}"
        assert not set(owing) & set(revising), f"{game.at(number)}: {owing} owe a choice, {revising} have made it"
        assert rules.to_move(s) == (owing[0] if owing else -1), f"{game.at(number)}: turn and waiting disagree"
        assert owing or not revising, f"{game.at(number)}: nobody owes a choice, and {revising} may change theirs"
        assert rules.over(s) == (not owing), f"{game.at(number)}: over, and waiting for {owing}"
        for seat in seats:
            can = bool(rules.legal_moves(s, seat))
            if seat in owing or seat in revising:
                assert can, f"{game.at(number)}: seat {seat} is to act and has no legal move"
            else:
                assert not can, f"{game.at(number)}: seat {seat} is not to act and has legal moves"
    assert game.end != STUCK, f"{game}: somebody is to act and has no legal move"


def check_legal_moves(game: Played) -> None:
    """Legal moves are sorted, unique and real; asking for them changes nothing."""
    for number, rules, s in game.walk():
        for seat in actors(rules, s):
            legal = rules.legal_moves(s, seat)
            assert all(type(move) is int for move in legal), f"{game.at(number)}: {legal} are not all numbers"
            assert legal == sorted(set(legal)), f"{game.at(number)}: {legal} are not sorted, or not unique"
            assert legal[0] >= 0, f"{game.at(number)}: {legal[0]} is not a move"
            assert legal[-1] < rules.actions, f"{game.at(number)}: {legal[-1]} is not a move"
            assert rules.legal_moves(s, seat) == legal, f"{game.at(number)}: asked twice, two answers"
        assert s.digest() == game.digests[number], f"{game.at(number)}: asking for legal moves changed the state"


def check_legal_moves_apply(decision: Decision) -> None:
    """Every legal move can be made, and leads to a sound state."""
    rules, s, rng = decision.rules, decision.state, decision.rng
    for seat in actors(rules, s):
        legal = rules.legal_moves(s, seat)
        for _ in range(min(SOME_MOVES, len(legal))):
            move = legal.pop(rng.below(len(legal)))
            assert rules.why_not(s, seat, move) == "", f"{decision}: {rules.choice(move)} is listed, and refused"
            then, _events = after(rules, s, seat, move)
            wrong = rules.audit(then)
            assert not wrong, f"{decision}: after seat {seat} did {rules.choice(move)}: {wrong}"


def check_samples(decision: Decision) -> None:
    """A sample is a legal move, each equally likely."""
    rules, s, rng = decision.rules, decision.state, decision.rng
    for seat in rules.waiting(s)[:1]:
        legal = rules.legal_moves(s, seat)
        found = dict.fromkeys(legal, 0)
        for _ in range(40 * len(legal)):
            move = rules.sample(s, seat, rng)
            assert move in found, f"{decision}: sampled {rules.choice(move)}, which is not legal"
            found[move] += 1
        chance = chi_square(list(found.values()), [40.0] * len(legal))
        assert chance > 1e-6, f"{decision}: samples are not fair: {found}"
        assert s.digest() == decision.state.digest(), f"{decision}: sampling changed the state"


def check_refusals(decision: Decision) -> None:
    """Any other move is refused with a rule that exists, and changes nothing."""
    rules, rng, known = decision.rules, decision.rng, known_ids(decision.table.game)
    match = decision.match()
    before = match.state.digest()

    def refused(seat: object, move: object) -> None:
        rule = refusal(match, seat, move)
        assert rule is not None, f"{decision}: seat {seat!r} was allowed move {move!r}"
        assert rule in known, f"{decision}: seat {seat!r}, move {move!r} is refused with {rule!r}, which is not a rule"
        assert match.state.digest() == before, (
            f"{decision}: seat {seat!r}, move {move!r} was refused, and changed things"
        )

    acting = actors(rules, match.state)
    legal = {seat: set(rules.legal_moves(match.state, seat)) for seat in acting}
    for seat in acting:
        for move in [*ODD_NUMBERS, int(rules.actions), int(rules.actions) + 1, *ODD_THINGS]:
            refused(seat, move)
        for _ in range(4 * SOME_MOVES):
            move = int(rng.below(rules.actions))
            if move not in legal[seat]:
                refused(seat, move)
        near = {move + step for move in legal[seat] for step in (-1, 1)} - legal[seat]
        for move in sorted(near)[:SOME_MOVES]:
            refused(seat, move)
    some = min(legal[acting[0]]) if acting else 0
    for nobody in [*ODD_NUMBERS, *ODD_THINGS, decision.table.seats]:
        asked = partial(match.play, cast("int", nobody), some)
        assert is_no_seat(asked), f"{decision}: seat {nobody!r} does not exist, and was taken for one"
    for seat in set(range(decision.table.seats)) - set(acting):
        for move in [some, int(rng.below(rules.actions)), -1, 10**30]:
            refused(seat, move)
    assert match.moves == [], f"{decision}: a refused move is in the record"
    assert match.journal == [], f"{decision}: a refused move is in the journal"


def check_text_refusals(decision: Decision) -> None:
    """A move is refused with the same rule however it is said; what names no move, with a rule that exists."""
    rules, rng, known = decision.rules, decision.rng, known_ids(decision.table.game)
    match = decision.match()
    before = match.state.digest()
    acting = actors(rules, match.state)
    for seat in range(decision.table.seats):
        for _ in range(SOME_MOVES):
            choice = rules.choice(int(rng.below(rules.actions)))
            ways = {match.why(seat, said) for said in (choice, choice.move, choice.text)}
            assert len(ways) == 1, f"{decision}: {choice} is refused to seat {seat} with one of {ways}, as it is said"
        for text in misspelled(rules, rules.legal_moves(match.state, acting[0]) if acting else [], rng):
            move = rules.parse(text)
            rule = match.why(seat, text)
            if move >= 0:
                assert rule == match.why(seat, move), f"{decision}: {text!r} is refused with {rule!r}, the move is not"
            elif seat not in acting:
                assert rule == TURN, f"{decision}: seat {seat}, out of turn, is refused {text!r} with {rule!r}"
            else:
                assert rule in known, f"{decision}: {text!r} is refused with {rule!r}, which is not a rule"
                assert refusal(match, seat, text) == rule, f"{decision}: {text!r} is refused with {rule!r}, or not"
    assert match.state.digest() == before, f"{decision}: a text was refused, and changed things"


def misspelled(rules: Rules, legal: list[int], rng: Rng) -> list[str]:
    """Make texts that nearly name moves: with a word more, a word less, or a word of another move."""
    found = ["", "no such move"]
    for _ in range(SOME_MOVES if legal else 0):
        words = rules.choice(legal[rng.below(len(legal))]).text.split()
        other = rules.choice(int(rng.below(rules.actions))).text.split()
        found += [" ".join(words[:-1]), " ".join([*words, words[-1]]), " ".join([*words, other[-1]])]
        found.append(" ".join([*words[:-1], other[-1]]))
    return found


def check_conservation(game: Played) -> None:
    """Every piece is in exactly one place, all game long."""
    for number, rules, s in game.walk():
        wrong = rules.audit(s)
        assert not wrong, f"{game.at(number)}: {wrong}"


def check_end(game: Played) -> None:
    """The match ends, within the bound that its rules declare."""
    assert game.end != ENDLESS, f"{game}: more than the {game.match.rules.longest} decisions declared"


def check_scores(game: Played, recount: Callable[[lt.Match], list[int]]) -> None:
    """The scores equal an independent recount."""
    scores, counted = game.match.scores, recount(game.match)
    assert scores == counted, f"{game}: scores {scores}, recounted {counted}"


def check_ranking(game: Played) -> None:
    """Places are places (1, then as many as are better); the end shows them, and where the points are from."""
    match = game.match
    ranking = match.ranking
    assert len(ranking) == game.table.seats, f"{game}: {ranking} places for {game.table.seats} seats"
    for place in ranking:
        better = sum(1 for other in ranking if other < place)
        assert place == better + 1, f"{game}: {ranking} are not places"
    for seat in (0, None):
        view = match.view(seat)
        assert view.over, f"{game}: over, and the view does not say so"
        assert view.ranking == ranking, f"{game}: the view shows other places than {ranking}"
        assert view.scores == match.scores, f"{game}: the view shows other scores than {match.scores}"
        sums = [sum(sources.values()) for sources in view.breakdown]
        assert sums == match.scores, f"{game}: points by source add up to {sums}, not {match.scores}"
        early = game.table.game.view(match.rules, game.decisions[0].state, seat)
        assert (early.over, early.ranking, early.breakdown, early.tie) == (False, [], [], ""), f"{game}: told early"


def check_copies(game: Played) -> None:
    """Copies are independent: neither playing on nor playing something else changes them."""
    copies: list[State] = []
    for number, rules, s in game.walk():
        copies.append(s.copy())
        assert copies[-1].digest() == game.digests[number], f"{game.at(number)}: a copy differs from its state"
        if number % 5 == 0 and number < len(game.moves):
            stray(rules, copies[-1].copy(), game.moves[number][0])
            assert s.digest() == game.digests[number], f"{game.at(number)}: playing on in a copy changed the state"
    for number, copy in enumerate(copies):
        assert copy.digest() == game.digests[number], f"{game.at(number)}: a copy changed while play went on"


def stray(rules: Rules, s: State, seat: int) -> None:
    """Play a few moves that nobody made: the last legal ones."""
    for _ in range(4):
        if rules.over(s):
            return
        rules.apply(s, seat, rules.legal_moves(s, seat)[-1], None)
        seat = rules.to_move(s)


def check_same_again(game: Played) -> None:
    """The same seed and the same moves make the same game, state by state."""
    for number, _rules, s in game.walk():
        assert s.digest() == game.digests[number], f"{game.at(number)}: played again, it went differently"
