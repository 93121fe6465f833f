"""How long bots wait: at the slowest pace of those who play, and so long that a move can be taken back."""

from types import SimpleNamespace
from typing import Any, cast

import pytest

from ludotheque.server.settings import Settings
from ludotheque.server.table.autoplay import Autoplay

pytestmark = pytest.mark.on_source


def pause(after: str, *pages: tuple[str, list[int]], clocks: object = None) -> float:
    """Return how long a bot waits after a move of somebody, with these pages (pace, seats) at the table."""
    settings = Settings(bot_pause=1, undo_pause=2)
    clients = [SimpleNamespace(pace=pace, seats=seats) for pace, seats in pages]
    live = SimpleNamespace(made=[SimpleNamespace(seat=0)])
    row = SimpleNamespace(chairs=[SimpleNamespace(kind=after)])
    lobby = SimpleNamespace(settings=settings)
    paces = [(bool(client.seats), client.pace) for client in clients]
    table = SimpleNamespace(lobby=lobby, paces=lambda: paces, live=live, row=row, clocks=clocks)
    return Autoplay(cast("Any", table)).pause()


def test_bots_keep_to_the_slowest_of_those_who_play() -> None:
    assert pause("bot", ("calm", [0])) == pause("bot", ("wait", [0])) == 1
    assert pause("bot", ("brisk", [0])) == 0.5
    assert pause("bot", ("once", [0])) == 0
    assert pause("bot", ("once", [0]), ("brisk", [1])) == 0.5
    assert pause("bot", ("once", [0]), ("calm", [])) == 0, "who only watches holds nobody up"
    assert pause("bot", ("once", []), ("calm", [])) == 1


def test_a_move_can_be_taken_back_at_every_pace() -> None:
    assert pause("person", ("calm", [0])) == 2
    assert 0 < pause("person", ("once", [0])) < pause("person", ("brisk", [0])) < 2
    assert pause("person", ("once", [0]), clocks=object()) == 0, "where time runs nothing is taken back"
