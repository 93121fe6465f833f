"""What people type in a terminal."""

import random
from collections.abc import Iterator

import pytest

import ludotheque as lt
from ludotheque.cli import entry
from ludotheque.engine.rules import Choice
from ludotheque.games.happy_pigs.typed import plain, read
from ludotheque.text.table import names
from ludotheque.text.words import LANGUAGES, Words
from tests.games.happy_pigs.tables import GAME, choose, table
from tests.games.tables import play

FARM = "$20 3 fields 3 baby 2 small-v 2 big 2 supplement 2 amulet 3 vaccine"


def meant(text: str, lang: str, step: str) -> str:
    """Read a text at a table where all are to choose, to feed, to mate, or to vaccinate before a change of season."""
    match = table([FARM, ""], card="land-sale", number=3)
    if step != "choose":
        choose(match, f"{'mate' if step == 'save' else step} sell sell")
    while step == "save" and match.legal(0)[0].kind != "save-none":
        play(match, "stop")
    said = read(text, Words("happy_pigs", lang), match.legal(0))
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
        ("vaccinate a big pig and 2 babies", "en", "save", "save 1-big 2-baby"),
        ("vaccinate no pig", "en", "save", "save none"),
        ("vendre un petit cochon vacciné", "fr", "sell", "sell small-v"),
        ("sell a vaccinated small pig", "en", "sell", "sell small-v"),
        ("a vaccinated small pig", "en", "sell", "sell small-v"),
        ("Breed a baby", "en", "mate", "mate"),
        ("Faire naître un bébé", "fr", "mate", "mate"),
        ("faire naitre un petit cochon avec une amulette", "fr", "mate", "mate amulet"),
        ("s'arreter", "fr", "feed", "stop"),
        ("feed", "fr", "choose", "choose feed"),  # either language, whatever the table speaks
        ("sell small vaccine", "en", "sell", ""),
        ("breed a small pig", "en", "mate", ""),  # not without an amulet
        ("do not sell a big pig", "en", "sell", ""),
        ("sell a big goat", "en", "sell", ""),
        ("baby", "en", "save", ""),  # how many?
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
        assert read(text, Words("happy_pigs", lang), match.legal(0)) == "choose feed neutral-sell"


def offered(seats: int, seed: int, open_choice: bool = False) -> Iterator[tuple[lt.Match, int, list[Choice]]]:
    """Play at random, and give what each seat that is to act is offered; of a long list, some."""
    match = GAME.match(seats, seed, open_choice=open_choice)
    rng = random.Random(seed)
    while not match.over:
        for seat in match.waiting:
            choices = match.legal(seat)
            yield match, seat, rng.sample(choices, min(len(choices), 30))
        match.play(match.waiting[0], rng.choice(match.legal(match.waiting[0])))


@pytest.mark.slow
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_phrase_offered_reads_back(lang: str) -> None:
    """What the app calls a move, typed at its table, is that move: in full, in capitals, in the other language."""
    words = Words("happy_pigs", lang)
    elsewhere = [Words("happy_pigs", other) for other in LANGUAGES]
    kinds = set()
    for seats, seed, open_choice in ((2, 1, True), (2, 2, False), (3, 3, False), (6, 5, True)):
        for match, seat, choices in offered(seats, seed, open_choice):
            for choice in choices:
                kinds.add(choice.kind)
                phrase = words.choice(choice, match.rules, names(seats, lang))
                for said in (phrase, phrase.upper(), f"{phrase}."):
                    assert match.rules.parse(read(said, words, match.legal(seat))) == choice.move, said
                for table_words in elsewhere:
                    assert entry.move_of(phrase, match, seat, False, table_words).move == choice.move, phrase
    assert len(kinds) == 18  # all there are


def test_accents_left_out_make_no_other_move() -> None:
    words = Words("happy_pigs", "fr")
    understood = set()
    for match, seat, choices in offered(3, 8):
        for choice in choices:
            phrase = words.choice(choice, match.rules, names(3, "fr"))
            move = match.rules.parse(read(plain(phrase), words, match.legal(seat)))
            assert move in (choice.move, -1), phrase
            if move == choice.move:
                understood.add(phrase)
    assert "Faire naître un bébé" in understood


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_word_more_makes_no_other_move(lang: str) -> None:
    words = Words("happy_pigs", lang)
    for match, seat, choices in offered(2, 4):
        for choice in choices:
            phrase = words.choice(choice, match.rules, names(2, lang))
            assert read(f"{phrase} zz", words, match.legal(seat)) == ""
