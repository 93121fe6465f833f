"""Toys whose moves, refusals or scores are wrong."""

from librt.vecs import vec
from msgspec.structs import replace
from mypy_extensions import i64

from ludotheque.engine.journal import Journal
from ludotheque.engine.rng import Rng
from ludotheque.engine.rules import State
from tests.zoo.culprits import caught_by
from tests.zoo.shelf.crows.observe import public
from tests.zoo.shelf.crows.rules import CrowsRules
from tests.zoo.shelf.crows.state import CrowsState
from tests.zoo.shelf.crows.view import CrowsView

# Who may do what


@caught_by("check_somebody_can_act")
class DeadEnd(CrowsRules):
    """Somebody with a single card left may not play it."""

    def fill_moves(self, s: State, seat: int, moves: vec[i64]) -> int:
        n = super().fill_moves(s, seat, moves)
        return 0 if n == 1 else n


@caught_by("check_somebody_can_act")
class EverybodyAtOnce(CrowsRules):
    """Those who are not to act have moves too."""

    def fill_moves(self, s: State, seat: int, moves: vec[i64]) -> int:
        assert isinstance(s, CrowsState)
        before, s.turn = s.turn, seat if s.turn >= 0 else -1
        n = super().fill_moves(s, seat, moves)
        s.turn = before
        return n


@caught_by("check_somebody_can_act")
class WrongTurn(CrowsRules):
    """The seats that owe a decision are not the one whose turn it is."""

    def waiting(self, s: State) -> list[int]:
        return list(range(self.seats)) if self.to_move(s) >= 0 else []


@caught_by("check_legal_moves")
class Unsorted(CrowsRules):
    """Legal moves come in the wrong order."""

    def fill_moves(self, s: State, seat: int, moves: vec[i64]) -> int:
        n = super().fill_moves(s, seat, moves)
        if n > 1:
            moves[0], moves[1] = moves[1], moves[0]
        return n


@caught_by("check_legal_moves")
class Doubled(CrowsRules):
    """A legal move is listed twice."""

    def fill_moves(self, s: State, seat: int, moves: vec[i64]) -> int:
        n = super().fill_moves(s, seat, moves)
        if 1 < n < len(moves):
            moves[n] = moves[n - 1]
            n += 1
        return n


@caught_by("check_legal_moves", "check_same_again")
class AskingChangesThings(CrowsRules):
    """To ask what is legal draws random numbers."""

    def fill_moves(self, s: State, seat: int, moves: vec[i64]) -> int:
        s.rng.word()
        return super().fill_moves(s, seat, moves)


@caught_by("check_legal_moves_apply", "check_conservation")
class LostCard(CrowsRules):
    """Now and then a card that is played is gone."""

    def apply(self, s: State, seat: int, move: int, journal: Journal | None) -> None:
        super().apply(s, seat, move, journal)
        assert isinstance(s, CrowsState)
        if s.left == 0:
            s.played[seat] &= ~1


@caught_by("check_samples")
class UnfairSample(CrowsRules):
    """A sample likes the first move."""

    def sample(self, s: State, seat: int, rng: Rng) -> int:
        legal = self.legal_moves(s, seat)
        return legal[min(rng.below(len(legal)), rng.below(len(legal)))]


@caught_by("check_samples")
class IllegalSample(CrowsRules):
    """A sample is not always legal."""

    def sample(self, s: State, seat: int, rng: Rng) -> int:
        return rng.below(self.actions)


# Refusals


@caught_by("check_refusals")
class UnknownRule(CrowsRules):
    """A refusal names a rule that no rulebook has."""

    def refusal(self, s: State, seat: int, move: int) -> str:
        return "crows.no.such-rule"


@caught_by("check_refusals")
class CostlyRefusal(CrowsRules):
    """To be refused costs a card of the deck."""

    def refusal(self, s: State, seat: int, move: int) -> str:
        s.rng.word()
        return super().refusal(s, seat, move)


@caught_by("check_refusals")
class Lenient(CrowsRules):
    """What is not legal is allowed after all."""

    def why_not(self, s: State, seat: int, move: int) -> str:
        return "" if type(move) is int and 0 <= move < self.actions else super().why_not(s, seat, move)


@caught_by("check_text_refusals")
class UnknownTextRule(CrowsRules):
    """What names no move is refused with a rule that no rulebook has."""

    def text_refusal(self, s: State, seat: int, text: str) -> str:
        return "crows.no.such-rule"


@caught_by("check_text_refusals")
class TextOutOfTurn(CrowsRules):
    """What is typed out of turn is refused as if it were one's turn."""

    def why_not_text(self, s: State, seat: int, text: str) -> str:
        return self.text_refusal(s, seat, text) if self.parse(text) < 0 else super().why_not_text(s, seat, text)


@caught_by("check_text_refusals")
class OtherWays(CrowsRules):
    """A move that is typed is refused with another rule than its number."""

    def why_not_text(self, s: State, seat: int, text: str) -> str:
        return super().why_not_text(s, seat, text) and "crows.draw.limit"


@caught_by("check_refusals_show_nothing")
class TellingTextRefusal(CrowsRules):
    """What names no move is refused with a rule that depends on the deck."""

    def text_refusal(self, s: State, seat: int, text: str) -> str:
        assert isinstance(s, CrowsState)
        return "crows.draw.limit" if s.deck[0] % 2 else "crows.draw.empty"


@caught_by("check_refusals_show_nothing")
class TellingRefusal(CrowsRules):
    """A refusal says whether the card lies in the deck."""

    def refusal(self, s: State, seat: int, move: int) -> str:
        assert isinstance(s, CrowsState)
        return "crows.draw.limit" if move in list(s.deck) else "crows.draw.empty"


# The end


@caught_by("check_end")
class Endless(CrowsRules):
    """To play a 1 brings it back to the hand."""

    def apply(self, s: State, seat: int, move: int, journal: Journal | None) -> None:
        super().apply(s, seat, move, journal)
        assert isinstance(s, CrowsState)
        if move == 0:
            s.played[seat] &= ~1
            s.hands[seat] |= 1
            self.pass_on(s, seat)


@caught_by("check_scores")
class WrongScores(CrowsRules):
    """The last seat gets a point too many."""

    def scores(self, s: State) -> list[int]:
        told = super().scores(s)
        return [*told[:-1], told[-1] + (self.to_move(s) < 0)]


@caught_by("check_ranking")
class WrongPlaces(CrowsRules):
    """There is no second place."""

    def ranking(self, s: State) -> list[int]:
        return [place if place == 1 else place + 1 for place in super().ranking(s)]


@caught_by("check_ranking", instead_of="crows.observe.public")
def tells_places_early(rules: CrowsRules, s: CrowsState) -> CrowsView:
    return replace(public(rules, s), ranking=rules.ranking(s))


@caught_by("check_ranking", instead_of="crows.observe.public")
def points_from_nowhere(rules: CrowsRules, s: CrowsState) -> CrowsView:
    shown = public(rules, s)
    return replace(shown, breakdown=[{"cards": 1} for _ in shown.breakdown])
