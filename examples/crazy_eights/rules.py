"""The rules of Crazy Eights, in rulebook order."""

from librt.vecs import vec
from mypy_extensions import i64

from ludotheque.engine.journal import Journal
from ludotheque.engine.masks import BIT, count, members
from ludotheque.engine.meta import Options, first_seat
from ludotheque.engine.rng import Rng
from ludotheque.engine.rules import OWNER, Choice, Rules, State, places
from ludotheque.engine.tables import table

from .moves import ACTIONS, CARD, CARDS, CODES, DRAW, EIGHT, NAMED, PASS, RANK, RANKS, SUIT, SUITS, choice
from .sheet import Sheet, fits
from .state import EightsState


def build(seats: int, options: Options, sheet: Sheet) -> "EightsRules":
    """Make the rules of a table from its checked options."""
    fits(sheet, seats)
    return EightsRules(seats, options, sheet)


class EightsRules(Rules):
    """Crazy Eights for so many seats."""

    def __init__(self, seats: int, options: Options, sheet: Sheet) -> None:  # eights.setup.players
        rounds = options["rounds"]
        assert isinstance(rounds, int)
        most = 3 * CARDS + seats * CARDS  # of a round: each card laid, drawn or passed over, and passes between them
        super().__init__(seats, ACTIONS, ACTIONS, rounds * most)
        self.rounds: i64 = rounds
        self.first = first_seat(options)  # -1: drawn at random
        self.dealt: i64 = sheet.dealt(seats)
        self.cards = [card for card in range(CARDS) if RANKS[RANK[card]] in sheet.points]
        self.cost = table([sheet.points.get(RANKS[RANK[card]], 0) for card in range(CARDS)])

    # Setting up: eights.setup.rounds, eights.setup.first, eights.setup.deal, eights.setup.starter

    def start(self, seed: int) -> EightsState:
        s = EightsState(Rng(seed))
        s.points = vec[i64]([0] * self.seats)
        s.starter = self.first
        if self.first < 0:
            s.starter = s.rng.below(self.seats)
        self.deal(s)
        return s

    def deal(self, s: EightsState) -> None:
        """Begin the next round."""
        s.round += 1
        s.hands = vec[i64]([0] * self.seats)
        s.stock = vec[i64]([-1] * CARDS)
        s.left = len(self.cards)
        card: i64 = 0
        while card < s.left:
            s.stock[card] = self.cards[card]
            card += 1
        s.rng.shuffle(s.stock, s.left, s.left)
        seat: i64 = 0
        while seat < self.seats:
            card = 0
            while card < self.dealt:
                s.hands[seat] |= BIT[self.take(s)]
                card += 1
            seat += 1
        s.top = self.take(s)
        s.pile = BIT[s.top]
        s.suit = SUIT[s.top]
        s.turn = s.starter
        s.drawn = 0
        s.passes = 0

    def take(self, s: EightsState) -> i64:
        """Take the top card of the stock."""
        s.left -= 1
        card = s.stock[s.left]
        s.stock[s.left] = -1
        return card

    # A turn: eights.turn.play, eights.turn.eight, eights.turn.draw, eights.turn.pass

    def to_move(self, s: State) -> i64:
        assert isinstance(s, EightsState)
        return s.turn

    def fill_moves(self, s: State, seat: i64, moves: vec[i64]) -> i64:
        assert isinstance(s, EightsState)
        n: i64 = 0
        if seat != s.turn:
            return n
        move: i64 = 0
        while move < DRAW:
            if s.hands[seat] & BIT[CARD[move]] and self.matches(s, CARD[move]):
                moves[n] = move
                n += 1
            move += 1
        moves[n] = DRAW if self.may_draw(s) else PASS
        return n + 1

    def matches(self, s: EightsState, card: i64) -> bool:
        return RANK[card] == EIGHT or SUIT[card] == s.suit or RANK[card] == RANK[s.top]

    def may_draw(self, s: EightsState) -> bool:
        return s.left > 0 and not s.drawn

    def apply(self, s: State, seat: i64, move: i64, journal: Journal | None) -> None:
        assert isinstance(s, EightsState)
        if move == DRAW:
            card = self.take(s)
            s.hands[seat] |= BIT[card]
            s.drawn = 1
            s.passes = 0
            if journal is not None:
                journal.add("draw", {"seat": seat})
                journal.add("drew", {"card": card}, 1 << seat)
            return
        if move == PASS:
            s.passes += 1
            if journal is not None:
                journal.add("pass", {"seat": seat})
        else:
            self.play(s, seat, move, journal)
        s.drawn = 0
        s.turn = (seat + 1) % self.seats
        if s.hands[seat] == 0 or (s.left == 0 and s.passes >= self.seats):
            self.end_round(s, seat, journal)

    def play(self, s: EightsState, seat: i64, move: i64, journal: Journal | None) -> None:
        s.top = CARD[move]
        s.suit = NAMED[move]
        s.hands[seat] &= ~BIT[s.top]
        s.pile |= BIT[s.top]
        s.passes = 0
        if journal is not None:
            if RANK[s.top] == EIGHT:
                journal.add("eight", {"seat": seat, "card": s.top, "suit": s.suit})
            else:
                journal.add("play", {"seat": seat, "card": s.top})

    # The end: eights.end.out, eights.end.blocked, eights.end.score, eights.end.winner

    def end_round(self, s: EightsState, last: i64, journal: Journal | None) -> None:
        if journal is not None:
            journal.add("out" if s.hands[last] == 0 else "blocked", {"seat": last} if s.hands[last] == 0 else {})
        for seat in range(self.seats):
            cost = self.cost_of(s.hands[seat])
            s.points[seat] += cost
            if journal is not None and s.hands[seat]:
                journal.add("left", {"seat": seat, "cards": members(s.hands[seat]), "points": cost})
        if s.round == self.rounds:
            s.turn = -1
            return
        s.starter = (s.starter + 1) % self.seats
        self.deal(s)
        if journal is not None:
            journal.add("round", {"number": s.round, "card": s.top})

    def cost_of(self, cards: i64) -> int:
        """Add up what the cards of a hand cost."""
        return sum(self.cost[card] for card in members(cards))

    def scores(self, s: State) -> list[int]:
        assert isinstance(s, EightsState)
        return [s.points[seat] for seat in range(self.seats)]

    def ranking(self, s: State) -> list[int]:
        return places(self.scores(s), high=False)

    # What a seat cannot know: eights.info.hidden

    def redeal(self, s: State, seat: int | None, rng: Rng) -> None:
        assert isinstance(s, EightsState)
        viewer = self.viewer(seat)
        s.rng = Rng(rng.seed())
        if s.turn < 0:
            return  # the last hands have been shown
        known = s.pile
        if viewer >= 0:
            known |= s.hands[viewer]
        hidden = [card for card in self.cards if not known & BIT[card]]
        mixed = vec[i64](hidden)
        n: i64 = len(hidden)
        rng.shuffle(mixed, n, n)
        other: i64 = 0
        while other < self.seats:
            if other != viewer:
                held = count(s.hands[other])
                s.hands[other] = 0
                for _ in range(held):
                    n -= 1
                    s.hands[other] |= BIT[mixed[n]]
            other += 1
        while n > 0:
            n -= 1
            s.stock[n] = mixed[n]

    def redraw(self, s: State, rng: Rng) -> None:
        assert isinstance(s, EightsState)
        s.rng = Rng(rng.seed())
        if s.turn < 0:
            return
        hidden = vec[i64](sorted(s.stock[: s.left]))
        n: i64 = s.left
        rng.shuffle(hidden, n, n)
        while n > 0:
            n -= 1
            s.stock[n] = hidden[n]

    # Refusals, words and checks

    def refusal(self, s: State, seat: int, move: int) -> str:
        assert isinstance(s, EightsState)
        if move == DRAW:
            return "eights.turn.draw"
        if move == PASS:
            return "eights.turn.pass"
        return "eights.turn.play" if s.hands[seat] & BIT[CARD[move]] else OWNER

    def text_refusal(self, s: State, seat: int, text: str) -> str:
        """Know an eight that names no suit."""
        words = text.split()
        bare = len(words) == 2 and words[0] == "play" and words[1] in CODES
        return "eights.turn.eight" if bare else OWNER

    def choice(self, move: int) -> Choice:
        return choice(move)

    def pieces(self) -> dict[str, list[str]]:
        return {"card": CODES, "suit": SUITS}

    def audit(self, s: State) -> str:
        assert isinstance(s, EightsState)
        if not (0 <= s.starter < self.seats and -1 <= s.turn < self.seats and 1 <= s.round <= self.rounds):
            return "audit-turn"
        if not (0 <= s.top < CARDS and s.pile & BIT[s.top] and 0 <= s.suit < len(SUITS)):
            return "audit-pile"
        if RANK[s.top] != EIGHT and s.suit != SUIT[s.top]:
            return "audit-pile"
        if not (s.drawn in (0, 1) and 0 <= s.passes <= self.seats and min(s.points) >= 0):
            return "audit-count"
        if not 0 <= s.left <= CARDS or any(card >= 0 for card in s.stock[s.left :]):
            return "audit-stock"
        piles = [members(s.pile), *(members(hand) for hand in s.hands), list(s.stock[: s.left])]
        if sorted(card for pile in piles for card in pile) != self.cards:
            return "audit-cards"
        return ""
