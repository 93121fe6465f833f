"""`ludotheque store`: for the operator of a server: check, back up, restore, copy and prune its tables."""

import sys
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, TypeVar

from ludotheque.cli.arguments import Argument, Lang, Option

if TYPE_CHECKING:
    from ludotheque.server.store import Store
    from ludotheque.server.store.care import Health
    from ludotheque.text.words import Words

FOLLOWED_BY = {"check": 0, "backup": 1, "restore": 1, "copy": 2, "prune": 1}  # each action by so many words
FILES_ONLY = ("backup", "restore")

T = TypeVar("T")


def store(
    action: Annotated[str, Argument(metavar="check|backup|restore|copy|prune", help="help-store-action")],
    first: Annotated[str | None, Argument(metavar="FILE|FOLDER|URL|DAYS", help="help-store-first")] = None,
    second: Annotated[str | None, Argument(metavar="FOLDER|URL", help="help-store-second")] = None,
    data: Annotated[str | None, Option("--data", metavar="FOLDER", help="help-data")] = None,
    url: Annotated[str | None, Option("--store", metavar="URL", help="help-store-url")] = None,
    lang: Lang = None,
) -> None:
    import asyncio

    from ludotheque.cli.files import state_folder
    from ludotheque.cli.say import fail, language, refusals
    from ludotheque.cli.table import read_whole
    from ludotheque.engine.refused import Refused
    from ludotheque.server import run
    from ludotheque.server.store import care
    from ludotheque.text.words import Words

    words = Words("", language(lang))
    given = [said for said in (first, second) if said is not None]
    if FOLLOWED_BY.get(action) != len(given):
        fail(words("cli-store-usage"))
    folder = Path(data) if data else state_folder() / "server"
    place = url or str(folder)
    with refusals(words):
        if url is not None and action in FILES_ONLY:  # it is not the file beside it that somebody means
            raise Refused("store-dump")
        if action == "check":
            report(words, "cli-store-checked", asyncio.run(using(place, care.check)))
            if url is None and not care.sound(folder):
                tell(words("error-store-broken", {"file": str(care.database(folder))}))
                sys.exit(1)
        elif action == "backup":
            care.backup(folder, Path(given[0]))
            tell(words("cli-store-backed-up", {"file": given[0]}))
        elif action == "restore":
            with run.claim(folder):  # no server may be using it
                aside = care.restore(Path(given[0]), folder)
            tell(words("cli-store-restored", {"file": given[0]}))
            if aside is not None:
                tell(words("cli-store-aside", {"file": str(aside)}))
        elif action == "copy":
            source, target = given
            copying = using(source, lambda old: using(target, lambda new: care.copy(old, new), new=True))
            report(words, "cli-store-copied", asyncio.run(copying))
        else:
            days = read_whole("DAYS", given[0], 1, 36_500, words)
            count = asyncio.run(using(place, lambda found: care.prune(found, days)))
            tell(words("cli-store-pruned", {"count": count, "days": days}))


async def using(place: str, work: "Callable[[Store], Awaitable[T]]", new: bool = False) -> T:
    """Do something with the store at a URL, or in a data folder, a new one perhaps; opening it forgets nothing."""
    import sqlite3

    from ludotheque.cli.files import make_folder
    from ludotheque.engine.refused import Refused
    from ludotheque.server.settings import Settings, with_store
    from ludotheque.server.store import Unreachable, care
    from ludotheque.server.store.opening import open_store
    from ludotheque.server.store.postgres import why

    settings = Settings(forget_open_after=float("inf"))
    if "://" in place:
        settings = with_store(settings, place)
    elif new:
        make_folder(Path(place))
    else:
        care.database(Path(place))
    store = await open_store(Path(place), settings)
    try:
        return await work(store)
    except (Unreachable, sqlite3.DatabaseError) as error:
        if settings.store:
            raise Refused("store-unreachable", reason=why(error.__cause__ or error)) from None
        raise Refused("store-broken", file=str(care.database(Path(place)))) from None
    finally:
        await store.close()


def report(words: "Words", key: str, health: "Health") -> None:
    """Report what was found; damage is an error."""
    tell(words(key, {"tables": health.tables, "moves": health.moves}))
    if health.damaged:
        tell(words("cli-store-damaged", {"tables": ", ".join(health.damaged), "count": len(health.damaged)}))
        sys.exit(1)


def tell(sentence: str) -> None:
    sys.stdout.write(sentence + "\n")
