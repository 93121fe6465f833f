"""`ludotheque admin`: for the operator of a server: shut addresses out, mute them, and close tables, while it runs."""

import sys
from pathlib import Path
from typing import Annotated

from ludotheque.cli.arguments import Argument, Lang, Option

ACTIONS = ("ban", "unban", "mute", "unmute", "close", "list")


def admin(
    action: Annotated[str, Argument(metavar="ban|unban|mute|unmute|close|list", help="help-admin-action")],
    about: Annotated[str | None, Argument(metavar="ADDRESS|TABLE", help="help-admin-about")] = None,
    data: Annotated[str | None, Option("--data", metavar="FOLDER", help="help-data")] = None,
    url: Annotated[str | None, Option("--store", metavar="URL", help="help-store-url")] = None,
    lang: Lang = None,
) -> None:
    import asyncio

    from ludotheque.cli.commands.store import tell, using
    from ludotheque.cli.files import state_folder
    from ludotheque.cli.say import fail, language, refusals
    from ludotheque.server.orders import CLOSE, FILE, Orders, network
    from ludotheque.server.store import care
    from ludotheque.text.words import Words

    words = Words("", language(lang))
    if action not in ACTIONS or (about is None) != (action == "list"):
        fail(words("cli-admin-usage"))
    folder = Path(data) if data else state_folder() / "server"
    with refusals(words):
        if not folder.is_dir():
            fail(words("cli-admin-folder", {"folder": str(folder)}))
        orders = Orders(folder / FILE)
        if about is None:
            orders.look()
            sys.stdout.write("".join(f"{order} {said}\n" for order, said in orders.lines))
            return
        if action == "close":
            table = about.rpartition("/")[2]  # its link will do
            asyncio.run(using(url or str(folder), lambda store: care.end(store, table)))
            orders.add(CLOSE, table)
            tell(words("cli-admin-close", {"table": table}))
            return
        where = str(network(about))
        order = action.removeprefix("un")
        if order == action:
            orders.add(order, where)
        elif not orders.remove(order, where):
            fail(words("cli-admin-none", {"address": where}))
        tell(words(f"cli-admin-{action}", {"address": where}))
