"""Toys whose simultaneous choices are wrong."""

from librt.vecs import vec
from msgspec.structs import replace
from mypy_extensions import i64

from ludotheque.engine.journal import Journal
from ludotheque.engine.rng import Rng
from ludotheque.engine.rules import TURN, State
from tests.zoo.culprits import caught_by
from tests.zoo.shelf.masks.observe import seated
from tests.zoo.shelf.masks.rules import MasksRules
from tests.zoo.shelf.masks.state import MasksState
from tests.zoo.shelf.masks.view import MasksView


@caught_by("check_secret", "check_redeal_shows_nothing", instead_of="masks.observe.seated")
def shows_choices(rules: MasksRules, s: MasksState, seat: int, shown: MasksView) -> MasksView:
    return replace(seated(rules, s, seat, shown), mine=str(list(s.chosen)))


@caught_by("check_secret")
class TellingChoice(MasksRules):
    """The journal tells what was chosen."""

    def apply(self, s: State, seat: int, move: int, journal: Journal | None) -> None:
        if journal is not None:
            journal.add("shown", {"seat": seat, "mask": move})
        super().apply(s, seat, move, journal)


@caught_by("check_secret")
class KnownChoice(MasksRules):
    """A redeal keeps what the others have chosen."""

    def redeal(self, s: State, seat: int | None, rng: Rng) -> None:
        s.rng = Rng(rng.seed())


@caught_by("check_order")
class FirstComeFirstServed(MasksRules):
    """The seat that is quicker gets a point."""

    def apply(self, s: State, seat: int, move: int, journal: Journal | None) -> None:
        assert isinstance(s, MasksState)
        first = max(s.chosen) < 0
        super().apply(s, seat, move, journal)
        s.points[seat] += first


@caught_by("check_order")
class LuckPerChoice(MasksRules):
    """Each choice draws random numbers of its own."""

    def apply(self, s: State, seat: int, move: int, journal: Journal | None) -> None:
        assert isinstance(s, MasksState)
        for _ in range(seat * sum(mask >= 0 for mask in s.chosen)):
            s.rng.word()
        super().apply(s, seat, move, journal)


@caught_by("check_revisions")
class Final(MasksRules):
    """A choice once made stands."""

    def revising(self, s: State) -> list[int]:
        return []

    def fill_moves(self, s: State, seat: int, moves: vec[i64]) -> int:
        return super().fill_moves(s, seat, moves) if seat in self.waiting(s) else 0


@caught_by("check_revisions")
class FewerSecondThoughts(MasksRules):
    """A seat that changes its mind has fewer masks to choose from."""

    def fill_moves(self, s: State, seat: int, moves: vec[i64]) -> int:
        n = super().fill_moves(s, seat, moves)
        return n - 1 if n and seat in self.revising(s) else n


@caught_by("check_revisions", "check_late")
class CostlySecondThought(MasksRules):
    """A seat that changes its mind loses a point."""

    def apply(self, s: State, seat: int, move: int, journal: Journal | None) -> None:
        assert isinstance(s, MasksState)
        s.points[seat] -= s.chosen[seat] >= 0
        super().apply(s, seat, move, journal)


@caught_by("check_late", "check_somebody_can_act")
class NeverTooLate(MasksRules):
    """When all is over, one may still change one's mind."""

    def revising(self, s: State) -> list[int]:
        return super().revising(s) or ([0] if not self.waiting(s) else [])


@caught_by("check_late")
class WrongLateRefusal(MasksRules):
    """A late choice is refused for a reason that is none."""

    def why_not(self, s: State, seat: int, move: int) -> str:
        why = super().why_not(s, seat, move)
        return "table.step" if why == TURN else why
