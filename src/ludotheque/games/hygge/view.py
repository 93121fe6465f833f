"""What a seat sees of Hygge, built up from nothing."""

import msgspec

from ludotheque.games.hygge.moves import CARDS, WINTER, animal_of, objects_of
from ludotheque.games.hygge.rules import HyggeRules
from ludotheque.games.hygge.state import LAST, OVER, STORE, TAKE, HyggeState
from ludotheque.view import Player, Prompt, View

STEPS = {TAKE: "take", STORE: "store", LAST: "last", OVER: "over"}


class Stack(msgspec.Struct, frozen=True):
    """Identical cards."""

    card: str
    count: int


class HyggePlayer(Player, frozen=True):
    """What everybody sees of a player."""

    front: list[Stack]
    minus: int  # what lies in front would cost so much
    pile: int  # cards stored
    stored: list[Stack]  # which they are; empty while others must remember them
    flakes: int | None  # what they score; None while others must remember them
    chosen: bool  # has chosen a last action
    discarded: str  # as a last action; empty if no card
    points: int  # in the games that are over


class Stored(msgspec.Struct, frozen=True):
    """What was stored in the last turn: it shows until the next cards are taken."""

    seat: int
    cards: list[Stack]


class HyggeView(View, frozen=True):
    """The table as one seat, or a spectator, sees it."""

    step: str  # take, store, last or over
    stock: list[str]  # by position; empty for a gap
    grid: list[list[int]]  # the rows of the pattern: positions from 0, -1 where there is no place
    deck: int  # cards in the deck, the winter card counted
    winter: int  # the winter card is one of so many at the bottom of the deck; 0 once it is out
    unseen: list[Stack]  # what is still in the deck; empty while stored piles must be remembered
    players: list[HyggePlayer]
    just_stored: Stored | None
    chosen: str  # your own last action, until all are revealed; empty if you have not chosen
    game: int  # of the match, from 1
    games: int
    results: list[list[int]]  # of the games that are over, by seat


def stacks(rules: HyggeRules, counts: list[int]) -> list[Stack]:
    """Name counted cards, animals first."""
    return [Stack(rules.box.codes[card], counts[card]) for card in range(WINTER) if counts[card]]


def view(rules: HyggeRules, s: HyggeState, seat: int | None) -> HyggeView:
    """Show a seat (None: a spectator) what it may know."""
    over = s.phase == OVER
    games_over = int(s.game) + over
    seats = range(rules.seats)
    hidden = rules.memory and not over
    return HyggeView(
        seat=seat,
        waiting=rules.waiting(s),
        over=over,
        scores=rules.scores(s),
        ranking=rules.ranking(s) if over else [],
        breakdown=[breakdown(rules, s, p) for p in seats] if over else [],
        tie=tie(rules, s) if over else "",
        prompt=prompt(rules, s, seat),
        step=STEPS[s.phase],
        stock=[rules.box.codes[card] if card >= 0 else "" for card in s.stock],
        grid=rules.box.grid,
        deck=int(s.left),
        winter=int(rules.winter_within(s)),
        unseen=[] if hidden else stacks(rules, [int(n) for n in rules.unseen(s)]),
        players=[player(rules, s, p, hidden and p != seat) for p in seats],
        just_stored=just_stored(rules, s),
        chosen=rules.choice(s.chosen[seat]).text if seat is not None and s.chosen[seat] >= 0 else "",
        game=int(s.game) + 1,
        games=int(rules.games),
        results=[[int(s.results[game * rules.seats + p]) for p in seats] for game in range(games_over)],
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
    """Tell whether negative points decided between those with the most points."""
    points = rules.scores(s)
    best = [seat for seat in range(rules.seats) if points[seat] == max(points)]
    return "minus" if len({int(s.minus[seat]) for seat in best}) > 1 else ""


def prompt(rules: HyggeRules, s: HyggeState, seat: int | None) -> Prompt:
    """Say whose turn it is and what is wanted."""
    if s.phase == OVER:
        return Prompt("over", {})
    if s.phase == LAST:
        waiting = rules.waiting(s)
        if seat in waiting:
            return Prompt("last-you", {})
        return Prompt("chosen-you" if seat in rules.revising(s) else "last", {"seats": list(waiting)})
    return Prompt(STEPS[s.phase] + ("-you" if seat == s.turn else ""), {"seat": int(s.turn)})
