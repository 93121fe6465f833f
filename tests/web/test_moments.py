"""What happens at a table is seen standing, one thing after the other: each moment with all there is to see in it."""

import random
from pathlib import Path

import pytest
from playwright.sync_api import Browser

import ludotheque
from tests.web.hands import IS_FREE
from tests.web.sitting import Sitting, no_raw_keys

pytestmark = pytest.mark.on_source

# For each moment, what must be on the table while it stands; `n` is the number of players.
SEEN: dict[str, dict[str, str]] = {
    "odin": {
        "trick": "all('.cards.won .piece').length > 0 && all('.play .pill').length == 1",
        "out": "all('.cards.won .piece').length > 0 && all('.panel.about').length == 1",
        "round": "all('.ended li').length == n && all('.ended li').every(li => pieces(li) == number(li, '.points'))",
    },
    "hygge": {
        "refill": "all('.stock .piece').length < 4 && all('.panel.about').length == 1",
        "last": "all('.lasts li').length == n && all('.lasts li small').every(one => one.innerText)"
        " && all('.lasts .piece').every(one => inside(one, one.closest('li')))",
    },
    "tricky_badger": {
        "trick": "all('.trick .piece').length == n && all('.trick .won').length == 1 && all('.why').length == n"
        " && all('.trick .stamp').length == all('.trail').length && all('.panel.about .coming').length == 1",
        "prize": "all('.trick .won').length == 1 && all('.panel.about').length == 1",
        "loss": "all('.panel.about .lost').length > 0",
        "round": "all('.standing li').length == n",
    },
    "happy_pigs": {
        "reveal": "all('.taker').length >= n && all('.lane').every(lane => coins(lane) == number(lane, 'h2 b'))",
        "effect": "all('.cards .card').length > 0 && all('.farm').length == 1",
        "season": "all('.farm').length == 1 && all('.field:not(.mini) .pig').every(marked)",
        "lost": "all('.panel .tag').length > 0 && all('.doomed').length == 0",
    },
    "happy_corgi": {
        "meeting": "all('.board .won').length == 1 && all('.river .won').length == 1 && all('.about').length == 2",
        "place": "all('.board .won').length == 1 && all('.about').length == 1",
    },
}
LOOK = """([seen, n]) => {
  const all = path => [...document.querySelectorAll('main ' + path)];
  const pieces = one => one.querySelectorAll('.piece').length;
  const coins = one => one.querySelectorAll('.coins i').length;
  const marked = pig => pig.classList.contains('doomed') != !!pig.querySelector('.sign:not(.fed)');
  const inside = (one, outer) => one.getBoundingClientRect().right <= outer.getBoundingClientRect().right;
  const number = (one, path) => Number(one.querySelector(path).innerText);
  return eval(seen);
}"""
MARK = "() => document.querySelector('main')?.dataset.moment ?? ''"


@pytest.mark.parametrize("game", SEEN)
def test_each_moment_of_a_replay_shows_all_there_is_to_see(
    browser: Browser, address: str, game: str, tmp_path: Path
) -> None:
    """From the end back, by way of the moments, until one of each kind has been seen; in French, on a phone."""
    match = ludotheque.game(game).match(seats=4, seed=5)
    rng = random.Random(5)
    marks: set[str] = set()
    while not match.over:
        seat = match.waiting[0]
        match.play(seat, rng.choice(match.legal(seat)))
        marks.update(moment.mark for moment in match.moments)
    file = tmp_path / "record.json"
    file.write_text(match.record().to_json(), "utf-8")
    sitting = Sitting(browser, address, 390, 844, locale="fr")
    page = sitting.page
    try:
        sitting.go("/replay")
        page.set_input_files("input[type=file]", file)
        page.wait_for_selector("main .frame")
        page.keyboard.press("End")
        page.locator("main .frame").wait_for()
        missing = marks & set(SEEN[game])
        for _ in range(600):
            if not missing:
                break
            page.keyboard.press("ArrowLeft")
            mark = page.evaluate(MARK)
            if mark in missing:
                missing.remove(mark)
                assert page.evaluate(LOOK, [SEEN[game][mark], 4]), f"{mark} without {SEEN[game][mark]}"
                assert page.locator(".prompt .display").inner_text()
                no_raw_keys(page)
        assert not missing
        assert sitting.troubles == []
    finally:
        sitting.close()


def test_a_table_that_waits_goes_on_at_a_tap(browser: Browser, address: str) -> None:
    sitting = Sitting(browser, address, pace="wait")
    try:
        sitting.sit("happy_pigs", 3)
        sitting.settled()
        rng = random.Random(1)
        while not (shown := sitting.page.evaluate(MARK)):
            sitting.turn(rng)
            sitting.made()
            sitting.page.wait_for_function(f"() => ({MARK})() || ({IS_FREE})()")
        sitting.page.wait_for_timeout(4500)  # longer than it would stand at the usual pace
        assert (shown, sitting.page.evaluate(MARK)) == ("reveal", "reveal")
        sitting.page.locator("main .on:visible").first.click()
        sitting.page.wait_for_function(f"shown => ({MARK})() !== shown", arg=shown)
        assert sitting.troubles == []
    finally:
        sitting.close()


@pytest.mark.parametrize("seats", [4, 6])
def test_shares_that_are_dealt_out_fit_the_cloth(browser: Browser, address: str, seats: int, tmp_path: Path) -> None:
    """Three actions and more are chosen: their lanes lie on the cloth of a desktop, what is told below them."""
    match = ludotheque.game("happy_pigs").match(seats=seats, seed=5)
    rng = random.Random(5)
    chosen = ["feed", "mate", "buy", "feed", "sell", "feed"]
    while not match.over:
        seat = match.waiting[0]
        legal = match.legal(seat)
        kinds = {choice.kind for choice in legal}
        if "choose" in kinds and chosen:
            match.play(seat, next(choice for choice in legal if chosen[0] in choice.text))
            chosen.pop(0)
        elif "stop" in kinds and len(chosen) > 0:
            match.play(seat, next(choice for choice in legal if choice.kind == "stop"))
        else:
            match.play(seat, rng.choice(legal))
    file = tmp_path / "record.json"
    file.write_text(match.record().to_json(), "utf-8")
    sitting = Sitting(browser, address)
    page = sitting.page
    try:
        sitting.go("/replay")
        page.set_input_files("input[type=file]", file)
        page.wait_for_selector("main .frame")
        page.keyboard.press("Home")
        for _ in range(4 * seats):
            if page.evaluate(MARK) == "reveal":
                break
            page.keyboard.press("ArrowRight")
        page.locator(".lane").first.wait_for()
        assert page.locator(".lane").count() >= 3
        assert page.evaluate(
            """() => {
              const box = path => [...document.querySelectorAll(path)].map(one => one.getBoundingClientRect());
              const [reveal] = box('.reveal'), lowest = Math.max(...box('.taker').map(one => one.bottom));
              const below = box('.reveal .others, .reveal .note').map(one => one.top);
              return lowest <= Math.min(...below) && box('.reveal .note')[0].bottom <= reveal.bottom + 1;
            }"""
        )
        assert sitting.troubles == []
    finally:
        sitting.close()
