"""The rulebooks in the page: every kind of piece is drawn beside a rule that speaks of it."""

import json
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page

import ludotheque
from ludotheque.contract.words import words_of
from ludotheque.text.rulebook import rulebook
from ludotheque.text.words import LANGUAGES
from tests.web.axe import complaints
from tests.web.sitting import Sitting, no_raw_keys

pytestmark = pytest.mark.on_source

GAMES = sorted(ludotheque.all_games())
FRONTS = Path(__file__).parents[2] / "web" / "src" / "games"
SIGN = "="  # what stands between two pieces
FIGURES = ["mine corgi", "mine poop"]  # pieces that no choice names
SCREENS = {"en": (1280, 800, "dark"), "fr": (390, 664, "light")}
ALL_THERE = """() => {
  const drawn = [...document.querySelectorAll('.drawn .one')];
  const known = (use) => document.querySelector(use.getAttribute('href'));
  return drawn.length && drawn.every((one) => one.getBoundingClientRect().width > 15
    && [...one.querySelectorAll('use')].every(known));
}"""
DRAWN = """[...document.querySelectorAll('[data-rule]')].map((rule) =>
  [rule.dataset.rule, rule.querySelectorAll('.one').length])"""


def pictures(game: str) -> dict[str, list[tuple[str, str]]]:
    """Read which pieces lie beside which rule: kinds and codes."""
    found = json.loads((FRONTS / game / "book.json").read_text("utf-8"))
    split = {rule: [piece.partition(" ")[::2] for piece in pieces] for rule, pieces in found.items()}
    return {rule: [(kind, code) for kind, code in pieces if kind != SIGN] for rule, pieces in split.items()}


@pytest.mark.parametrize("name", GAMES)
def test_every_kind_of_piece_lies_beside_a_rule(name: str) -> None:
    game = ludotheque.game(name)
    drawn = pictures(name)
    pieces = game.rules(game.meta.most).pieces()
    for lang in LANGUAGES:
        book = rulebook(name, lang)
        assert set(drawn) - {"cards"} <= set(book.rules())
        assert "cards" not in drawn or not book.chapters[-1].rules
    shown = [piece for line in drawn.values() for piece in line if " ".join(piece) not in FIGURES]
    assert [(kind, code) for kind, code in shown if code not in pieces[kind]] == []
    words = words_of(game, "en")
    codes = {code for _, code in shown}  # an animal is a card, too
    for kind, every in pieces.items():
        if any(words.has(f"{kind}-{code}") for code in every):
            assert codes & set(every), f"no {kind} is drawn in the rulebook"


def all_drawn(page: Page, game: str) -> None:
    page.wait_for_function(ALL_THERE)
    expected = {rule: len(line) for rule, line in pictures(game).items() if rule != "cards"}
    assert {rule: count for rule, count in page.evaluate(DRAWN) if count} == expected


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_pieces_are_there(browser: Browser, address: str, lang: str) -> None:
    """On the page of every rulebook, nothing wider than the screen; then in the panel beside a table."""
    width, height, theme = SCREENS[lang]
    sitting = Sitting(browser, address, width, height, locale=lang, color_scheme=theme)
    page = sitting.page
    try:
        for game in GAMES:
            sitting.go(f"/rules/{game}")
            all_drawn(page, game)
            no_raw_keys(page)
            assert page.evaluate("document.documentElement.scrollWidth") <= width, game
            if game in GAMES[:2]:
                assert complaints(page) == []
        sitting.sit(GAMES[0], ludotheque.game(GAMES[0]).meta.least)
        page.get_by_role("button", name={"en": "Rules", "fr": "Règles"}[lang]).first.click()
        all_drawn(page, GAMES[0])
        assert complaints(page) == []
        assert sitting.troubles == []
    finally:
        sitting.close()
