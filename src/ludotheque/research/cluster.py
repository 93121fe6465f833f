"""Lots of games on a Dask cluster: a longer list of processes, some of which may die."""

import hashlib
import logging
from collections.abc import Callable, Generator, Iterable, Iterator
from functools import cache
from importlib import resources
from importlib.resources.abc import Traversable
from itertools import islice
from typing import TYPE_CHECKING

from ludotheque.engine.refused import Refused
from ludotheque.research.extras import need
from ludotheque.research.lots import Done, Lot

if TYPE_CHECKING:
    from distributed import Client, Future

SECONDS = 30  # for a scheduler to answer
DEATHS = 10  # rounds of dying workers over one lot after which the lot is to blame
PLAYING = ("bots", "engine", "games", "research")  # what games follow from


def spread_out(task: Callable[..., Done], lots: Iterable[Lot], address: str) -> Generator[Done, None, None]:
    """Carry out a task for each lot on a cluster; what a dying worker was at is done again by another."""
    need("distributed")
    from distributed import as_completed
    from distributed.client import FutureCancelledError
    from distributed.scheduler import KilledWorker

    waiting = iter(lots)
    client = connect(address)
    log = logging.getLogger("distributed.client")
    told = log.level
    log.setLevel(logging.ERROR)  # that a worker died and its lot is done again is no news to anybody
    doing: dict[object, tuple[Lot, int]] = {}  # by its key: what it is called with, and how often it lost its workers
    finished = as_completed(loop=client.loop)

    def submit(lot: Lot, deaths: int) -> None:
        future: Future[Done] = client.submit(carry_out, identity(), task, lot, pure=False)
        doing[future.key] = (lot, deaths)
        finished.add(future)

    try:
        for lot in islice(waiting, room(client)):
            submit(lot, 0)
        for future in finished:
            lot, deaths = doing.pop(future.key)
            try:
                done = future.result()
            except KilledWorker:  # Dask has tried it three times: workers that come and go are no fault of the lot
                if deaths == DEATHS:
                    raise Refused("cluster-died", count=3 * deaths) from None
                submit(lot, deaths + 1)
                continue
            except (FutureCancelledError, OSError):
                raise Refused("cluster-unreachable", address=address) from None
            except ModuleNotFoundError as missing:
                if (missing.name or "").partition(".")[0] == "ludotheque":
                    raise Refused("cluster-version") from None
                raise
            for lot in islice(waiting, max(1, room(client) - len(doing))):
                submit(lot, 0)
            yield done
    finally:
        client.close(timeout=SECONDS)  # and with it go the lots that nobody waits for any more
        log.setLevel(told)


def connect(address: str) -> "Client":
    from distributed import Client

    try:
        return Client(address, timeout=SECONDS, set_as_default=False)
    except (OSError, ValueError):
        raise Refused("cluster-unreachable", address=address) from None


def room(client: "Client") -> int:
    """Return how many lots to have under way: enough for every thread there is now."""
    threads: dict[str, int] = client.nthreads()
    return 2 * max(1, sum(threads.values()))


def carry_out(expected: str, task: Callable[..., Done], lot: Lot) -> Done:
    """Do a lot on a worker, if it would come out as at home."""
    if identity() != expected:
        raise Refused("cluster-version")
    return task(*lot)


@cache
def identity() -> str:
    """Hash all that games follow from: a worker with another version would play other games."""
    package = resources.files("ludotheque")
    digest = hashlib.sha256()
    for part in PLAYING:
        for file in sources(package / part):
            digest.update(file.name.encode() + b"\0" + file.read_bytes())
    return digest.hexdigest()


def sources(folder: Traversable) -> Iterator[Traversable]:
    for entry in sorted(folder.iterdir(), key=lambda entry: entry.name):
        if entry.is_dir():
            yield from sources(entry)
        elif entry.name.endswith((".py", ".toml")):
            yield entry
