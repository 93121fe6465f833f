"""Sheets of your own."""

import re
from typing import Any

import pytest

import ludotheque as lt
from ludotheque.games.hygge.sheet import parse
from ludotheque.text.words import LANGUAGES, sentence
from tests.games.hygge.tables import HOUSE, HYGGE, STORE
from tests.games.tables import texts
from tests.games.views import view_of


def changed(old: str, new: str, which: int = 1) -> str:
    """Change one place of the house's sheet."""
    parts = HOUSE.split(old)
    assert len(parts) > which
    return old.join(parts[:which]) + new + old.join(parts[which:])


def refused(text: str) -> lt.Refused:
    """Read a sheet that is not valid."""
    with pytest.raises(lt.Refused) as error:
        parse(text)
    return error.value


def reason_of(found: lt.Refused) -> str:
    """Return what is wrong with a line of a sheet; it can be said in both languages."""
    reason = found.details["reason"]
    assert isinstance(reason, lt.Refused)
    reason.game = "hygge"
    for lang in LANGUAGES:
        assert sentence(reason, lang) != reason.key
    return reason.key


def line_of(text: str, part: str, which: int = 1) -> int:
    """Find the line where a part stands for the nth time."""
    starts = [found.start() for found in re.finditer(re.escape(part), text)]
    return text[: starts[which - 1]].count("\n") + 1


@pytest.mark.rule("hygge.setup.deck")
@pytest.mark.parametrize(
    ("old", "new", "which", "reason"),
    [
        ("copies = 3", "copies = 4", 1, "sheet-number"),
        ("copies = 3", "copies = 0", 2, "sheet-number"),
        ("paws = 2", "paws = 3", 1, "sheet-number"),
        ("paws = 1", "paws = 0", 1, "sheet-number"),
        ('colours = ["red"]', 'colours = ["pink"]', 1, "sheet-colours"),
        ('colours = ["red"]', "colours = []", 1, "sheet-colours"),
        ('colours = ["red"]', 'colours = "red"', 1, "sheet-colours"),
        ('colours = ["red"]', 'colours = ["red", "red"]', 1, "sheet-twice"),
        ('colour = "red"', 'colour = "pink"', 1, "sheet-one-of"),
        ('colour = "red"', "colour = 5", 1, "sheet-word"),
        ("copies = 4", "copies = 10", 1, "sheet-number"),
        ("snowflakes = 2", "snowflakes = 10", 1, "sheet-number"),
        ("snowflakes = 2", "snowflakes = -1", 1, "sheet-number"),
        ('name = "squirrel"', 'name = "hedgehog"', 1, "sheet-name-taken"),
        ('name = "scarf"', 'name = "bear"', 1, "sheet-name-taken"),
        ('name = "scarf"', 'name = "winter"', 1, "sheet-name-taken"),
        ('name = "scarf"', 'name = "A Scarf"', 1, "sheet-word"),
        ("players = 2", "players = 5", 1, "sheet-number"),
        ("players = 3", "players = 2", 1, "sheet-twice"),
        ("apart = 15", "apart = 61", 1, "sheet-number"),
        ("apart = 15", "apart = -1", 1, "sheet-number"),
        ('source = "public"', 'source = "hearsay"', 1, "sheet-one-of"),
        ("paws = 2", "paws = 2\nclaws = 3", 1, "sheet-key"),
    ],
)
def test_a_wrong_sheet_is_refused_with_its_line(old: str, new: str, which: int, reason: str) -> None:
    found = refused(changed(old, new, which))
    assert found.key == "sheet-line"
    assert found.details["line"] == line_of(HOUSE, old, which) + new.count("\n")
    assert reason_of(found) == reason


@pytest.mark.rule("hygge.setup.deck")
def test_nine_objects_of_a_colour_are_enough() -> None:
    found = refused(changed("copies = 2", "copies = 3"))  # the jumper
    assert reason_of(found) == "sheet-colour-full"
    assert found.details["line"] == line_of(HOUSE, "copies = 2", 1)


@pytest.mark.rule("hygge.setup.deck")
def test_a_larger_box_is_refused() -> None:
    animal = '[[animal]]\nname = "mole"\ncopies = 1\npaws = 1\ncolours = ["red"]\nsource = "house"\n'
    assert reason_of(refused(HOUSE + animal)) == "sheet-too-many"
    thing = '[[object]]\nname = "rug"\ncolour = "red"\ncopies = 1\nsnowflakes = 1\nsource = "house"\n'
    assert reason_of(refused(HOUSE + thing)) == "sheet-too-many"


@pytest.mark.rule("hygge.setup.stock")
@pytest.mark.parametrize(
    ("pattern", "reason"),
    [
        ("[]", "sheet-pattern-size"),
        ('["######"]', "sheet-pattern-size"),
        ('["#", "#", "#", "#", "#", "#"]', "sheet-pattern-size"),
        ('["##", "###"]', "sheet-pattern-size"),
        ('[""]', "sheet-pattern-size"),
        ('["##", "#x"]', "sheet-pattern"),
        ("[1, 2]", "sheet-pattern"),
        ('"####"', "sheet-pattern"),
        ('["###", "...", "###"]', "sheet-pattern-line"),
        ('["##.#", "##.#"]', "sheet-pattern-line"),
        ('["##", ".#"]', "sheet-too-few"),
    ],
)
def test_a_wrong_pattern_is_refused(pattern: str, reason: str) -> None:
    text = re.sub(r"pattern = \[[^]]*\]", f"pattern = {pattern}", HOUSE, count=1)
    assert reason_of(refused(text)) == reason


def test_unknown_tables_are_refused() -> None:
    assert reason_of(refused(HOUSE + "[weather]\nsnow = 1\n")) == "sheet-table"
    assert refused("hedgehog").key == "sheet-toml"


@pytest.mark.rule("hygge.setup.winter")
def test_a_box_too_small_for_its_stock_is_refused() -> None:
    small = HOUSE.replace("apart = 15", "apart = 56")
    assert view_of(HYGGE.match(2, 1, small)).deck == 57
    with pytest.raises(lt.Refused, match="66 cards are too few to lay out 13 and set 56 apart") as error:
        HYGGE.match(4, 1, small)
    assert error.value.rule == "hygge.setup.winter"


@pytest.mark.rule("hygge.setup.stock")
def test_a_box_without_a_stock_for_the_table_is_refused() -> None:
    with pytest.raises(lt.Refused, match="this sheet has no stock for 3 players") as error:
        HYGGE.match(3, 1, re.sub(r"\[\[stock\]\]\s*players = 3.*?\"house\"", "", HOUSE, flags=re.DOTALL))
    assert error.value.rule == "hygge.setup.stock"


def test_names_values_and_patterns_of_your_own_are_played() -> None:
    text = HOUSE.replace('"mittens"', '"gloves"').replace('"frog"', '"toad"')
    text = re.sub(r"pattern = \[[^]]*\]", 'pattern = ["####", "..##"]', text, count=1)
    match = HYGGE.match(2, 1, text)
    assert {"gloves", "toad"} < set(match.rules.pieces()["card"])
    assert match.rules.parse("store toad mug") >= 0
    assert match.rules.parse("store frog mug") < 0
    assert view_of(match).grid[0] == [0, 1, 2, 3]


def test_an_animal_with_two_paws_and_two_colours_stores_across_them() -> None:
    match = HYGGE.match(2, 1, HOUSE.replace('colours = ["red"]', 'colours = ["blue", "red"]'))
    codes = match.rules.pieces()["card"]
    s: Any = match.state
    for card in ("hedgehog", "mug", "scarf", "quilt"):
        s.front[codes.index(card)] = 1
    s.turn, s.phase = 0, STORE
    assert texts(match) == ["store hedgehog scarf", "store hedgehog mug", "store hedgehog scarf mug", "skip"]
