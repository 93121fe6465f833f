"""The messages of the table protocol (docs/protocol.md): what may come in, and what goes out."""

from typing import Annotated, Literal

import msgspec
from msgspec import Meta, Raw, Struct, field

from ludotheque.hints import Advised
from ludotheque.view import Reason, View

Key = Annotated[str, Meta(min_length=1, max_length=40, pattern="^[^\\x00]*$")]  # no store takes a NUL
Seat = Annotated[int, Meta(ge=0, le=15)]
Version = Annotated[int, Meta(ge=0, le=1 << 31)]
Word = Annotated[str, Meta(max_length=64)]
Hash = Annotated[str, Meta(pattern="^[0-9a-f]{64}$")]  # SHA-256 of a secret that a device drew for itself


class Message(Struct, tag_field="t", tag=str.lower, forbid_unknown_fields=True, frozen=True):
    """Anything a client may send."""


class Hello(Message, frozen=True):
    secrets: Annotated[list[Word], Meta(max_length=20)]


class Ping(Message, frozen=True):
    pass


PaceName = Literal["calm", "brisk", "once", "wait"]


class Pace(Message, frozen=True):
    """How fast this page shows what happens: bots do not run ahead of it."""

    pace: PaceName


class Keyed(Message, frozen=True):
    """A message that is answered, and counts once however often it is sent."""

    k: Key


class Seated(Keyed, frozen=True):
    """A message in the name of a seat."""

    seat: Seat


class Move(Seated, frozen=True):
    v: Version
    m: Annotated[int, Meta(ge=0, le=1 << 31)]


class Undo(Seated, frozen=True):
    v: Version


class Why(Seated, frozen=True):
    m: Annotated[int, Meta(ge=-(1 << 31), le=1 << 31)] | None = None
    text: Annotated[str, Meta(max_length=300)] | None = None


class Hint(Seated, frozen=True):
    v: Version | None = None  # once the match is over: why was the move made that led to this version?


class Look(Keyed, frozen=True):
    seat: Seat | None
    v: Version


class Say(Seated, frozen=True):
    phrase: Word


class Name(Seated, frozen=True):
    name: Word


class Swap(Seated, frozen=True):
    other: Seat


class Fill(Seated, frozen=True):
    level: Word


class Free(Seated, frozen=True):
    pass


class Share(Seated, frozen=True):
    share: Annotated[str, Meta(pattern="^[0-9a-f]{32}$")]


class Start(Keyed, frozen=True):
    pass


class Warn(Seated, frozen=True):
    pass


class Away(Seated, frozen=True):
    level: Word = ""


class Back(Seated, frozen=True):
    pass


class End(Keyed, frozen=True):
    pass


class Rematch(Keyed, frozen=True):
    pass


class Challenge(Seated, frozen=True):
    """Let others play the same deal, at this seat."""


Incoming = (
    Hello
    | Ping
    | Pace
    | Move
    | Undo
    | Why
    | Hint
    | Look
    | Say
    | Name
    | Swap
    | Fill
    | Free
    | Share
    | Start
    | Warn
    | Away
    | Back
    | End
    | Rematch
    | Challenge
)
DECODER: msgspec.json.Decoder[Incoming] = msgspec.json.Decoder(Incoming)
ENCODER = msgspec.json.Encoder()


# From the server


class Outgoing(Struct, tag_field="t", tag=str.lower, frozen=True):
    """Anything the server sends."""


class SeatShown(Struct, frozen=True):
    kind: str
    name: str
    level: str
    connected: bool
    absent: bool
    away: bool
    idle: bool
    warned: int | None  # milliseconds until the others need not wait any longer


class ClockSetting(Struct, frozen=True, forbid_unknown_fields=True):
    """Seconds for each decision, and seconds in all for what takes longer."""

    step: Annotated[int, Meta(ge=0, le=86_400)]
    bank: Annotated[int, Meta(ge=0, le=86_400)]


class TableShown(Outgoing, tag="table", frozen=True):
    id: str
    game: str
    rules: int
    status: str
    options: dict[str, bool | int | str]
    sheet: str
    own_sheet: bool
    private: bool
    clock: ClockSetting | None
    patience: float
    stand_in: str
    hints: bool
    seats: list[SeatShown]
    yours: list[int]
    host: bool
    commitment: str  # empty at a branch: what is dealt from a position cannot be proven
    branch: bool  # does it begin at a position of another game?
    seed: str | None
    share: str | None
    shares: list[str]
    next: str | None
    challenge: str | None
    v: int


class Lines(Struct, frozen=True, rename={"start": "from"}):
    """Lines of the log, to be put in place of those from number `start` on."""

    start: int
    lines: list[Raw]


class ClockShown(Struct, frozen=True):
    step: int
    bank: int
    running: bool


class MomentShown(Struct, frozen=True):
    """What must be seen before the present: `upto` lines of the log, as this audience counts them, came before it."""

    mark: str
    upto: int
    view: View


class ViewShown(Outgoing, tag="view", frozen=True, omit_defaults=True):
    """The present; `moments`, if there were any in what led here, come before it."""

    v: int
    seat: int | None
    view: View
    choices: list[Raw]
    revising: bool
    undo: bool
    log: Lines
    clocks: list[ClockShown] | None
    moments: list[MomentShown] = []


class Done(Outgoing, frozen=True):
    k: str
    v: int


class Refusal(Outgoing, tag="refused", frozen=True):
    k: str
    reason: str
    rule: str = ""


class Because(Outgoing, tag="why", frozen=True):
    k: str
    rule: str


class ChoiceShown(Struct, frozen=True):
    m: int
    kind: str
    args: dict[str, int | list[int]]
    text: str


class Advice(Outgoing, tag="hint", frozen=True):
    k: str
    seat: int
    v: int
    m: int
    why: Reason  # why it is good: a text key `reason-…` and its numbers
    best: list[Advised]  # this move, and then others that come near
    choices: list[ChoiceShown]  # the same moves in words


class Past(Outgoing, frozen=True, omit_defaults=True):
    """The view after a version, and the moments of the move that made it."""

    k: str
    seat: int | None
    v: int
    view: View
    moments: list[MomentShown] = []


class Said(Outgoing, frozen=True):
    seat: int
    phrase: str


class Pong(Outgoing, frozen=True):
    pass


class LineShown(Struct, frozen=True):
    v: int
    key: str
    args: dict[str, int | list[int]]


# Over HTTP


class OptionShown(Struct, frozen=True):
    """An option of a game; `seats`, where it depends on how many play."""

    name: str
    values: list[bool | int | str]
    default: bool | int | str
    seats: list[int] | None
    rule: str


class GameShown(Struct, frozen=True):
    """A game on the shelf; `rules` is the version of its rules."""

    name: str
    title: str
    least: int
    most: int
    minutes: int
    rules: int
    designers: str
    publisher: str
    lesson: bool
    options: list[OptionShown]
    trained: list[int]  # for how many players there is a trained bot


class Shelf(Struct, frozen=True):
    games: list[GameShown]
    levels: list[str]
    thinking: str  # how the strongest levels think: `full` (compiled), `coming` (soon), or `slow`
    phrases: list[str]
    languages: list[str]


class SeatAsked(Struct, frozen=True, forbid_unknown_fields=True):
    kind: str
    name: Word = ""
    level: Word = ""


class Opening(Struct, frozen=True, forbid_unknown_fields=True):
    """A table somebody wants to open."""

    game: Word
    seats: Annotated[list[SeatAsked], Meta(max_length=16)]
    options: dict[str, bool | int | str] = {}
    sheet: str | None = None
    private: bool = False
    clock: ClockSetting | None = None
    patience: Annotated[int, Meta(ge=0, le=604_800)] | None = None  # None: as long as the server is used to
    stand_in: Word = ""
    hints: bool = True  # may people ask for one?


class Opened(Struct, frozen=True):
    table: str
    host: str
    secrets: dict[str, str]


class Spot(Struct, frozen=True, forbid_unknown_fields=True):
    """A moment of a game that is over: after so many moves, at a seat. Of a table here, or of any record."""

    step: Annotated[int, Meta(ge=0, le=1 << 31)]
    seat: Seat
    table: Word = ""
    record: Raw = field(default_factory=Raw)  # as it was sent


class Branching(Spot, frozen=True, forbid_unknown_fields=True):
    """Somebody who wants to play on from there, maybe with another move, against bots of a level."""

    cards: Literal["anew", "true"] = "anew"  # what the seat could not know: dealt again, or as it truly lay
    level: Word = "medium"
    name: Word = ""
    move: Annotated[int, Meta(ge=0, le=1 << 31)] | None = None


class Exercise(Struct, frozen=True):
    """What a seat saw at a moment of a game, and what it could do."""

    view: View
    choices: list[ChoiceShown]


class Joining(Struct, frozen=True, forbid_unknown_fields=True):
    name: Word
    seat: Seat | None = None
    hash: Hash | None = None  # None: the server draws the secret


class Joined(Struct, frozen=True):
    seat: int
    secret: str  # empty: their own


class Moving(Struct, frozen=True, forbid_unknown_fields=True):
    """Somebody who takes their seat along to another device."""

    secret: Word
    hash: Hash


class Moved(Struct, frozen=True):
    seat: int


class Taking(Struct, frozen=True, forbid_unknown_fields=True):
    """Somebody who takes up a challenge."""

    name: Word = ""


class ChallengeShown(Struct, frozen=True):
    """A deal to be played again: the level of each bot, an empty one where one sits; who has played it there first."""

    id: str
    game: str
    levels: list[str]
    options: dict[str, bool | int | str]
    by: str
    played: int
    until: float


class Comparing(Struct, frozen=True, forbid_unknown_fields=True):
    """Somebody who has played a challenge at a table, and shows it."""

    table: Word
    secret: Word


class Challenged(Struct, frozen=True):
    """How somebody played a challenge: their result, and their moves in words."""

    name: str
    score: int
    place: int
    you: bool
    moves: list[ChoiceShown]


class Compared(Struct, frozen=True):
    """All who have played a challenge to its end; `table` is the first of their tables."""

    game: str
    seats: int
    seat: int
    table: str
    plays: list[Challenged]


class SeatListed(Struct, frozen=True):
    kind: str
    name: str


class Listed(Struct, frozen=True):
    id: str
    game: str
    status: str
    seats: list[SeatListed]
    options: dict[str, bool | int | str]
    clock: ClockSetting | None
    opened: float


class TableList(Struct, frozen=True):
    tables: list[Listed]


class Glance(Struct, frozen=True):
    """How a table stands, as a spectator sees it: no view before the start, `last` the last line of the log, if any."""

    id: str
    game: str
    status: str
    seats: list[SeatShown]
    v: int
    view: View | None
    last: list[Raw]


class Denied(Struct, frozen=True):
    """Why a request was not granted; `text` says it in the reader's language, `sentence` says more exactly why."""

    reason: str
    rule: str
    sentence: str
    text: str
