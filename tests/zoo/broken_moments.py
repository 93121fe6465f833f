"""Toys whose moments are none, or tell what they should not."""

from ludotheque.engine.journal import Journal, Moment
from ludotheque.engine.rules import State
from tests.zoo.culprits import caught_by
from tests.zoo.shelf.crows.rules import CrowsRules
from tests.zoo.shelf.crows.state import CrowsState


class Marking(CrowsRules):
    """Mark other moments than the toy does."""

    def apply(self, s: State, seat: int, move: int, journal: Journal | None) -> None:
        super().apply(s, seat, move, journal)
        if journal is not None and journal.moments:
            self.mark(s, seat, journal)

    def mark(self, s: State, seat: int, journal: Journal) -> None:
        raise NotImplementedError


@caught_by("check_every_mark_occurs")
class Unmarked(Marking):
    """What the game declares never happens."""

    def mark(self, s: State, seat: int, journal: Journal) -> None:
        journal.moments.clear()


@caught_by("check_marks", "check_prompts")
class Undeclared(Marking):
    """The rules mark what the game does not declare, and nobody has words for."""

    def mark(self, s: State, seat: int, journal: Journal) -> None:
        journal.mark("cawed", s)


@caught_by("check_marks")
class OutOfOrder(Marking):
    """A moment comes before one that came before it."""

    def mark(self, s: State, seat: int, journal: Journal) -> None:
        journal.moments.append(Moment("played", 0, s.copy(), {"seat": seat}))


@caught_by("check_nobody_acts_in_moments")
class AfterTheEnd(Marking):
    """The last moment comes after the end."""

    def mark(self, s: State, seat: int, journal: Journal) -> None:
        journal.mark("played", s, {"seat": seat})


@caught_by("check_moments_stay")
class Shared(Marking):
    """A moment keeps the state itself, and no copy."""

    def mark(self, s: State, seat: int, journal: Journal) -> None:
        journal.moments[0].state = s


@caught_by("check_journal_tells_no_more")
class TellingMoment(Marking):
    """What is said of a moment names a card that nobody has seen."""

    def mark(self, s: State, seat: int, journal: Journal) -> None:
        assert isinstance(s, CrowsState)
        journal.moments[0].args["card"] = max(0, s.deck[0])


@caught_by("check_journal_tells_no_more")
class ShownHands(Marking):
    """A moment lays the next hand open, and the table forgets it."""

    def mark(self, s: State, seat: int, journal: Journal) -> None:
        shown = journal.moments[0].state
        assert isinstance(shown, CrowsState)
        other = (seat + 1) % self.seats
        shown.played[other] |= shown.hands[other]
