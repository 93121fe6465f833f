"""The rules of Hygge, in rulebook order."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ludotheque.engine.journal import Args, Journal
from ludotheque.engine.meta import Options, first_seat
from ludotheque.engine.rng import Rng
from ludotheque.engine.rules import Choice, Rules, State, places
from ludotheque.games.hygge.audit import audit
from ludotheque.games.hygge.box import ENOUGH, Box, weigh
from ludotheque.games.hygge.choices import choice
from ludotheque.games.hygge.deck import Dealer, lay_out
from ludotheque.games.hygge.legal import bare, can_store, fill_last, fill_lines, fill_turn
from ludotheque.games.hygge.moves import (
    ACTIONS,
    ANIMALS,
    CARDS,
    DISCARD,
    FIRST,
    LINE_CODES,
    NOTHING,
    SECOND,
    SKIP,
    animal_of,
    objects_of,
    set_of,
)
from ludotheque.games.hygge.redeal import redeal, redraw
from ludotheque.games.hygge.refusals import refusal, text_refusal
from ludotheque.games.hygge.sheet import Sheet
from ludotheque.games.hygge.state import LAST, OVER, REVEALED, SCORED, STORING, TAKING, HyggeState

GAMES: Final = 3  # in a match: hygge.match.three
TIE: Final = 10_000  # more than all negative points of a match


def build(seats: int, options: Options, sheet: Sheet) -> "HyggeRules":
    """Make the rules of a table from its checked options."""
    games = GAMES if options["match"] is True else 1
    return HyggeRules(Box(sheet, seats), games, options["memory"] is True, first_seat(options))


class HyggeRules(Rules):
    """Hygge with a box, for so many games in a row; with `memory`, stored piles stay face down."""

    def __init__(self, box: Box, games: int, memory: bool, first: int) -> None:
        # Every turn takes a card, so there are no more turns than cards, of two decisions each.
        super().__init__(box.seats, ACTIONS, ACTIONS, games * (2 * box.cards + box.seats))
        self.box = box
        self.games: i64 = games
        self.memory = memory
        self.first = first  # -1: drawn at random
        self.dealer = Dealer(box)
        self.spare = vec[i64]([0] * ACTIONS)  # for the moves that redeals choose from
        self.action_codes: list[str] = []  # all moves in words, once somebody asks

    # Setting up

    def start(self, seed: int) -> HyggeState:
        rng = Rng(seed)
        s = HyggeState(rng)
        seats = self.seats
        s.deck = vec[i64]([-1] * (self.box.cards + 1))
        s.stock = vec[i64]([-1] * self.box.places)
        s.front = vec[i64]([0] * (seats * CARDS))
        s.stored = vec[i64]([0] * (seats * CARDS))
        s.copies = vec[i64]([0, 0])
        s.chosen = vec[i64]([-1] * seats)
        s.discarded = vec[i64]([-1] * seats)
        s.results = vec[i64]([0] * (seats * self.games))
        s.minus = vec[i64]([0] * seats)
        s.turn = self.first if self.first >= 0 else rng.below(seats)  # hygge.setup.first
        self.dealer.deal(s)
        return s

    # What may be done

    def to_move(self, s: State) -> i64:
        assert isinstance(s, HyggeState)
        return s.turn

    def waiting(self, s: State) -> list[int]:
        assert isinstance(s, HyggeState)
        if s.phase == LAST:
            return [seat for seat in range(self.seats) if s.chosen[seat] < 0]
        return [] if s.phase == OVER else [s.turn]

    def revising(self, s: State) -> list[int]:
        assert isinstance(s, HyggeState)
        if s.phase != LAST:
            return []
        return [seat for seat in range(self.seats) if s.chosen[seat] >= 0 and not bare(s, seat)]

    def stage(self, s: State) -> i64:
        assert isinstance(s, HyggeState)
        return s.game

    def fill_moves(self, s: State, seat: i64, moves: vec[i64]) -> i64:
        assert isinstance(s, HyggeState)
        if s.phase == LAST:
            return fill_last(self.box, s, seat, moves)
        if seat != s.turn:
            return 0
        if s.phase == TAKING:
            return fill_lines(self.box, s.stock, moves)
        return fill_turn(self.box, s, seat, moves)

    def apply(self, s: State, seat: i64, move: i64, journal: Journal | None) -> None:
        assert isinstance(s, HyggeState)
        if s.phase == TAKING:
            self.do_take(s, seat, move, journal)
        elif s.phase == STORING:
            self.do_store(s, seat, move, journal)
        else:
            self.do_last(s, seat, move, journal)

    # Taking cards

    def do_take(self, s: HyggeState, seat: i64, line: i64, journal: Journal | None) -> None:
        """Take all cards of a line (hygge.take.line), across its gaps (hygge.take.gaps), and lay them in front."""
        box = self.box
        stock = s.stock
        front = s.front
        base = seat * CARDS
        if journal is not None:
            cards = [stock[place] for place in box.places_of(line) if stock[place] >= 0]
            journal.add("take", {"seat": seat, "line": line, "cards": cards})
        self.forget_store(s)
        line_places = box.line
        i = box.line_from[line]
        last = box.line_from[line + 1]
        while i < last:
            place = line_places[i]
            card = stock[place]
            if card >= 0:
                stock[place] = -1
                front[base + card] += 1  # hygge.take.front: identical cards are counted, as in a stack
            i += 1
        if can_store(box, front, base):
            s.phase = STORING
        else:
            self.check_stock(s, seat, journal)

    # Storing provisions

    def do_store(self, s: HyggeState, seat: i64, move: i64, journal: Journal | None) -> None:
        """Store once, or not (hygge.store.optional): `legal` says with which animal and what."""
        if move == SKIP:
            if journal is not None:
                journal.add("skip", {"seat": seat})
        else:
            s.storer = seat
            s.store = move
            kinds = set_of(move)
            s.copies[0] = s.front[seat * CARDS + FIRST[kinds]]
            if SECOND[kinds] >= 0:
                s.copies[1] = s.front[seat * CARDS + SECOND[kinds]]
            if journal is not None:
                self.tell_store(s, seat, move, journal)
            self.put_aside(s, seat, move)
        self.check_stock(s, seat, journal)

    def put_aside(self, s: HyggeState, seat: i64, move: i64) -> None:
        """Move an animal, and every copy of the objects it stores, from the front to the pile (hygge.store.pile)."""
        base = seat * CARDS
        kinds = set_of(move)
        animal = base + animal_of(move)
        s.front[animal] -= 1
        s.stored[animal] += 1
        first = base + FIRST[kinds]
        s.stored[first] += s.front[first]
        s.front[first] = 0
        if SECOND[kinds] >= 0:
            second = base + SECOND[kinds]
            s.stored[second] += s.front[second]
            s.front[second] = 0

    def forget_store(self, s: HyggeState) -> None:
        """Show no longer what was stored in the turn before."""
        if s.storer >= 0:
            s.storer = -1
            s.store = -1
            s.copies[0] = 0
            s.copies[1] = 0

    def tell_store(self, s: HyggeState, seat: i64, move: i64, journal: Journal) -> None:
        """Write down what is about to be put aside."""
        objects = objects_of(move)
        copies = [s.front[seat * CARDS + card] for card in objects]
        flakes = sum(n * self.box.flakes[card] for n, card in zip(copies, objects, strict=True))
        args: Args = {"seat": seat, "animal": animal_of(move), "flakes": flakes}
        args["card_first"] = objects[0]
        args["count_first"] = copies[0]
        key = "store" if s.phase == STORING else "last-store"
        if len(objects) == 2:
            key += "-two"
            args["card_second"] = objects[1]
            args["count_second"] = copies[1]
        journal.add(key, args)

    # Checking the stock

    def check_stock(self, s: HyggeState, seat: i64, journal: Journal | None) -> None:
        """End a turn: the next player's, or, after a refill, another one."""
        s.phase = TAKING
        stock = s.stock
        cards: i64 = 0
        place: i64 = 0
        while place < len(stock):
            if stock[place] >= 0:
                cards += 1
            place += 1
        if cards >= ENOUGH:  # hygge.check.continue
            s.turn = self.left_of(seat)
            return
        if journal is not None:
            journal.mark("refill", s, {"seat": seat, "count": cards})
        if self.refill(s):  # hygge.check.again: it stays this seat's turn
            if journal is not None:
                journal.add("refill", {"seat": seat, "count": self.box.places - cards})
        else:
            if journal is not None:
                journal.add("winter", {"seat": seat})
            self.begin_last(s, journal)

    def refill(self, s: HyggeState) -> bool:
        """Close the ranks of the stock and fill it up (hygge.check.refill); return False if winter stops it."""
        stock = s.stock
        to: i64 = 0
        place: i64 = 0
        while place < len(stock):
            card = stock[place]
            if card >= 0:
                stock[place] = -1
                stock[to] = card
                to += 1
            place += 1
        return lay_out(s, to)

    def left_of(self, seat: i64) -> i64:
        if seat + 1 == self.seats:
            return 0
        return seat + 1

    # When winter comes

    def begin_last(self, s: HyggeState, journal: Journal | None) -> None:
        """Stop the game (hygge.end.winter) and ask all for a last action, except those who have nothing in front."""
        s.phase = LAST
        seat: i64 = 0
        while seat < self.seats:
            if bare(s, seat):
                s.chosen[seat] = NOTHING
            seat += 1
        self.wait_for_all(s, journal)

    def do_last(self, s: HyggeState, seat: i64, move: i64, journal: Journal | None) -> None:
        """Choose a last action; it stays hidden, and may be replaced, until all have chosen (hygge.end.order)."""
        s.chosen[seat] = move
        self.wait_for_all(s, journal)

    def wait_for_all(self, s: HyggeState, journal: Journal | None) -> None:
        seat: i64 = 0
        while seat < self.seats:
            if s.chosen[seat] < 0:
                s.turn = seat
                return
            seat += 1
        self.reveal(s, journal)
        self.end_game(s, journal)

    def reveal(self, s: HyggeState, journal: Journal | None) -> None:
        """Carry out all last actions together (hygge.end.last-action, hygge.end.order)."""
        if journal is not None:
            s.phase = REVEALED
            journal.mark("last", s)
            s.phase = LAST
        seat: i64 = 0
        while seat < self.seats:
            move = s.chosen[seat]
            s.chosen[seat] = -1
            if move == NOTHING:
                if journal is not None:
                    journal.add("nothing", {"seat": seat})
            elif move >= DISCARD:
                s.front[seat * CARDS + move - DISCARD] -= 1
                s.discarded[seat] = move - DISCARD
                if journal is not None:
                    journal.add("discard", {"seat": seat, "card": move - DISCARD})
            else:
                if journal is not None:
                    self.tell_store(s, seat, move, journal)
                self.put_aside(s, seat, move)
            seat += 1
        self.forget_store(s)

    # Scoring

    def end_game(self, s: HyggeState, journal: Journal | None) -> None:
        """Score a game; then the next one of the match, or the end."""
        seat: i64 = 0
        while seat < self.seats:
            flakes = self.flakes_of(s, seat)
            minus = self.minus_of(s, seat)
            s.results[s.game * self.seats + seat] = flakes - minus
            s.minus[seat] += minus
            if journal is not None:
                args: Args = {"seat": seat, "flakes": flakes, "minus": minus, "points": flakes - minus}
                journal.add("score", args)
            seat += 1
        if s.game + 1 < self.games:
            if journal is not None:
                s.phase = SCORED
                journal.mark("game", s, {"game": s.game + 1})
            self.next_game(s, journal)
            return
        s.phase = OVER
        s.turn = -1
        if journal is not None:
            journal.add("end", {})

    def flakes_of(self, s: HyggeState, seat: i64) -> i64:
        """Count the snowflakes a seat has stored (hygge.score.stored)."""
        return weigh(self.box.flakes, s.stored, seat * CARDS)

    def minus_of(self, s: HyggeState, seat: i64) -> i64:
        """Count what lies in front of a seat, objects and paws (hygge.score.left)."""
        return weigh(self.box.cost, s.front, seat * CARDS)

    def points_of(self, s: HyggeState, seat: i64) -> i64:
        """Add up the points of a seat in all games that are over."""
        points: i64 = 0
        game: i64 = 0
        while game < self.games:
            points += s.results[game * self.seats + seat]
            game += 1
        return points

    def counts_running(self, s: HyggeState) -> bool:
        """Return whether the running game counts as if it ended now: not with memory, which hides what is stored."""
        return s.phase != OVER and s.phase != SCORED and not self.memory

    def scores(self, s: State) -> list[int]:
        assert isinstance(s, HyggeState)
        points = [self.points_of(s, seat) for seat in range(self.seats)]
        if self.counts_running(s):
            return [points[seat] + self.flakes_of(s, seat) - self.minus_of(s, seat) for seat in range(self.seats)]
        return points

    def ranking(self, s: State) -> list[int]:
        """Rank by points, then by fewest negative points (hygge.score.winner), of all games (hygge.match.winner)."""
        assert isinstance(s, HyggeState)
        points = self.scores(s)
        minus = [int(n) for n in s.minus]
        if self.counts_running(s):
            minus = [minus[seat] + self.minus_of(s, seat) for seat in range(self.seats)]
        return places([points[seat] * TIE - minus[seat] for seat in range(self.seats)], high=True)

    # A match

    def next_game(self, s: HyggeState, journal: Journal | None) -> None:
        """Start the next game with the seat that has the fewest points so far (hygge.match.three)."""
        first: i64 = 0
        seat: i64 = 0
        while seat < self.seats:
            if self.points_of(s, seat) < self.points_of(s, first):
                first = seat
            s.discarded[seat] = -1
            seat += 1
        i: i64 = 0
        while i < self.seats * CARDS:
            s.front[i] = 0
            s.stored[i] = 0
            i += 1
        s.game += 1
        s.turn = first
        s.phase = TAKING
        self.dealer.deal(s)
        if journal is not None:
            journal.add("game", {"game": s.game + 1, "seat": first})

    # What a seat cannot know

    def redeal(self, s: State, seat: int | None, rng: Rng) -> None:
        assert isinstance(s, HyggeState)
        redeal(self.dealer, s, self.viewer(seat), rng, self.spare)

    def redraw(self, s: State, rng: Rng) -> None:
        assert isinstance(s, HyggeState)
        redraw(self.dealer, s, rng)

    # Words and checks

    def refusal(self, s: State, seat: int, move: int) -> str:
        assert isinstance(s, HyggeState)
        return refusal(self.box, s, seat, move)

    def text_refusal(self, s: State, seat: int, text: str) -> str:
        assert isinstance(s, HyggeState)
        return text_refusal(self.box, s, seat, text)

    def choice(self, move: int) -> Choice:
        return choice(self.box, move)

    def pieces(self) -> dict[str, list[str]]:
        if not self.action_codes:
            self.action_codes = [choice(self.box, move).text for move in range(ACTIONS)]
        codes = self.box.codes
        return {"card": codes, "animal": codes[:ANIMALS], "line": LINE_CODES, "action": self.action_codes}

    def audit(self, s: State) -> str:
        assert isinstance(s, HyggeState)
        return audit(self.box, self.games, s)
