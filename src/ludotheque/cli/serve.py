"""`ludotheque serve`: tables in the browser."""

import sys
from argparse import Namespace
from pathlib import Path

from ludotheque.cli.parser import Parser


def arguments(parser: Parser) -> None:
    parser.value("--host", metavar="ADDRESS", about="help-host")
    parser.value("--port", metavar="PORT", about="help-port")
    parser.value("--data", metavar="FOLDER", about="help-data")
    parser.value("--settings", metavar="FILE", about="help-settings")
    parser.flag("--proxy-headers", about="help-proxy-headers")
    parser.flag("--open", about="help-open")


def run(said: Namespace) -> None:
    import webbrowser

    from ludotheque.cli.files import make_folder, state_folder
    from ludotheque.cli.say import language, refusals
    from ludotheque.cli.table import read_whole
    from ludotheque.server import logs, run
    from ludotheque.server.settings import Settings, read
    from ludotheque.text.words import Words

    words = Words("", language(said.lang))
    port = read_whole("--port", said.port or "8420", 0, 65535, words)
    with refusals(words):
        folder = Path(said.data) if said.data else state_folder() / "server"
        make_folder(folder)
        habits = read(Path(said.settings)) if said.settings else Settings()
        lock = run.claim(folder)
        taken = run.listen(said.host or "127.0.0.1", port)

        def ready(address: str) -> None:
            sys.stdout.write(words("cli-serving", {"address": address}) + "\n")
            sys.stdout.flush()
            if said.open:
                webbrowser.open(address)

        logs.set_up()
        with lock, taken:
            run.run(run.serve(taken, folder, habits, said.proxy_headers, ready))
