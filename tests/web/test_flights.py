"""Cards fly from where they lay to where they land, and those that stay keep their size, at the usual pace."""

import random
from pathlib import Path

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
    const far = Math.hypot(...(frames[0].translate ?? '0').split(' ').map(parseFloat)) > 100;
    if (id) window.flights.push({ id, from, scale, far, stays: held.has(id) && fan().includes(this) });
    return animate.call(this, frames, how);
  };
}"""
# Keep back the moves that are made: each is refused or sent when the test says so.
HOLD = """() => {
  const send = WebSocket.prototype.send;
  WebSocket.prototype.send = function (data) {
    const { t, k } = JSON.parse(data);
    if (t !== 'move') return send.call(this, data);
    const refused = JSON.stringify({ t: 'refused', k, reason: 'stale', rule: '' });
    window.refuse = () => this.onmessage(new MessageEvent('message', { data: refused }));
    window.send = () => send.call(this, data);
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


def test_a_card_flies_once_and_back_if_it_is_refused(browser: Browser, address: str) -> None:
    """At once, before the server has answered; its answer moves nothing again, and a refusal says why."""
    sitting = Sitting(browser, address, 390, 664, pace="brisk", reduced_motion="no-preference")
    page = sitting.page
    rng = random.Random(1)
    try:
        sitting.sit("tricky_badger", 3)
        while (view := sitting.settled()) and view["choices"][0]["kind"] != "play":
            sitting.turn(rng)
            sitting.made()
        assert view
        page.evaluate(WATCH)
        page.evaluate(HOLD)
        card = page.locator(".hand .piece.lit").first.get_attribute("data-id")
        flights = f"window.flights.filter(one => one.id === '{card}' && one.far).length"
        in_hand, laid = (page.locator(f"{part} [data-id='{card}']") for part in (".hand", ".trick"))
        in_hand.click(position={"x": 8, "y": 30})
        for times in (1, 3):  # what was refused is still chosen
            page.locator(".actions .primary:not(:disabled)").click()
            laid.wait_for()
            assert in_hand.count() == 0
            assert page.evaluate(flights) == times
            if times == 1:
                page.evaluate("window.refuse()")
                in_hand.wait_for()
                assert laid.count() == 0
                assert page.evaluate(flights) == 2
                page.get_by_text("The table has changed. Choose again.").wait_for()
        page.evaluate("window.send()")
        sitting.made()
        page.wait_for_function("v => Number(document.querySelector('main').dataset.move) >= v", arg=view["v"] + 1)
        assert page.evaluate(flights) == 3
        assert sitting.troubles == []
    finally:
        sitting.close()


def robbery() -> tuple[ludotheque.Match, int, str, str]:
    """Play to where somebody steals a find like one they have; return the step, and the copy before and after."""
    seed = 16  # from there on one is soon found
    while True:
        match = ludotheque.game("tricky_badger").match(seats=4, seed=seed)
        rng = random.Random(seed)
        seed += 1
        while not match.over:
            before = match.view(None).players
            events = match.play(match.waiting[0], rng.choice(match.legal(match.waiting[0])))
            for args in (event.args for event in events if event.key == "rob"):
                thief, other, find = (args[name] for name in ("seat", "other", "find"))
                assert isinstance(thief, int)
                assert isinstance(other, int)
                assert isinstance(find, int)
                had, has = ([find.code for find in view[thief].finds] for view in (before, match.view(None).players))
                code = match.rules.pieces()["find"][find]
                left = [find.code for find in before[other].finds].count(code) - 1
                for gained in set(has):
                    if had.count(gained) == 1 and has.count(gained) == 2:
                        return match, len(match.moves), f"find-{other}-{code}-{left}", f"find-{thief}-{gained}-1"


def test_what_is_stolen_travels(browser: Browser, address: str, tmp_path: Path) -> None:
    """The very copy, from one collection to the other, though there lies one like it already."""
    match, step, old, new = robbery()
    while not match.over:
        match.play(match.waiting[0], match.legal(match.waiting[0])[0])
    file = tmp_path / "record.json"
    file.write_text(match.record().to_json(), "utf-8")
    sitting = Sitting(browser, address, reduced_motion="no-preference", pace="calm")
    page = sitting.page
    try:
        sitting.go(f"/replay?step={step - 1}")
        page.set_input_files("input[type=file]", file)
        page.locator(f"[data-id='{old}']").wait_for()
        page.evaluate(WATCH)
        assert page.locator(f"[data-id='{new}']").count() == 0
        while page.locator(f"[data-id='{new}']").count() == 0:
            page.keyboard.press("ArrowRight")
        page.wait_for_function("id => window.flights.some(one => one.id === id)", arg=new)
        flight = page.evaluate("id => window.flights.find(one => one.id === id)", new)
        assert (flight["from"], flight["far"]) == (old, True)
        assert page.locator(f"[data-id='{old}']").count() == 0
        assert sitting.troubles == []
    finally:
        sitting.close()
