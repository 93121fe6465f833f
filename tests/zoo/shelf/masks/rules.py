"""The rules of Masks: a correct toy with simultaneous choices, from which the broken ones derive."""

from librt.vecs import vec
from mypy_extensions import i64

from ludotheque.engine.journal import Journal
from ludotheque.engine.meta import Options
from ludotheque.engine.rng import Rng
from ludotheque.engine.rules import OWNER, Choice, Rules, State, places

from .sheet import Sheet
from .state import MasksState


def build(seats: int, options: Options, sheet: Sheet) -> "MasksRules":
    return MasksRules(seats, sheet.cards)


def masks_of(held: int) -> list[int]:
    return [mask for mask in range(6) if held >> mask & 1]


class MasksRules(Rules):
    """Masks for so many seats. A move is the mask one chooses."""

    def __init__(self, seats: int, cards: int) -> None:
        super().__init__(seats, cards, cards, cards * seats)
        self.cards = cards

    def state(self, rng: Rng) -> MasksState:
        return MasksState(rng)

    # masks.setup.players

    def start(self, seed: int) -> MasksState:
        s = self.state(Rng(seed))
        s.hands = vec[i64]([(1 << self.cards) - 1] * self.seats)
        s.chosen = vec[i64]([-1] * self.seats)
        s.points = vec[i64]([0] * self.seats)
        return s

    def running(self, s: MasksState) -> bool:
        return s.rounds < self.cards - 1  # the last mask is no choice

    def to_move(self, s: State) -> int:
        waiting = self.waiting(s)
        return waiting[0] if waiting else -1

    def waiting(self, s: State) -> list[int]:
        assert isinstance(s, MasksState)
        return [seat for seat in range(self.seats) if s.chosen[seat] < 0] if self.running(s) else []

    def revising(self, s: State) -> list[int]:
        assert isinstance(s, MasksState)
        return [seat for seat in range(self.seats) if s.chosen[seat] >= 0]

    def fill_moves(self, s: State, seat: int, moves: vec[i64]) -> int:
        assert isinstance(s, MasksState)
        if not self.running(s) or not 0 <= seat < self.seats:
            return 0
        listed = masks_of(s.hands[seat])
        for n, move in enumerate(listed):
            moves[n] = move
        return len(listed)

    def apply(self, s: State, seat: int, move: int, journal: Journal | None) -> None:
        assert isinstance(s, MasksState)
        if journal is not None and s.chosen[seat] < 0:
            journal.add("chosen", {"seat": seat})
        s.chosen[seat] = move
        if min(s.chosen) >= 0:
            self.resolve(s, journal)

    def resolve(self, s: MasksState, journal: Journal | None) -> None:
        """Show all masks: the highest takes as many points; among equals, luck decides."""
        best = [seat for seat in range(self.seats) if s.chosen[seat] == max(s.chosen)]
        winner = best[s.rng.below(len(best))]
        s.points[winner] += s.chosen[winner] + 1
        for seat in range(self.seats):
            if journal is not None:
                journal.add("shown", {"seat": seat, "mask": s.chosen[seat]})
            s.hands[seat] &= ~(1 << s.chosen[seat])
            s.chosen[seat] = -1
        s.rounds += 1
        if journal is not None:
            journal.add("won", {"seat": winner})

    def scores(self, s: State) -> list[int]:
        assert isinstance(s, MasksState)
        return list(s.points)

    def ranking(self, s: State) -> list[int]:
        return places(self.scores(s), high=True)

    # masks.info.hidden; what masks.info.public and masks.info.memory name stays where it is

    def redeal(self, s: State, seat: int | None, rng: Rng) -> None:
        assert isinstance(s, MasksState)
        viewer = self.viewer(seat)
        s.rng = Rng(rng.seed())
        for other in range(self.seats):
            if other != viewer and s.chosen[other] >= 0:
                held = masks_of(s.hands[other])
                s.chosen[other] = held[rng.below(len(held))]

    def refusal(self, s: State, seat: int, move: int) -> str:
        return OWNER

    def choice(self, move: int) -> Choice:
        return Choice(move, "wear", {"mask": move}, f"wear m{move + 1}")

    def pieces(self) -> dict[str, list[str]]:
        return {"mask": [f"m{mask + 1}" for mask in range(self.cards)]}

    def audit(self, s: State) -> str:
        assert isinstance(s, MasksState)
        for seat in range(self.seats):
            if len(masks_of(s.hands[seat])) != self.cards - s.rounds:
                return "audit-masks"
            if s.chosen[seat] >= 0 and not s.hands[seat] >> s.chosen[seat] & 1:
                return "audit-chosen"
        return "" if min(s.chosen) < 0 else "audit-waiting"
