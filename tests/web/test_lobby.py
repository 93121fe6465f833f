"""The ways from the lobby to a table, and what its host and its guests are told before the start."""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Route, expect

import ludotheque
from tests.web.sitting import Sitting

pytestmark = pytest.mark.on_wheel

GAME = min(ludotheque.all_games())
MANY = 5  # more unfinished games than are listed in the lobby
REMEMBER = """([game, tables]) => localStorage.setItem('ludotheque.tables', JSON.stringify(
  tables.map(id => ({ id, game, names: ['Anna', 'Milo'], over: false }))))"""

ON_TOP = """one => {
  const box = one.getBoundingClientRect();
  return one.contains(document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2));
}"""


@pytest.fixture(params=[("en", 1280, 800), ("fr", 390, 844)], ids=["desktop", "phone"])
def sitting(browser: Browser, address: str, request: pytest.FixtureRequest) -> Iterator[Sitting]:
    lang, width, height = request.param
    made = Sitting(browser, address, width, height, locale=lang)
    yield made
    made.close()


def test_every_unfinished_game_can_be_reached(sitting: Sitting) -> None:
    page = sitting.page
    wish = {"game": GAME, "seats": [{"kind": "open"}] * 3, "private": True}
    tables = [sitting.ask("/api/tables", wish)["table"] for _ in range(MANY)]
    sitting.go("/about")
    page.evaluate(REMEMBER, [GAME, [*tables, "gone"]])
    sitting.go("/")
    own = page.locator(".own")
    expect(own.locator("li a")).to_have_count(3)
    own.locator("a[href='/games']").click()
    expect(page.locator(".running a")).to_have_count(MANY)  # one that is gone is forgotten
    assert {link.get_attribute("href") for link in page.locator(".running a").all()} == {f"/table/{t}" for t in tables}


def test_it_says_when_the_strongest_bots_are_ready(sitting: Sitting) -> None:
    """While they are being compiled it asks again, now and then, and the note goes when they are there."""
    page, thinking, asked = sitting.page, ["coming"], []

    def answer(route: Route) -> None:
        found = route.fetch(max_retries=3)  # its line may have been closed while nobody asked
        asked.append(thinking[0])
        route.fulfill(response=found, json=found.json() | {"thinking": thinking[0]})

    page.route("**/api/games", answer)
    sitting.go("/")
    note = page.locator(".levels [role=status]")
    page.locator(".levels").get_by_role("radio", name=re.compile("hard|difficile")).click()
    expect(note).to_have_count(0)  # it is quick even so
    page.locator(".levels").get_by_role("radio", name="expert").click()
    expect(note).to_be_visible()
    thinking[0] = "full"
    expect(note).to_have_count(0)
    assert asked[-1] == "full"
    assert asked.count("coming") < 20  # not all the time


@pytest.mark.parametrize("link", ["nonsense", "https://example.org/elsewhere", "!?"])
def test_a_link_that_leads_nowhere_is_refused_where_it_was_typed(sitting: Sitting, link: str) -> None:
    page = sitting.page
    sitting.go("/")
    field = page.locator(".join input")
    field.fill(link)
    field.press("Enter")
    refusal = "There is no such table." if page.evaluate("document.documentElement.lang") == "en" else "Cette table"
    expect(page.locator(".join").get_by_role("alert")).to_contain_text(refusal)
    expect(field).to_have_attribute("aria-invalid", "true")
    assert page.url == f"{sitting.address}/"
    field.fill("other")
    expect(field).to_have_attribute("aria-invalid", "false")


def test_a_link_that_leads_to_a_table(sitting: Sitting) -> None:
    opened = sitting.ask("/api/tables", {"game": GAME, "seats": [{"kind": "open"}] * 3, "private": True})
    sitting.go("/")
    field = sitting.page.locator(".join input")
    field.fill(f"{sitting.address}/table/{opened['table']}")
    field.press("Enter")
    expect(sitting.page.locator(".room")).to_be_visible()


def test_a_field_shows_its_whole_placeholder(sitting: Sitting) -> None:
    sitting.go("/")
    field = sitting.page.locator(".join input")
    expect(field).to_be_visible()
    field.fill(field.get_attribute("placeholder") or "")
    sitting.page.evaluate("document.fonts.ready.then(() => true)")  # another font is wider
    assert field.evaluate("field => field.scrollWidth <= field.clientWidth")


def test_only_the_host_is_told_how_to_let_others_in(sitting: Sitting) -> None:
    wishes = [{"kind": "mine", "name": "Anna"}, {"kind": "open"}, {"kind": "open"}]
    opened = sitting.ask("/api/tables", {"game": GAME, "seats": wishes, "private": True})
    room = sitting.page.locator(".room")
    sitting.come(opened["table"], [*opened["secrets"].values(), opened["host"]])
    expect(room.locator("code")).to_have_text("--host 0.0.0.0")
    sitting.come(opened["table"], [])
    expect(room).to_be_visible()
    expect(room.locator("code")).to_have_count(0)


@pytest.mark.parametrize(("width", "height"), [(390, 664), (1280, 800), (1366, 650)])
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_game_is_begun_at_once(browser: Browser, address: str, lang: str, width: int, height: int) -> None:
    """On the first screen, whoever has games under way or none; who is new is offered to learn there, too."""
    sitting = Sitting(browser, address, width, height, locale=lang)
    page = sitting.page
    try:
        opened = sitting.ask("/api/tables", {"game": GAME, "seats": [{"kind": "open"}] * 3, "private": True})
        sitting.go("/about")
        page.evaluate(REMEMBER, [GAME, [opened["table"]]])
        sitting.go("/")
        expect(page.locator(".own li a")).to_have_count(1)
        begin = page.locator(".chosen .button.primary")
        learn = page.get_by_role("link", name="Learn in 3 minutes" if lang == "en" else "Apprendre en 3 minutes")
        for way in (begin, learn) if height > 650 else (begin,):
            box = way.bounding_box()
            assert box
            assert box["y"] >= 0
            assert box["y"] + box["height"] <= height
            assert way.evaluate(ON_TOP)
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    finally:
        sitting.close()
