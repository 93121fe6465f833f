"""What people type at a table of Odin."""

import pytest

from ludotheque.cli import entry
from ludotheque.engine.rng import Rng
from ludotheque.games.odin import typed
from ludotheque.text.table import names
from ludotheque.text.words import Words
from tests.games.odin.tables import ODIN, table


@pytest.mark.slow
@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("seats", [2, 4, 6])
def test_every_phrase_reads_back(seats: int, lang: str) -> None:
    words, players = Words("odin", lang), names(seats, lang)
    match = ODIN.match(seats, 3, single_round=True)
    rng = Rng(seats)
    kinds = set()
    while not match.over:
        seat = match.waiting[0]
        choices = match.legal(seat)
        for choice in choices:
            phrase = words.choice(choice, match.rules, players)
            for said in (phrase, phrase.upper(), phrase.split(maxsplit=1)[-1]):  # and without its verb
                assert match.rules.parse(typed.read(said, words, choices)) == choice.move, said
            assert entry.move_of(phrase, match, seat, False, words).move == choice.move
            kinds.add(choice.kind)
        match.play(seat, choices[rng.below(len(choices))])
    assert kinds == {"play", "take", "pass"}


@pytest.mark.parametrize(
    ("lang", "said", "text"),
    [
        ("en", "red 5 blue 5", "play b5 r5"),
        ("en", "play the red 5 and the red 6", "play r5 r6"),
        ("en", "red 56", "play r5 r6"),
        ("en", "5 red", "play r5"),
        ("fr", "5 rouge 5 bleu", "play b5 r5"),
        ("fr", "rouge 5 bleu 5", "play b5 r5"),
        ("fr", "joue le 5 rose", "play p5"),
        ("fr", "les rouges 56", "play r5 r6"),
        ("en", "red", ""),
        ("en", "red 5 6", ""),
        ("en", "red blue 5", ""),
        ("en", "r5 r5", ""),
    ],
)
def test_cards_in_words(lang: str, said: str, text: str) -> None:
    assert typed.read(said, Words("odin", lang), []) == text


def test_a_verb_is_taken_at_its_word() -> None:
    """Nobody who asks to take a card plays it, nor the reverse."""
    words = Words("odin", "en")
    match = table(["p1", "k5 k6", "p2"], turn=1, centre="b3", leader=0)
    assert typed.read("take k5", words, match.legal(1)) == "take k5"
    assert match.why(1, "take k5") == "table.step"
    match = table(["p1", "r1", "p2"], turn=1, centre="k5 k6", beaten="b1 b2")
    assert typed.read("b1", words, match.legal(1)) == "take b1"
    assert typed.read("play r1", words, match.legal(1)) == "play r1"
    assert entry.move_of("b1 b2", match, 1, False, words).rule == "odin.take.one"
