"""The rules of Happy Corgi: who decides, what may be done, and where each rule is carried out, in rulebook order."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ludotheque.engine.journal import Journal
from ludotheque.engine.masks import count
from ludotheque.engine.meta import Options, first_seat
from ludotheque.engine.rng import Rng
from ludotheque.engine.rules import Choice, Rules, State, places
from ludotheque.games.happy_corgi import choices, legal
from ludotheque.games.happy_corgi import moves as m
from ludotheque.games.happy_corgi.activities import poop, solve
from ludotheque.games.happy_corgi.audit import audit
from ludotheque.games.happy_corgi.box import Box
from ludotheque.games.happy_corgi.cards import CODES
from ludotheque.games.happy_corgi.effects import fill_effect, on_the_way
from ludotheque.games.happy_corgi.effects_kitchen import owes_card
from ludotheque.games.happy_corgi.ending import end_turn
from ludotheque.games.happy_corgi.meeting import finish_meeting
from ludotheque.games.happy_corgi.places import ANIMALS, EFFECT_CODES, PLACE_CODES
from ludotheque.games.happy_corgi.redeal import redeal, redraw
from ludotheque.games.happy_corgi.refusals import refusal, text_refusal
from ludotheque.games.happy_corgi.setup import set_up
from ludotheque.games.happy_corgi.sheet import Sheet, fits
from ludotheque.games.happy_corgi.state import DRAW, EFFECT, KITCHEN, MEET, SOLVE, STEPS, WALK, CorgiState
from ludotheque.games.happy_corgi.taking import begin_turn, take_card
from ludotheque.games.happy_corgi.visiting import begin_effect, finish_effect
from ludotheque.games.happy_corgi.walking import walk

MOST: Final = 4096  # more moves than any hand can have
LONGEST: Final = 50_000  # decisions: an activity is completed every 20 rounds at the latest, and there are sixteen


def build(seats: int, options: Options, sheet: Sheet) -> "CorgiRules":
    """Make the rules of a table from its checked options."""
    fits(sheet, seats)
    replaced = str(options["blue_replaces"])
    out = 0
    if replaced != "random":
        out = sum(1 << PLACE_CODES.index(place) for place in replaced.split("+"))
    box = Box(seats, sheet, int(options["hugs"]), options["expert"] is True, options["combos"] is True)
    return CorgiRules(box, out, first_seat(options))


class CorgiRules(Rules):
    """Happy Corgi with a box. `out` is the mask of places that the blue ones replace, 0 to draw them."""

    def __init__(self, box: Box, out: int, first: int) -> None:
        super().__init__(int(box.seats), m.SOLVE + int(box.payments), MOST, LONGEST)
        self.box = box
        self.out: i64 = out
        self.first = first  # -1: drawn at random

    # Setup

    def start(self, seed: int) -> CorgiState:
        s = set_up(self.box, seed, self.first, self.out)
        begin_turn(self.box, s, None)
        return s

    # Who is to decide, and what may be done

    def to_move(self, s: State) -> i64:
        assert isinstance(s, CorgiState)
        return s.turn

    def waiting(self, s: State) -> list[int]:
        assert isinstance(s, CorgiState)
        if s.phase == KITCHEN:
            return [seat for seat in range(self.seats) if owes_card(s, seat)]
        return [s.turn] if s.turn >= 0 else []

    def revising(self, s: State) -> list[int]:
        assert isinstance(s, CorgiState)
        if s.phase != KITCHEN:
            return []
        return [seat for seat in range(self.seats) if s.chosen[seat] >= 0 and count(s.hands[seat]) > 1]

    def stage(self, s: State) -> i64:
        assert isinstance(s, CorgiState)
        return s.round

    def fill_moves(self, s: State, seat: i64, moves: vec[i64]) -> i64:
        assert isinstance(s, CorgiState)
        if s.phase == KITCHEN:
            if seat < 0 or seat >= self.seats or (s.chosen[seat] >= 0 and count(s.hands[seat]) < 2):
                return 0
            return on_the_way(KITCHEN).fill_step(self.box, s, seat, moves)
        if seat != s.turn or seat < 0:
            return 0
        if s.phase == SOLVE:
            return legal.fill_solve(self.box, s, seat, moves)
        if s.phase == WALK:
            return legal.fill_walk(self.box, s, seat, moves)
        if s.phase == DRAW:
            return legal.fill_draw(self.box, s, moves)
        if s.phase == EFFECT:
            return fill_effect(self.box, s, moves)
        if s.phase == MEET:
            return legal.fill_meet(self.box, s, seat, moves)
        return on_the_way(s.phase).fill_step(self.box, s, seat, moves)

    def apply(self, s: State, seat: i64, move: i64, journal: Journal | None) -> None:
        assert isinstance(s, CorgiState)
        if s.phase == SOLVE:
            if move >= m.SOLVE:
                solve(self.box, s, seat, move, journal)
            elif move == m.END:
                end_turn(self.box, s, journal)
            elif move >= m.POOP:
                poop(self.box, s, seat, move - m.POOP, journal)
            else:
                walk(self.box, s, seat, move, journal)
        elif s.phase == WALK:
            walk(self.box, s, seat, move, journal)
        elif s.phase == DRAW:
            take_card(self.box, s, move, journal)
        elif s.phase == MEET:
            finish_meeting(self.box, s, move, journal)
        elif s.phase == EFFECT:
            begin_effect(self.box, s, move, journal)
        else:
            finish_effect(self.box, s, seat, move, journal)

    def scores(self, s: State) -> list[int]:
        assert isinstance(s, CorgiState)
        return [s.hugs[seat] for seat in range(self.seats)]

    def ranking(self, s: State) -> list[int]:
        return places(self.scores(s), high=True)  # corgi.end.winner

    # What a seat cannot know

    def redeal(self, s: State, seat: int | None, rng: Rng) -> None:
        assert isinstance(s, CorgiState)
        redeal(self.box, s, self.viewer(seat), rng)

    def redraw(self, s: State, rng: Rng) -> None:
        assert isinstance(s, CorgiState)
        redraw(s, rng)

    # Refusals, words and checks

    def refusal(self, s: State, seat: int, move: int) -> str:
        assert isinstance(s, CorgiState)
        return refusal(self.box, s, seat, move)

    def text_refusal(self, s: State, seat: int, text: str) -> str:
        assert isinstance(s, CorgiState)
        return text_refusal(self.box, s, seat, text)

    def choice(self, move: int) -> Choice:
        return choices.choice(self.box, move)

    def pieces(self) -> dict[str, list[str]]:
        return {
            "copy": self.box.copy_codes,
            "card": CODES,
            "place": PLACE_CODES,
            "activity": self.box.activity_codes,
            "effect": EFFECT_CODES,
            "animal": ANIMALS,
            "step": STEPS,
        }

    def audit(self, s: State) -> str:
        assert isinstance(s, CorgiState)
        return audit(self.box, s)
