"""`ludotheque serve`: tables in the browser."""

from pathlib import Path
from typing import Annotated

from ludotheque.cli.arguments import Lang, Option


def serve(
    host: Annotated[str | None, Option("--host", metavar="ADDRESS", help="help-host")] = None,
    port: Annotated[str | None, Option("--port", metavar="PORT", help="help-port")] = None,
    data: Annotated[str | None, Option("--data", metavar="FOLDER", help="help-data")] = None,
    settings: Annotated[str | None, Option("--settings", metavar="FILE", help="help-settings")] = None,
    store: Annotated[str | None, Option("--store", metavar="URL", help="help-store-url")] = None,
    bots: Annotated[str | None, Option("--bots", metavar="policy:FILE", help="help-serve-bots")] = None,
    nodes: Annotated[str | None, Option("--nodes", metavar="N", help="help-nodes")] = None,
    proxy_headers: Annotated[bool, Option("--proxy-headers", help="help-proxy-headers")] = False,
    show: Annotated[bool, Option("--open", help="help-open")] = False,
    lang: Lang = None,
) -> None:
    from ludotheque import shelf
    from ludotheque.cli.files import make_folder, state_folder
    from ludotheque.cli.hosting import keep_tables
    from ludotheque.cli.say import language, refusals
    from ludotheque.cli.table import read_whole
    from ludotheque.library import game
    from ludotheque.server.settings import Settings, read, with_policies, with_store
    from ludotheque.server.thinking.trained import Trained
    from ludotheque.text.words import Words

    words = Words("", language(lang))
    number = read_whole("--port", port, 0, 65535, words) if port is not None else None
    count = read_whole("--nodes", nodes, 1, 64, words) if nodes is not None else 1
    with refusals(words):
        for name in shelf.outside():
            game(name).load()  # one that cannot be is refused now, not to people at a table
        folder = Path(data) if data else state_folder() / "server"
        make_folder(folder)
        chosen = read(Path(settings)) if settings is not None else Settings()
        if store is not None:
            chosen = with_store(chosen, store)
        if bots is not None:
            chosen = with_policies(chosen, bots.split(","))
        Trained(chosen.policies)  # one that cannot play is refused now
        keep_tables(host or "127.0.0.1", number, folder, chosen, count, proxy_headers, show, words)
