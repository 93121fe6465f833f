"""Whole games over the wire, on both builds: here the server meets the rules as they were compiled, or not."""

import random

import pytest

import ludotheque as lt
from tests.server.client import Party
from tests.server.games import NAMES, least
from tests.server.running import Server

pytestmark = pytest.mark.asyncio


@pytest.mark.parametrize("name", NAMES)
async def test_a_table_is_played_to_its_end_and_tells_the_truth_about_itself(server: Server, name: str) -> None:
    party = await Party.sit(server, name, least(name), watched=True)
    assert party.watcher is not None
    committed = party.watcher.table["commitment"]
    await party.play(random.Random(name))
    await party.watcher.until(lambda: party.watcher is not None and party.watcher.table["status"] == "over")
    record = server.get(f"/api/tables/{party.id}/record")
    assert record["commitment"] == committed
    match = lt.replay(lt.Record.from_json(server.http.get(f"/api/tables/{party.id}/record").text))
    assert match.over
    shown = party.watcher.views[None]["view"]
    assert (shown["scores"], shown["ranking"]) == (match.scores, match.ranking)
    assert party.watcher.table["seed"] == str(match.seed)
    assert [line["key"] for line in party.watcher.logs[None]] == [event.key for event in match.events(None)]
    for seat, line in party.lines.items():
        assert [said["key"] for said in line.logs[seat]] == [event.key for event in match.events(seat)]
    await party.close()
