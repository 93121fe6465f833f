"""Jobs: what is asked of a worker process, and how it is done there."""

import gzip
from functools import cache

import msgspec

from ludotheque import fair
from ludotheque.bots import levels
from ludotheque.engine.bot import Bot
from ludotheque.engine.meta import Options
from ludotheque.engine.refused import Refused
from ludotheque.engine.rng import Rng
from ludotheque.engine.rules import restore
from ludotheque.library import game
from ludotheque.server import replays
from ludotheque.server.setups import setup

PACKED = 4  # how hard replays are compressed: nearly as small as with 9, in a third of the time


class Job(msgspec.Struct, tag_field="job", tag=str.lower, frozen=True):
    """Anything a worker can do. It is given all it needs: workers keep nothing."""


class Choose(Job, frozen=True):
    """Let a bot choose; `state` is a copy in which all that its seat cannot know was dealt anew."""

    game: str
    seats: int
    options: Options
    sheet_text: str
    state: list[list[int]]
    seat: int
    level: str
    luck: list[int]


class Check(Job, frozen=True):
    """See whether a table can be laid out with a stranger's sheet."""

    game: str
    seats: int
    options: Options
    sheet_text: str


class Replay(Job, frozen=True):
    """Tell a record step by step; compressed, as that is long and the server has better things to do."""

    record: str


class Verify(Job, frozen=True):
    record: str


class Answer(msgspec.Struct, frozen=True):
    """What came of a job: JSON (of a replay: compressed), or a refusal."""

    told: bytes
    refused: bool = False
    sentence: str = ""
    rule: str = ""


AnyJob = Choose | Check | Replay | Verify


def do(job: AnyJob) -> Answer:
    """Do a job. Whatever strangers hand in, what comes out is an answer."""
    try:
        told = msgspec.json.encode(answer(job))
        return Answer(gzip.compress(told, PACKED) if isinstance(job, Replay) else told)
    except Refused as refused:
        return Answer(b"", True, str(refused), refused.rule)
    except (RecursionError, MemoryError):
        return Answer(b"", True, "this is too much")


def answer(job: AnyJob) -> object:
    if isinstance(job, Choose):
        return choose(job)
    if isinstance(job, Check):
        setup(job.game, job.seats, job.options, job.sheet_text)
        return True
    if isinstance(job, Replay):
        return replays.replay(job.record)
    return fair.verify(job.record)


@cache
def bot(name: str, level: str) -> Bot:
    return levels.make(level, game(name))


def choose(job: Choose) -> int:
    rules = setup(job.game, job.seats, job.options, job.sheet_text).rules
    s = restore(type(rules.blank()), job.state)
    rng = Rng(0)
    rng.set_words(job.luck)
    return int(bot(job.game, job.level).choose(rules, s, job.seat, rng))
