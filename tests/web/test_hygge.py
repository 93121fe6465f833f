"""What only the table of Hygge shows, in a real browser."""

import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser

import ludotheque
from tests.web.sitting import Sitting

pytestmark = pytest.mark.on_wheel


GAMES = 5  # hardly one in fifty shows nothing of what is looked for


@pytest.fixture
def table(browser: Browser, address: str) -> Iterator[Sitting]:
    made = Sitting(browser, address)
    yield made
    made.close()
    assert made.troubles == []


def views(table: Sitting) -> Iterator[dict[str, Any]]:
    """Play with a bot and with memory, and look at the page before each move."""
    rng = random.Random(1)
    seats = [{"kind": "mine", "name": "Anna"}, {"kind": "bot", "level": "easy"}]
    wish = {"game": "hygge", "seats": seats, "private": True, "options": {"memory": True}}
    for _ in range(GAMES):
        opened = table.ask("/api/tables", wish)
        table.views.clear()
        table.come(opened["table"], [*opened["secrets"].values(), opened["host"]], start=True)
        while (view := table.settled()) is not None:
            yield view
            table.play(1, rng)
    raise AssertionError("it was never seen")


def lone_cards(view: dict[str, Any]) -> list[tuple[str, str]]:
    """Name the row and the column of each card of the stock that is alone in both."""
    grid, stock = view["view"]["grid"], view["view"]["stock"]
    cells = [(r, c) for r, row in enumerate(grid) for c, place in enumerate(row) if place >= 0 and stock[place]]
    rows, columns = [r for r, _ in cells], [c for _, c in cells]
    lone = [(r, c) for r, c in cells if rows.count(r) == columns.count(c) == 1]
    return [(f"row {r + 1}", f"column {'ABCDE'[c]}") for r, c in lone]


@pytest.mark.rule("hygge.info.memory")
def test_what_was_just_stored_shows_until_the_next_cards_are_taken(table: Sitting) -> None:
    seen = set()
    for view in views(table):
        just = view["view"]["just_stored"]
        shown = table.page.locator(".just")
        assert shown.count() == (just is not None)
        seen.add(just is not None)
        if just is not None:
            assert shown.locator("[role=img]").count() == len(just["cards"])
            name = "Anna" if just["seat"] == 0 else table.page.locator(".others .name").inner_text()
            assert shown.inner_text().startswith(f"{name} just stored")
        if seen == {False, True}:
            return


@pytest.mark.rule("hygge.take.line")
def test_a_card_alone_in_its_row_and_its_column_lights_both_as_one_move(table: Sitting) -> None:
    handles = table.page.locator(".handle.lit")
    for view in views(table):
        if view["view"]["step"] != "take":
            continue
        lone = lone_cards(view)
        assert handles.count() == len(view["choices"]) + len(lone)
        if lone:
            for line in lone[0]:
                handle = table.page.locator(f'.handle[aria-label$=": {line}"]')
                handle.click()
                assert table.page.locator(".handle[aria-pressed=true]").count() == 2
                said = table.page.locator(".actions .button.primary").inner_text()
                assert said == f"Take {lone[0][0]} or {lone[0][1]}"
                handle.click()
                assert table.page.locator(".handle[aria-pressed=true]").count() == 0
            return


@pytest.mark.parametrize("width", [1280, 390])
def test_nothing_in_front_costs_nothing(browser: Browser, address: str, width: int) -> None:
    """A zero has no sign."""
    sitting = Sitting(browser, address, width, 664)
    try:
        sitting.sit("hygge", 2, first=0)
        sitting.settled()
        assert sitting.page.locator(".counter[data-means=left] b").all_inner_texts() == ["0", "0"]
        assert sitting.troubles == []
    finally:
        sitting.close()


def test_the_den_keeps_its_size_on_a_small_phone(browser: Browser, address: str) -> None:
    """What somebody has just stored does not take its room."""
    sitting = Sitting(browser, address, 390, 664)
    try:
        for _ in views(sitting):
            if sitting.page.locator(".just").count():
                assert not sitting.page.locator(".just").is_visible()
                break
        assert sitting.troubles == []
    finally:
        sitting.close()


def test_the_stock_makes_room_for_the_den_only_when_it_is_chosen_from(
    browser: Browser, address: str, tmp_path: Path
) -> None:
    """Not while others may store: cards that stay would grow and shrink with each of their turns."""
    rng = random.Random(1)
    match = ludotheque.game("hygge").match(seats=2, seed=1)
    while not match.over:
        match.play(match.waiting[0], rng.choice(match.legal(match.waiting[0])))
    file = tmp_path / "record.json"
    file.write_text(match.record().to_json(), "utf-8")
    sitting = Sitting(browser, address, 390, 664)
    page = sitting.page
    try:
        sitting.go("/replay")
        page.set_input_files("input[type=file]", file)
        page.wait_for_selector("main .frame")
        page.keyboard.press("Home")
        while "may store" not in page.locator(".prompt").inner_text():
            page.keyboard.press("ArrowRight")
        assert page.locator(".cloth-in").count() == 1
        assert page.locator(".cloth-in.storing").count() == 0
        assert sitting.troubles == []
    finally:
        sitting.close()
