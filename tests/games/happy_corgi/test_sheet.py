"""Sheets: what is refused, with line and reason."""

import tomllib

import pytest

import ludotheque as lt
from ludotheque.engine.sheet import SOURCES
from ludotheque.text.words import sentence
from tests.games.happy_corgi.tables import ALIKE, CORGI, HOUSE, TINY
from tests.games.views import view_of


def reason(sheet: str, seats: int = 2, lang: str = "en") -> str:
    with pytest.raises(lt.Refused) as refused:
        CORGI.match(seats, 1, sheet)
    return sentence(refused.value, lang)


def test_the_house_sheet_keeps_the_counts_of_the_rulebook() -> None:
    told = tomllib.loads(HOUSE)
    assert sum(row[kind] for row in told["action"] for kind in ("s1", "s2", "c1", "c2")) == 60
    assert len(told["action"]) == 6
    assert len(told["activity"]) == 16
    assert len(told["place"]) == 11
    assert sum(row["hugs"] for row in told["activity"]) == 38
    assert sum(len(row["cards"]) for row in told["activity"]) == 38
    assert all(row["hugs"] == len(row["cards"]) for row in told["activity"])
    assert (told["box"]["hand"], told["box"]["river"], told["box"]["board"]) == (2, 4, "random")
    assert (told["box"]["poops"], told["box"]["cats"], told["box"]["dogs"]) == (4, 4, 4)
    for rows in told.values():
        for row in rows if isinstance(rows, list) else [rows]:
            assert row["source"] in SOURCES


def test_every_activity_and_place_of_the_house_has_its_sides() -> None:
    told = {row["name"]: (row["front"], row["back"]) for row in tomllib.loads(HOUSE)["place"]}
    assert told == {
        "park": ("draw-1", "take-river"),
        "beach": ("draw-2-discard-1", "draw-1"),
        "groomer": ("discard-1-draw-2", "new-river"),
        "studio": ("swap-hands", "swap-river"),
        "school": ("steal-richer", "make-discard"),
        "garden": ("take-poop", "swap-activities"),
        "kitchen": ("pass-left", "steal"),
        "sofa": ("move-corgi", "swap-places"),
        "supermarket": ("put-cat", "draw-1"),
        "pool": ("put-dog", "take-river"),
        "slide": ("move-animal", "put-cat"),
    }


def test_smaller_boxes_are_welcome() -> None:
    for sheet in (TINY, ALIKE):
        for seats in (2, 3, 4):
            assert not CORGI.match(seats, 1, sheet).over


def test_a_box_too_small_for_the_table_is_refused() -> None:
    few = TINY.replace("hand = 1", "hand = 2")
    assert not CORGI.match(2, 1, few).over
    with pytest.raises(lt.Refused) as refused:
        CORGI.match(3, 1, few)
    assert refused.value.rule == "corgi.setup.actions"
    assert sentence(refused.value, "fr").startswith("7 cartes action ne suffisent pas pour en distribuer 2")


@pytest.mark.parametrize(
    ("old", "new", "says"),
    [
        ("[box]", "[boxes]", "no [boxes]"),
        ("hand = 2", "hand = 9", "hand must be a whole number from 0 to 8"),
        ("river = 4", "river = 5", "river must be a whole number from 1 to 4"),
        ("river = 4", "river = 0", "river must be a whole number from 1 to 4"),
        ("poops = 4", "poops = 5", "poops must be a whole number from 0 to 4"),
        ("cats = 4", "cats = -1", "cats must be a whole number from 0 to 4"),
        ("dogs = 4", "dogs = true", "dogs must be a whole number from 0 to 4"),
        ('board = "random"', 'board = "round"', "board must be one of random and listed"),
        ('name = "fart"', 'name = "burp"', "“burp” is unknown; choose from waddle, fart, judge, mark, bark and sniff"),
        ('name = "fart"', 'name = "waddle"', "waddle appears twice"),
        ('name = "postman"', 'name = "Post man"', "name must be a short word of small letters"),
        ('name = "lamp-post"', 'name = "postman"', "postman appears twice"),
        ('cards = ["bark"]', 'cards = ["burp"]', "cards must be a list of 1 to 4 actions"),
        ('cards = ["bark"]', "cards = []", "cards must be a list of 1 to 4 actions"),
        ('cards = ["bark"]', 'cards = "bark"', "cards must be a list of 1 to 4 actions"),
        ('cards = ["bark"]', 'cards = ["bark", "bark", "bark", "bark", "bark"]', "cards must be a list of 1 to 4"),
        ('front = "take-poop"', 'front = "fly"', "front must be one of draw-1"),
        ('back = "swap-places"', "back = 3", "back must be one of draw-1"),
        ('name = "sofa"', 'name = "divan"', "“divan” is unknown; choose from park"),
        ('name = "sofa"', 'name = "park"', "park appears twice"),
        ('violet = "draw-1"', 'violet = "nothing"', "violet must be one of draw-1"),
        ('blue = "send-dogs"', 'blue = "x"', "blue must be one of draw-1"),
    ],
)
def test_wrong_sheets_are_refused_with_the_line(old: str, new: str, says: str) -> None:
    wrong = HOUSE.replace(old, new, 1)
    said = reason(wrong)
    assert says in said
    assert said.startswith(f"line {HOUSE[: HOUSE.index(old)].count(chr(10)) + 1} of the sheet:")


def test_hugs_are_one_to_four() -> None:
    for hugs in ("0", "5", '"many"'):
        assert "hugs must be a whole number from 1 to 4" in reason(HOUSE.replace("hugs = 3", f"hugs = {hugs}", 1))


def test_too_many_cards_or_activities() -> None:
    assert "at most 60 action cards, not 61" in reason(HOUSE.replace("s1 = 3", "s1 = 4", 1))
    nap = '[[activity]]\nname = "nap"\ncards = ["fart"]\nhugs = 1\nsource = "house"\n'
    assert "the border has room for 16 activities" in reason(HOUSE + nap)
    assert "le bord a de la place pour 16 activités" in reason(HOUSE + nap, lang="fr")


def test_everything_needs_its_source_and_nothing_else() -> None:
    assert "source must be one of" in reason(HOUSE.replace('source = "rulebook"', 'source = "hearsay"'))
    assert "has no colour" in reason(HOUSE.replace('name = "sofa"', 'name = "sofa"\ncolour = "red"'))
    assert "has no size" in reason(HOUSE.replace('name = "bark"', 'name = "bark"\nsize = 3'))
    assert "has no luck" in reason(HOUSE.replace('name = "mess"', 'name = "mess"\nluck = 3'))
    assert "has no green" in reason(HOUSE.replace("[basket]", '[basket]\ngreen = "draw-1"'))
    assert "has no cows" in reason(HOUSE.replace("cats = 4", "cats = 4\ncows = 4"))


def test_missing_parts() -> None:
    slide = HOUSE.index('[[place]]\nname = "slide"')
    assert "slide is missing" in reason(HOUSE[:slide] + HOUSE[HOUSE.index("[basket]") :])
    assert "[basket] is missing" in reason(HOUSE[: HOUSE.index("[basket]")])
    assert "not TOML" in reason("[box")


def test_other_effects_can_be_played_with() -> None:
    match = CORGI.match(2, 4, HOUSE.replace('front = "draw-1"', 'front = "put-dog"'))
    assert "put-dog" in {place.effect for place in view_of(match).places}
    for _ in range(400):
        if match.over:
            break
        match.play(match.waiting[0], match.legal(match.waiting[0])[-1])
        assert not match.rules.audit(match.state)
