"""A game that the page has never heard of: one of ours, under a name for which there is no folder of the page."""

import re

from playwright.sync_api import Page, Route, WebSocketRoute

NAME = "from_outside"


def rename(page: Page, game: str) -> None:
    """Let the page know a game as `from_outside`, whatever the server calls it."""

    def answer(route: Route) -> None:
        found = route.fetch(url=route.request.url.replace(NAME, game))
        route.fulfill(response=found, body=found.text().replace(f'"{game}"', f'"{NAME}"'))

    def connect(line: WebSocketRoute) -> None:
        server = line.connect_to_server()
        server.on_message(lambda said: line.send(str(said).replace(f'"game":"{game}"', f'"game":"{NAME}"')))
        line.on_message(server.send)

    page.route(re.compile(r"/api/(games|text|rulebook|sheet)\b"), answer)
    page.route_web_socket(re.compile(r"/socket$"), connect)
