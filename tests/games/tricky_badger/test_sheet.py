"""Sheets of your own: what is refused, with line and reason."""

import tomllib

import pytest

import ludotheque as lt
from ludotheque.text.words import sentence
from tests.games.tables import state
from tests.games.tricky_badger.tables import BADGER, CARDS

SHEET = BADGER.text("sheet.toml")


def line_of(text: str, nth: int = 1) -> int:
    """Find the line of the sheet that holds a text, for the nth time."""
    found = [number for number, line in enumerate(SHEET.splitlines(), 1) if text in line]
    return found[nth - 1]


def changed(old: str, new: str, nth: int = 1) -> str:
    """Replace the nth occurrence of a text in the sheet."""
    parts = SHEET.split(old)
    assert len(parts) > nth
    return old.join(parts[:nth]) + new + old.join(parts[nth:])


def refused(text: str, seats: int = 3) -> lt.Refused:
    with pytest.raises(lt.Refused) as error:
        BADGER.match(seats, 1, text)
    return error.value


@pytest.mark.parametrize(
    ("old", "new", "line", "says"),
    [
        ("rounds = 5", "rounds = 0", "rounds", "rounds must be a whole number from 1 to 5"),
        ("rounds = 5", "rounds = 6", "rounds", "rounds must be a whole number from 1 to 5"),
        ("hand = 9", "hand = 0", "hand = 9", "hand must be a whole number from 1 to 9"),
        ("hand = 9", "hand = 10", "hand = 9", "hand must be a whole number from 1 to 9"),
        ("cards = 53", "cards = 52", "cards = 53", "cards must be 53, the number of collection cards"),
        ("cards = 53", "cards = 54", "cards = 53", "cards must be a whole number from 2 to 53"),
        ("cards = 53", "cars = 53", "cards = 53", "deck has no cars"),
        ("plain = 11", "plain = 12", "plain = 11", "plain must be a whole number from 1 to 11"),
        ("plain = 11", "plain = 0", "plain = 11", "plain must be a whole number from 1 to 11"),
        ("pink = 7", "pink = 8", "pink = 7", "pink must be a whole number from 1 to 7"),
        ("pink = 7", "pink = 0", "pink = 7", "pink must be a whole number from 1 to 7"),
        ("pink = 7", "punk = 7", "pink = 7", "leaves has no punk"),
        (
            'name = "green"',
            'name = "grey"',
            'name = "green"',
            "“grey” is unknown; choose from orange, blue",
        ),
        ('name = "green"', 'name = "pink"', 'name = "green"', "“pink” is unknown"),
        ('name = "green"', 'name = "blue"', 'name = "green"', "blue appears twice"),
        ('leaf = "plain"', 'leaf = "plane"', 'leaf = "plain"', "leaf must be one of plain and pink"),
        ("value = 11", "value = 12", "value = 11", "value must be a whole number from 1 to 11"),
        ("value = 11", "value = 1", "value = 11", "plain 1 appears twice"),
        ("by = 7", "by = 0", "by = 7", "by must be a whole number from 1 to 11"),
        ("by = 7", "by = 11", "by = 7", "a card that tramples cannot be trampled"),
        ("by = 7", "by = 1", "by = 7", "a card that tramples cannot be trampled"),
        ("by = 3", "by = 8", "by = 3", "by must be a whole number from 1 to 7"),
        ("by = 3", "by = 7", "by = 3", "a card that tramples cannot be trampled"),
        ("by = 3", "bye = 3", "by = 3", "trample has no bye"),
        ('name = "twig"', 'name = "tree"', 'name = "twig"', "“tree” is unknown; choose from badger, female, male"),
        ('name = "twig"', 'name = "bone"', 'name = "twig"', "bone appears twice"),
        ("points = 3", "points = 21", "points = 3", "points must be a whole number from -20 to 20"),
        ("points = 3", "points = -21", "points = 3", "points must be a whole number from -20 to 20"),
        ('type = "cage"', 'type = "cat"', 'type = "cage"', "“cat” is unknown; choose from badger, female, male"),
        ('arrow = "up"', 'arrow = "left"', 'arrow = "up"', "arrow must be one of up and down"),
        ("copies = 3", "copies = 0", "copies = 3", "copies must be a whole number from 1 to 53"),
        ('source = "rulebook"', 'source = "dream"', 'source = "rulebook"', "source must be one of"),
    ],
)
def test_refused(old: str, new: str, line: str, says: str) -> None:
    sentence = str(refused(changed(old, new)))
    assert says in sentence
    assert sentence.startswith(f"line {line_of(line)} of the sheet: ")


@pytest.mark.parametrize("name", ["deck", "leaves", "colour", "type", "card"])
def test_a_table_is_missing(name: str) -> None:
    assert f"there is no [{name}s]" in str(refused(SHEET.replace(f"[{name}]", f"[{name}s]")))
    kept = tomllib.loads(SHEET)
    assert name in kept


def test_too_many_cards() -> None:
    last = SHEET.rindex("copies = 3")
    text = SHEET[:last] + "copies = 4" + SHEET[last + len("copies = 3") :]
    assert "54 are too many; at most 53 are allowed" in str(refused(text))


def test_too_few_cards_for_the_rounds() -> None:
    text = SHEET.replace("cards = 53", "cards = 49")
    for _ in range(4):
        text = text.replace("copies = 4", "copies = 3", 1)
    assert "49 are too few; at least 50 are needed" in str(refused(text))
    assert not BADGER.match(3, 1, text.replace("rounds = 5", "rounds = 4")).over


@pytest.mark.parametrize(("points", "fine"), [((5, 6, 7), True), ((5, 6, 7, 8), False)])
def test_different_points(points: tuple[int, ...], fine: bool) -> None:
    """With the -1 of their type, twigs may have three more different points."""
    cards = SHEET.replace("copies = 4", "copies = 2").replace("rounds = 5", "rounds = 4")
    for number in points:
        cards += f'[[card]]\ntype = "twig"\narrow = "up"\ncopies = 1\npoints = {number}\nsource = "house"\n'
    total = sum(row["copies"] for row in tomllib.loads(cards)["card"])
    text = cards.replace("cards = 53", f"cards = {total}")
    if fine:
        assert "twig(7)" in BADGER.rules(3, {}, text).pieces()["find"]
    else:
        assert "cards of one type can have at most 4 different point values" in str(refused(text))


@pytest.mark.rule("badger.setup.leaves")
def test_too_few_colours() -> None:
    at = SHEET.index('[[colour]]\nname = "purple"')
    text = SHEET[:at] + SHEET[SHEET.index("# White paws") :]
    BADGER.match(4, 1, text)
    error = refused(text, 5)
    assert (str(error), error.rule) == ("5 players need 4 plain colours", "badger.setup.leaves")


@pytest.mark.rule("badger.setup.leaves")
def test_colours_are_taken_in_the_order_of_the_sheet() -> None:
    text = changed('name = "orange"', 'name = "silver"').replace('name = "purple"', 'name = "orange"')
    text = text.replace('name = "silver"', 'name = "purple"')
    letters = {leaf[0] for hand in state(BADGER.match(3, 1, text))["hands"] for leaf in hand}
    assert letters == {"u", "b", "p"}


@pytest.mark.rule("badger.round.deal")
def test_too_few_leaves() -> None:
    text = SHEET.replace("plain = 11", "plain = 9").replace("value = 11", "value = 9")
    error = refused(text)
    assert str(error) == "25 leaf cards are too few to deal 9 to each of 3 players"
    assert error.rule == "badger.round.deal"
    match = BADGER.match(3, 1, SHEET.replace("plain = 11", "plain = 10").replace("value = 11", "value = 10"))
    assert [len(hand) for hand in state(match)["hands"]] == [9, 9, 9]


@pytest.mark.rule("badger.setup.collection")
def test_cards_are_read_one_by_one() -> None:
    """A line `points` of its own makes cards of another kind; names tell them apart by their points."""
    at = SHEET.index('[[card]]\ntype = "bone"\narrow = "down"')
    text = SHEET[:at] + SHEET[at:].replace("copies = 2", "copies = 2\npoints = -4", 1)
    pieces = BADGER.rules(3, {}, text).pieces()
    assert {"bone(0)-up", "bone(-4)-down"} <= set(pieces["prize"])
    assert {"badger-bone(0)", "badger-bone(-4)-cage", "bone(-4)"} <= set(pieces["find"])
    assert "bone" not in pieces["find"]
    assert BADGER.rules(3).pieces()["prize"] == list(dict.fromkeys(CARDS))


@pytest.mark.parametrize(
    ("old", "new", "says"),
    [
        (
            "cards = 53",
            "cards = 52",
            "ligne 6 de la fiche : cards doit valoir 53, le nombre de cartes Collection",
        ),
        ("by = 7", "by = 11", "ligne 43 de la fiche : une carte qui piétine ne peut pas être piétinée"),
    ],
)
def test_refused_in_french(old: str, new: str, says: str) -> None:
    assert sentence(refused(changed(old, new)), "fr").replace("\u202f", " ").startswith(says)


def test_a_sheet_without_tramples() -> None:
    text = SHEET[: SHEET.index("# White paws")] + SHEET[SHEET.index("# The types") :]
    assert not BADGER.match(3, 1, text).over
