"""`ludotheque serve`: tables in the browser."""

from pathlib import Path
from typing import Annotated

import typer

from ludotheque.cli.arguments import Lang


def serve(
    host: Annotated[
        str, typer.Option("--host", help="The address to listen on; 0.0.0.0 for the whole house.")
    ] = "127.0.0.1",
    port: Annotated[int, typer.Option("--port", min=0, max=65535, help="The port; 0 for any that is free.")] = 8420,
    data: Annotated[
        Path | None,
        typer.Option("--data", metavar="DIR", help="Where tables are kept.", show_default="with your other matches"),
    ] = None,
    settings: Annotated[
        Path | None,
        typer.Option("--settings", metavar="FILE", help="Limits and habits, as TOML: see server/settings.py."),
    ] = None,
    proxy_headers: Annotated[
        bool, typer.Option("--proxy-headers", help="Believe a proxy on this machine about who is calling.")
    ] = False,
    open_page: Annotated[bool, typer.Option("--open", help="Open the page in your browser.")] = False,
    lang: Lang = None,
) -> None:
    """Serve tables: play with friends and bots in the browser.

    Every move is on disk before anybody hears of it. Ctrl-C, or SIGTERM, stops the server in order.
    """
    import webbrowser

    from ludotheque.cli.files import make_folder, state_folder
    from ludotheque.cli.say import language, refusals
    from ludotheque.server import logs, run
    from ludotheque.server.settings import Settings, read
    from ludotheque.text.words import Words

    words = Words("", language(lang))
    with refusals(words):
        folder = data or state_folder() / "server"
        make_folder(folder)
        habits = read(settings) if settings else Settings()
        lock = run.claim(folder)
        taken = run.listen(host, port)

        def ready(address: str) -> None:
            typer.echo(words("cli-serving", {"address": address}))
            if open_page:
                webbrowser.open(address)

        logs.set_up()
        with lock, taken:
            run.run(run.serve(taken, folder, habits, proxy_headers, ready))
