"""What only Odin's page has: the discard pile, to be looked through."""

import json
from pathlib import Path

import msgspec
import pytest
from playwright.sync_api import expect

from tests.games.odin.tables import table
from tests.web.sitting import Sitting

pytestmark = pytest.mark.on_wheel

LOOK = {"en": "4 discarded Look through the discard pile", "fr": "4 défaussées Parcourir la défausse"}


@pytest.fixture
def moment(tmp_path: Path) -> Path:
    """Save a moment of a game in which two cards have just been discarded, the lowest of their colours."""
    match = table(["b5 b7", "k4 k8 r2", "p5 p6"], turn=1, centre="g5 g6", discards="o1 o9 b1 b2", top="b1 b2")
    saved = {
        "report": 1,
        "game": "odin",
        "options": match.options,
        "players": ["Anna", "Milo", "Jeanne"],
        "pieces": match.rules.pieces(),
        "view": json.loads(msgspec.json.encode(match.view(0))),
        "log": [],
    }
    file = tmp_path / "moment.json"
    file.write_text(json.dumps(saved), "utf-8")
    return file


@pytest.mark.rule("odin.info.memory")
def test_the_discard_pile_shows_its_top_and_can_be_looked_through(sitting: Sitting, moment: Path) -> None:
    page = sitting.page
    sitting.go("/replay")
    page.set_input_files("input[type=file]", moment)
    lang = page.evaluate("document.documentElement.lang")
    pile = page.get_by_role("button", name=LOOK[lang])
    expect(pile).to_be_visible()
    if lang == "en":
        expect(pile.locator(".face b")).to_have_text("2")
    pile.click()
    paper = page.get_by_role("dialog")
    expect(paper.locator(".face b")).to_have_text(["2", "1", "9", "1"])
    expect(paper).to_contain_text("On top: blue 2" if lang == "en" else "Sur le dessus\u202f: 2 bleu")
    page.keyboard.press("Escape")
    expect(paper).to_have_count(0)
    expect(pile).to_be_focused()
