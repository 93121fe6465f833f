"""Sheets of your own: what is refused, with line and reason."""

import pytest

import ludotheque as lt
from ludotheque.text.words import sentence
from tests.games.odin.tables import ODIN, hand

SHEET = ODIN.text("sheet.toml")


def refused(text: str, seats: int = 3, **options: object) -> lt.Refused:
    with pytest.raises(lt.Refused) as error:
        ODIN.match(seats, 1, text, **options)
    return error.value


@pytest.mark.parametrize(
    ("old", "new", "says"),
    [
        ("values = [1, 2, 3, 4, 5, 6, 7, 8, 9]", "values = []", "line 4 of the sheet: values must be a list"),
        ("values = [1, 2, 3, 4, 5, 6, 7, 8, 9]", "values = [0, 1]", "line 4 of the sheet: values must be a list"),
        ("values = [1, 2, 3, 4, 5, 6, 7, 8, 9]", "values = [9, 10]", "line 4 of the sheet: values must be a list"),
        ("values = [1, 2, 3, 4, 5, 6, 7, 8, 9]", "values = [1.0]", "line 4 of the sheet: values must be a list"),
        ("values = [1, 2, 3, 4, 5, 6, 7, 8, 9]", "values = [true]", "line 4 of the sheet: values must be a list"),
        ("values = [1, 2, 3, 4, 5, 6, 7, 8, 9]", "values = 9", "line 4 of the sheet: values must be a list"),
        ("values = [1, 2, 3, 4, 5, 6, 7, 8, 9]", "values = [1, 1]", "line 4 of the sheet: 1 appears twice"),
        ("hand = 9", "hand = 0", "line 5 of the sheet: hand must be a whole number from 1 to 9"),
        ("hand = 9", "hand = 10", "line 5 of the sheet: hand must be a whole number from 1 to 9"),
        ("hand = 9", "hand = true", "line 5 of the sheet: hand must be a whole number from 1 to 9"),
        ("hand = 9", "hands = 9", "line 5 of the sheet: deck has no hands"),
        ('source = "rulebook"', 'source = "dream"', "line 6 of the sheet: source must be one of"),
        ('source = "rulebook"', "", "line 3 of the sheet: source must be one of"),
        ('name = "pink"', 'name = "blue"', "line 20 of the sheet: the letter of blue is b"),
        ('name = "pink"', 'name = "beige"', "line 19 of the sheet: “beige” is unknown; choose from blue, red"),
        ('name = "pink"', 'name = ""', "line 19 of the sheet: name must be a short word"),
        ('letter = "p"', 'letter = "q"', "line 20 of the sheet: the letter of pink is p"),
        ("[deck]", "[pack]", "there is no [pack]"),
        ("[deck]", "[deck", "this sheet is not TOML"),
    ],
)
def test_refused(old: str, new: str, says: str) -> None:
    assert old in SHEET
    assert says in str(refused(SHEET.replace(old, new, 1)))


def test_a_colour_twice() -> None:
    again = '\n[[colour]]\nname = "red"\nletter = "r"\nsource = "house"\n'
    assert "red appears twice" in str(refused(SHEET + again))


@pytest.mark.rule("odin.setup.deal")
def test_too_few_cards() -> None:
    small = SHEET.replace("[1, 2, 3, 4, 5, 6, 7, 8, 9]", "[1, 2, 3, 4]")
    assert len(hand(ODIN.match(2, 1, small, four_colours=False), 0)) == 9
    error = refused(small)
    assert str(error) == "24 cards are too few to deal 9 to each of 3 players"
    assert error.rule == "odin.setup.deal"
    assert str(refused(small, 2, four_colours=True)) == "16 cards are too few to deal 9 to each of 2 players"


def test_refusals_are_told_in_french() -> None:
    small = SHEET.replace("[1, 2, 3, 4, 5, 6, 7, 8, 9]", "[1, 2, 3, 4]")
    assert sentence(refused(small), "fr") == "24 cartes ne suffisent pas pour en distribuer 9 à chacun des 3 joueurs"
    assert sentence(refused(SHEET.replace('letter = "p"', 'letter = "q"')), "fr").endswith("la lettre de pink est p")


@pytest.mark.rule("odin.setup.two-players")
def test_four_colours_need_six() -> None:
    five = SHEET[: SHEET.rindex("[[colour]]")]
    assert refused(five, 2).rule == "odin.setup.two-players"
    assert ODIN.match(2, 1, five, four_colours=False).waiting


@pytest.mark.rule("odin.setup.deck")
def test_a_smaller_box_is_played_with_its_own_cards() -> None:
    small = SHEET.replace("[1, 2, 3, 4, 5, 6, 7, 8, 9]", "[4, 5, 9]").replace("hand = 9", "hand = 3")
    match = ODIN.match(6, 1, small)
    assert sorted(card for seat in range(6) for card in hand(match, seat)) == sorted(
        colour + value for colour in "brpgko" for value in "459"
    )
    assert match.record().sheet != ODIN.match(6, 1).record().sheet
    assert lt.replay(match.record()).state.digest() == match.state.digest()
