"""Why a move is refused: the first rule it breaks."""

from ludotheque.engine.rules import OWNER, STEP
from ludotheque.games.happy_corgi import moves as m
from ludotheque.games.happy_corgi import places as p
from ludotheque.games.happy_corgi.board import DISTANCE
from ludotheque.games.happy_corgi.box import Box
from ludotheque.games.happy_corgi.cards import members, steps
from ludotheque.games.happy_corgi.choices import payment
from ludotheque.games.happy_corgi.effects import effect_of, targets
from ludotheque.games.happy_corgi.state import DRAW, EFFECT, MEET, RIVER, SOLVE, WALK, CorgiState


def refusal(box: Box, s: CorgiState, seat: int, move: int, within: int, combos: bool) -> str:
    """Name the first rule that a move breaks; `within` are the activities in reach of the seat's corgi."""
    if s.phase == DRAW:
        return refuse_draw(move)
    if s.phase == WALK:
        return refuse_walk(box, s, seat, move, combos)
    if s.phase == MEET:
        return refuse_meet(box, s, seat, move)
    if s.phase == EFFECT:
        return refuse_effect(box, s, seat, move)
    if s.phase == SOLVE:
        return refuse_solve(box, s, seat, move, within, combos)
    return refuse_step(s, move)


def holds(box: Box, s: CorgiState, seat: int, card: int) -> bool:
    return bool(s.hands[seat] & box.copies_of[card])


def distance(s: CorgiState, seat: int, place: int) -> int:
    """Count the steps to a place on the board."""
    return int(DISTANCE[9 * s.spots[s.corgis[seat]] + s.spots[place]])


def refuse_draw(move: int) -> str:
    if move == m.DRAW:
        return "corgi.turn.deck-empty"
    if m.TAKE <= move < m.WALK:
        return OWNER  # not in the river
    return "corgi.turn.draw"


def refuse_walk(box: Box, s: CorgiState, seat: int, move: int, combos: bool) -> str:
    if move in (m.SKIP, m.END):
        return "corgi.move.must"
    if not m.WALK <= move < m.BACK:
        return STEP
    place = (move - m.WALK) % p.PLACES  # GO follows on WALK: both count places the same way
    if s.spots[place] < 0:
        return OWNER
    far = distance(s, seat, place)
    if move < m.GO:
        return "corgi.move.card" if far else "corgi.move.must"
    card = (move - m.GO) // p.PLACES
    if not holds(box, s, seat, card):
        return OWNER
    if combos:
        return "corgi.combo.walk"
    if far == 0:
        return "corgi.move.path"
    return "corgi.move.card"


def refuse_meet(box: Box, s: CorgiState, seat: int, move: int) -> str:
    if m.GIVE <= move < m.USE:
        return "corgi.meet.s-swap" if box.card_of[s.taken] == move - m.GIVE else OWNER
    if move in (m.USE, m.SKIP, m.END) or move >= m.POOP:
        return "corgi.meet.who"
    return STEP


def refuse_effect(box: Box, s: CorgiState, seat: int, move: int) -> str:
    effect = int(effect_of(box, s))
    if move >= m.POOP:
        return "corgi.stop.order"
    if m.TARGET <= move < m.CORGI and effect in (p.SWAP_HANDS, p.STEAL, p.STEAL_RICHER, p.MAKE_DISCARD):
        other = move - m.TARGET
        if other >= box.seats:
            return OWNER
        return "corgi.effect.targets" if not targets(box, s, p.STEAL) >> other & 1 else "corgi.place.effect"
    if m.CORGI <= move < m.FETCH and effect == p.MOVE_CORGI:
        other, place = divmod(move - m.CORGI, p.PLACES)
        if other >= box.seats or s.spots[place] < 0:
            return OWNER
        return "corgi.place.effect"
    if m.CAT <= move < m.DOG and effect == p.PUT_CAT:
        return refuse_place(s, move - m.CAT)
    if m.DOG <= move < m.SLIDE and effect == p.PUT_DOG:
        return refuse_place(s, move - m.DOG)
    if m.SLIDE <= move < m.POOP and effect == p.MOVE_ANIMAL:
        source, place = divmod(move - m.SLIDE, p.BASKET)
        return OWNER if s.animals[source] < 0 else refuse_place(s, place)
    for wanted, first, beyond in (
        (p.TAKE_RIVER, m.TAKE, m.WALK),
        (p.DISCARD_DRAW, m.DISCARD, m.PUT),
        (p.SWAP_RIVER, m.PUT, m.TARGET),
        (p.TAKE_POOP, m.FETCH, m.TRADE),
        (p.SWAP_ACTIVITIES, m.TRADE, m.SHIFT),
        (p.SWAP_PLACES, m.SHIFT, m.CAT),
    ):
        if effect == wanted and first <= move < beyond:
            return OWNER
    return STEP


def refuse_place(s: CorgiState, place: int) -> str:
    return OWNER if s.spots[place] < 0 else "corgi.pieces.free"


def refuse_step(s: CorgiState, move: int) -> str:
    if move == m.SKIP:
        return "corgi.effect.doable"
    if s.phase == RIVER:
        if s.laid >= 0 and m.TAKE <= move < m.WALK:
            return "corgi.place.effect"
        return OWNER if m.TAKE <= move < m.WALK else STEP
    if m.GIVE <= move < m.USE or m.DISCARD <= move < m.PUT:
        return OWNER
    return STEP


def refuse_solve(box: Box, s: CorgiState, seat: int, move: int, within: int, combos: bool) -> str:
    if m.GO <= move < m.BACK:
        return refuse_second_walk(box, s, seat, move, combos)
    if move == m.USE:
        return "corgi.place.flip"
    if move < m.POOP:
        return STEP
    activity = move - m.POOP if move < m.END else int(box.paid_for[move - m.SOLVE])
    if activity >= box.activities:
        return OWNER
    if activity not in s.cells:
        return "corgi.activity.gap"
    if not within >> activity & 1:
        return "corgi.activity.reach"
    if move < m.END:
        if not s.reserve[seat]:
            return "corgi.poop.drop"
        if s.poops[seat] >> activity & 1:
            return "corgi.poop.once"
    else:
        paid = payment(box, move)
        if paid != sorted(paid):
            return OWNER
        held = [int(box.card_of[copy]) for copy in members(s.hands[seat])]
        if any(held.count(card) < paid.count(card) for card in paid):
            return "corgi.activity.solve"
    return "corgi.cat.block" if s.animals[s.corgis[seat]] == p.CAT else "corgi.dog.take"


def refuse_second_walk(box: Box, s: CorgiState, seat: int, move: int, combos: bool) -> str:
    card, place = divmod(move - m.GO, p.PLACES)
    if not combos:
        return STEP
    if s.spots[place] < 0 or not holds(box, s, seat, card):
        return OWNER
    assert s.walks == 2 or not 1 <= distance(s, seat, place) <= steps(card)
    return "corgi.combo.walk"
