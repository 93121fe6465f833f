"""Why a move is refused: the first rule it breaks, in the order of the rulebook."""

from typing import Final

from ludotheque.engine.masks import members
from ludotheque.engine.rules import OWNER, STEP
from ludotheque.games.happy_corgi import moves as m
from ludotheque.games.happy_corgi import places as p
from ludotheque.games.happy_corgi.board import DISTANCE
from ludotheque.games.happy_corgi.border import missing, reach
from ludotheque.games.happy_corgi.box import Box
from ludotheque.games.happy_corgi.cards import CODES
from ludotheque.games.happy_corgi.choices import payment
from ludotheque.games.happy_corgi.effects import EFFECTS, effect_of
from ludotheque.games.happy_corgi.state import DRAW, EFFECT, MEET, RIVER, SOLVE, WALK, CorgiState


def refusal(box: Box, s: CorgiState, seat: int, move: int) -> str:
    """Name the first rule that a move breaks."""
    if s.phase == DRAW:
        return refuse_draw(move)
    if s.phase == WALK:
        return refuse_walk(box, s, seat, move)
    if s.phase == MEET:
        return refuse_meet(box, s, seat, move)
    if s.phase == EFFECT:
        return refuse_effect(box, s, move)
    if s.phase == SOLVE:
        return refuse_solve(box, s, seat, move)
    return refuse_step(s, move)


def holds(box: Box, s: CorgiState, seat: int, card: int) -> bool:
    return bool(s.hands[seat] & box.copies_of[card])


def distance(s: CorgiState, seat: int, place: int) -> int:
    """Count the steps to a place on the board."""
    return int(DISTANCE[9 * s.spots[s.corgis[seat]] + s.spots[place]])


# Taking a card


def refuse_draw(move: int) -> str:
    if move == m.DRAW:
        return "corgi.turn.deck-empty"
    if m.TAKE <= move < m.WALK:
        return OWNER  # not in the river
    return "corgi.turn.draw"


# Walking


def refuse_walk(box: Box, s: CorgiState, seat: int, move: int) -> str:
    if move in (m.SKIP, m.END):
        return "corgi.move.must"
    if not m.WALK <= move < m.BACK:
        return STEP
    place = (move - m.WALK) % p.PLACES  # GO follows on WALK: both count places the same way
    if s.spots[place] < 0:
        return OWNER
    far = distance(s, seat, place)
    if move < m.GO:
        return "corgi.move.must" if far == 0 else further(box)
    card = (move - m.GO) // p.PLACES
    if not holds(box, s, seat, card):
        return OWNER
    if far == 0 and not box.combos:
        return "corgi.move.path"
    return further(box)


def further(box: Box) -> str:
    """Name the rule of walking further with a card: with combos, another one is in force."""
    return "corgi.combo.walk" if box.combos else "corgi.move.card"


# Meeting


def refuse_meet(box: Box, s: CorgiState, seat: int, move: int) -> str:
    if m.GIVE <= move < m.USE:
        return "corgi.meet.s-swap" if box.card_of[s.taken] == move - m.GIVE else OWNER
    if move in (m.USE, m.SKIP, m.END) or move >= m.POOP:
        return "corgi.meet.who"
    return STEP


# Places


def refuse_effect(box: Box, s: CorgiState, move: int) -> str:
    if move >= m.POOP:
        return "corgi.stop.order"
    return EFFECTS[effect_of(box, s)].refusal(box, s, move)


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


# Activities and poops


def refuse_solve(box: Box, s: CorgiState, seat: int, move: int) -> str:
    if m.WALK <= move < m.BACK:
        return refuse_second_walk(box, s, seat, move)
    if move == m.USE:
        return "corgi.place.flip"
    if move < m.POOP:
        return STEP
    activity = move - m.POOP if move < m.END else int(box.paid_for[move - m.SOLVE])
    rule = refuse_activity(box, s, seat, activity)
    if rule:
        return rule
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
    return refuse_blocked(s, seat)


def refuse_activity(box: Box, s: CorgiState, seat: int, activity: int) -> str:
    """Name the rule for an activity out of reach; an empty string if it is in reach."""
    if activity >= box.activities:
        return OWNER
    if activity not in s.cells:
        return "corgi.activity.gap"
    within = int(reach(s, s.spots[s.corgis[seat]]))
    return "" if within >> activity & 1 else "corgi.activity.reach"


def refuse_blocked(s: CorgiState, seat: int) -> str:
    """Name what keeps a corgi from activities: a cat where it sits, or its dogs; an empty string if nothing does."""
    if s.animals[s.corgis[seat]] == p.CAT:
        return "corgi.cat.block"
    return "corgi.dog.take" if s.dogs[seat] else ""


def refuse_second_walk(box: Box, s: CorgiState, seat: int, move: int) -> str:
    if not box.combos:
        return STEP
    card, place = divmod(move - m.GO, p.PLACES)
    if s.spots[place] < 0 or (card >= 0 and not holds(box, s, seat, card)):
        return OWNER
    return "corgi.combo.walk"


# Words that name no move

# A move for each word that a text may begin with, to ask whether that step is due.
VERBS: Final = {
    "draw": m.DRAW,
    "take": m.TAKE,
    "walk": m.GO,
    "back": m.BACK,
    "give": m.GIVE,
    "use": m.USE,
    "skip": m.SKIP,
    "discard": m.DISCARD,
    "put": m.PUT,
    "player": m.TARGET,
    "corgi": m.CORGI,
    "fetch": m.FETCH,
    "trade": m.TRADE,
    "shift": m.SHIFT,
    "cat": m.CAT,
    "dog": m.DOG,
    "slide": m.SLIDE,
    "poop": m.POOP,
    "end": m.END,
    "solve": m.SOLVE,
}
NOT_DUE: Final = (
    STEP,
    "corgi.turn.draw",
    "corgi.move.must",
    "corgi.stop.order",
    "corgi.meet.who",
    "corgi.effect.doable",
    "corgi.place.flip",
)


class Said:
    """What a text names: its kind, and pieces of this box."""

    def __init__(self, box: Box, text: str) -> None:
        words = text.lower().replace(">", " ").replace(",", " ").split()
        self.kind = words[0] if words else ""
        self.cards = [CODES.index(word) for word in words[1:] if word in CODES]
        self.places = [p.PLACE_CODES.index(word) for word in words[1:] if word in p.PLACE_CODES]
        codes = box.activity_codes[: box.activities]
        self.activities = [codes.index(word) for word in words[1:] if word in codes]
        self.players = [int(word) for word in words[1:] if word.isdecimal()]
        found = len(self.cards) + len(self.places) + len(self.activities) + len(self.players)
        self.clear = self.kind in VERBS and len(words) - 1 == found > 0


def text_refusal(box: Box, s: CorgiState, seat: int, text: str) -> str:
    """Name the first rule in the way of a text that names no move; OWNER where it leaves open what is meant."""
    said = Said(box, text)
    if not said.clear:
        return OWNER
    rule = refusal(box, s, seat, VERBS[said.kind])
    if rule in NOT_DUE:
        return rule
    if said.kind == "walk":
        return refuse_said_walk(box, said)
    if said.kind in ("poop", "solve"):
        return refuse_said_activity(box, s, seat, said)
    if said.kind in ("cat", "dog", "slide"):
        return "corgi.pieces.free" if p.BASKET in said.places or said.activities else OWNER
    if said.kind == "player":
        return "corgi.effect.targets" if len(said.players) > 1 else OWNER
    if len(said.cards) + len(said.places) + len(said.activities) < 2:
        return OWNER
    # Too many pieces, or a place or an activity that this effect leaves alone.
    if s.phase == DRAW:
        return "corgi.turn.draw"
    return "corgi.meet.s" if s.phase == MEET else "corgi.place.effect"


def refuse_said_walk(box: Box, said: Said) -> str:
    if len(said.cards) > 1:
        return further(box)
    return "corgi.move.path" if said.activities or len(said.places) > 1 else OWNER


def refuse_said_activity(box: Box, s: CorgiState, seat: int, said: Said) -> str:
    for activity in said.activities:
        rule = refuse_activity(box, s, seat, activity)
        if rule:
            return rule
    if len(said.activities) > 1:
        return "corgi.activity.one"
    if said.kind == "poop":
        return OWNER if said.activities else "corgi.poop.drop"
    if not said.activities:
        return OWNER
    if said.cards or missing(box, s.hands[seat], said.activities[0]):
        return "corgi.activity.solve"
    return refuse_blocked(s, seat) or OWNER
