"""The page in a real browser, against a real server."""

import json
import random
import re
import sys
import time
from collections.abc import Iterator
from itertools import cycle
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

import ludotheque
from tests.web.axe import complaints
from tests.web.guest import Guest
from tests.web.hands import EXPLORE, IS_FREE, PRESS_DISABLED, WHOSE
from tests.web.sitting import GLANCE, Sitting, no_raw_keys, nothing_cut

pytestmark = pytest.mark.on_wheel

GAMES = sorted(ludotheque.all_games())


@pytest.fixture
def sitting(browser: Browser, address: str) -> Iterator[Sitting]:
    made = Sitting(browser, address)
    yield made
    made.close()
    assert made.troubles == []


def widths(page: Page) -> tuple[int, int]:
    found: list[int] = page.evaluate("[document.documentElement.scrollWidth, innerWidth]")
    return found[0], found[1]


PRESSES = 500  # to look at a position wholly; one that needs more is looked at in part


@pytest.fixture(scope="module")
def finished(address: str, browser: Browser) -> str:
    """Play a match to its end; give its table."""
    opener = Sitting(browser, address)
    game = "hygge" if "hygge" in GAMES else GAMES[0]
    wishes = [{"kind": "mine", "name": "Anna"}, *[{"kind": "bot", "level": "medium"}] * 2]
    opened = opener.ask("/api/tables", {"game": game, "seats": wishes, "private": True})
    opener.close()
    guest = Guest(address, opened["table"], [*opened["secrets"].values(), opened["host"]])
    guest.ask(t="start")
    while view := guest.due():
        guest.play(view)
    guest.close()
    return str(opened["table"])


@pytest.mark.parametrize(("game", "how"), list(zip(GAMES, cycle(["mouse", "keyboard", "touch"]), strict=False)))
def test_every_choice_is_reachable(browser: Browser, address: str, game: str, how: str) -> None:
    """U1: what can be pressed leads to what is legal, to all of it, and to nothing else."""
    touch = how == "touch"
    sitting = Sitting(browser, address, *((390, 844) if touch else (1280, 800)), has_touch=touch)
    rng = random.Random(f"{game} {how}")
    wholly = 0
    try:
        sitting.sit(game, max(3, ludotheque.game(game).meta.least))
        for _ in range(4):
            if (view := sitting.settled()) is None:
                break
            legal = {choice["m"] for choice in view["choices"]}
            found = sitting.page.evaluate(EXPLORE, PRESSES)
            assert set(found["moves"]) <= legal
            assert not found["whole"] or set(found["moves"]) == legal
            wholly += found["whole"]
            moves = sitting.moves
            sitting.page.evaluate(PRESS_DISABLED)
            sitting.page.keyboard.press("Escape")
            assert sitting.moves == moves, "something that is said to be disabled made a move"
            sitting.turn(rng, how)
            assert sitting.made()["m"] in legal
            if wholly == 2:
                break
        assert wholly
        no_raw_keys(sitting.page)
        assert widths(sitting.page)[0] <= widths(sitting.page)[1]
        assert sitting.troubles == []
    finally:
        sitting.close()


def at_rest(page: Page) -> str:
    """Read a page that shows all it has heard."""
    text = ""
    while text != (text := page.inner_text("main")):
        page.wait_for_timeout(200)
    return text


@pytest.mark.parametrize("game", GAMES)
def test_reload_shows_the_same(sitting: Sitting, game: str) -> None:
    """U2: the page keeps nothing that the server does not say again."""
    sitting.sit(game, max(3, ludotheque.game(game).meta.least))
    sitting.play(2, random.Random(game))
    assert sitting.settled()
    while sitting.views[0]["view"]["waiting"] != [0]:  # where all choose at once, others may still do
        sitting.page.wait_for_timeout(GLANCE)
    before = at_rest(sitting.page)
    sitting.page.reload()
    sitting.page.wait_for_function("before => document.querySelector('main')?.innerText === before", arg=before)


@pytest.mark.parametrize(("scheme", "width", "height"), [("light", 360, 740), ("dark", 1280, 800)])
@pytest.mark.parametrize("game", GAMES)
def test_axe_finds_nothing_at_a_table(
    browser: Browser, address: str, game: str, scheme: str, width: int, height: int
) -> None:
    """U3, by day on the smallest phone and at night at a desk: nor is text cut, nor does it scroll sideways."""
    sitting = Sitting(browser, address, width, height, color_scheme=scheme, locale="fr")
    try:
        sitting.sit(game, max(3, ludotheque.game(game).meta.least))
        sitting.play(1, random.Random(game))
        sitting.settled()
        nothing_cut(sitting.page)
        no_raw_keys(sitting.page)
        assert complaints(sitting.page) == []
        assert sitting.troubles == []
    finally:
        sitting.close()


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_axe_finds_nothing_elsewhere(browser: Browser, address: str, scheme: str, finished: str) -> None:
    sitting = Sitting(browser, address, 360, 740, color_scheme=scheme)
    waiting = sitting.ask("/api/tables", {"game": GAMES[0], "seats": [{"kind": "open"}] * 3, "private": True})
    pages = {
        "/": ".shelf img",
        f"/rules/{GAMES[0]}": "article",
        "/about": "li",
        "/replay": "h1",
        f"/table/{waiting['table']}": ".chair",
        f"/replay?table={finished}&step=4": "text=/^Move 4 of/",
        f"/table/{finished}": "main .frame",
    }
    try:
        for path, sign in pages.items():
            sitting.go(path)
            sitting.page.wait_for_selector(sign)
            sitting.page.wait_for_function("() => document.documentElement.scrollWidth <= 360")
            no_raw_keys(sitting.page)
            assert complaints(sitting.page) == [], path
        assert sitting.troubles == []
    finally:
        sitting.close()


def visit(browser: Browser, address: str, slower: int) -> tuple[float, float]:
    """Visit the lobby with an empty cache: seconds until it can be used, and seconds of work it was."""
    sitting = Sitting(browser, address, 390, 844)
    line = sitting.context.new_cdp_session(sitting.page)
    line.send("Performance.enable", {"timeDomain": "threadTicks"})
    line.send("Emulation.setCPUThrottlingRate", {"rate": slower})
    begun = time.monotonic()
    sitting.page.goto(address, wait_until="commit")
    sitting.page.wait_for_selector("main .button.primary:not(:disabled)")
    taken = time.monotonic() - begun
    measured = {one["name"]: one["value"] for one in line.send("Performance.getMetrics")["metrics"]}
    sitting.close()
    return taken, measured["TaskDuration"]


def test_the_page_is_soon_there(browser: Browser, address: str, capsys: pytest.CaptureFixture[str]) -> None:
    """Two seconds on a phone four times slower: the work counts, which others on this machine do not delay."""
    work = min(visit(browser, address, 1)[1] for _ in range(2))
    taken = min(visit(browser, address, 4)[0] for _ in range(2))
    with capsys.disabled():
        sys.stdout.write(f"{work * 1000:.0f} ms of work; slowed four times, ready after {taken:.2f} s ")
    assert 4 * work < 2


def test_pieces_explain_themselves(browser: Browser, address: str) -> None:
    """Under the mouse, under the focus, and under a long press, which is no tap."""
    sitting = Sitting(browser, address, 390, 844, has_touch=True)
    page = sitting.page
    try:
        sitting.sit("odin" if "odin" in GAMES else GAMES[0], 3)
        sitting.settled()
        card = page.locator(".hand [data-tip]").last
        told = card.get_attribute("data-tip")
        card.hover()
        page.locator(".tip", has_text=re.compile(re.escape(str(told)), re.IGNORECASE)).wait_for()
        page.mouse.move(1, 1)
        page.locator(".tip").wait_for(state="detached")
        box = card.bounding_box()
        assert box
        touch = page.context.new_cdp_session(page)
        finger = [{"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}]
        touch.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": finger})
        page.locator(".tip").wait_for()
        assert page.inner_text(".tip").casefold().startswith(str(told).casefold())
        touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
        page.wait_for_timeout(100)
        assert page.locator(".hand [aria-pressed=true]").count() == 0
        assert sitting.troubles == []
    finally:
        sitting.close()


def test_a_mouse_that_lies_still_asks_for_nothing(sitting: Sitting) -> None:
    """The table moves under it: only who moves the mouse there wants to know what a piece is for."""
    page = sitting.page
    sitting.go("/about")
    page.wait_for_selector("li")
    page.mouse.move(300, 300)
    page.evaluate(
        """() => {
          const one = document.createElement('div');
          one.dataset.tip = 'a card';
          one.style.cssText = 'position: fixed; inset: 250px auto auto 250px; width: 100px; height: 100px';
          document.querySelector('main').append(one);
        }"""
    )
    page.screenshot()  # a frame is drawn, and with it the mouse found to be over something else
    page.wait_for_timeout(600)
    assert page.locator(".tip").count() == 0
    page.mouse.move(303, 300)
    page.locator(".tip", has_text="a card").wait_for()


def test_from_the_shelf_to_the_result(sitting: Sitting) -> None:
    """Open a table in the lobby, let a bot finish, see the result, watch the replay."""
    page = sitting.page
    sitting.go("/")
    page.get_by_role("button", name="Play against bots").click()
    page.wait_for_selector("main .frame")
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Let a bot play for me").click()
    page.keyboard.press("Escape")
    page.get_by_role("dialog", name="Result").wait_for(timeout=120_000)
    no_raw_keys(page)
    assert complaints(page) == []
    page.get_by_role("link", name="Watch the replay").click()
    page.get_by_text(re.compile("^Move 0 of")).wait_for()
    page.keyboard.press("End")
    page.get_by_text(re.compile(r"^Move (\d+) of \1$")).wait_for()
    page.get_by_role("radio", name="What was true").click()
    no_raw_keys(page)
    assert complaints(page) == []


def test_a_saved_position_opens_again(sitting: Sitting, tmp_path: Path) -> None:
    """In the middle of a game, and without asking the table: it shows what the seat saw, and nothing else."""
    page = sitting.page
    sitting.sit(GAMES[0], 3)
    sitting.settled()
    page.get_by_role("button", name="Menu").click()
    with page.expect_download() as saved:
        page.get_by_role("button", name="Save this position").click()
    saved.value.save_as(tmp_path / "position.json")
    told = json.loads((tmp_path / "position.json").read_text("utf-8"))
    assert told["view"]["seat"] == 0
    page.keyboard.press("Escape")
    told_of_hand = "[...document.querySelectorAll('main .hand [data-tip]')].map((piece) => piece.dataset.tip)"
    seen = page.inner_text(".prompt"), page.evaluate(told_of_hand)
    assert seen[1]
    sitting.go("/replay")
    page.set_input_files("input[type=file]", tmp_path / "position.json")
    page.get_by_text("A position saved at a table").wait_for()
    assert (page.inner_text(".prompt"), page.evaluate(told_of_hand)) == seen
    assert page.locator("main .frame button:not([aria-disabled=true])").count() == 0
    no_raw_keys(page)
    assert complaints(page) == []


def tour(page: Page) -> None:
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Show me around").click()


@pytest.mark.parametrize("game", GAMES)
def test_a_first_game_is_shown_around(sitting: Sitting, game: str) -> None:
    """A lesson is offered until one knows the game; from the menu, a tour with the part it is about in light."""
    page = sitting.page
    sitting.sit(game, ludotheque.game(game).meta.least)
    sitting.settled()
    page.get_by_role("banner").get_by_role("link", name="Learn in 3 minutes").wait_for()
    tour(page)
    lit = []
    for _ in range(5):
        lit.append(page.locator(".toured").count())
        no_raw_keys(page)
        page.get_by_role("button", name="Next").click()
    assert lit == [0, 1, 1, 1, 0]
    assert complaints(page) == []
    page.get_by_role("button", name="Let’s play").click()
    assert page.locator(".toured").count() == 0
    page.reload()
    sitting.settled()
    assert page.get_by_role("banner").get_by_text("Learn in 3 minutes").count() == 0
    tour(page)
    page.get_by_text("1 of 6").wait_for()


@pytest.mark.parametrize(("width", "where", "said"), [(1280, "Hint", "The light bulb"), (390, "Menu", "open the menu")])
def test_the_tour_ends_at_what_helps(browser: Browser, address: str, width: int, where: str, said: str) -> None:
    """The light bulb, or the menu it is in where there is no room for one in the bar."""
    sitting = Sitting(browser, address, width)
    page = sitting.page
    try:
        sitting.sit(GAMES[0], 3)
        sitting.settled()
        tour(page)
        for _ in range(5):
            page.get_by_role("button", name="Next").click()
        assert page.locator(".toured").get_attribute("aria-label") == where
        assert said in page.locator(".tour p").inner_text()
        assert sitting.troubles == []
    finally:
        sitting.close()


@pytest.mark.parametrize("game", GAMES)
def test_one_name_for_a_player(sitting: Sitting, game: str) -> None:
    """Mine too: the same in my panel and in the log."""
    sitting.sit(game, max(3, ludotheque.game(game).meta.least))
    sitting.play(3, random.Random(game))
    assert sitting.page.locator(".panel.own .name").inner_text() == "Anna"
    assert "Anna" in sitting.page.locator(".log").inner_text()


def test_languages_switch_without_a_reload(sitting: Sitting) -> None:
    sitting.go("/")
    sitting.page.wait_for_selector(".shelf")
    sitting.page.evaluate("window.stayed = true")
    sitting.page.get_by_role("radio", name="FR").click()
    sitting.page.get_by_role("heading", name="À quoi joue-t-on ?").wait_for()
    assert sitting.page.evaluate("window.stayed && document.documentElement.lang") == "fr"


def test_a_language_is_switched_with_the_menu_open(sitting: Sitting) -> None:
    page = sitting.page
    sitting.sit(GAMES[0], 3)
    sitting.settled()
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("radio", name="Français").or_(page.get_by_role("radio", name="FR")).first.click()
    page.get_by_role("button", name="Enregistrer cette position").wait_for()
    assert page.evaluate("document.documentElement.lang") == "fr"


def test_the_way_back_to_a_game(sitting: Sitting) -> None:
    """The lobby leads to your own running tables, whether or not others may see them."""
    page = sitting.page
    sitting.sit(GAMES[0], 3)
    sitting.settled()
    table = page.url
    sitting.go("/")
    page.get_by_role("link", name="Resume your game").click()
    page.wait_for_selector("main .frame")
    assert page.url == table


def test_a_card_of_the_stock_stands_for_its_lines(sitting: Sitting) -> None:
    sitting.sit("hygge", 2)
    sitting.settled()
    stock = sitting.page.locator(".stock .place:not(.none):not(.gap)").first
    chosen = sitting.page.locator(".handle[aria-pressed=true]")
    for expected in (1, 1, 0):
        stock.click()
        assert chosen.count() == expected


def test_behind_the_curtain_is_nothing(sitting: Sitting) -> None:
    """Between two players on one device, the page holds no card of either."""
    game = GAMES[0]
    rng = random.Random(game)
    sitting.sit(game, max(3, ludotheque.game(game).meta.least), mine=2)
    for _ in range(2):
        sitting.page.wait_for_selector(".curtain")
        assert sitting.page.locator("[data-id], .panel, .log").count() == 0
        assert complaints(sitting.page) == []
        sitting.page.locator(".curtain button").click()
        sitting.page.wait_for_selector("main .frame")
        while not sitting.page.locator(".curtain").count():
            if sitting.page.evaluate(IS_FREE):
                sitting.turn(rng, eager=1)
                sitting.made()
            sitting.page.wait_for_timeout(GLANCE)


@pytest.mark.parametrize("game", GAMES)
def test_a_curtain_falls_only_where_something_is_hidden(sitting: Sitting, game: str) -> None:
    """UX 9: two players on one device who know the same need none; the prompt says whose turn it is."""
    rng = random.Random(game)
    sitting.sit(game, ludotheque.game(game).meta.least, mine=2)
    names = ["Anna", "Anna1"]
    shown = None
    for _ in range(16):
        if sitting.due() is None:
            break
        while sitting.views[0]["v"] != sitting.views[1]["v"]:
            sitting.page.wait_for_timeout(GLANCE)
        one, other = ({**sitting.views[seat]["view"], "seat": None, "prompt": None} for seat in (0, 1))
        sitting.page.wait_for_function(f"() => document.querySelector('.curtain') || ({IS_FREE})()")
        whose = sitting.whose()
        if whose is None:
            assert shown is None or one != other
            sitting.page.locator(".curtain button").click()
            shown = None
            continue
        view = sitting.views[names.index(whose)]
        if not view["choices"] or view["revising"]:  # then it is the other's turn, and the page must turn to that
            sitting.page.wait_for_function(f"whose => ({WHOSE})() !== whose", arg=whose)
            continue
        assert shown in (None, whose) or one == other
        shown = whose
        assert sitting.page.locator(".prompt .name").inner_text() == whose
        sitting.turn(rng, eager=0.6)
        sitting.made()


@pytest.mark.parametrize("game", GAMES)
def test_nothing_stays_under_the_dock(browser: Browser, address: str, game: str) -> None:
    """U4: on a phone held so that the table does not fit, what is scrolled to can be hit."""
    sitting = Sitting(browser, address, 390, 520, has_touch=True)
    try:
        sitting.sit(game, max(3, ludotheque.game(game).meta.least))
        sitting.play(5, random.Random(game), "touch")
        assert sitting.troubles == []
    finally:
        sitting.close()


@pytest.mark.parametrize("game", GAMES)
def test_a_hint_says_why(sitting: Sitting, game: str) -> None:
    """UX 16: a move, a reason in words, and a way to do it."""
    sitting.sit(game, max(3, ludotheque.game(game).meta.least))
    view = sitting.settled()
    assert view is not None
    high = sitting.page.evaluate("document.documentElement.scrollHeight")
    sitting.page.keyboard.press("h")
    hint = sitting.page.get_by_role("status").filter(has=sitting.page.get_by_role("button", name="Close"))
    assert hint.locator("p").inner_text().endswith(".")
    assert sitting.page.evaluate("document.documentElement.scrollHeight") == high, "it pushes the table off the screen"
    no_raw_keys(sitting.page)
    sitting.page.get_by_role("button", name="Play it").click()
    sitting.made()
    assert sitting.moves == 1


def test_a_hint_on_its_way_is_seen(sitting: Sitting) -> None:
    """It may take seconds: what was pressed says so, and is not asked for once more."""
    sitting.sit(GAMES[0], max(3, ludotheque.game(GAMES[0]).meta.least))
    assert sitting.settled() is not None
    sitting.page.evaluate(
        """() => {
          const send = WebSocket.prototype.send;
          window.asked = 0;
          WebSocket.prototype.send = function (data) {
            if (JSON.parse(data).t === 'hint') window.asked += 1;
            else send.call(this, data);
          };
        }"""
    )
    button = sitting.page.get_by_role("button", name="Hint").locator("visible=true")
    expect(button).to_have_attribute("aria-busy", "false")
    button.click()
    expect(button).to_have_attribute("aria-busy", "true")
    button.click()
    assert sitting.page.evaluate("window.asked") == 1


def test_names_are_only_text(sitting: Sitting) -> None:
    """X3: whatever people call themselves."""
    sitting.sit(GAMES[0], max(3, ludotheque.game(GAMES[0]).meta.least), name="<img src=x>")
    sitting.page.wait_for_selector("main .frame")
    assert sitting.page.locator("img[src=x]").count() == 0
