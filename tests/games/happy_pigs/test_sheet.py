"""The sheet: what is printed, and what a custom sheet may say."""

import re
import tomllib
from pathlib import Path

import pytest

import ludotheque as lt
from ludotheque.games.happy_pigs.box import MOST_WORK
from ludotheque.games.happy_pigs.fields import Fields
from ludotheque.games.happy_pigs.rules import PigsRules
from ludotheque.games.happy_pigs.sheet import SEASONS, parse
from ludotheque.text.words import sentence
from tests.games.happy_pigs.tables import GAME, SHEET, sheet

TINY = (Path(__file__).parent / "tiny.toml").read_text("utf-8")


def refusal(text: str) -> str:
    """Try a sheet, and tell why it is refused: in English, and in other words in French."""
    with pytest.raises(lt.Refused) as refused:
        GAME.rules(2, {}, text)
    english, french = (sentence(refused.value, lang) for lang in ("en", "fr"))
    assert english != french
    assert str(refused.value) == english
    for said in (english, french):
        assert "sheet-" not in said, "a key that has no text"
    return english


def test_house_sheet() -> None:
    told = parse(SHEET)
    assert (told.dollars, told.purchases, told.removed, told.deck, told.fields) == (45, 5, 2, 6, 20)
    assert told.counts == [50, 48, 48, 50, 25, 25, 25]
    assert told.prices == [3, 6, 10, 15, 1, 1, 1]
    assert (told.width, told.height) == (8, 4)
    assert told.footprints == [(2, 2), (3, 2), (3, 3), (4, 3)]
    assert [card.season for card in told.cards] == [season for season in range(4) for _ in range(6)]
    tables = [row for rows in tomllib.loads(SHEET).values() for row in (rows if isinstance(rows, list) else [rows])]
    assert {row["source"] for row in tables} == {"rulebook", "public", "house"}


def test_season_of_love_is_the_rulebooks() -> None:
    love = next(card for card in parse(SHEET).cards if card.code == "season-of-love")
    assert SEASONS[love.season] == "summer"
    assert love.limits[0] == 8


def test_cards_may_stand_in_any_order() -> None:
    cards = SHEET.split("[[card]]")
    shuffled = "[[card]]".join([cards[0], *reversed([card + "\n" for card in cards[1:]])])
    told = parse(shuffled)
    assert [card.season for card in told.cards] == [season for season in range(4) for _ in range(6)]


def test_a_smaller_box() -> None:
    told = parse(TINY)
    assert (told.seasons, told.deck, told.removed) == ([0, 2], 2, 1)
    match = GAME.match(2, 1, TINY)
    while not match.over:
        seat = match.waiting[0]
        match.play(seat, match.legal(seat)[0])
    assert match.rules.pieces()["card"] == ["love", "seeds", "vet", "show"]


@pytest.mark.parametrize(
    ("old", "new", "reason"),
    [
        ("dollars = 45", "dollars = -1", "dollars must be a whole number from 0 to 999"),
        ("purchases = 5", "purchases = 21", "purchases must be"),
        ("purchases = 5", "", "purchases must be"),
        ("removed = 2 # cards of each season, unseen", "removed = 6", "6 cards cannot be removed from a season of 6"),
        ("count = 20", "count = 21", "count must be a whole number from 2 to 20"),
        ("count = 20", "count = 1", "count must be"),
        ("width = 8", "width = 21", "width must be"),
        ("width = 8", "width = 16", "at most 60 cells, not 64"),
        ("width = 8", "width = 2", "does not fit on a field"),
        ("height = 4", "height = 0", "height must be"),
        ('name = "small"\ncount = 48', 'name = "small"\ncount = 51', "count must be a whole number from 0 to 50"),
        ('name = "vaccine"\ncount = 25', 'name = "vaccine"\ncount = 26', "count must be a whole number from 0 to 25"),
        ("price = 15", "price = 100", "price must be"),
        ('name = "small"\ncount', 'name = "tiny"\ncount', "the [[pig]] tables must be baby, small, medium and big"),
        (
            'name = "baby"\nwidth = 2\nheight = 2',
            'name = "baby"\nwidth = 1\nheight = 1',
            "a baby is too small",
        ),
        ('name = "big"\nwidth = 4', 'name = "big"\nwidth = 9', "a big pig does not fit on a field"),
        ("feed = 9", "feed = 21", "feed must be a whole number from 0 to 20"),
        ('season = "spring"', 'season = "monsoon"', "season must be one of"),
        ('effect = "tax"', 'effect = "flood"', "effect must be one of"),
        ('effect = "love"', 'effect = "love"\npig = "big"', "the effect love has no pig"),
        ('pig = "medium"', 'pig = "any"', "pig must be one of baby, small, medium and big"),
        ('effect = "grow"\npig = "baby"', 'effect = "grow"\npig = "big"', "pig must be one of baby, small and medium"),
        ('item = "vaccine"', 'item = "goat"', "item must be one of"),
        ('goods = "items"', 'goods = "goats"', "goods must be one of"),
        ("dollars = 5\nleast = 5", "dollars = 5", "least must be"),
        ("dollars = 10", "dollars = 0", "dollars must be a whole number from 1 to 99"),
        ('name = "harvest"', 'name = "drought"', "drought appears twice"),
        ('name = "harvest"', 'name = "Harvest"', "name must be a short word"),
        ('source = "public"', 'source = "hearsay"', "source must be one of"),
        ('source = "public"', "", "source must be one of"),
        ("removed = 2 # cards of each season, unseen", "removed = 2\ncolour = 3", "year has no colour"),
        ('effect = "nothing"', 'effect = "nothing"\ncolour = 3', "card has no colour"),
    ],
)
def test_refusals_name_line_and_reason(old: str, new: str, reason: str) -> None:
    text = SHEET.replace(old, new, 1)
    assert text != SHEET
    sentence = refusal(text)
    assert reason in sentence
    assert sentence.startswith("line ")


def test_refusals_of_whole_tables() -> None:
    assert "there is no [goat]" in refusal(SHEET + "\n[goat]\n")
    assert "[field] is missing" in refusal(SHEET.replace('[field]\nwidth = 8\nheight = 4\nsource = "public"\n', ""))
    assert "is missing" in refusal(SHEET.split("[[card]]")[0])
    assert "the same number of cards" in refusal(SHEET.rsplit("[[card]]", 1)[0])
    assert "not TOML" in refusal("pigs")
    start, last = SHEET.split('[[item]]\nname = "amulet"')
    assert "[[item]] amulet is missing" in refusal(start + "[[card]]" + last.split("[[card]]", 1)[1])
    amulet = '[[item]]\nname = "amulet"\ncount = 25\nprice = 1\nsource = "rulebook"\n\n'
    assert "the [[item]] tables must be" in refusal(SHEET.replace(amulet, amulet + amulet))


def test_the_line_is_the_right_one() -> None:
    number = SHEET.splitlines().index('name = "harvest"') + 1
    assert refusal(SHEET.replace('name = "harvest"', 'name = "drought"')).startswith(f"line {number} ")


def test_turned_footprints_are_the_same() -> None:
    turned = sheet(("width = 4\nheight = 3", "width = 3\nheight = 4"))
    ours, theirs = GAME.rules(2), GAME.rules(2, {}, turned)
    assert isinstance(ours, PigsRules)
    assert isinstance(theirs, PigsRules)
    assert theirs.box.fields.packing.sets == ours.box.fields.packing.sets


def test_a_pig_as_long_as_the_field_fits_however_it_is_written() -> None:
    for footprint in ("width = 8\nheight = 1", "width = 1\nheight = 8"):
        parse(sheet(("width = 4\nheight = 3", footprint)))
    assert "does not fit" in refusal(sheet(("width = 4\nheight = 3", "width = 5\nheight = 5")))


@pytest.mark.rule("pigs.setup.supply")
def test_a_box_too_small_for_the_table() -> None:
    with pytest.raises(lt.Refused) as refused:
        GAME.rules(4, {}, sheet(("count = 20", "count = 3")))
    assert refused.value.rule == "pigs.setup.supply"
    assert sentence(refused.value, "en") == "3 fields are too few for 4 players"
    assert sentence(refused.value, "fr") == "3 prés ne suffisent pas pour 4 joueurs"


def box_of(width: int, height: int, footprints: list[tuple[int, int]]) -> str:
    """Return the sheet with another field and other footprints."""
    text = sheet(("width = 8\nheight = 4", f"width = {width}\nheight = {height}"))
    start, *pigs = text.split("[[footprint]]")
    for index, (wide, high) in enumerate(footprints):
        pigs[index] = re.sub(r"width = \d+\nheight = \d+", f"width = {wide}\nheight = {high}", pigs[index], count=1)
    return "[[footprint]]".join([start, *pigs])


@pytest.mark.parametrize(
    ("width", "height", "footprints"),
    [
        (12, 5, [(3, 2), (5, 1), (7, 1), (4, 2)]),  # looking for all sets alone would take minutes
        (10, 6, [(2, 2), (4, 1), (3, 2), (5, 1)]),
        (8, 4, [(2, 2)] * 4),  # the sets are soon found, but many fields hold them in too many ways
    ],
)
def test_boxes_that_take_too_long_to_pack_are_refused(
    width: int, height: int, footprints: list[tuple[int, int]]
) -> None:
    assert "too many ways to place these pigs" in refusal(box_of(width, height, footprints))


def test_other_fields_of_the_scale_of_the_house_are_welcome() -> None:
    for width, height in ((4, 8), (7, 5), (6, 6), (10, 4)):
        GAME.rules(2, {}, box_of(width, height, [(2, 2), (3, 2), (3, 3), (4, 3)]))
    few = sheet(("count = 20", "count = 3"))
    GAME.rules(2, {}, few.replace("width = 8\nheight = 4", "width = 8\nheight = 6"))


@pytest.mark.rule("pigs.field.separate")
def test_the_tables_of_a_field_more_are_within_what_was_promised() -> None:
    fields = Fields(8, 4, [(2, 2), (3, 2), (3, 3), (4, 3)], [50, 48, 48, 50])
    for n in range(1, 6):
        before = len(fields.room)
        fields.build(n)
        assert (len(fields.room) - before) * len(fields.packing.largest) == fields.work(n)
    assert fields.work(20) <= MOST_WORK
