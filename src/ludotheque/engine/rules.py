"""The protocol every game keeps: State holds what changes, Rules what does not."""

import hashlib
import json
from typing import Final, cast

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from ludotheque.engine import position
from ludotheque.engine.journal import Args, Journal
from ludotheque.engine.position import Field
from ludotheque.engine.refused import IllegalMove, NoSuchSeat, Refused
from ludotheque.engine.rng import Rng
from ludotheque.engine.tables import INTERPRETED, table

TURN = "table.turn"  # not this seat's turn
STEP = "table.step"  # not now: another step is due
OWNER = "table.owner"  # a piece or move this seat does not have, or that does not exist


SHORT: Final = 32


def counted() -> vec[vec[i64]]:
    """Count to every number below SHORT."""
    made = vec[vec[i64]]()
    for n in range(SHORT):
        made = append(made, vec[i64](list(range(n))))
    return made


COUNTED: Final = vec[vec[i64]]() if INTERPRETED else counted()


class Choice:
    """A move in words: a kind, named arguments as in an Event, and a text that can be typed and parsed back."""

    def __init__(self, move: int, kind: str, args: Args, text: str) -> None:
        self.move = move
        self.kind = kind
        self.args = args
        self.text = text

    def __str__(self) -> str:
        return self.text

    def __repr__(self) -> str:
        return f"<{self.move}: {self.text}>"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Choice) and self.move == other.move and self.text == other.text

    def __hash__(self) -> int:
        return hash(self.text)


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """What changes in a match. A game derives from it, adds its fields and lists them all in `fields`.

    A state is made from its generator alone, `MyState(rng)`; its vecs are empty until the rules fill them.
    """

    def __init__(self, rng: Rng) -> None:
        self.rng = rng

    def copy(self) -> "State":
        """Copy so that neither state can ever change the other."""
        raise NotImplementedError

    def fields(self) -> list[Field]:
        """List all fields in rulebook order, the generator included."""
        raise NotImplementedError

    def numbers(self) -> list[list[int]]:
        """Return every field as plain numbers: equal for equal states, and for no others."""
        parts: list[list[int]] = []
        for field in self.fields():
            value = getattr(self, field.name)
            if isinstance(value, Rng):
                parts.append(value.words())
            elif isinstance(value, int):
                parts.append([value])
            else:
                parts.append([int(x) for x in value])
        return parts

    def digest(self) -> str:
        """Hash the whole state, hidden parts and random state included."""
        return hashlib.sha256(json.dumps(self.numbers()).encode()).hexdigest()[:16]

    def __reduce__(self) -> tuple[object, ...]:
        return restore, (type(self), self.numbers())


def restore(kind: type[State], parts: list[list[int]]) -> State:
    """Make a state again from its numbers."""
    s = kind(Rng(0))
    for field, numbers in zip(s.fields(), parts, strict=True):
        if field.shape == position.RNG:
            s.rng.set_words(numbers)
        elif field.shape in (position.NUMBER, position.SET):
            setattr(s, field.name, numbers[0])
        else:
            setattr(s, field.name, vec[i64](numbers))
    return s


@mypyc_attr(allow_interpreted_subclasses=True)
class Rules:
    """One set of rules: a game for so many seats, with these options and this sheet. It holds tables, no state.

    A game overrides what is marked so. Compiled loops use `to_move`, `fill_moves`, `sample` and `apply`;
    people and adapters use `waiting`, `legal_moves`, `check` and `apply`.
    """

    def __init__(self, seats: int, actions: int, most: int, longest: int) -> None:
        self.seats: i64 = seats
        self.longest: i64 = longest  # decisions: no match takes more
        self.actions: i64 = actions  # moves are numbers from 0 to actions - 1
        self.buffer = table([0] * most)  # room for the longest list of legal moves
        self.numbers: list[object] = list(range(actions))  # lists of moves share these instead of making new ones
        self.texts: dict[str, int] = {}

    # A match, from its start to its scores: override.

    def start(self, seed: int) -> State:
        """Set up a match; everything random in it follows from the seed."""
        raise NotImplementedError

    def to_move(self, s: State) -> i64:
        """Return the lowest seat that owes a decision, or -1 when the match is over."""
        raise NotImplementedError

    def waiting(self, s: State) -> list[int]:
        """List the seats that owe a decision: several when choices are simultaneous, none when the match is over."""
        seat = self.to_move(s)
        return [seat] if seat >= 0 else []

    def revising(self, s: State) -> list[int]:
        """List the seats that have chosen in secret and may still change it. Override for simultaneous choices."""
        return []

    def fill_moves(self, s: State, seat: i64, moves: vec[i64]) -> i64:
        """Write the legal moves of a seat, ascending, and return how many there are."""
        raise NotImplementedError

    def sample(self, s: State, seat: i64, rng: Rng) -> i64:
        """Draw one of the legal moves, each equally likely. Override where that needs no list."""
        return self.buffer[rng.below(self.fill_moves(s, seat, self.buffer))]

    def apply(self, s: State, seat: i64, move: i64, journal: Journal | None) -> None:
        """Carry out a legal move. It trusts its caller: `check` first what comes from outside."""
        raise NotImplementedError

    def stage(self, s: State) -> i64:
        """Return the number of the trick, round or season, which never falls. Override where a match has such parts."""
        return 0

    def scores(self, s: State) -> list[int]:
        """Return the points of each seat."""
        raise NotImplementedError

    def ranking(self, s: State) -> list[int]:
        """Return the place of each seat, 1 for the winners; equals share a place."""
        raise NotImplementedError

    def redeal(self, s: State, seat: int | None, rng: Rng) -> None:
        """Deal again all that a seat (None: a spectator) cannot know, coming draws included.

        The result depends on nothing but what the seat knows, and on `rng`.
        """
        raise NotImplementedError

    def redraw(self, s: State, rng: Rng) -> None:
        """Draw again what no seat knows, even if all lay their cards open: coming chance. Override it for decks.

        Hands and secret choices stay; the result depends on nothing but what all seats know together, and on `rng`.
        """
        s.rng = rng.fork()

    # Refusals and words: override.

    def refusal(self, s: State, seat: int, move: int) -> str:
        """Name the first rule that a move breaks; asked on the seat's turn, of moves that exist and are not legal."""
        raise NotImplementedError

    def text_refusal(self, s: State, seat: int, text: str) -> str:
        """Name the first rule broken by a text that names no move; asked on the seat's turn. Override to say more."""
        return OWNER

    def choice(self, move: int) -> Choice:
        """Put a move into words; the same words whatever the state."""
        raise NotImplementedError

    def pieces(self) -> dict[str, list[str]]:
        """Return, for each kind of piece, the code of each number: what positions, choices and events name."""
        raise NotImplementedError

    def audit(self, s: State) -> str:
        """Return the text key of what is wrong with a state, such as a lost piece; an empty string if all is well."""
        raise NotImplementedError

    def blank(self) -> State:
        """Return a state of the right shape, to be filled from a position."""
        return self.start(0)

    # What every game gets for free.

    def viewer(self, seat: int | None) -> i64:
        """Return the number of a seat, or -1 for a spectator (None); raise NoSuchSeat for anything else."""
        if seat is None:
            return -1
        if seat < 0 or seat >= int(self.seats):
            raise NoSuchSeat("seat", seat=seat, seats=int(self.seats))
        return seat

    def legal_moves(self, s: State, seat: int) -> list[int]:
        """List the legal moves of a seat, ascending: the only source of legality; empty when it may not act."""
        moves = self.buffer
        n = self.fill_moves(s, seat, moves)
        if INTERPRETED:
            return moves[:n]  # type: ignore[return-value]  # a list, see `table`
        numbers = self.numbers
        if n < SHORT:  # the compiler makes such a list at its full length
            return cast("list[int]", [numbers[moves[i]] for i in COUNTED[n]])
        return cast("list[int]", [numbers[move] for move in moves[:n]])

    def over(self, s: State) -> bool:
        return self.to_move(s) < 0

    def why_not(self, s: State, seat: int, move: int) -> str:
        """Name the rule that forbids a move; an empty string if it is legal."""
        if seat not in self.waiting(s) and seat not in self.revising(s):
            return TURN
        if move < 0 or move >= int(self.actions):  # as int: what is sent may be more than an i64 holds
            return OWNER
        if move in self.legal_moves(s, seat):
            return ""
        return self.refusal(s, seat, move)

    def why_not_text(self, s: State, seat: int, text: str) -> str:
        """Name the rule that forbids what a text says; an empty string if it is a legal move."""
        move = self.parse(text)
        if move >= 0:
            return self.why_not(s, seat, move)
        if seat not in self.waiting(s) and seat not in self.revising(s):
            return TURN
        return self.text_refusal(s, seat, text)

    def check(self, s: State, seat: int, move: int) -> None:
        """Raise IllegalMove unless the move is legal."""
        rule = self.why_not(s, seat, move)
        if rule:
            exists = 0 <= move < int(self.actions)
            raise IllegalMove(seat, self.choice(move).text if exists else str(move), rule, exists)

    def parse(self, text: str) -> int:
        """Find the move that a text names, in any order of its pieces; -1 if none does."""
        if not self.texts:
            for move in range(self.actions):
                exact = self.choice(move).text
                self.texts[exact] = move
                loose = sorted_pieces(exact)
                if loose != exact:
                    # Two moves that differ by order alone have no loose form.
                    self.texts[loose] = -1 if loose in self.texts else move
        words = " ".join(text.split())
        move = self.texts.get(words, -1)
        return move if move >= 0 else self.texts.get(sorted_pieces(words), -1)

    def position(self, s: State) -> dict[str, position.Value]:
        """Return a whole state as readable JSON."""
        pieces = self.pieces()
        return {f.name: position.write(getattr(s, f.name), f, pieces.get(f.kind, [])) for f in s.fields()}

    def from_position(self, given: dict[str, object]) -> State:
        """Build a state from `position()`; raise Refused if it is not one of this game."""
        s = self.blank()
        pieces = self.pieces()
        fields = s.fields()
        if set(given) != {f.name for f in fields}:
            raise Refused("position-fields", fields=[f.name for f in fields])
        try:
            for f in fields:
                held = getattr(s, f.name)
                length = len(held) if f.shape in (position.NUMBERS, position.SETS, position.COUNTS) else -1
                setattr(s, f.name, position.read(given[f.name], f, pieces.get(f.kind, []), length))
        except Refused as refused:
            raise Refused("position", reason=refused) from None
        wrong = self.audit(s)
        if wrong:
            raise Refused("position", reason=Refused(wrong))
        return s


def sorted_pieces(text: str) -> str:
    """Bring the words of a choice into one order: its kind first, its pieces sorted."""
    words = text.split()
    return " ".join(words[:1] + sorted(words[1:]))


def places(points: list[int], high: bool) -> list[int]:
    """Rank seats by points, equals sharing a place.

    >>> places([3, 9, 3], high=False)
    [1, 3, 1]
    """
    sign = -1 if high else 1
    return [1 + sum(1 for other in points if sign * other < sign * mine) for mine in points]
