"""What people type in a terminal."""

import pytest

from ludotheque.games.happy_pigs.typed import read
from ludotheque.text.words import Words
from tests.games.happy_pigs.tables import choose, play, table

FARM = "$20 3 fields 3 baby 2 small-v 2 big 2 supplement 2 amulet 3 vaccine"


def meant(text: str, lang: str, step: str) -> str:
    """Read a text at a table where all are to choose, to feed, to mate, or to vaccinate before a change of season."""
    match = table([FARM, ""], card="land-sale", number=3)
    if step != "choose":
        choose(match, f"{'mate' if step == 'save' else step} sell sell")
    while step == "save" and match.choices(0)[0].kind != "save-none":
        play(match, "stop")
    said = read(text, Words("happy_pigs", lang), match.choices(0))
    return said if match.rules.parse(said) in match.rules.legal_moves(match.state, 0) else ""


@pytest.mark.parametrize(
    ("text", "lang", "step", "choice"),
    [
        ("feed", "en", "choose", "choose feed"),
        ("choose buy", "en", "choose", "choose buy"),
        ("nourrir", "fr", "choose", "choose feed"),
        ("choisir vendre", "fr", "choose", "choose sell"),
        ("feed a baby", "en", "feed", "feed baby"),
        ("feed baby with supplement", "en", "feed", "feed baby supplement"),
        ("feed small-v", "en", "feed", "feed small-v"),
        ("nourrir un bébé", "fr", "feed", "feed baby"),
        ("nourrir un petit cochon vacciné avec un complément", "fr", "feed", "feed small-v supplement"),
        ("vacciner un gros cochon", "fr", "feed", "vaccinate big"),
        ("arrêter", "fr", "feed", "stop"),
        ("done", "en", "feed", "stop"),
        ("reproduire", "fr", "mate", "mate"),
        ("mate with an amulet", "en", "mate", "mate amulet"),
        ("acheter un pré", "fr", "buy", "buy field"),
        ("Acheter une amulette", "fr", "buy", "buy amulet"),
        ("vendre un petit vacciné", "fr", "sell", "sell small-v"),
        ("2 big 1 baby", "en", "save", "save 2-big 1-baby"),
        ("vaccinate 2 babies", "en", "save", "save 2-baby"),
        ("2 gros, 1 bébé", "fr", "save", "save 2-big 1-baby"),
        ("vacciner 2 bébés", "fr", "save", "save 2-baby"),
        ("aucun", "fr", "save", "save none"),
        ("save 1-big", "en", "save", "save 1-big"),
        ("dance with the goat", "en", "feed", ""),
        ("", "en", "feed", ""),
    ],
)
def test_typed(text: str, lang: str, step: str, choice: str) -> None:
    assert meant(text, lang, step) == choice


def test_neutral_tiles() -> None:
    match = table([FARM, ""], holder=0)
    for text, lang in (
        ("feed neutral sell", "en"),
        ("nourrir, neutre vendre", "fr"),
        ("choose feed neutral-sell", "en"),
    ):
        assert read(text, Words("happy_pigs", lang), match.choices(0)) == "choose feed neutral-sell"
