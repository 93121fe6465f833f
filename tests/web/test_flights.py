"""Cards fly from where they lay to where they land, and those that stay keep their size, at the usual pace."""

import random

import pytest
from playwright.sync_api import Browser

import ludotheque
from tests.web.sitting import Sitting

pytestmark = pytest.mark.on_source

# Write down every flight: how large it begins, and whether the card lay in the hand before and still does.
WATCH = """() => {
  window.flights = [];
  const fan = () => [...document.querySelectorAll('main .fan [data-id]')];
  let held = new Set();
  setInterval(() => (held = new Set(fan().map(one => one.dataset.id))), 10);
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (frames, how) {
    const { id, from = '' } = this.dataset;
    const scale = Number(frames[0].scale ?? 1);
    if (id) window.flights.push({ id, from, scale, stays: held.has(id) && fan().includes(this) });
    return animate.call(this, frames, how);
  };
}"""
GAMES = {"odin": 6, "tricky_badger": 6, "hygge": 10}  # moves, after which much has flown


@pytest.mark.parametrize("game", GAMES)
def test_flights_keep_to_the_size_of_the_cards(browser: Browser, address: str, game: str) -> None:
    sitting = Sitting(browser, address, 390, 664, pace="brisk", reduced_motion="no-preference")
    rng = random.Random(game)
    try:
        sitting.sit(game, max(2, ludotheque.game(game).meta.least))
        sitting.page.evaluate(WATCH)
        for _ in range(GAMES[game]):
            if sitting.settled() is None:
                break
            sitting.turn(rng, eager=0.5)
            sitting.made()
        flights = sitting.page.evaluate("window.flights")
        assert [one for one in flights if one["stays"] and one["scale"] != 1] == []
        dealt = [one for one in flights if one["from"] == "deck"]
        assert bool(dealt) == (game == "hygge")
        assert [one for one in dealt if one["scale"] > 1] == []
        assert any(one["stays"] for one in flights) == (game != "hygge")
        assert sitting.troubles == []
    finally:
        sitting.close()
