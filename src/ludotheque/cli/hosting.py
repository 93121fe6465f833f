"""A server as the command line keeps it: a port that is free, one server to a folder, a browser that shows it."""

import asyncio
import logging
import os
import sys
import webbrowser
from pathlib import Path
from socket import socket
from threading import Thread

from msgspec.structs import replace

from ludotheque.engine.refused import Refused
from ludotheque.server import logs, nodes, run
from ludotheque.server.settings import Settings
from ludotheque.server.thinking.workers import cores
from ludotheque.text.words import Words

PORT = 8420
SCREENS = ("DISPLAY", "WAYLAND_DISPLAY", "BROWSER")
PATIENCE = 5  # seconds for a browser to start, where nothing else is left to do


def keep_tables(
    host: str, port: int | None, folder: Path, settings: Settings, count: int, proxied: bool, show: bool, words: Words
) -> None:
    """Serve until told to stop; if all that is wanted is the page, and a server is already there, open its page."""
    if count > 1 and not settings.store:
        raise Refused("nodes-store")
    if count > 1 and not hasattr(os, "fork"):
        raise Refused("nodes-system")
    try:
        lock = run.claim(folder)
    except Refused:
        address = run.noted(folder)
        if not show or not address:
            raise
        tell(words("cli-serving-already", {"address": address}))
        open_page(address).join(PATIENCE)
        return
    taken = find_port(host, port)
    run.note(lock, run.address_of(taken))

    def ready(address: str) -> None:
        tell(words("cli-serving", {"address": address}))
        if show:
            open_page(address)

    logs.set_up()
    if show:
        logs.LOGGER.setLevel(logging.WARNING)  # it is a player who looks at this terminal
    with lock, taken:
        if count == 1:
            run.run(run.serve(taken, folder, settings, proxied, ready, host))
        else:
            asyncio.run(run.reach(folder, settings))
            settings = replace(settings, workers=settings.workers or max(1, cores() // count))
            first = settings.node_ports
            own = [run.listen("127.0.0.1", first + node) for node in range(count)] if first else []

            def serve_node(node: int) -> None:
                say = ready if node == 0 else lambda _: None  # the first one says where
                run.run(run.serve(taken, folder, settings, proxied, say, host, own[node : node + 1]))

            nodes.Nodes(count, serve_node).wait()


def find_port(host: str, port: int | None) -> socket:
    """Take the port that was asked for; else the usual one or, if somebody has it, any that is free."""
    if port is not None:
        return run.listen(host, port)
    try:
        return run.listen(host, PORT)
    except Refused as refused:
        try:
            return run.listen(host, 0)
        except Refused:
            raise refused from None


def tell(sentence: str) -> None:
    sys.stdout.write(sentence + "\n")
    sys.stdout.flush()


def open_page(address: str) -> Thread:
    """Open a page, and do not wait for it: some browsers only come back when they are closed."""
    opening = Thread(target=find_browser, args=(address,), daemon=True)
    opening.start()
    return opening


def find_browser(address: str) -> None:
    """Call a browser where there is a screen; without one, a browser of letters would take our terminal."""
    if sys.platform in ("win32", "darwin") or any(os.environ.get(name) for name in SCREENS):
        webbrowser.open(address.replace("//0.0.0.0:", "//127.0.0.1:").replace("//[::]:", "//[::1]:"))
