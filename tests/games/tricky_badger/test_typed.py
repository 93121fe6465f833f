"""What people type at the table."""

import pytest

from ludotheque.engine.rng import Rng
from ludotheque.games.tricky_badger.typed import read
from ludotheque.text.table import names
from ludotheque.text.words import LANGUAGES, Words
from tests.games.tricky_badger.tables import BADGER, table, won

PLAY = table(["o1 o2", "b1 b2", "b3 b4"], prize="twig-up").legal(0)
KEEP = won("magpie-up", "", "twig").legal(0)


@pytest.mark.parametrize(
    ("lang", "said", "meant"),
    [
        ("en", "o7", "play o7"),
        ("en", "7o", "play o7"),
        ("en", "Orange 7", "play o7"),
        ("en", "play 11 purple", "play u11"),
        ("en", "pink 3", "play p3"),
        ("fr", "v3", "play g3"),
        ("fr", "t3", "play u3"),
        ("fr", "u3", "play u3"),
        ("fr", "joue le 7 rose", "play p7"),
        ("fr", "r7", "play p7"),
        ("fr", "jouer 2 bleu", "play b2"),
        ("en", "p8", "play p8"),
        ("en", "o12", "play o12"),
        ("fr", "12 vert", "play g12"),
        ("en", "o07", "play o7"),
        ("en", "7", ""),
        ("en", "orange", ""),
        ("en", "o7o", ""),
        ("en", "beige 3", ""),
        ("en", "keep", ""),
    ],
)
def test_leaves(lang: str, said: str, meant: str) -> None:
    assert read(said, Words("tricky_badger", lang), PLAY) == meant


@pytest.mark.parametrize(
    ("said", "meant"),
    [("k", "keep"), ("Keep", "keep"), ("garder", "keep"), ("d", "discard"), ("défausser", "discard"), ("x", "")],
)
def test_keep_or_discard(said: str, meant: str) -> None:
    assert read(said, Words("tricky_badger", "fr"), KEEP) == meant


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_phrase_is_misread(lang: str) -> None:
    """What the app calls a choice is read as that choice, or left to others; a leaf's phrase is always read."""
    words, rng = Words("tricky_badger", lang), Rng(5)
    players = names(4, lang)
    met = set()
    for seed in range(6):
        match = BADGER.match(4, seed)
        while not match.over:
            choices = match.legal(match.waiting[0])
            for choice in choices:
                met.add(choice.kind)
                said = read(words.choice(choice, match.rules, players), words, choices)
                assert said in ((choice.text,) if choice.kind == "play" else ("", choice.text))
            match.play(match.waiting[0], choices[rng.below(len(choices))])
    assert met == {"prize", "play", "give", "eat", "steal", "protect", "keep", "discard"}
