"""What a seat sees of Happy Corgi, built up from nothing."""

from msgspec.structs import replace

from ludotheque.engine.masks import members
from ludotheque.games.happy_corgi import places as p
from ludotheque.games.happy_corgi.animals import cats_on_board, dogs_out
from ludotheque.games.happy_corgi.board import CELLS, SPOTS
from ludotheque.games.happy_corgi.border import blocked, reach
from ludotheque.games.happy_corgi.cards import ACTIONS, CODES
from ludotheque.games.happy_corgi.effects import effect_of
from ludotheque.games.happy_corgi.effects_kitchen import owes_card
from ludotheque.games.happy_corgi.rules import CorgiRules
from ludotheque.games.happy_corgi.state import (
    EFFECT,
    GIVE,
    KITCHEN,
    MEET,
    OVER,
    RIVER,
    SOLVE,
    STEPS,
    VICTIM,
    WALK,
    CorgiState,
)
from ludotheque.games.happy_corgi.view import ActivityCard, CorgiPlayer, CorgiView, PlaceCard
from ludotheque.view import Prompt


def public(rules: CorgiRules, s: CorgiState) -> CorgiView:
    """Return what everyone sees (corgi.info.public)."""
    over = s.phase == OVER
    seats = range(rules.seats)
    return CorgiView(
        seat=None,
        waiting=rules.waiting(s),
        over=over,
        scores=rules.scores(s),
        ranking=rules.ranking(s) if over else [],
        breakdown=[breakdown(rules, s, seat) for seat in seats] if over else [],
        tie="",
        prompt=prompt(rules, s, None),
        hand=[],
        players=[player(rules, s, None, other) for other in seats],
        places=[place(rules, s, spot) for spot in range(SPOTS)],
        cells=[activity(rules, s, cell) for cell in range(CELLS)],
        reach=[] if over else activities(rules, reach(s, s.spots[s.corgis[s.player]])),
        river=[code(rules, copy) for copy in s.river],
        deck=int(s.stock),
        discards=len(members(s.discards)),
        top=code(rules, s.top),
        round=int(s.round),
        first=int(s.first),
        player=int(s.player),
        step=STEPS[s.phase],
        partner=int(s.partner) if s.partner >= 0 else None,
        taken=taken(rules, s, None),
        laid=code(rules, s.laid),
        chosen="",
        ready=[other for other in seats if s.chosen[other] >= 0],
        cats=int(rules.box.cats - cats_on_board(s)) if rules.box.expert else 0,
        dogs=int(rules.box.dogs - dogs_out(rules.box, s)) if rules.box.expert else 0,
        target=int(rules.box.target),
        expert=rules.box.expert,
        combos=rules.box.combos,
    )


def seated(rules: CorgiRules, s: CorgiState, seat: int, shown: CorgiView) -> CorgiView:
    """Add what a seat alone knows; all else stays hidden (corgi.info.hidden, corgi.info.memory)."""
    return replace(
        shown,
        seat=seat,
        prompt=prompt(rules, s, seat),
        hand=cards(rules, s.hands[seat]),
        players=[player(rules, s, seat, other) for other in range(rules.seats)],
        taken=taken(rules, s, seat),
        chosen=CODES[s.chosen[seat]] if s.chosen[seat] >= 0 else "",
    )


def code(rules: CorgiRules, copy: int) -> str:
    return CODES[rules.box.card_of[copy]] if copy >= 0 else ""


def cards(rules: CorgiRules, copies: int) -> list[str]:
    return [code(rules, copy) for copy in members(copies)]


def activities(rules: CorgiRules, mask: int) -> list[str]:
    return [rules.box.activity_codes[i] for i in members(mask)]


def player(rules: CorgiRules, s: CorgiState, seat: int | None, other: int) -> CorgiPlayer:
    known = s.known[rules.seats if seat is None else seat]
    return CorgiPlayer(
        hand=len(members(s.hands[other])),
        known=cards(rules, s.hands[other] & known),
        hugs=int(s.hugs[other]),
        reserve=int(s.reserve[other]),
        solved=activities(rules, s.solved[other]),
        dogs=int(s.dogs[other]),
    )


def place(rules: CorgiRules, s: CorgiState, spot: int) -> PlaceCard:
    here = list(s.spots).index(spot)
    flipped = bool(s.flipped >> here & 1)
    front, back = (p.EFFECT_CODES[rules.box.effects[2 * here + side]] for side in (0, 1))
    return PlaceCard(
        place=p.PLACE_CODES[here],
        flipped=flipped,
        effect=back if flipped else front,
        other_effect="" if here == p.BASKET else front if flipped else back,
        animal=p.ANIMALS[s.animals[here]] if s.animals[here] >= 0 else "",
        corgis=[seat for seat in range(rules.seats) if s.corgis[seat] == here],
    )


def activity(rules: CorgiRules, s: CorgiState, cell: int) -> ActivityCard | None:
    here = s.cells[cell]
    if here < 0:
        return None
    asked = [int(rules.box.asked[4 * here + i]) for i in range(rules.box.asks[here])]
    return ActivityCard(
        activity=rules.box.activity_codes[here],
        cards=[ACTIONS[action] for action in asked],
        hugs=int(rules.box.worth[here]),
        poops=[seat for seat in range(rules.seats) if s.poops[seat] >> here & 1],
    )


def taken(rules: CorgiRules, s: CorgiState, seat: int | None) -> str:
    """Return the card taken after an S to the two players concerned, and to those who knew it already."""
    if s.taken < 0:
        return ""
    concerned = seat is not None and seat in (s.player, s.partner)
    known = s.known[rules.seats if seat is None else seat] >> s.taken & 1
    return code(rules, s.taken) if concerned or known else ""


def breakdown(rules: CorgiRules, s: CorgiState, seat: int) -> dict[str, int]:
    """Split the hugs of a seat by where they came from."""
    won = sum(int(rules.box.worth[i]) for i in members(s.solved[seat]))
    return {"activities": won, "poops": int(s.hugs[seat]) - won}


def prompt(rules: CorgiRules, s: CorgiState, seat: int | None) -> Prompt:
    """Return whose turn it is and what they can do."""
    if s.phase == OVER:
        return Prompt("over", {})
    if s.phase == KITCHEN:
        owing = rules.waiting(s)
        if seat is None or not s.hands[seat]:
            return Prompt("kitchen", {"seats": owing})
        if owes_card(s, seat):
            return Prompt("kitchen-you", {})
        return Prompt("kitchen-chosen", {"seats": owing})
    you = "-you" if seat == s.turn else ""
    args: dict[str, int | list[int]] = {"seat": int(s.turn)}
    key = STEPS[s.phase]
    if s.phase in (MEET, GIVE):
        args["other"] = int(s.partner)
    elif s.phase == VICTIM:
        args["other"] = int(s.player)
    elif s.phase == EFFECT:
        args |= {"place": int(s.corgis[s.player]), "effect": int(effect_of(rules.box, s))}
    elif s.phase == RIVER and s.laid >= 0:
        key = "river-swap"
    elif s.phase == WALK and rules.box.combos:
        key = "walk-one"
    elif s.phase == SOLVE and rules.box.combos and s.walks == 1:
        key = "walk-on" if blocked(s, s.player) else "combo"
    return Prompt(key + you, args)
