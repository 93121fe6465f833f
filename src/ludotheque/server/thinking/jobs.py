"""Jobs: what is asked of a worker process, and how it is done there."""

import gzip
from functools import cache

import msgspec

from ludotheque import fair
from ludotheque.bots import levels
from ludotheque.bots.search import SearchBot
from ludotheque.engine.bot import Bot
from ludotheque.engine.meta import Options
from ludotheque.engine.refused import Refused
from ludotheque.engine.refused import restore as restore_refused
from ludotheque.engine.rng import Rng
from ludotheque.engine.rules import restore
from ludotheque.hints import Advised, advise
from ludotheque.library import game
from ludotheque.server.logs import log
from ludotheque.server.table.setups import setup
from ludotheque.server.thinking import branches, replays, sheets

PACKED = 4  # how hard replays are compressed: nearly as small as with 9, in a third of the time
LONGEST = 64 << 20  # bytes of an answer, before it is compressed


class Job(msgspec.Struct, tag_field="job", tag=str.lower, frozen=True):
    """Anything a worker can do. It is given all it needs: workers keep nothing."""


class Thought(Job, frozen=True):
    """Something for a bot to think about; `state` is a copy in which all its seat cannot know was dealt again."""

    game: str
    seats: int
    options: Options
    sheet_text: str
    state: list[list[int]]
    seat: int
    level: str
    rng: list[int]
    seconds: float  # of a processor, at most


class Choose(Thought, frozen=True):
    """Let a bot choose."""


class Advise(Thought, frozen=True):
    """Let a bot name the best few moves and why they are good; `made` is one that was made, or -1."""

    made: int


class CheckSheet(Job, frozen=True):
    """See whether a table can be laid out with a stranger's sheet, and what it costs at most, step by step."""

    game: str
    seats: int
    options: Options
    sheet_text: str
    seconds: float
    memory: int


class ReplayRecord(Job, frozen=True):
    """Describe a record step by step; compressed, as that is long and the server has better things to do."""

    record: str


class VerifyRecord(Job, frozen=True):
    """Check a record; what is wrong with it is told in the language `lang`."""

    record: str
    lang: str


class ReviewSteps(Job, frozen=True):
    """Review some steps of a finished match that are not known yet."""

    record: str
    level: str
    known: list[int]


class MakeBranch(Job, frozen=True):
    """Make a position to play on from; `anew` seeds the new deal of what the seat could not know, if there is one."""

    record: str
    step: int
    seat: int
    anew: str
    move: int  # one that is to be made there, or -1


class MakeExercise(Job, frozen=True):
    """Show a moment of a record as a seat saw it, and what it could do."""

    record: str
    step: int
    seat: int


class PackedRefusal(msgspec.Struct, frozen=True):
    """A refusal on its way between two processes."""

    key: str
    rule: str
    game: str
    details: dict[str, "str | int | list[str] | PackedRefusal"]


class Answer(msgspec.Struct, frozen=True):
    """What came of a job: JSON (of a replay: compressed), or a refusal."""

    body: bytes
    refusal: PackedRefusal | None = None
    last: bool = False  # this worker has no memory left for another job


AnyJob = Choose | Advise | CheckSheet | ReplayRecord | VerifyRecord | ReviewSteps | MakeBranch | MakeExercise


def do(job: AnyJob) -> Answer:
    """Do a job. Whatever strangers hand in, what comes out is an answer."""
    try:
        body = msgspec.json.encode(answer(job))
        if len(body) > LONGEST:
            raise Refused("too-much")
        return Answer(gzip.compress(body, PACKED) if isinstance(job, ReplayRecord) else body)
    except Refused as refused:
        return Answer(b"", pack(refused))
    except RecursionError:
        return Answer(b"", pack(Refused("too-much")))
    except MemoryError:
        return Answer(b"", pack(Refused("too-much")), last=True)
    except UnicodeError:  # half a character, written as an escape
        return Answer(b"", pack(Refused("unreadable")))
    except Exception as error:  # nobody thought of this file: its sender is told so, and the operator
        log("job.broken", job=type(job).__name__, why=type(error).__name__)
        return Answer(b"", pack(Refused("unreadable")))


def pack(refused: Refused) -> PackedRefusal:
    """Turn a refusal into data."""
    details = {name: pack(x) if isinstance(x, Refused) else x for name, x in refused.details.items()}
    return PackedRefusal(refused.key, refused.rule, refused.game, details)


def unpack(refusal: PackedRefusal) -> Refused:
    """Make a refusal again from its data."""
    details = {name: unpack(x) if isinstance(x, PackedRefusal) else x for name, x in refusal.details.items()}
    return restore_refused(Refused, refusal.key, refusal.rule, details, refusal.game)


def answer(job: AnyJob) -> object:
    if isinstance(job, Thought):
        return think(job)
    if isinstance(job, CheckSheet):
        return sheets.weigh(job.game, job.seats, job.options, job.sheet_text, job.seconds, job.memory)
    if isinstance(job, ReplayRecord):
        return replays.replay(job.record)
    if isinstance(job, MakeBranch):
        return branches.branch(job.record, job.step, job.seat, job.anew, job.move)
    if isinstance(job, MakeExercise):
        return branches.exercise(job.record, job.step, job.seat)
    if isinstance(job, ReviewSteps):
        from ludotheque.server.thinking.review_steps import some_steps  # bots and files need none of it

        return some_steps(job.record, job.level, job.known)
    return fair.verify(job.record, lang=job.lang)


@cache
def bot(name: str, level: str) -> Bot:
    return levels.make(level, game(name))


def think(job: Choose | Advise) -> int | list[Advised]:
    rules = setup(job.game, job.seats, job.options, job.sheet_text).rules
    s = restore(type(rules.blank()), job.state)
    rng = Rng(0)
    rng.set_words(job.rng)
    asked = bot(job.game, job.level)
    if isinstance(asked, SearchBot):
        asked.seconds = min(job.seconds, levels.PATIENCE[levels.named(job.level)])
    if isinstance(job, Advise):
        return advise(game(job.game), rules, s, job.seat, asked, rng, job.made)
    return int(asked.choose(rules, s, job.seat, rng))
