"""The rules of Odin, in rulebook order."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ludotheque.engine.journal import Journal
from ludotheque.engine.masks import BIT, count, members
from ludotheque.engine.meta import Options, first_seat
from ludotheque.engine.rng import Rng
from ludotheque.engine.rules import Choice, Rules, State, places
from ludotheque.engine.tables import table
from ludotheque.games.odin.audit import audit
from ludotheque.games.odin.box import PAIRS, Box
from ludotheque.games.odin.choices import choice
from ludotheque.games.odin.moves import ACTIONS, CARDS_OF, CODES, NUMBER_OF, PASS, PLAYS, TAKE
from ludotheque.games.odin.plays import fill_follow, fill_open, fill_take
from ludotheque.games.odin.redeal import redeal
from ludotheque.games.odin.refusals import refusal, text_refusal
from ludotheque.games.odin.sheet import Sheet, fits
from ludotheque.games.odin.state import FOLLOW, OPEN, OVER, SHOWN, TAKING, OdinState

MOST: Final = 512  # more moves than any hand of nine can have
LONGEST: Final = 100_000  # decisions: hands never grow and every trick sheds a card, so every round ends


def build(seats: int, options: Options, sheet: Sheet) -> "OdinRules":
    """Make the rules of a table from its checked options."""
    four_colours = options["four_colours"] is True  # odin.setup.two-players
    fits(sheet, seats, four_colours)
    target = 0 if options["single_round"] is True else int(options["target"])  # odin.options.target
    return OdinRules(seats, Box(seats, sheet.deck, sheet.hand, target, four_colours, first_seat(options)))


class OdinRules(Rules):
    """Odin for so many seats: odin.setup.players."""

    def __init__(self, seats: int, box: Box) -> None:
        super().__init__(seats, ACTIONS, MOST, LONGEST)
        self.box = box
        self.left = table([*range(1, seats), 0])  # the seat to the left of each

    # Setting up

    def start(self, seed: int) -> OdinState:
        rng = Rng(seed)
        s = OdinState(rng)
        s.hands = vec[i64]([0] * self.seats)
        s.points = vec[i64]([0] * self.seats)
        s.opener = self.box.first if self.box.first >= 0 else rng.below(self.seats)  # odin.setup.first
        if self.box.four_colours:
            s.box = self.box.left_out(PAIRS[rng.below(len(PAIRS))])  # odin.setup.two-players
        self.deal(s)
        return s

    def deal(self, s: OdinState) -> None:
        """Shuffle all cards in use and deal a hand to each; the rest is set aside unseen: odin.setup.deal."""
        box = self.box
        pile = box.pile[:]
        size = box.hand
        s.rng.shuffle(pile, box.gather(box.deck & ~s.box, pile), self.seats * size)
        card: i64 = 0
        seat: i64 = 0
        while seat < self.seats:
            hand: i64 = 0
            last = card + size
            while card < last:
                hand |= BIT[pile[card]]
                card += 1
            s.hands[seat] = hand
            seat += 1
        s.seen = 0
        s.phase = OPEN
        s.turn = s.opener
        s.leader = s.opener
        s.centre = -1
        s.beaten = 0
        s.passes = 0
        s.discards = 0
        s.top = 0

    # What may be done: leading a trick, playing on, taking a card, passing

    def to_move(self, s: State) -> i64:
        assert isinstance(s, OdinState)
        return s.turn

    def stage(self, s: State) -> i64:
        assert isinstance(s, OdinState)
        return s.round

    def fill_moves(self, s: State, seat: i64, moves: vec[i64]) -> i64:
        assert isinstance(s, OdinState)
        if seat != s.turn:
            return 0
        if s.phase == FOLLOW:
            return fill_follow(s.hands[seat], s.centre, moves)
        if s.phase == OPEN:
            return fill_open(s.hands[seat], moves)
        return fill_take(s.beaten, moves)

    def apply(self, s: State, seat: i64, move: i64, journal: Journal | None) -> None:
        assert isinstance(s, OdinState)
        if move == PASS:
            self.do_pass(s, seat, journal)
        elif move < PASS:
            self.do_play(s, seat, move, journal)
        else:
            self.do_take(s, seat, move - TAKE, journal)

    def do_play(self, s: OdinState, seat: i64, move: i64, journal: Journal | None) -> None:
        cards = CARDS_OF[move]
        if journal is not None:
            key = "open" if s.phase == OPEN else "play"
            journal.add(key, {"seat": seat, "cards": members(cards), "number": NUMBER_OF[move]})
        hand = s.hands[seat] & ~cards
        s.seen &= ~cards
        beaten: i64 = 0  # odin.take.none-on-open
        if s.centre >= 0:
            beaten = CARDS_OF[s.centre]
        s.centre = move
        s.leader = seat
        s.passes = 0  # odin.trick.end: every play restarts the count
        if hand == 0:
            s.hands[seat] = 0
            if beaten:  # odin.take.none-when-out: the round stops before anything is taken
                s.discards |= beaten
                s.top = beaten
            if journal is not None:
                s.phase = FOLLOW
                journal.mark("out", s, {"seat": seat, "number": NUMBER_OF[move]})
            self.end_round(s, seat, journal)
            return
        if beaten & (beaten - 1):
            s.hands[seat] = hand
            s.beaten = beaten
            s.phase = TAKING  # odin.take.when: the play is seen before the card is picked
            return
        s.hands[seat] = hand | beaten  # odin.take.when: a lone card comes without a decision
        s.seen |= beaten
        s.phase = FOLLOW
        s.turn = self.left[seat]
        if journal is not None and beaten:
            journal.add("take", {"seat": seat, "card": members(beaten)[0]})

    def do_take(self, s: OdinState, seat: i64, card: i64, journal: Journal | None) -> None:
        taken = BIT[card]
        others = s.beaten & ~taken  # odin.take.one
        s.hands[seat] |= taken
        s.seen |= taken
        s.discards |= others
        s.top = others
        if journal is not None:
            journal.add("choose", {"seat": seat, "card": card, "cards": members(others)})
        s.beaten = 0
        s.phase = FOLLOW
        s.turn = self.left[seat]

    def do_pass(self, s: OdinState, seat: i64, journal: Journal | None) -> None:
        if journal is not None:
            journal.add("pass", {"seat": seat})
        s.passes += 1
        if s.passes < self.seats - 1:
            s.turn = self.left[seat]  # odin.pass.returns: the turn comes round again, whoever has passed
            return
        # odin.trick.end: all the others passed, and the last player is not asked again.
        if journal is not None:
            journal.add("trick", {"seat": s.leader})
            journal.mark("trick", s, {"seat": s.leader})
        s.top = CARDS_OF[s.centre]
        s.discards |= s.top
        s.centre = -1
        s.passes = 0
        s.phase = OPEN
        s.turn = s.leader

    # End of a round

    def end_round(self, s: OdinState, out: i64, journal: Journal | None) -> None:
        """Score the round that ends with an empty hand: odin.round.end."""
        if journal is not None:
            journal.add("out", {"seat": out})
        high: i64 = 0
        seat: i64 = 0
        while seat < self.seats:
            left = count(s.hands[seat])
            s.points[seat] += left  # odin.round.score
            if s.points[seat] > high:
                high = s.points[seat]
            if journal is not None and left:  # odin.round.show
                journal.add("show", {"seat": seat, "cards": members(s.hands[seat]), "points": left})
            seat += 1
        if journal is not None:
            s.phase = SHOWN
            journal.mark("round", s, {"seat": out, "round": s.round + 1})
        if high >= self.box.target:  # odin.game.end
            s.phase = OVER
            s.turn = -1
            if journal is not None:
                journal.add("end", {})
            return
        s.round += 1
        s.opener = self.left[s.opener]  # odin.round.next
        self.deal(s)
        if journal is not None:
            journal.add("round", {"round": s.round + 1, "seat": s.opener})

    # End of the game

    def scores(self, s: State) -> list[int]:
        assert isinstance(s, OdinState)
        return [s.points[seat] for seat in range(self.seats)]

    def ranking(self, s: State) -> list[int]:
        return places(self.scores(s), high=False)  # odin.game.winner

    # What may be known

    def redeal(self, s: State, seat: int | None, rng: Rng) -> None:
        assert isinstance(s, OdinState)
        redeal(self.box, s, self.viewer(seat), rng)

    # Refusals, words and checks

    def refusal(self, s: State, seat: int, move: int) -> str:
        assert isinstance(s, OdinState)
        return refusal(s, seat, move)

    def text_refusal(self, s: State, seat: int, text: str) -> str:
        assert isinstance(s, OdinState)
        return text_refusal(s, seat, text)

    def choice(self, move: int) -> Choice:
        return choice(move)

    def pieces(self) -> dict[str, list[str]]:
        return {"card": CODES, "play": PLAYS}

    def audit(self, s: State) -> str:
        assert isinstance(s, OdinState)
        return audit(self.box, s)
