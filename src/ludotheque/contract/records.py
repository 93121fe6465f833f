"""What is written down comes back: checks of a match that was played."""

import copy
import json
import pickle
from collections.abc import Callable

import ludotheque as lt
from ludotheque.contract.play import Decision, Played
from ludotheque.engine.rules import State

ON = 6  # moves played on from a state that was written and read


def attributes(s: State) -> set[str]:
    """Name all that a state holds, compiled or not."""
    held = set(getattr(s, "__dict__", {}))
    for kind in type(s).__mro__:
        held |= {name for name in getattr(kind, "__mypyc_attrs__", ()) if not name.startswith("__")}
    return held


def check_fields(decision: Decision) -> None:
    """Every attribute of a state is listed in its fields, once; hashes, pickles and positions rest on it."""
    listed = [field.name for field in decision.state.fields()]
    assert len(listed) == len(set(listed)), f"{decision}: a field is listed twice: {listed}"
    missing = attributes(decision.state) ^ set(listed)
    assert not missing, f"{decision}: {sorted(missing)} are held and not listed in fields(), or listed and not held"


def same_future(decision: Decision, twin: State, how: str) -> None:
    """Play on in a state and in its twin: all that shows must stay equal."""
    rules, s, rng = decision.rules, decision.state.copy(), decision.rng
    game = decision.table.game
    for step in range(ON):
        assert twin.digest() == s.digest(), f"{decision}: {how}, the state differs after {step} moves"
        seat = (step + decision.number) % decision.table.seats
        for seen in (None, seat):
            assert game.view(rules, s, seen) == game.view(rules, twin, seen), (
                f"{decision}: {how}, seat {seen} sees else"
            )
        waiting = rules.waiting(s)
        assert rules.waiting(twin) == waiting, f"{decision}: {how}, others are to act after {step} moves"
        if not waiting:
            return
        legal = rules.legal_moves(s, waiting[0])
        assert rules.legal_moves(twin, waiting[0]) == legal, f"{decision}: {how}, other moves after {step} moves"
        move = legal[rng.below(len(legal))]
        rules.apply(s, waiting[0], move, None)
        rules.apply(twin, waiting[0], move, None)


def check_pickle(decision: Decision) -> None:
    """A pickled state comes back whole."""
    same_future(decision, pickle.loads(pickle.dumps(decision.state)), "pickled")


def check_position(decision: Decision) -> None:
    """A position is JSON, and comes back whole."""
    written = json.loads(json.dumps(decision.match().position()))
    opened = decision.table.game.from_position(written)
    assert opened.position() == written, f"{decision}: the position reads back differently"
    same_future(decision, opened.state, "as a position")


def check_record(game: Played) -> None:
    """The replay of a record, by way of JSON, reproduces every state and the result."""
    text = game.match.record().to_json()
    record = lt.Record.from_json(text)
    assert record.to_json() == text, f"{game}: the record reads back differently"
    assert record.moves == game.moves, f"{game}: the record has other moves"
    match = lt.Match(game.table.game, record.seats, record.seed, record.options, record.sheet_text or None)
    for number, (seat, move) in enumerate(record.moves):
        assert match.state.digest() == game.digests[number], f"{game.at(number)}: the replay went differently"
        match.play(seat, move)
    assert match.state.digest() == game.digests[-1], f"{game}: the replay ended differently"
    assert (match.scores, match.ranking) == (record.scores, record.ranking), f"{game}: the result is not what it was"


def check_begun_at_a_position(decision: Decision) -> None:
    """A match that begins at a position has a record that leads to the same state, or none."""
    match = decision.table.game.from_position(decision.match().position())
    rng = decision.rng
    for _ in range(ON):
        if not match.over:
            seat = match.waiting[0]
            match.play(seat, int(match.rules.sample(match.state, seat, rng)))
    try:
        record = match.record()
    except lt.Refused:
        return
    again = lt.replay(lt.Record.from_json(record.to_json()))
    assert again.state.digest() == match.state.digest(), f"{decision}: begun here, the record leads elsewhere"


def check_twins(game: Played) -> None:
    """Copies and pickles of a match are equal to it, and what happens in one does not show in the other."""
    match = game.table.match(game.seed)
    for seat, move in game.moves[:ON]:
        match.play(seat, move)
    before = match.record()
    makers: dict[str, Callable[[lt.Match], lt.Match]] = {
        "its copy": lt.Match.copy,
        "its shallow copy": copy.copy,
        "its deep copy": copy.deepcopy,
        "its pickle": lambda match: pickle.loads(pickle.dumps(match)),
    }
    for name, make in makers.items():
        twin = make(match)
        assert twin == match, f"{game}: {name} is not equal to the match"
        assert twin.record() == before, f"{game}: {name} has another record"
        assert twin.journal is not match.journal, f"{game}: {name} shares the journal"
        if len(game.moves) > ON:
            twin.play(*game.moves[ON])
            assert twin != match, f"{game}: {name} played on, and is equal to the match"
            assert (match.record(), match.state.digest()) == (before, game.digests[ON]), f"{game}: {name} changed it"
            assert twin.undo() == game.moves[ON], f"{game}: {name} undid another move"
            assert twin == match, f"{game}: {name} undid a move, and is not equal to the match"


def check_replay(game: Played) -> None:
    """A replay accepts the record, and refuses one with a move or a result changed."""
    record = game.match.record()
    assert lt.replay(record).state.digest() == game.digests[-1], f"{game}: the replay ended differently"
    record.scores = [score + 1 for score in record.scores]
    assert refused(record), f"{game}: a record with a false result was accepted"
    record = game.match.record()
    record.version += 1
    assert refused(record), f"{game}: a record of other rules was accepted"
    record = game.match.record()
    record.moves.append(record.moves[-1])
    assert refused(record), f"{game}: a record with a move too many was accepted"


def refused(record: lt.Record) -> bool:
    try:
        lt.replay(record)
    except lt.Refused:
        return True
    return False
