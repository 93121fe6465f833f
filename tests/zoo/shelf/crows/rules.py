"""The rules of Crows: a correct toy, from which the broken ones derive."""

from librt.vecs import vec
from mypy_extensions import i64

from ludotheque.engine.journal import Journal
from ludotheque.engine.meta import Options, first_seat
from ludotheque.engine.rng import Rng
from ludotheque.engine.rules import OWNER, Choice, Rules, State, places

from .sheet import Sheet
from .state import CrowsState

FULL = 3  # cards in a hand: no more may be drawn


def build(seats: int, options: Options, sheet: Sheet) -> "CrowsRules":
    return CrowsRules(seats, options, sheet)


def cards_of(mask: int) -> list[int]:
    return [card for card in range(12) if mask >> card & 1]


class CrowsRules(Rules):
    """Crows for so many seats. A move is a card to play, or DRAW, the number after the last card."""

    def __init__(self, seats: int, options: Options, sheet: Sheet) -> None:
        super().__init__(seats, sheet.cards + 1, sheet.cards + 1, 2 * sheet.cards)
        self.cards = sheet.cards
        self.hand = sheet.hand
        self.draw = sheet.cards
        self.low = options["low"] is True
        self.first = first_seat(options)

    def state(self, rng: Rng) -> CrowsState:
        return CrowsState(rng)

    # crows.setup.players

    def start(self, seed: int) -> CrowsState:
        s = self.state(Rng(seed))
        s.turn = self.first if self.first >= 0 else s.rng.below(self.seats)
        s.deck = vec[i64](list(range(self.cards)))
        s.rng.shuffle(s.deck, self.cards, self.cards)
        s.left = self.cards
        s.hands = vec[i64]([0] * self.seats)
        s.played = vec[i64]([0] * self.seats)
        for seat in range(self.seats):
            for _ in range(self.hand):
                self.take(s, seat)
        return s

    def take(self, s: CrowsState, seat: int) -> int:
        s.left -= 1
        card = s.deck[s.left]
        s.deck[s.left] = -1
        s.hands[seat] |= 1 << card
        return card

    def to_move(self, s: State) -> int:
        assert isinstance(s, CrowsState)
        return s.turn

    # crows.draw.limit, crows.draw.empty

    def fill_moves(self, s: State, seat: int, moves: vec[i64]) -> int:
        assert isinstance(s, CrowsState)
        if seat != s.turn:
            return 0
        listed = cards_of(s.hands[seat])
        if s.left and len(listed) < FULL:
            listed.append(self.draw)
        for n, move in enumerate(listed):
            moves[n] = move
        return len(listed)

    def apply(self, s: State, seat: int, move: int, journal: Journal | None) -> None:
        assert isinstance(s, CrowsState)
        if move == self.draw:
            card = self.take(s, seat)
            if journal is not None:
                journal.add("draw", {"seat": seat})
                journal.add("drew", {"card": card}, 1 << seat)
        else:
            s.hands[seat] &= ~(1 << move)
            s.played[seat] |= 1 << move
            if journal is not None:
                journal.add("play", {"seat": seat, "card": move})
                journal.mark("played", s, {"seat": seat})
        self.pass_on(s, seat)

    def pass_on(self, s: CrowsState, seat: int) -> None:
        """Go to the next seat that can do something."""
        for step in range(1, self.seats + 1):
            s.turn = (seat + step) % self.seats
            if s.left or s.hands[s.turn]:
                return
        s.turn = -1

    # crows.end.winner

    def scores(self, s: State) -> list[int]:
        assert isinstance(s, CrowsState)
        return [sum(card + 1 for card in cards_of(s.played[seat])) for seat in range(self.seats)]

    def ranking(self, s: State) -> list[int]:
        return places(self.scores(s), high=not self.low)

    # crows.info.hidden; what crows.info.public and crows.info.memory name stays where it is

    def redeal(self, s: State, seat: int | None, rng: Rng) -> None:
        assert isinstance(s, CrowsState)
        viewer = self.viewer(seat)
        s.rng = Rng(rng.seed())
        known = sum(s.played) | (s.hands[viewer] if viewer >= 0 else 0)
        hidden = [card for card in range(self.cards) if not known >> card & 1]
        pile = vec[i64](hidden)
        rng.shuffle(pile, len(hidden), len(hidden))
        mixed = list(pile)
        for other in range(self.seats):
            if other != viewer:
                s.hands[other] = sum(1 << mixed.pop() for _ in cards_of(s.hands[other]))
        for n in range(s.left):
            s.deck[n] = mixed.pop()

    def redraw(self, s: State, rng: Rng) -> None:
        assert isinstance(s, CrowsState)
        s.rng = Rng(rng.seed())
        pile = vec[i64](sorted(s.deck[: s.left]))
        rng.shuffle(pile, s.left, s.left)
        for n in range(s.left):
            s.deck[n] = pile[n]

    def refusal(self, s: State, seat: int, move: int) -> str:
        assert isinstance(s, CrowsState)
        if move < self.draw:
            return OWNER
        return "crows.draw.limit" if s.left else "crows.draw.empty"

    def choice(self, move: int) -> Choice:
        if move == self.draw:
            return Choice(move, "draw", {}, "draw")
        return Choice(move, "play", {"card": move}, f"play {self.pieces()['card'][move]}")

    def pieces(self) -> dict[str, list[str]]:
        return {"card": [f"c{card + 1}" for card in range(self.cards)]}

    def audit(self, s: State) -> str:
        assert isinstance(s, CrowsState)
        every = [*s.deck[: s.left], *(card for mask in [*s.hands, *s.played] for card in cards_of(mask))]
        if sorted(every) != list(range(self.cards)):
            return "audit-cards"
        if any(card >= 0 for card in s.deck[s.left :]):
            return "audit-deck"
        if not -1 <= s.turn < self.seats or (s.turn == -1) != (not s.left and not any(s.hands)):
            return "audit-turn"
        return ""
