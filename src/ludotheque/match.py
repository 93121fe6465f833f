"""A match: the face of the library."""

from collections.abc import Mapping

from ludotheque.engine.journal import Event, Journal
from ludotheque.engine.meta import Options
from ludotheque.engine.record import Record
from ludotheque.engine.refused import IllegalMove, Refused
from ludotheque.engine.rules import OWNER, Choice, Rules, State
from ludotheque.engine.sheet import fingerprint
from ludotheque.library import Game, game
from ludotheque.view import View

POSITION = 1


class Match:
    """A game being played: a state, the rules that change it, and how it came to be.

    >>> import ludotheque as lt
    >>> match = lt.game("odin").match(seats=3, seed=7)
    >>> match.play(match.waiting[0], match.choices(match.waiting[0])[0])
    >>> len(match.moves)
    1
    """

    def __init__(
        self, box: Game, seats: int, seed: int, options: Mapping[str, object] | None = None, sheet: str | None = None
    ) -> None:
        self.game = box
        self.seats = seats
        self.seed = seed
        self.options: Options = box.meta.resolve(seats, options or {})
        self.sheet = sheet  # None: the sheet of the house
        self.rules: Rules = box.rules(seats, self.options, sheet)
        try:
            self.state: State = self.rules.start(seed)
        except ValueError as error:
            raise Refused(str(error)) from None
        self.journal: list[Event] = []
        self.moves: list[tuple[int, int]] = []

    @property
    def waiting(self) -> list[int]:
        """The seats that owe a decision."""
        return self.rules.waiting(self.state)

    @property
    def over(self) -> bool:
        return self.rules.over(self.state)

    @property
    def scores(self) -> list[int]:
        return self.rules.scores(self.state)

    @property
    def ranking(self) -> list[int]:
        """The place of each seat, 1 for the winners."""
        return self.rules.ranking(self.state)

    def choices(self, seat: int) -> list[Choice]:
        """List what a seat may do now."""
        return [self.rules.choice(move) for move in self.rules.legal_moves(self.state, seat)]

    def parse(self, seat: int, said: "Choice | int | str") -> int:
        """Find the move somebody means: a choice, its number, or its text."""
        if isinstance(said, Choice):
            return said.move
        if isinstance(said, str):
            move = self.rules.parse(said)
            if move < 0:
                raise IllegalMove(seat, said, self.rules.why_not_text(self.state, seat, said))
            return move
        return said

    def play(self, seat: int, said: "Choice | int | str") -> None:
        """Make a move, or raise IllegalMove with the rule that forbids it, changing nothing."""
        if type(seat) is not int:
            raise IllegalMove(-1, str(said), OWNER)
        move = self.parse(seat, said)
        if type(move) is not int:
            raise IllegalMove(seat, str(said), OWNER)
        self.rules.check(self.state, seat, move)
        journal = Journal()
        self.rules.apply(self.state, seat, move, journal)
        self.journal += journal.events
        self.moves.append((seat, move))

    def view(self, seat: int | None = None) -> View:
        """Show what a seat, or a spectator, sees."""
        return self.game.view(self.rules, self.state, seat)

    def events(self, seat: int | None = None) -> list[Event]:
        """List what a seat, or a spectator, has seen happen."""
        return [event for event in self.journal if event.visible(seat)]

    def copy(self) -> "Match":
        """Copy the match; what happens in one does not show in the other."""
        other = Match(self.game, self.seats, self.seed, self.options, self.sheet)
        other.state = self.state.copy()
        other.journal = self.journal[:]
        other.moves = self.moves[:]
        return other

    def record(self) -> Record:
        """Tell the match as data: enough to replay it."""
        text = self.game.text("sheet.toml") if self.sheet is None else self.sheet
        return Record(
            self.game.name,
            self.game.meta.version,
            self.seats,
            self.options,
            fingerprint(text),
            self.sheet or "",
            self.seed,
            self.moves[:],
            self.scores if self.over else [],
            self.ranking if self.over else [],
        )

    def position(self) -> dict[str, object]:
        """Tell the whole state in readable JSON, hidden parts included."""
        return {
            "position": POSITION,
            "game": self.game.name,
            "rules": self.game.meta.version,
            "seats": self.seats,
            "options": self.options,
            "sheet_text": self.sheet or "",
            "state": self.rules.position(self.state),
        }

    @staticmethod
    def from_position(box: Game, told: Mapping[str, object]) -> "Match":
        """Open a match at a position; its record cannot be replayed, since nobody knows how it came to be."""
        seats, options, sheet, state = (told.get(key) for key in ("seats", "options", "sheet_text", "state"))
        if told.get("position") != POSITION or told.get("game") != box.name:
            raise Refused(f"this is no position of {box.meta.title}")
        if told.get("rules") != box.meta.version:
            raise Refused(f"this position was made under rules {told.get('rules')}, these are {box.meta.version}")
        if (
            not isinstance(seats, int)
            or not isinstance(options, dict)
            or not isinstance(sheet, str)
            or not isinstance(state, dict)
        ):
            raise Refused("this is no position: it needs seats, options, sheet_text and state")
        match = Match(box, seats, 0, options, sheet or None)
        match.state = match.rules.from_position(state)
        return match

    def __str__(self) -> str:
        """Show the table as text, as a spectator sees it."""
        from ludotheque.text.table import plain

        return plain(self)


def replay(record: Record) -> Match:
    """Play a record again; raise Refused if it was made under other rules, or tells a result it does not lead to."""
    box = game(record.game)
    if record.version != box.meta.version:
        raise Refused(
            f"this record was played under rules {record.version} of {box.meta.title}; "
            f"these are rules {box.meta.version}, under which it may go differently"
        )
    match = Match(box, record.seats, record.seed, record.options, record.sheet_text or None)
    if match.record().sheet != record.sheet:
        raise Refused("this record was played with another sheet than the one it carries")
    for number, (seat, move) in enumerate(record.moves, 1):
        try:
            match.play(seat, move)
        except IllegalMove as error:
            raise Refused(f"move {number} of this record is refused: {error}", error.rule) from None
    if record.scores and (match.scores != record.scores or match.ranking != record.ranking):
        raise Refused("this record tells another result than its moves lead to")
    return match
