"""The rules of Happy Corgi, in rulebook order."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ludotheque.engine.journal import Journal
from ludotheque.engine.meta import Options, first_seat
from ludotheque.engine.rng import Rng
from ludotheque.engine.rules import Choice, Rules, State, places
from ludotheque.engine.tables import table
from ludotheque.games.happy_corgi import border, choices, effects
from ludotheque.games.happy_corgi import moves as m
from ludotheque.games.happy_corgi.audit import audit
from ludotheque.games.happy_corgi.board import CELLS, CENTRE, DISTANCE, REACH, SPOTS
from ludotheque.games.happy_corgi.box import Box
from ludotheque.games.happy_corgi.cards import BIT, CODES, COPIES, count, lowest, social, steps
from ludotheque.games.happy_corgi.deck import (
    can_draw,
    discard,
    draw,
    draw_cards,
    drop,
    exchange,
    fill_cards,
    fill_hand,
    random_copy,
    refill,
    river_cards,
    shuffle,
    steal,
    take,
)
from ludotheque.games.happy_corgi.knowledge import enter, leave
from ludotheque.games.happy_corgi.places import ANIMALS, BASKET, CAT, DOG, EFFECTS, FIRST_BLUE, PLACES
from ludotheque.games.happy_corgi.places import CODES as PLACE_CODES
from ludotheque.games.happy_corgi.redeal import redeal
from ludotheque.games.happy_corgi.refusals import refusal, text_refusal
from ludotheque.games.happy_corgi.sheet import Sheet, fits
from ludotheque.games.happy_corgi.state import DRAW, EFFECT, KITCHEN, MEET, OVER, SOLVE, STEPS, WALK, CorgiState

STALL: Final = 20  # rounds without a solved activity
MOST: Final = 4096  # more moves than any hand can have
LONGEST: Final = 50_000  # decisions: a solved activity every 20 rounds at the latest, of which there are sixteen


def build(seats: int, options: Options, sheet: Sheet) -> "CorgiRules":
    """Make the rules of a table from its checked options."""
    fits(sheet, seats)
    replaced = str(options["blue_replaces"])
    out = 0
    if replaced != "random":
        out = sum(1 << PLACE_CODES.index(place) for place in replaced.split("+"))
    return CorgiRules(
        seats,
        sheet,
        int(options["hugs"]),
        options["expert"] is True,
        out,
        options["combos"] is True,
        first_seat(options),
    )


class CorgiRules(Rules):
    """Happy Corgi for so many seats. `out` is the mask of places that the blue ones replace, 0 to draw them."""

    def __init__(self, seats: int, sheet: Sheet, target: int, expert: bool, out: int, combos: bool, first: int) -> None:
        self.box = Box(seats, sheet, expert)
        super().__init__(seats, m.SOLVE + int(self.box.payments), MOST, LONGEST)
        self.target: i64 = target
        self.expert = expert
        self.out: i64 = out
        self.combos = combos
        self.first = first  # -1: drawn at random
        self.near = table([0] * PLACES)  # scratch: the places that a card reaches
        self.far = table([0] * PLACES)

    # Setup

    def start(self, seed: int) -> CorgiState:
        rng = Rng(seed)
        s = CorgiState(rng)
        box = self.box
        seats = self.seats
        s.first = self.first if self.first >= 0 else rng.below(seats)
        s.player = s.first
        s.deck = vec[i64]([-1] * COPIES)
        s.known = vec[i64]([0] * (seats + 1))
        s.secret = vec[i64]([0] * (seats + 1))
        s.drawable = vec[i64]([0] * (seats + 1))
        s.vague = vec[i64]([0] * (seats + 1))
        s.doubtful = vec[i64]([0] * (seats + 1))
        shuffle(box, s, box.all)
        s.hands = vec[i64]([0] * seats)
        s.river = vec[i64]([-1] * box.river)
        seat: i64 = 0
        while seat < seats:
            n: i64 = 0
            while n < box.hand:
                s.hands[seat] |= BIT[draw(box, s, None)]
                n += 1
            seat += 1
        refill(box, s, None)
        self.lay_places(s)
        s.cells = vec[i64]([i if i < box.activities else -1 for i in range(CELLS)])
        if box.shuffled:
            rng.shuffle(s.cells, CELLS, CELLS)
        s.corgis = vec[i64]([BASKET] * seats)
        s.reserve = vec[i64]([box.poops] * seats)
        s.poops = vec[i64]([0] * seats)
        s.chosen = vec[i64]([-1] * seats)
        s.solved = vec[i64]([0] * seats)
        s.hugs = vec[i64]([0] * seats)
        s.animals = vec[i64]([-1] * PLACES)
        s.dogs = vec[i64]([0] * seats)
        self.begin_turn(s, None)
        return s

    def lay_places(self, s: CorgiState) -> None:
        """Lay eight places around the basket; with the expert option, three of them are the blue ones."""
        out = self.out
        violet = vec[i64](list(range(FIRST_BLUE)))
        if self.expert and out == 0:
            s.rng.shuffle(violet, FIRST_BLUE, BASKET - FIRST_BLUE)
            out = BIT[violet[0]] | BIT[violet[1]] | BIT[violet[2]]
        laid = vec[i64]([0] * FIRST_BLUE)
        n: i64 = 0
        place: i64 = 0
        while place < BASKET:
            stays = self.expert and out & BIT[place] == 0
            if stays or (not self.expert and place < FIRST_BLUE):
                laid[n] = place
                n += 1
            place += 1
        if self.box.shuffled:
            s.rng.shuffle(laid, FIRST_BLUE, FIRST_BLUE)
        s.spots = vec[i64]([-1] * PLACES)
        s.spots[BASKET] = CENTRE
        n = 0
        spot: i64 = 0
        while spot < SPOTS:
            if spot != CENTRE:
                s.spots[laid[n]] = spot
                n += 1
            spot += 1

    # Who is to decide, and what may be done

    def to_move(self, s: State) -> i64:
        assert isinstance(s, CorgiState)
        return s.turn

    def waiting(self, s: State) -> list[int]:
        assert isinstance(s, CorgiState)
        if s.phase == KITCHEN:
            return [seat for seat in range(self.seats) if effects.owes_card(s, seat)]
        return [s.turn] if s.turn >= 0 else []

    def revising(self, s: State) -> list[int]:
        assert isinstance(s, CorgiState)
        if s.phase != KITCHEN:
            return []
        return [seat for seat in range(self.seats) if s.chosen[seat] >= 0 and count(s.hands[seat]) > 1]

    def fill_moves(self, s: State, seat: i64, moves: vec[i64]) -> i64:
        assert isinstance(s, CorgiState)
        if s.phase == KITCHEN:
            if seat < 0 or seat >= self.seats or (s.chosen[seat] >= 0 and count(s.hands[seat]) < 2):
                return 0
            return effects.fill_step(self.box, s, seat, moves)
        if seat != s.turn or seat < 0:
            return 0
        if s.phase == SOLVE:
            return self.fill_solve(s, seat, moves)
        if s.phase == WALK:
            return self.fill_walk(s, seat, moves)
        if s.phase == DRAW:
            return self.fill_draw(s, moves)
        if s.phase == EFFECT:
            return effects.fill_effect(self.box, s, moves)
        if s.phase == MEET:
            moves[0] = m.BACK
            return fill_hand(self.box, s.hands[seat], m.GIVE, moves, 1)
        return effects.fill_step(self.box, s, seat, moves)

    def apply(self, s: State, seat: i64, move: i64, journal: Journal | None) -> None:
        assert isinstance(s, CorgiState)
        if s.phase == SOLVE:
            if move >= m.SOLVE:
                self.solve(s, seat, move, journal)
            elif move == m.END:
                self.end_turn(s, journal)
            elif move >= m.POOP:
                self.poop(s, seat, move - m.POOP, journal)
            else:
                self.walk(s, seat, move, journal)
        elif s.phase == WALK:
            self.walk(s, seat, move, journal)
        elif s.phase == DRAW:
            self.take_card(s, move, journal)
            s.phase = WALK
        elif s.phase == MEET:
            self.finish_meeting(s, move, journal)
        elif s.phase == EFFECT:
            if move == m.SKIP:
                if journal is not None:
                    journal.add("skip", {"seat": seat, "place": s.corgis[seat]})
                self.turn_over(s, journal)
            elif effects.begin(self.box, s, move, journal):
                self.turn_over(s, journal)
        elif effects.finish(self.box, s, seat, effects.card_named(s.phase, move), journal):
            self.turn_over(s, journal)

    # Taking a card

    def begin_turn(self, s: CorgiState, journal: Journal | None) -> None:
        """Begin the player's turn; what leaves no choice is done at once."""
        refill(self.box, s, journal)
        s.turn = s.player
        s.walks = 0
        s.phase = DRAW
        cards = river_cards(self.box, s)
        if not can_draw(s) and cards & (cards - 1) == 0:
            if cards:
                self.take_card(s, m.TAKE + lowest(cards), journal)
            s.phase = WALK

    def fill_draw(self, s: CorgiState, moves: vec[i64]) -> i64:
        n: i64 = 0
        if can_draw(s):
            moves[0] = m.DRAW
            n = 1
        return fill_cards(river_cards(self.box, s), m.TAKE, moves, n)

    def take_card(self, s: CorgiState, move: i64, journal: Journal | None) -> None:
        if move == m.DRAW:
            draw_cards(self.box, s, s.player, 1, journal)
        else:
            take(self.box, s, s.player, move - m.TAKE, journal)

    # Walking

    def fill_walk(self, s: CorgiState, seat: i64, moves: vec[i64]) -> i64:
        return self.fill_places(s, seat, 1, moves, not self.combos)

    def fill_places(self, s: CorgiState, seat: i64, free: i64, moves: vec[i64], cards: bool) -> i64:
        """Write the walks: `free` steps for nothing, one more with a 1, and up to two more with a 2."""
        spots = s.spots
        distance = DISTANCE
        here = 9 * spots[s.corgis[seat]]
        near = self.near
        far = self.far
        near_size: i64 = 0
        far_size: i64 = 0
        n: i64 = 0
        place: i64 = 0
        while place < PLACES:
            spot = spots[place]
            if spot >= 0:
                further = distance[here + spot] - free
                if further == 1:
                    near[near_size] = place
                    near_size += 1
                    far[far_size] = place
                    far_size += 1
                elif further == 2:
                    far[far_size] = place
                    far_size += 1
                elif further == 0 and free:
                    moves[n] = m.WALK + place
                    n += 1
            place += 1
        if not cards:
            return n
        card_of = self.box.card_of
        copies_of = self.box.copies_of
        hand = s.hands[seat]
        while hand:
            copy = lowest(hand)
            card = card_of[copy]
            hand &= ~copies_of[card]
            base = m.GO + PLACES * card
            i: i64 = 0
            if steps(card) == 1:
                while i < near_size:
                    moves[n] = base + near[i]
                    n += 1
                    i += 1
            else:
                while i < far_size:
                    moves[n] = base + far[i]
                    n += 1
                    i += 1
        return n

    def walk(self, s: CorgiState, seat: i64, move: i64, journal: Journal | None) -> None:
        place = move - m.WALK
        if move < m.GO:
            if journal is not None:
                journal.add("walk", {"seat": seat, "place": place})
        else:
            place = m.go_place(move)
            discard(self.box, s, seat, m.go_card(move))
            if journal is not None:
                journal.add("go", {"seat": seat, "place": place, "card": m.go_card(move)})
        effects.chase_cat(s, s.corgis[seat], journal)
        s.corgis[seat] = place
        s.walks += 1
        self.stop(s, place, journal)

    # Stopping and meeting

    def stop(self, s: CorgiState, place: i64, journal: Journal | None) -> None:
        """Take the dog along, meet the others, then come to the place."""
        if s.animals[place] == DOG:
            s.animals[place] = -1
            s.dogs[s.player] += 1
            if journal is not None:
                journal.add("dog-taken", {"seat": s.player, "place": place})
        if place != BASKET:
            s.meeting = 1
        self.meet_others(s, journal)

    def meet_others(self, s: CorgiState, journal: Journal | None) -> None:
        """Go on with the meetings, clockwise from the player, until one has to be decided or all are done."""
        while 0 < s.meeting < self.seats:
            other = s.player + s.meeting
            if other >= self.seats:
                other -= self.seats
            if s.corgis[other] == s.corgis[s.player] and self.meet(s, other, journal):
                return
            s.meeting += 1
        s.meeting = 0
        self.come_to_place(s, journal)

    def meet(self, s: CorgiState, other: i64, journal: Journal | None) -> bool:
        """Meet a corgi; return True if the player has to decide."""
        box = self.box
        seat = s.player
        shown = draw(box, s, journal)
        if shown < 0:
            if journal is not None:
                journal.add("meet-none", {"seat": seat, "other": other})
            return False
        drop(s, shown)
        if journal is not None:
            journal.add("meet", {"seat": seat, "other": other, "card": box.card_of[shown]})
        if s.hands[other] == 0:
            return False
        if not social(box.card_of[shown]):
            steal(box, s, seat, other, journal)
            return False
        taken = random_copy(s, other)
        leave(box, s, other, taken, BIT[seat])
        s.partner = other
        s.taken = taken
        if journal is not None:
            told: dict[str, int | list[int]] = {"seat": seat, "other": other, "card": box.card_of[s.taken]}
            journal.add("look", told, BIT[seat] | BIT[other])
        if s.hands[seat] == 0:
            self.give_back(s, journal)
            return False
        s.phase = MEET
        return True

    def give_back(self, s: CorgiState, journal: Journal | None) -> None:
        enter(self.box, s, s.partner, s.taken, BIT[s.player])
        if journal is not None:
            journal.add("back", {"seat": s.player, "other": s.partner})
        s.taken = -1
        s.partner = -1

    def finish_meeting(self, s: CorgiState, move: i64, journal: Journal | None) -> None:
        if move == m.BACK:
            self.give_back(s, journal)
        else:
            exchange(self.box, s, s.player, s.partner, move - m.GIVE, journal)
            s.partner = -1
        s.meeting += 1
        self.meet_others(s, journal)

    # Places

    def come_to_place(self, s: CorgiState, journal: Journal | None) -> None:
        if effects.offered(self.box, s):
            s.phase = EFFECT
        else:
            self.turn_over(s, journal)

    def turn_over(self, s: CorgiState, journal: Journal | None) -> None:
        """Turn the place over, wherever it lies by now, and come to the activities."""
        s.partner = -1
        s.turn = s.player
        place = s.corgis[s.player]
        if place != BASKET:
            s.flipped ^= BIT[place]
            if journal is not None:
                journal.add("flip", {"place": place})
        s.phase = SOLVE
        if not self.may_go_on(s):
            self.end_turn(s, journal)

    # Activities and poops

    def blocked(self, s: CorgiState, seat: i64) -> bool:
        """Tell whether a cat or a dog keeps a corgi from solving and pooping."""
        return s.dogs[seat] > 0 or s.animals[s.corgis[seat]] == CAT

    def may_go_on(self, s: CorgiState) -> bool:
        """Tell whether, for all that everybody can see, the player might do anything but end the turn."""
        seat = s.player
        cards = count(s.hands[seat])
        if self.combos and s.walks == 1 and cards:
            return True
        if self.blocked(s, seat):
            return False
        poops = s.poops[seat]
        if s.reserve[seat] == 0:
            poops = self.box.all_activities
        cells = s.cells
        asks = self.box.asks
        i = 8 * s.spots[s.corgis[seat]]
        last = i + 8
        while i < last:
            activity = cells[REACH[i]]
            if activity >= 0 and (poops & BIT[activity] == 0 or asks[activity] <= cards):
                return True
            i += 1
        return False

    def fill_solve(self, s: CorgiState, seat: i64, moves: vec[i64]) -> i64:
        n: i64 = 0
        hand = s.hands[seat]
        if self.combos and s.walks == 1:
            n = self.fill_places(s, seat, 0, moves, True)
        if self.blocked(s, seat):
            moves[n] = m.END
            return n + 1
        within = border.reach(s, s.spots[s.corgis[seat]])
        if s.reserve[seat]:
            n = fill_cards(within & ~s.poops[seat], m.POOP, moves, n)
        moves[n] = m.END
        n += 1
        with_action = self.box.with_action
        actions_asked = self.box.actions_asked
        lacking: i64 = 0  # actions of which the hand has no card
        bit: i64 = 1
        action: i64 = 0
        while action < 6:
            if hand & with_action[action] == 0:
                lacking |= bit
            bit += bit
            action += 1
        while within:
            activity = lowest(within)
            if actions_asked[activity] & lacking == 0:
                n = self.fill_payments(hand, activity, 0, 0, moves, n)
            within &= within - 1
        return n

    def fill_payments(self, hand: i64, activity: i64, paid: i64, digits: i64, moves: vec[i64], n: i64) -> i64:
        """Write all ways to pay for the rest of an activity; copies of one action are named in ascending order."""
        box = self.box
        if paid == box.asks[activity]:
            moves[n] = m.SOLVE + box.first_payment[activity] + digits
            return n + 1
        action = box.asked[4 * activity + paid]
        kind: i64 = 0
        if paid and action == box.asked[4 * activity + paid - 1]:
            kind = digits & 3
        while kind < 4:
            copies = hand & box.copies_of[4 * action + kind]
            if copies:
                n = self.fill_payments(hand & ~(copies & -copies), activity, paid + 1, 4 * digits + kind, moves, n)
            kind += 1
        return n

    def solve(self, s: CorgiState, seat: i64, move: i64, journal: Journal | None) -> None:
        box = self.box
        activity = box.paid_for[move - m.SOLVE]
        if journal is not None:
            told: dict[str, int | list[int]] = {
                "seat": seat,
                "activity": activity,
                "cards": choices.payment(box, move),
                "hugs": box.worth[activity],
            }
            journal.add("solve", told)
        digits = move - m.SOLVE - box.first_payment[activity]
        paid = box.asks[activity]
        while paid:
            paid -= 1
            discard(box, s, seat, 4 * box.asked[4 * activity + paid] + (digits & 3))
            digits >>= 2
        border.remove(s, activity)
        s.solved[seat] |= BIT[activity]
        s.solved_in = s.round
        self.hug(s, seat, box.worth[activity], journal)
        other: i64 = 0
        while other < self.seats:
            if s.poops[other] & BIT[activity]:
                s.poops[other] &= ~BIT[activity]
                if journal is not None:
                    journal.add("poop-back" if other == seat else "poop-hug", {"seat": other})
                if other == seat:
                    s.reserve[other] += 1
                else:
                    self.hug(s, other, 1, journal)
            other += 1
        self.end_turn(s, journal)

    def hug(self, s: CorgiState, seat: i64, hugs: i64, journal: Journal | None) -> None:
        s.hugs[seat] += hugs
        if journal is not None and s.hugs[seat] - hugs < self.target <= s.hugs[seat]:
            journal.add("last", {"seat": seat, "hugs": s.hugs[seat]})

    def poop(self, s: CorgiState, seat: i64, activity: i64, journal: Journal | None) -> None:
        s.reserve[seat] -= 1
        s.poops[seat] |= BIT[activity]
        if journal is not None:
            journal.add("poop", {"seat": seat, "activity": activity})
        self.end_turn(s, journal)

    # End of a turn, end of the game

    def end_turn(self, s: CorgiState, journal: Journal | None) -> None:
        s.player = effects.left_of(self.box, s.player)
        if s.player == s.first:
            if self.is_over(s, journal):
                s.phase = OVER
                s.turn = -1
                if journal is not None:
                    journal.add("end", {})
                return
            s.round += 1
            if journal is not None:
                journal.add("round", {"round": s.round})
        self.begin_turn(s, journal)

    def is_over(self, s: CorgiState, journal: Journal | None) -> bool:
        """Tell, at the end of a round, whether it was the last."""
        if border.left(self.box, s) == 0:
            if journal is not None:
                journal.add("exhausted", {})
            return True
        if s.round - s.solved_in >= STALL:
            if journal is not None:
                journal.add("stall", {"count": STALL})
            return True
        most: i64 = -1
        leaders: i64 = 0
        seat: i64 = 0
        while seat < self.seats:
            if s.hugs[seat] > most:
                most = s.hugs[seat]
                leaders = 1
            elif s.hugs[seat] == most:
                leaders += 1
            seat += 1
        if most < self.target:
            return False
        if leaders > 1 and journal is not None:
            journal.add("tie", {"hugs": most})
        return leaders == 1

    def scores(self, s: State) -> list[int]:
        assert isinstance(s, CorgiState)
        return [s.hugs[seat] for seat in range(self.seats)]

    def ranking(self, s: State) -> list[int]:
        return places(self.scores(s), high=True)

    # What a seat cannot know

    def redeal(self, s: State, seat: int | None, rng: Rng) -> None:
        assert isinstance(s, CorgiState)
        viewer = self.viewer(seat)
        redeal(self.box, s, viewer, rng)

    # Refusals, words and checks

    def refusal(self, s: State, seat: int, move: int) -> str:
        assert isinstance(s, CorgiState)
        return refusal(self.box, s, seat, move, self.combos)

    def text_refusal(self, s: State, seat: int, text: str) -> str:
        assert isinstance(s, CorgiState)
        return text_refusal(self.box, s, seat, text, self.combos)

    def choice(self, move: int) -> Choice:
        return choices.choice(self.box, move)

    def pieces(self) -> dict[str, list[str]]:
        return {
            "copy": self.box.copy_codes,
            "card": CODES,
            "place": PLACE_CODES,
            "activity": self.box.activity_codes,
            "effect": EFFECTS,
            "animal": ANIMALS,
            "step": STEPS,
        }

    def audit(self, s: State) -> str:
        assert isinstance(s, CorgiState)
        return audit(self.box, s)
