"""What a seat sees of Hygge, built up from nothing."""

from msgspec.structs import replace

from ludotheque.games.hygge.deck import winter_within
from ludotheque.games.hygge.moves import CARDS, WINTER, animal_of, objects_of
from ludotheque.games.hygge.rules import HyggeRules
from ludotheque.games.hygge.state import LAST, OVER, REVEALED, SCORED, STORING, TAKING, HyggeState
from ludotheque.games.hygge.view import HyggePlayer, HyggeView, Stack, Stored
from ludotheque.view import Prompt

STEPS = {TAKING: "take", STORING: "store", LAST: "last", OVER: "over", REVEALED: "last", SCORED: "last"}


def stacks(rules: HyggeRules, counts: list[int]) -> list[Stack]:
    """Name counted cards, animals first."""
    return [Stack(rules.box.codes[card], counts[card]) for card in range(WINTER) if counts[card]]


def public(rules: HyggeRules, s: HyggeState) -> HyggeView:
    """Show what everyone sees (hygge.info.public); with memory, no pile until the end (hygge.info.memory)."""
    over = s.phase == OVER
    scored = s.phase in (OVER, SCORED)
    games_over = int(s.game) + scored
    seats = range(rules.seats)
    hidden = rules.memory and not scored
    return HyggeView(
        seat=None,
        waiting=rules.waiting(s),
        over=over,
        scores=rules.scores(s),
        ranking=rules.ranking(s) if over else [],
        breakdown=[breakdown(rules, s, p) for p in seats] if over else [],
        tie=tie(rules, s) if over else "",
        prompt=prompt(rules, s, None),
        step=STEPS[s.phase],
        stock=[rules.box.codes[card] if card >= 0 else "" for card in s.stock],
        grid=rules.box.grid,
        deck=int(s.left),
        winter=int(winter_within(rules.box, s)),
        unseen=[] if hidden else stacks(rules, [int(n) for n in rules.dealer.unseen(s)]),
        players=[player(rules, s, p, hidden) for p in seats],
        just_stored=just_stored(rules, s),
        chosen="",
        game=int(s.game) + 1,
        games=int(rules.games),
        results=[[int(s.results[game * rules.seats + p]) for p in seats] for game in range(games_over)],
    )


def seated(rules: HyggeRules, s: HyggeState, seat: int, shown: HyggeView) -> HyggeView:
    """Add to what everyone sees what a seat alone knows."""
    players = shown.players
    if rules.memory and not shown.over:  # your own pile
        players = [player(rules, s, p, False) if p == seat else players[p] for p in range(rules.seats)]
    return replace(
        shown,
        seat=seat,
        prompt=prompt(rules, s, seat),
        players=players,
        chosen=rules.choice(s.chosen[seat]).text if s.chosen[seat] >= 0 else "",
    )


def player(rules: HyggeRules, s: HyggeState, seat: int, hidden: bool) -> HyggePlayer:
    """Show a player; of a hidden pile only its size."""
    front = [int(n) for n in s.front[seat * CARDS : (seat + 1) * CARDS]]
    stored = [int(n) for n in s.stored[seat * CARDS : (seat + 1) * CARDS]]
    discarded = int(s.discarded[seat])
    return HyggePlayer(
        front=stacks(rules, front),
        minus=int(rules.minus_of(s, seat)),
        pile=sum(stored),
        stored=[] if hidden else stacks(rules, stored),
        flakes=None if hidden else int(rules.flakes_of(s, seat)),
        chosen=bool(s.chosen[seat] >= 0),
        last=rules.choice(s.chosen[seat]).text if s.phase == REVEALED else "",
        discarded=rules.box.codes[discarded] if discarded >= 0 else "",
        points=int(rules.points_of(s, seat)),
    )


def just_stored(rules: HyggeRules, s: HyggeState) -> Stored | None:
    if s.storer < 0:
        return None
    codes = rules.box.codes
    objects = [Stack(codes[card], int(n)) for card, n in zip(objects_of(s.store), s.copies, strict=False)]
    return Stored(int(s.storer), [Stack(codes[animal_of(s.store)], 1), *objects])


def breakdown(rules: HyggeRules, s: HyggeState, seat: int) -> dict[str, int]:
    """Split the points of all games by where they come from."""
    minus = int(s.minus[seat])
    return {"stored": int(rules.points_of(s, seat)) + minus, "left": -minus}


def tie(rules: HyggeRules, s: HyggeState) -> str:
    """Return whether negative points decided between those with the most points, as a key (hygge.score.winner)."""
    points = rules.scores(s)
    best = [seat for seat in range(rules.seats) if points[seat] == max(points)]
    return "minus" if len({int(s.minus[seat]) for seat in best}) > 1 else ""


def prompt(rules: HyggeRules, s: HyggeState, seat: int | None) -> Prompt:
    """Describe whose turn it is and what to do."""
    if s.phase == OVER:
        return Prompt("over", {})
    if s.phase == LAST:
        waiting = rules.waiting(s)
        if seat in waiting:
            return Prompt("last-you", {})
        return Prompt("chosen-you" if seat in rules.revising(s) else "last", {"seats": list(waiting)})
    return Prompt(STEPS[s.phase] + ("-you" if seat == s.turn else ""), {"seat": int(s.turn)})
