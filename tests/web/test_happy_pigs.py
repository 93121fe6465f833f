"""The table in a browser: what lies open is drawn, on a desktop and on a phone."""

import json
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest
from playwright.sync_api import Browser, Locator

import ludotheque as lt
from tests.games.happy_pigs.tables import SAVE, choose, sheet, table
from tests.games.tables import play, state
from tests.web.guest import Guest
from tests.web.sitting import Sitting, no_raw_keys, nothing_cut
from tests.web.test_boxes import fits

pytestmark = pytest.mark.on_wheel

NAMES = ["Anna", "Jeanne", "Théo"]
DESKTOP = (1280, 800, "en", "light")
PHONE = (390, 664, "fr", "dark")
sizes = pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
Size = tuple[int, int, str, str]


class Look:
    """A page that opens tables laid out by hand, as positions saved at a table."""

    def __init__(self, browser: Browser, address: str, folder: Path, size: Size) -> None:
        width, height, self.lang, theme = size
        self.sitting = Sitting(browser, address, width, height, locale=self.lang, color_scheme=theme)
        self.page = self.sitting.page
        self.file = folder / "position.json"

    def open(self, match: lt.Match, seat: int | None) -> None:
        """Show what a seat, or a spectator, sees; nothing may be cut off or without words."""
        told = {
            "report": 1,
            "game": "happy_pigs",
            "options": match.options,
            "players": NAMES[: match.seats],
            "pieces": match.rules.pieces(),
            "view": msgspec.to_builtins(match.view(seat)),
            "log": [],
        }
        self.file.write_text(json.dumps(told), "utf-8")
        self.sitting.go("/replay")
        self.page.set_input_files("input[type=file]", self.file)
        self.page.locator(".frame").wait_for()
        no_raw_keys(self.page)
        nothing_cut(self.page)

    def player(self, seat: int) -> Locator:
        return self.page.get_by_role("group", name=NAMES[seat], exact=True)

    def __call__(self, english: str, french: str) -> str:
        return english if self.lang == "en" else french


@pytest.fixture
def look(browser: Browser, address: str, tmp_path: Path, size: Size) -> Iterator[Look]:
    made = Look(browser, address, tmp_path, size)
    yield made
    made.sitting.close()
    assert made.sitting.troubles == []


@sizes
@pytest.mark.rule("pigs.two.neutral")
@pytest.mark.rule("pigs.info.public")
def test_who_holds_the_neutral_tiles_and_which_was_revealed(look: Look) -> None:
    match = table(["2 fields 3 baby", "2 fields 3 baby"], card="quiet-week")
    tiles = look("Neutral tiles", "Tuiles neutres")
    for seat in (0, 1, None):
        look.open(match, seat)
        assert look.player(1).get_by_text(tiles).is_visible()
        assert look.player(0).get_by_text(tiles).count() == 0
    choose(match, "feed sell feed")
    look.open(match, 0)
    shown = look("Neutral tile: feed, in the way", "Tuile neutre\u202f: nourrir, gênante")
    assert look.player(1).get_by_text(shown).is_visible()
    match = table(["2 fields 3 baby", "2 fields 3 baby"], card="quiet-week", actions="feed sell mate")
    look.open(match, 0)
    shown = look("Neutral tile: Breed", "Tuile neutre\u202f: Reproduire")
    assert look.player(1).get_by_text(shown, exact=True).is_visible()


@sizes
def test_who_starts_is_marked_all_through_the_round(look: Look) -> None:
    match = table(["2 fields 3 baby 1 vaccine", "2 fields 3 baby", ""], card="land-sale", number=3, first=1)
    starts = look("starts", "commence")

    def marked() -> list[bool]:
        return [look.player(seat).get_by_role("img", name=starts).count() == 1 for seat in range(3)]

    look.open(match, 0)
    assert marked() == [False, True, False]
    match.play(1, "choose feed")
    look.open(match, 0)
    assert marked() == [False, True, False]
    match.play(0, "choose sell")
    match.play(2, "choose feed")
    look.open(match, 0)
    assert marked() == [False, True, False]
    while state(match)["phase"] != SAVE:
        play(match, "stop")
    look.open(match, 0)
    assert marked() == [False, True, False]
    assert look.player(1).get_by_role("img", name=look("feed", "nourrir")).is_visible()


@sizes
@pytest.mark.rule("pigs.variant.forecast")
def test_the_forecast_is_the_whole_card(look: Look) -> None:
    match = table(["2 fields 3 baby", "", ""], card="fresh-grass", cards={1: "land-sale"}, options={"forecast": True})
    look.open(match, 0)
    card = look.page.get_by_role("region", name=look("Next: Land sale", "Ensuite\u202f: Terrains à vendre"))
    assert card.is_visible()
    assert card.locator("li").all_inner_texts() == ["7", "7", "9", "7"]
    assert card.get_by_role("img", name=look("breed", "reproduire")).is_visible()
    assert card.get_by_text(look("Price: fields cost $5 less.", "les prés coûtent 5\u202f$ de moins")).is_visible()


@sizes
@pytest.mark.rule("pigs.season.choice")
def test_a_vaccination_that_may_still_be_revised(look: Look) -> None:
    match = table(["2 fields 2 baby 1 big 2 vaccine", "1 big 1 vaccine", ""], card="land-sale", number=3)
    choose(match, "mate mate mate")
    while state(match)["phase"] != SAVE:
        play(match, "stop")
    match.play(0, "save 1-big 1-baby")
    look.open(match, 0)
    assert look.page.get_by_text(look("Vaccinate: 1 big 1 baby", "Vacciner\u202f: 1 gros 1 bébé")).is_visible()
    planned = look.page.get_by_role("img", name=look("to be vaccinated", "à vacciner"))
    names = planned.evaluate_all("all => all.map((one) => one.getAttribute('aria-label')).sort().join('; ')")
    english = "a baby, to be vaccinated; a big pig, to be vaccinated"
    assert names == look(english, "un bébé, à vacciner; un gros cochon, à vacciner")
    look.open(match, 1)
    assert planned.count() == 0


def test_on_a_phone_the_pigs_to_vaccinate_are_tapped_and_can_be_changed(browser: Browser, address: str) -> None:
    """One card a season, so that the first one changes at once; the farm is as large as when one chose an action."""
    sitting = Sitting(browser, address, 390, 664, has_touch=True)
    page = sitting.page
    wishes = [{"kind": "mine", "name": name} for name in NAMES]
    short = sheet(("removed = 2 .*", "removed = 5"))
    opened = sitting.ask("/api/tables", {"game": "happy_pigs", "seats": wishes, "private": True, "sheet": short})
    guest = Guest(address, opened["table"], [*opened["secrets"].values(), opened["host"]])
    guest.ask(t="start")
    sitting.come(opened["table"], [opened["secrets"]["0"]])
    shopping = {seat: ["small", "baby", "baby", "vaccine", "vaccine"] for seat in range(3)}
    farms = set()
    while due := guest.due():
        phase = due["view"]["phase"]
        if due["seat"] == 0 and phase != "prepare":
            page.locator(f"main[data-move='{due['v']}']").wait_for()
            assert fits(page, phase, [(390, 664)]) == []
            farms.add(page.locator(".farm .field").first.evaluate("one => one.clientWidth"))
        if phase == "save":
            break
        texts = {choice["text"]: choice["m"] for choice in due["choices"]}
        wanted = f"buy {shopping[due['seat']].pop(0)}" if phase == "prepare" else list(texts)[-1]
        guest.ask(t="move", seat=due["seat"], v=due["v"], m=texts[wanted])
        due["choices"] = []
    assert len(farms) == 1

    def plan(said: str, *pigs: str) -> None:
        for pig in pigs:
            page.locator(".farm .pig.lit", has=page.locator(".picture")).and_(page.get_by_label(pig)).first.tap()
        page.get_by_role("button", name=f"Vaccinate {len(pigs)} pigs" if pigs else "Vaccinate none").tap()
        page.get_by_text(said, exact=True).wait_for()
        assert page.get_by_text("You can still change your mind.", exact=True).is_visible()
        assert fits(page, said, [(390, 664)]) == []

    page.locator(".farm .pig.lit").first.tap()
    page.locator(".farm .pig.lit").first.tap()
    page.locator(".farm .pig[aria-disabled]").dispatch_event("click")
    page.locator(".bubble", has_text="Using a vaccine").wait_for()
    page.keyboard.press("Escape")
    plan("Vaccinate: 1 small 1 baby", "a small pig", "a baby")
    plan("Vaccinate: 2 babies", "a baby", "a baby")
    plan("Vaccinate no pig")
    guest.close()
    sitting.close()
    assert sitting.troubles == []


@sizes
@pytest.mark.rule("pigs.season.loss")
def test_the_warning_counts_the_vaccines_in_stock(look: Look) -> None:
    """Only pigs beyond them are in danger; whoever watches is not warned."""
    warning = look.page.get_by_text(look("for your pigs.", "pour vos cochons."))
    for vaccines, said in (
        (1, look("You need 2 more vaccines for your pigs.", "Il manque 2 vaccins pour vos cochons.")),
        (2, look("You need 1 more vaccine for your pigs.", "Il manque 1 vaccin pour vos cochons.")),
        (3, ""),
    ):
        match = table([f"2 fields 3 baby {vaccines} vaccine", "2 fields 3 baby", ""], card="land-sale")
        look.open(match, 0)
        assert [text.strip() for text in warning.all_inner_texts()] == ([said] if said else [])
        feed = look.page.locator(".tile").filter(has_text=look("Feed", "Nourrir"))
        assert feed.locator(".share").evaluate_all("all => all.map(one => one.lastChild.textContent)") == [
            "7",
            "4",
            "3",
        ]
    look.open(table(["2 fields 3 baby", "", ""], card="land-sale"), None)
    assert warning.count() == 0
