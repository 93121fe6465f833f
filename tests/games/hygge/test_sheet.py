"""Sheets of one's own."""

import re
from typing import Any

import pytest

import ludotheque as lt
from ludotheque.games.hygge.sheet import parse
from tests.games.hygge.tables import HOUSE, HYGGE, STORE, texts
from tests.games.views import view_of


def changed(old: str, new: str, which: int = 1) -> str:
    """Change one place of the house's sheet."""
    parts = HOUSE.split(old)
    assert len(parts) > which
    return old.join(parts[:which]) + new + old.join(parts[which:])


def line_of(text: str, part: str, which: int = 1) -> int:
    """Find the line where a part stands for the nth time."""
    starts = [found.start() for found in re.finditer(re.escape(part), text)]
    return text[: starts[which - 1]].count("\n") + 1


@pytest.mark.rule("hygge.setup.deck")
@pytest.mark.parametrize(
    ("old", "new", "which", "reason"),
    [
        ("copies = 3", "copies = 4", 1, "copies must be a whole number from 1 to 3"),
        ("copies = 3", "copies = 0", 2, "copies must be a whole number from 1 to 3"),
        ("paws = 2", "paws = 3", 1, "paws must be a whole number from 1 to 2"),
        ("paws = 1", "paws = 0", 1, "paws must be a whole number from 1 to 2"),
        ('colours = ["red"]', 'colours = ["pink"]', 1, "colours must be a list of some of"),
        ('colours = ["red"]', "colours = []", 1, "colours must be a list of some of"),
        ('colours = ["red"]', 'colours = "red"', 1, "colours must be a list of some of"),
        ('colours = ["red"]', 'colours = ["red", "red"]', 1, "a colour stands there twice"),
        ('colour = "red"', 'colour = "pink"', 1, "the colours are"),
        ('colour = "red"', "colour = 5", 1, "colour must be a short word"),
        ("copies = 4", "copies = 10", 1, "copies must be a whole number from 1 to 9"),
        ("snowflakes = 2", "snowflakes = 10", 1, "snowflakes must be a whole number from 0 to 9"),
        ("snowflakes = 2", "snowflakes = -1", 1, "snowflakes must be a whole number from 0 to 9"),
        ('name = "squirrel"', 'name = "hedgehog"', 1, "the name hedgehog is taken"),
        ('name = "scarf"', 'name = "bear"', 1, "the name bear is taken"),
        ('name = "scarf"', 'name = "winter"', 1, "the name winter is taken"),
        ('name = "scarf"', 'name = "A Scarf"', 1, "name must be a short word"),
        ("players = 2", "players = 5", 1, "players must be a whole number from 2 to 4"),
        ("players = 3", "players = 2", 1, "the stock for 2 stands there twice"),
        ("apart = 15", "apart = 61", 1, "apart must be a whole number from 0 to 60"),
        ("apart = 15", "apart = -1", 1, "apart must be a whole number from 0 to 60"),
        ('source = "public"', 'source = "hearsay"', 1, "source must be one of"),
        ("paws = 2", "paws = 2\nclaws = 3", 1, "animal has no claws"),
    ],
)
def test_a_wrong_sheet_is_refused_with_its_line(old: str, new: str, which: int, reason: str) -> None:
    text = changed(old, new, which)
    with pytest.raises(lt.Refused) as refused:
        parse(text)
    assert reason in str(refused.value)
    at = line_of(HOUSE, old, which) + new.count("\n")
    assert str(refused.value).startswith(f"line {at} of the sheet: ")


@pytest.mark.rule("hygge.setup.deck")
def test_nine_objects_of_a_colour_are_enough() -> None:
    text = changed("copies = 2", "copies = 3")  # the jumper
    with pytest.raises(lt.Refused, match=r"line \d+ of the sheet: there are 9 red objects at most"):
        parse(text)


@pytest.mark.rule("hygge.setup.deck")
def test_a_larger_box_is_refused() -> None:
    animal = '[[animal]]\nname = "mole"\ncopies = 1\npaws = 1\ncolours = ["red"]\nsource = "house"\n'
    with pytest.raises(lt.Refused, match="there are 7 animals at most"):
        parse(HOUSE + animal)
    thing = '[[object]]\nname = "rug"\ncolour = "red"\ncopies = 1\nsnowflakes = 1\nsource = "house"\n'
    with pytest.raises(lt.Refused, match="there are 15 kinds of objects at most"):
        parse(HOUSE + thing)


@pytest.mark.rule("hygge.setup.stock")
@pytest.mark.parametrize(
    ("pattern", "reason"),
    [
        ("[]", "a pattern has up to 5 rows"),
        ('["######"]', "a pattern has up to 5 rows"),
        ('["#", "#", "#", "#", "#", "#"]', "a pattern has up to 5 rows"),
        ('["##", "###"]', "a pattern has up to 5 rows"),
        ('[""]', "a pattern has up to 5 rows"),
        ('["##", "#x"]', "pattern must be a list of rows"),
        ("[1, 2]", "pattern must be a list of rows"),
        ('"####"', "pattern must be a list of rows"),
        ('["###", "...", "###"]', "every row and every column needs a place"),
        ('["##.#", "##.#"]', "every row and every column needs a place"),
        ('["##", ".#"]', "a stock has 4 places or more"),
    ],
)
def test_a_wrong_pattern_is_refused(pattern: str, reason: str) -> None:
    text = re.sub(r"pattern = \[[^]]*\]", f"pattern = {pattern}", HOUSE, count=1)
    with pytest.raises(lt.Refused) as refused:
        parse(text)
    assert reason in str(refused.value)


def test_unknown_tables_are_refused() -> None:
    with pytest.raises(lt.Refused, match=r"there is no \[weather\]"):
        parse(HOUSE + "[weather]\nsnow = 1\n")
    with pytest.raises(lt.Refused, match="not TOML"):
        parse("hedgehog")


@pytest.mark.rule("hygge.setup.winter")
def test_a_box_too_small_for_its_stock_is_refused() -> None:
    small = HOUSE.replace("apart = 15", "apart = 56")
    assert view_of(HYGGE.match(2, 1, small)).deck == 57
    with pytest.raises(lt.Refused) as refused:
        HYGGE.match(4, 1, small)
    assert refused.value.rule == "hygge.setup.winter"


@pytest.mark.rule("hygge.setup.stock")
def test_a_box_without_a_stock_for_the_table_is_refused() -> None:
    with pytest.raises(lt.Refused) as refused:
        HYGGE.match(3, 1, re.sub(r"\[\[stock\]\]\s*players = 3.*?\"house\"", "", HOUSE, flags=re.DOTALL))
    assert refused.value.rule == "hygge.setup.stock"


def test_names_values_and_patterns_of_ones_own_are_played() -> None:
    text = HOUSE.replace('"mittens"', '"gloves"').replace('"frog"', '"toad"')
    text = text.replace('"###.",\n    ".###"', '"####",\n    "..##"')
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
