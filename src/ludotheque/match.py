"""A match: the face of the library."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Generic, overload

from ludotheque.bots.levels import bot_rng
from ludotheque.engine.bot import Bot, ask
from ludotheque.engine.journal import Event, Journal, Moment
from ludotheque.engine.luck import Luck
from ludotheque.engine.meta import Options
from ludotheque.engine.record import HASHED, Record
from ludotheque.engine.refused import IllegalMove, NoSuchSeat, Refused, shortened
from ludotheque.engine.rng import SEEDS
from ludotheque.engine.rules import OWNER, TURN, Choice, Rules, State
from ludotheque.engine.sheet import fingerprint
from ludotheque.library import Game, V_co, game
from ludotheque.memory import Memory

POSITION = 1

Said = Choice | int | str  # a move: a choice, its number, or its text
Before = tuple[State, int, list[Moment]]  # of a move: the state and the length of the journal before it; its moments


class Legal(Sequence[Choice]):
    """What a seat may do now: a sequence of choices that also knows moves by their number and their text.

    >>> import ludotheque as lt
    >>> match = lt.game("odin").match(seats=3, seed=7, first=0)
    >>> legal = match.legal(0)
    >>> legal[0] in legal, legal[0].text in legal, "pass" in legal
    (True, True, False)
    """

    def __init__(self, rules: Rules, moves: list[int]) -> None:
        self._rules = rules
        self.moves = moves  # ascending

    def __len__(self) -> int:
        return len(self.moves)

    @overload
    def __getitem__(self, index: int) -> Choice: ...
    @overload
    def __getitem__(self, index: slice) -> list[Choice]: ...
    def __getitem__(self, index: int | slice) -> Choice | list[Choice]:
        if isinstance(index, slice):
            return [self._rules.choice(move) for move in self.moves[index]]
        return self._rules.choice(self.moves[index])

    def __contains__(self, said: object) -> bool:
        if isinstance(said, Choice):
            said = said.move
        elif isinstance(said, str):
            said = self._rules.parse(said)
        return type(said) is int and said in self.moves

    def __eq__(self, other: object) -> bool:
        return list(self) == (list(other) if isinstance(other, Legal) else other)

    __hash__ = None  # type: ignore[assignment]  # equal to a list, so no more hashable than one

    def __repr__(self) -> str:
        return repr(list(self))


class Match(Generic[V_co]):
    """A game being played: a state, the rules that change it, and how it came to be.

    >>> import ludotheque as lt
    >>> match = lt.game("odin").match(seats=3, seed=7)
    >>> seat = match.waiting[0]
    >>> [event.key for event in match.play(seat, match.legal(seat)[0])]
    ['open']
    >>> match
    <Match odin, 3 seats, 1 move>

    Iterating over a match gives its steps, each with the match as it stood after it:

    >>> [(step.number, len(step.match.moves)) for step in match]
    [(1, 1)]
    >>> seat, move = match.undo()
    >>> match
    <Match odin, 3 seats, 0 moves>
    """

    def __init__(
        self,
        game: Game[V_co],
        seats: int,
        seed: int,
        options: Mapping[str, object] | None = None,
        sheet: str | None = None,
        luck: str = "",
    ) -> None:
        if type(seats) is not int:
            raise game.meta.wrong_seats(shortened(repr(seats)))
        if type(seed) is not int:
            raise Refused("seed")
        self.game = game
        self.seats = seats
        self.seed = seed
        self.options: Options = game.meta.resolve(seats, options or {})
        self.sheet = sheet  # None: the sheet that comes with the game
        self.rules: Rules = game.rules(seats, self.options, sheet)
        self.start: Mapping[str, object] | None = None  # the position it began at, where it is no deal of the seed
        if not 0 <= seed < SEEDS:
            raise Refused("seed")
        if luck not in ("", HASHED):
            raise Refused("record-luck")
        self.luck = Luck(seed) if luck == HASHED else None  # drawn again for each move, as at a server's tables
        self.state: State = self.rules.start(seed if self.luck is None else self.luck.deal())
        self.journal: list[Event] = []
        self.moves: list[tuple[int, int]] = []
        self._before: list[Before] = []

    # What is wanted, and how it stands

    @property
    def waiting(self) -> list[int]:
        """The seats that owe a decision."""
        return self.rules.waiting(self.state)

    @property
    def revising(self) -> list[int]:
        """The seats that have chosen in secret and may still change their choice."""
        return self.rules.revising(self.state)

    @property
    def over(self) -> bool:
        return self.rules.over(self.state)

    @property
    def scores(self) -> list[int]:
        return self.rules.scores(self.state)

    @property
    def ranking(self) -> list[int]:
        """The place of each seat, 1 for the winners; empty until the match is over."""
        return self.rules.ranking(self.state) if self.over else []

    # Moves

    def legal(self, seat: int) -> Legal:
        """Return what a seat may do now."""
        return Legal(self.rules, self.rules.legal_moves(self.state, self._seat(seat)))

    def why(self, seat: int, said: Said) -> str:
        """Return the id of the rule that forbids a move, said in any way; an empty string if it is legal."""
        self._seat(seat)
        if isinstance(said, str):
            return self.rules.why_not_text(self.state, seat, said)
        move = said.move if isinstance(said, Choice) else said
        return self.rules.why_not(self.state, seat, move) if type(move) is int else OWNER

    def parse(self, seat: int, said: Said) -> int:
        """Return the move somebody means; raise IllegalMove if there is none."""
        self._seat(seat)
        if isinstance(said, Choice):
            return said.move
        if isinstance(said, str):
            move = self.rules.parse(said)
            if move < 0:
                rule = self.rules.why_not_text(self.state, seat, said)
                raise IllegalMove(seat, shortened(said), rule, rule != OWNER, self.game.name)
            return move
        return said

    def play(self, seat: int, said: Said) -> list[Event]:
        """Make a move and return what happened; raise IllegalMove, changing nothing, if a rule forbids it."""
        move = self.parse(seat, said)
        if type(move) is not int:
            raise IllegalMove(seat, shortened(said), OWNER, False, self.game.name)
        try:
            self.rules.check(self.state, seat, move)
        except IllegalMove as illegal:
            illegal.game = self.game.name
            raise
        before = self.state.copy()
        journal = Journal()
        if self.luck is not None:
            self.luck.draw(self.state.rng, len(self.moves) + 1)
        self.rules.apply(self.state, seat, move, journal)
        self._before.append((before, len(self.journal), journal.moments))
        self.journal += journal.events
        self.moves.append((seat, move))
        return journal.events

    def choose(self, seat: int, bot: Bot | str = "medium", seed: int | None = None) -> Choice:
        """Return what a bot, or the bot of a level, would do at a seat, from what the seat knows alone.

        The same match, the same moves and the same seed make the same choice; without a seed, the match's own.

        >>> import ludotheque as lt
        >>> match = lt.game("odin").match(seats=3, seed=7)
        >>> seat = match.waiting[0]
        >>> match.choose(seat, "easy") in match.legal(seat)
        True
        """
        if not self.legal(seat):
            raise IllegalMove(seat, "choose", TURN, game=self.game.name)
        if seed is not None and type(seed) is not int:
            raise Refused("seed")
        rng = bot_rng(self.seed if seed is None else seed, len(self.moves))
        asked = self.game.bot(bot) if isinstance(bot, str) else bot
        return self.rules.choice(ask(asked, self.rules, self.state, seat, rng))

    def undo(self) -> tuple[int, int]:
        """Undo the last move and return it, as a seat and a move; raise IndexError if there is none."""
        if not self.moves:
            raise IndexError("no move to undo")
        self.state, length, _ = self._before.pop()
        del self.journal[length:]
        return self.moves.pop()

    # What is seen

    def view(self, seat: int | None = None) -> V_co:
        """Show what a seat, or a spectator, sees."""
        return self.game.view(self.rules, self.state, self._viewer(seat))

    @property
    def moments(self) -> list[Moment]:
        """What there was to see on the way of the last move, such as a trick before it was cleared; mostly nothing.

        >>> import ludotheque as lt
        >>> match = lt.game("odin").match(seats=2, seed=7)
        >>> while not match.moments:
        ...     events = match.play(match.waiting[0], match.legal(match.waiting[0])[-1])
        >>> match.moments
        [<Moment trick, after 2 events>]
        >>> len(match.view().centre), len(match.view_at(match.moments[0]).centre)
        (0, 1)
        """
        return self._before[-1][2] if self._before else []

    def view_at(self, moment: Moment, seat: int | None = None) -> V_co:
        """Show what a seat, or a spectator, sees at a moment."""
        return self.game.view_at(self.rules, moment, self._viewer(seat))

    def events(self, seat: int | None = None) -> list[Event]:
        """List what a seat, or a spectator, has seen happen, as far as the rules let it be remembered."""
        self._viewer(seat)
        seen = [event for event in self.journal if event.visible(seat)]
        return seen if self.over else Memory(self.game, self.rules).aged(seen)

    def story(self, lang: str = "en", seat: int | None = None, players: Sequence[str] | None = None) -> list[str]:
        """Tell in a language what a seat, or a spectator, has seen happen."""
        from ludotheque.text.table import names
        from ludotheque.text.words import Words

        words = Words(self.game.name, lang)
        named = names(self.seats, lang) if players is None else players
        return [words.event(event, self.rules, named) for event in self.events(seat)]

    def __str__(self) -> str:
        """Show the table as text, as a spectator sees it."""
        from ludotheque.text.table import plain

        return plain(self)

    def __repr__(self) -> str:
        count = len(self.moves)
        return f"<Match {self.game.name}, {self.seats} seats, {count} {'move' if count == 1 else 'moves'}>"

    # How it came to be

    def __iter__(self) -> Iterator["Step[V_co]"]:
        """Walk over the moves made so far."""
        return (Step(self, number) for number in range(1, len(self.moves) + 1))

    def at(self, number: int) -> "Match[V_co]":
        """Return the match as it stood after so many moves; the two are independent."""
        if not 0 <= number <= len(self.moves):
            raise IndexError(f"this match has {len(self.moves)} moves")
        if number == len(self.moves):
            return self.copy()
        state, length, _ = self._before[number]
        return self._twin(state.copy(), self.journal[:length], self.moves[:number], self._before[:number])

    def copy(self) -> "Match[V_co]":
        """Copy the match; what happens in one does not show in the other."""
        return self._twin(self.state.copy(), self.journal[:], self.moves[:], self._before[:])

    __copy__ = copy

    def _twin(
        self, state: State, journal: list[Event], moves: list[tuple[int, int]], before: list[Before]
    ) -> "Match[V_co]":
        twin: Match[V_co] = Match.__new__(type(self))
        twin.__dict__.update(self.__dict__)
        twin.state, twin.journal, twin.moves, twin._before = state, journal, moves, before
        return twin

    def __eq__(self, other: object) -> bool:
        """Return whether two matches were played alike from the same start, under the same rules."""
        if not isinstance(other, Match):
            return NotImplemented
        return (
            self.game.name == other.game.name
            and (self.seats, self.options, self.sheet) == (other.seats, other.options, other.sheet)
            and (self.seed, self.start, self.moves) == (other.seed, other.start, other.moves)
            and (self.luck is None) == (other.luck is None)
            and self.state.numbers() == other.state.numbers()
        )

    __hash__ = None  # type: ignore[assignment]  # it changes

    def __reduce__(self) -> tuple[object, ...]:
        return _restore, (self.record(), self.state, self.journal, self._before)

    def record(self) -> Record:
        """Return the match as data: enough to replay it."""
        return Record(
            self.game.name,
            self.game.meta.version,
            self.seats,
            self.options,
            fingerprint(self.game.text("sheet.toml") if self.sheet is None else self.sheet),
            self.sheet or "",
            self.seed,
            self.moves[:],
            self.scores if self.over else [],
            self.ranking,
            dict(self.start) if self.start is not None else None,
            HASHED if self.luck is not None else "",
        )

    def position(self) -> dict[str, object]:
        """Return the whole state in readable JSON, hidden parts included."""
        return position(self.game, self.rules, self.seats, self.options, self.sheet or "", self.state)

    @staticmethod
    def from_position(game: Game[V_co], position: Mapping[str, object]) -> "Match[V_co]":
        """Open a match at a position; its record starts there."""
        if not isinstance(position, Mapping):
            raise Refused("position-game", title=game.meta.title)
        seats, options, sheet, state = (position.get(key) for key in ("seats", "options", "sheet_text", "state"))
        if position.get("position") != POSITION or position.get("game") != game.name:
            raise Refused("position-game", title=game.meta.title)
        if position.get("rules") != game.meta.version:
            made = shortened(position.get("rules"))
            raise Refused("position-rules", version=made, current=game.meta.version)
        if (
            not isinstance(seats, int)
            or not isinstance(options, dict)
            or not isinstance(sheet, str)
            or not isinstance(state, dict)
        ):
            raise Refused("position-parts")
        match = Match(game, seats, 0, options, sheet or None)
        match._begin_at(state)
        return match

    def _begin_at(self, state: dict[str, object]) -> None:
        try:
            self.state = self.rules.from_position(state)
        except Refused as refused:
            refused.game = self.game.name
            raise
        self.start = state

    def _seat(self, seat: int) -> int:
        if type(seat) is not int or not 0 <= seat < self.seats:
            raise NoSuchSeat("seat", seat=str(seat), seats=self.seats)
        return seat

    def _viewer(self, seat: int | None) -> int | None:
        return None if seat is None else self._seat(seat)


class Step(Generic[V_co]):
    """One move of a match: its number, who made it, what it was and what happened."""

    def __init__(self, match: Match[V_co], number: int) -> None:
        self._match = match
        self.number = number  # 1 for the first
        self.seat, self.move = match.moves[number - 1]

    @property
    def choice(self) -> Choice:
        return self._match.rules.choice(self.move)

    @property
    def events(self) -> list[Event]:
        """All that happened, no matter who saw it."""
        before = self._match._before
        end = before[self.number][1] if self.number < len(before) else len(self._match.journal)
        return self._match.journal[before[self.number - 1][1] : end]

    @property
    def moments(self) -> list[Moment]:
        """What there was to see on the way; `match.view_at` shows it."""
        return self._match._before[self.number - 1][2]

    @property
    def match(self) -> Match[V_co]:
        """The match as it stood after the move."""
        return self._match.at(self.number)

    def __repr__(self) -> str:
        return f"<Step {self.number}: seat {self.seat}, {self.choice.text}>"


def position(
    game: Game, rules: Rules, seats: int, options: Options, sheet_text: str, state: State
) -> dict[str, object]:
    """Write a state down as a position, with all that is needed to open it again."""
    return {
        "position": POSITION,
        "game": game.name,
        "rules": game.meta.version,
        "seats": seats,
        "options": options,
        "sheet_text": sheet_text,
        "state": rules.position(state),
    }


def begin(record: Record | str) -> Match:
    """Set a match up as a record says, before its first move; raise Refused if it cannot be replayed here."""
    record = _read(record)
    found = game(record.game)
    if record.version != found.meta.version:
        title, current = found.meta.title, found.meta.version
        raise Refused("record-rules", version=record.version, title=title, current=current)
    match = Match(found, record.seats, record.seed, record.options, record.sheet_text or None, record.luck)
    if record.start is not None:
        match._begin_at(record.start)
    if match.record().sheet != record.sheet:
        raise Refused("record-sheet")
    return match


def _restore(record: Record, state: State, journal: list[Event], before: list[Before]) -> Match:
    """Make a match again from its parts: how it is pickled."""
    return begin(record)._twin(state, journal, record.moves, before)


def _read(record: Record | str) -> Record:
    """Read a record that is still text."""
    return record if isinstance(record, Record) else Record.from_json(record)


def replay(record: Record | str) -> Match:
    """Play a record, or its JSON, again.

    Raise Refused if it was made under other rules, or states a result it does not lead to.
    """
    record = _read(record)
    match = begin(record)
    for number, (seat, move) in enumerate(record.moves, 1):
        try:
            match.play(seat, move)
        except IllegalMove as error:
            raise Refused(
                "record-illegal", error.rule, number=number, move=error.move, seat=seat, id=error.rule
            ) from None
        except NoSuchSeat:
            raise Refused("record-illegal", TURN, number=number, move=str(move), seat=seat, id=TURN) from None
    if record.scores and (match.scores != record.scores or match.ranking != record.ranking):
        raise Refused("record-result")
    return match
