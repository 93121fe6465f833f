"""What a seat is sent tells nothing it cannot know: checks of a match that was played, and of tiny boxes.

A redeal is a function of what a seat knows. So its result, whole, with one and the same chance, stands for what the
seat knows: `knowledge` below. Seats that were sent the same must know the same, and the other way round.
"""

import json
from collections.abc import Callable, Sequence
from collections.abc import Set as AbstractSet
from functools import partial
from pathlib import Path

import msgspec

import ludotheque as lt
from ludotheque.contract.chance import same_source
from ludotheque.contract.engine import misspelled
from ludotheque.contract.folder import REVEALS
from ludotheque.contract.perft import tiny_tables
from ludotheque.contract.play import SPECTATOR, Decision, Played, after, is_no_seat, redealt, told
from ludotheque.contract.tables import Table
from ludotheque.engine.journal import Event, Moment
from ludotheque.engine.position import RNG
from ludotheque.engine.rng import Rng
from ludotheque.engine.rules import Rules, State
from ludotheque.library import BOUND

STARTS = 300  # deals of a tiny box
DEEP = 5  # moves played after each
TOGETHER = 300  # deals that redraws are compared with
FOLLOWED = 3  # moves played after each of them


def seen(events: Sequence[Event], seat: int | None) -> list[tuple[str, object]]:
    """Return the part of a journal that an observer is sent, as JSON."""
    return [(event.key, event.args) for event in events if event.visible(seat)]


def shown(game: lt.Game, rules: Rules, moments: Sequence[Moment], seat: int | None) -> list[tuple[str, bytes]]:
    """Return the moments that an observer is sent, each by its mark and byte for byte."""
    return [(moment.mark, msgspec.json.encode(game.view_at(rules, moment, seat))) for moment in moments]


def sent(game: lt.Game, rules: Rules, s: State, seat: int | None) -> bytes:
    """Return all that an observer is sent at a state, byte for byte: its view and its choices."""
    view = msgspec.json.encode(game.view(rules, s, seat))
    legal = rules.legal_moves(s, seat) if seat is not None else []
    choices = [[c.move, c.kind, c.args, c.text] for c in map(rules.choice, legal)]
    return view + b"\n" + json.dumps(choices).encode()


def knowledge(rules: Rules, s: State, seat: int | None) -> str:
    copy = s.copy()
    rules.redeal(copy, seat, Rng(99))
    return copy.digest()


def who(seat: int | None) -> str:
    return "a spectator" if seat is None else f"seat {seat}"


def check_redeal_shows_nothing(decision: Decision) -> None:
    """Redeal all that a seat cannot know: its view and its choices stay byte for byte the same."""
    game, rules, rng = decision.table.game, decision.rules, decision.rng
    for seat in decision.observers:
        before = sent(game, rules, decision.state, seat)
        for _ in range(2):
            now = sent(game, rules, redealt(decision, seat, rng), seat)
            assert now == before, f"{decision}: {who(seat)} sees what it cannot know:\n{before!r}\n{now!r}"


def check_refusals_show_nothing(decision: Decision) -> None:
    """The rule that a refusal names is the same after a redeal."""
    rules, rng = decision.rules, decision.rng
    for seat in range(decision.table.seats):
        other = redealt(decision, seat, rng)
        for _ in range(12):
            move = int(rng.below(rules.actions))
            one, two = rules.why_not(decision.state, seat, move), rules.why_not(other, seat, move)
            assert one == two, f"{decision}: {rules.choice(move)} is refused to seat {seat} with {one!r} or {two!r}"
        for text in misspelled(rules, rules.legal_moves(decision.state, seat), rng):
            one, two = rules.why_not_text(decision.state, seat, text), rules.why_not_text(other, seat, text)
            assert one == two, f"{decision}: {text!r} is refused to seat {seat} with {one!r} or {two!r}"


def check_features_show_nothing(decision: Decision) -> None:
    """The numbers for learning are the same after a redeal, within their bounds, and named once each."""
    game, rules, rng = decision.table.game, decision.rules, decision.rng
    names = game.part("features").names(rules)
    assert len(names) == len(set(names)), f"{decision}: two features have one name"
    for seat in range(decision.table.seats):
        one = game.features(rules, decision.state, seat)
        two = game.features(rules, redealt(decision, seat, rng), seat)
        changed = [name for name in names if one[name] != two[name]]
        assert not changed, f"{decision}: features of seat {seat} tell what it cannot know: {changed}"
        assert all(abs(value) <= BOUND for value in one.values()), f"{decision}: a feature is out of bounds"


def check_strangers(decision: Decision) -> None:
    """A seat that the table does not have is refused, and shown nothing."""
    game, rules, match = decision.table.game, decision.rules, decision.match()
    for seat in (-1, decision.table.seats, -decision.table.seats, 9, 10**30):
        asked: dict[str, Callable[[], object]] = {
            "its view": partial(match.view, seat),
            "its view, from the rules": partial(game.view, rules, match.state, seat),
            "its log": partial(match.events, seat),
            "its choices": partial(match.legal, seat),
            "its features": partial(game.features, rules, match.state, seat),
            "a redeal": partial(rules.redeal, match.state.copy(), seat, decision.rng),
        }
        for what, ask in asked.items():
            assert is_no_seat(ask), f"{decision}: seat {seat}, which does not exist, is given {what}"


def check_redeal_knows_nothing(decision: Decision) -> None:
    """A redeal depends on what the seat knows and on its chance alone."""
    rules, rng = decision.rules, decision.rng
    for seat in decision.observers:
        once = knowledge(rules, decision.state, seat)
        for _ in range(2):
            twice = knowledge(rules, redealt(decision, seat, rng), seat)
            assert twice == once, f"{decision}: what {who(seat)} cannot know changes how its redeal falls"


def check_redeal_is_sound(decision: Decision) -> None:
    """A redeal keeps every piece, owes nothing to the real random state, and is a state to play on from."""
    rules, rng = decision.rules, decision.rng
    for seat in decision.observers:
        other = redealt(decision, seat, rng)
        wrong = rules.audit(other)
        assert not wrong, f"{decision}: redealt for {who(seat)}: {wrong}"
        assert other.rng.words() != decision.state.rng.words(), f"{decision}: {who(seat)} keeps the real random state"
        assert other.digest() != decision.state.digest(), f"{decision}: a redeal for {who(seat)} changed nothing"
        for _ in range(6):
            waiting = rules.waiting(other)
            if waiting:
                legal = rules.legal_moves(other, waiting[0])
                assert legal, f"{decision}: redealt for {who(seat)}, somebody is stuck"
                rules.apply(other, waiting[0], legal[rng.below(len(legal))], None)
        assert not rules.audit(other), f"{decision}: played on after a redeal for {who(seat)}: {rules.audit(other)}"


def check_redraw_keeps_what_is_known(decision: Decision) -> None:
    """A redraw changes nothing that any seat knows, and depends on nothing but what all know together."""
    game, rules, rng = decision.table.game, decision.rules, decision.rng
    other, again = decision.state.copy(), decision.state.copy()
    rules.redraw(other, rng)
    rules.redraw(again, rng)
    wrong = rules.audit(other)
    assert not wrong, f"{decision}: redrawn: {wrong}"
    words = [s.rng.words() for s in (decision.state, other, again)]
    assert words[0] not in words[1:], f"{decision}: a redraw keeps the real random state"
    assert words[1] != words[2], f"{decision}: two redraws have the same chance"
    for seat in decision.observers:
        before, now = (sent(game, rules, s, seat) for s in (decision.state, other))
        assert now == before, f"{decision}: a redraw changes what {who(seat)} sees:\n{before!r}\n{now!r}"
        same = knowledge(rules, decision.state, seat) == knowledge(rules, other, seat)
        assert same, f"{decision}: a redraw changes what {who(seat)} knows"
    for s in (other, again):
        rules.redraw(s, Rng(99))
    assert other.digest() == again.digest(), f"{decision}: what nobody can know changes how a redraw falls"


def check_journal_tells_no_more(decision: Decision, reveals: AbstractSet[str]) -> None:
    """What happens is told to a seat as far as it comes to know it, and it comes to know what it is told.

    The same move in a state and in its redeal, with the same generator: if the seat knows the same afterwards, it must
    have been told the same; and if it was told and shown the same, it must know the same. Events in `reveals` show
    something by a rule, and the table then forgets it (hands shown before the next deal).
    """
    if decision.seat < 0:
        return
    game, rules, rng = decision.table.game, decision.rules, decision.rng
    for seat in decision.observers:
        other = redealt(decision, seat, rng)
        other.rng.assign(decision.state.rng)
        both = set(rules.legal_moves(other, decision.seat)) & set(rules.legal_moves(decision.state, decision.seat))
        if not both:
            continue
        move = decision.move if decision.move in both else sorted(both)[rng.below(len(both))]
        then, journal = told(rules, decision.state, decision.seat, move)
        other_then, other_journal = told(rules, other, decision.seat, move)
        mine, others = seen(journal.events, seat), seen(other_journal.events, seat)
        same = knowledge(rules, then, seat) == knowledge(rules, other_then, seat)
        if same:
            one = [event for event in mine if event[0] not in reveals]
            two = [event for event in others if event[0] not in reveals]
            assert one == two, (
                f"{decision}: the journal tells {who(seat)} more than its redeal knows:\n{one}\n{two}\n"
                f"(if a rule shows it and the table then forgets it, name the event in {REVEALS})"
            )
            revealed = {event[0] for event in mine + others} & reveals
            moments, other_moments = journal.moments, other_journal.moments
            assert revealed or shown(game, rules, moments, seat) == shown(game, rules, other_moments, seat), (
                f"{decision}: a moment of {moments} shows {who(seat)} more than its redeal knows"
            )
        elif mine == others:
            differs = sent(game, rules, then, seat) != sent(game, rules, other_then, seat)
            assert differs, f"{decision}: after the move {who(seat)} knows something that it was neither told nor shown"


def check_rng_stays_secret(game: Played) -> None:
    """Neither the seed nor the random state is in anything that is sent; nor does it alone change any of it."""
    secret = {str(game.seed), f"{game.seed:x}"}
    for decision in game.decisions:
        rules = decision.rules
        words = {str(word) for word in decision.state.rng.words() if word > 10**7}
        other = decision.state.copy()
        other.rng.assign(Rng(12345))
        for seat in decision.observers:
            now = sent(game.table.game, rules, decision.state, seat)
            found = [word for word in secret | words if word.encode() in now]
            assert not found, f"{decision}: the seed or the random state is sent to {who(seat)}: {found}"
            assert sent(game.table.game, rules, other, seat) == now, (
                f"{decision}: the random state shows to {who(seat)}"
            )
        if decision.seat >= 0:
            then, events = after(rules, decision.state, decision.seat, decision.move)
            words |= {str(word) for word in then.rng.words() if word > 10**7}
            said = json.dumps([[event.key, event.args] for event in events])
            found = [word for word in secret | words if word in said]
            assert not found, f"{decision}: the seed or the random state is in the journal: {found}"


def check_spectators(decision: Decision) -> None:
    """Spectators see public information only: nothing of theirs changes when any one seat's secrets do."""
    game, rules, rng = decision.table.game, decision.rules, decision.rng
    before = sent(game, rules, decision.state, SPECTATOR)
    for seat in decision.observers:
        now = sent(game, rules, redealt(decision, seat, rng), SPECTATOR)
        assert now == before, f"{decision}: a spectator sees what {who(seat)} cannot know:\n{before!r}\n{now!r}"


def check_knowledge(game: lt.Game, tests: Path) -> None:
    """In a tiny box, dealt many times: seats that were sent the same know the same, whatever the rest is."""
    met = sum(seen_again(table) for table in tiny_tables(game, tests))
    assert met > 50, f"{game.name}: nobody saw the same twice: its tiny boxes are not tiny enough"


def seen_again(table: Table) -> int:
    """Deal a tiny box many times, and count how often a seat was sent what had been sent before."""
    game = table.game
    rules = game.rules(table.seats, dict(table.options), table.sheet)
    known: dict[tuple[int, bytes], tuple[str, int]] = {}
    met = dict.fromkeys([*range(table.seats), SPECTATOR], 0)
    for seed in range(STARTS):
        s = rules.start(seed)
        history = dict.fromkeys(met, b"")
        for step in range(DEEP):
            for seat in met:
                history[seat] += sent(game, rules, s, seat)
                now = knowledge(rules, s, seat)
                before, first = known.setdefault((seat, history[seat]), (now, seed))
                met[seat] += first != seed
                assert before == now, (
                    f"{table}: seeds {first} and {seed}, after {step} moves: {who(seat)} was sent the same twice, "
                    f"and its redeal knows the difference"
                )
            waiting = rules.waiting(s)
            if not waiting:
                break
            # Seats that have seen the same do the same, so that the same is seen again.
            legal = rules.legal_moves(s, waiting[0])
            move = legal[sum(history[waiting[0]]) % len(legal)]
            s, events = after(rules, s, waiting[0], move)
            for seat in met:
                history[seat] += json.dumps(seen(events, seat)).encode()
    return sum(met[seat] for seat in range(table.seats))


def check_fair_redeals(game: lt.Game, tests: Path) -> None:
    """In a tiny box, at the start: redeals fall as deals do among those that show the seat the same."""
    for table in tiny_tables(game, tests):
        fair(table)


def check_fair_redraws(game: lt.Game, tests: Path) -> None:
    """In a tiny box: deals that show all seats together the same are redrawn alike, and redraws fall as deals do."""
    for table in tiny_tables(game, tests):
        rules = game.rules(table.seats, dict(table.options), table.sheet)
        groups: dict[bytes, list[State]] = {}
        for seed in range(TOGETHER):
            s = rules.start(seed)
            groups.setdefault(together(game, rules, s), []).append(s)
        dealt, again, rng = [], [], Rng(1)
        for group in groups.values():
            once = followed(game, rules, redrawn(rules, group[0], Rng(99)))
            for s in group[1:3]:
                twice = followed(game, rules, redrawn(rules, s, Rng(99)))
                assert once == twice, f"{table}: what nobody can know changes how a redraw falls"
            dealt += [followed(game, rules, s.copy()) for s in group]
            again += [followed(game, rules, redrawn(rules, group[0], rng)) for _ in group]
        chance = same_source(dealt, again)
        assert chance > 1e-5, f"{table}: redraws do not fall as deals do (p = {chance:.1e})"


def redrawn(rules: Rules, s: State, rng: Rng) -> State:
    copy = s.copy()
    rules.redraw(copy, rng)
    return copy


def together(game: lt.Game, rules: Rules, s: State) -> bytes:
    """Return all that all seats are sent."""
    return b"".join(sent(game, rules, s, seat) for seat in range(int(rules.seats)))


def followed(game: lt.Game, rules: Rules, s: State) -> bytes:
    """Play a few moves on, always in the same way, and return all that all seats are sent."""
    history = together(game, rules, s)
    for step in range(FOLLOWED):
        waiting = rules.waiting(s)
        if not waiting:
            break
        legal = rules.legal_moves(s, waiting[0])
        rules.apply(s, waiting[0], legal[-1 - step % len(legal)], None)
        history += together(game, rules, s)
    return history


def fair(table: Table) -> None:
    game = table.game
    rules = game.rules(table.seats, dict(table.options), table.sheet)
    starts = [rules.start(seed) for seed in range(5 * STARTS)]
    for seat in [*range(table.seats), SPECTATOR]:
        groups: dict[bytes, list[State]] = {}
        for s in starts:
            groups.setdefault(sent(game, rules, s, seat), []).append(s)
        group = max(groups.values(), key=len)
        rng = Rng(1 if seat is None else seat + 2)
        dealt = [world(s) for s in group]
        again = []
        for _ in group:
            copy = group[0].copy()
            rules.redeal(copy, seat, rng)
            again.append(world(copy))
        chance = same_source(dealt, again)
        assert chance > 1e-5, f"{table}: redeals for {who(seat)} do not fall as deals do (p = {chance:.1e})"


def world(s: State) -> str:
    """Write a state down without its random state."""
    parts = zip(s.fields(), s.numbers(), strict=True)
    return json.dumps([numbers for field, numbers in parts if field.shape != RNG])
