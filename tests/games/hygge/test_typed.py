"""What people type at the table."""

from typing import Any

import pytest

from ludotheque.cli.entry import move_of
from ludotheque.text.table import names
from ludotheque.text.words import LANGUAGES, Words
from tests.games.hygge.tables import HYGGE, STORE, last, table

FRONT = ["hedgehog squirrel mittens mittens scarf mug pine-cone jumper", "acorn"]


def typed(match: Any, lang: str, text: str) -> str:
    """Return the choice that a text is read as, or the rule that says why there is none."""
    meant = move_of(text, match, 0, False, Words("hygge", lang))
    return match.rules.choice(meant.move).text if meant.move >= 0 else meant.rule


@pytest.mark.slow
@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_phrase_reads_back(lang: str, seats: int) -> None:
    words = Words("hygge", lang)
    kinds = set()
    for seed in range(3):
        match = HYGGE.match(seats, seed)
        while not match.over:
            seat = match.waiting[-1]
            for choice in match.legal(seat):
                phrase = words.choice(choice, match.rules, names(seats, lang))
                assert move_of(phrase, match, seat, False, words).move == choice.move, phrase
                kinds.add(choice.kind)
            match.play(seat, match.legal(seat)[(seed + len(match.moves)) % len(match.legal(seat))])
    assert kinds == {"take", "store", "skip", "discard", "nothing"}


@pytest.mark.parametrize(
    ("lang", "text", "read"),
    [
        ("en", "row 1", "take 1"),
        ("en", "Take column A.", "take a"),
        ("en", "b", "take b"),
        ("fr", "prendre la ligne 2", "take 2"),
        ("fr", "prenez colonne b", "take b"),
        ("fr", "take 2", "take 2"),
        ("fr", "prendre 1 2", "hygge.take.line"),
        ("fr", "danser", ""),
    ],
)
def test_lines_are_read_in_both_languages(lang: str, text: str, read: str) -> None:
    assert typed(table("mug mug candle candle book acorn", FRONT), lang, text) == read


@pytest.mark.parametrize(
    ("lang", "text", "read"),
    [
        ("en", "store scarf and mittens with the hedgehog", "store hedgehog mittens scarf"),
        ("en", "hedgehog red jumper", "store hedgehog jumper"),
        ("en", "do not store", "skip"),
        ("en", "don't store", "skip"),
        ("fr", "engranger hérisson moufles", "store hedgehog mittens"),
        ("fr", "Engrangez les moufles et le pull rouge avec le hérisson !", "store hedgehog mittens jumper"),
        ("fr", "engrange ecureuil tasse", "store squirrel mug"),
        ("fr", "engranger écureuil pomme de pin", "store squirrel pine-cone"),
        ("fr", "engranger hérisson", "hygge.store.paws"),
        ("fr", "hérisson écureuil tasse", "hygge.store.optional"),
        ("fr", "passer", "skip"),
    ],
)
def test_stores_are_read_in_both_languages(lang: str, text: str, read: str) -> None:
    match = table("mug mug candle candle book -", FRONT, phase=STORE)
    assert typed(match, lang, text) == read


@pytest.mark.parametrize(
    ("lang", "text", "read"),
    [
        ("en", "mug", "discard mug"),
        ("en", "discard the pine cone", "discard pine-cone"),
        ("fr", "défausser une carte tasse", "discard mug"),
        ("fr", "pomme de pin", "discard pine-cone"),
        ("fr", "rien", "nothing"),
        ("fr", "défausser tasse écharpe", "hygge.end.last-action"),
    ],
)
def test_last_actions_are_read_in_both_languages(lang: str, text: str, read: str) -> None:
    assert typed(last(FRONT), lang, text) == read
