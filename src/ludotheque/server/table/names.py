"""Names fit to be shown: visible, in one line and one script, and not to be taken for somebody else's."""

import unicodedata
from collections.abc import Iterable
from typing import Final

LONGEST: Final = 24  # characters of a name
MARKS: Final = 2  # accents, at most, on one letter
JOINER: Final = "\u200d"  # makes one emoji of several
AS_EMOJI: Final = "\ufe0f"

# Letters and signs that show nothing: fillers, the empty Braille cell, a note without a head, joiners of graphemes.
BLANK: Final = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0\U0001d159")

EAST_ASIAN: Final = frozenset(["BOPOMOFO", "CJK", "HANGUL", "HIRAGANA", "KATAKANA", "KATAKANA-HIRAGANA", "IDEOGRAPHIC"])
NO_SCRIPT: Final = frozenset(["", "MODIFIER"])

# Letters of other scripts, each with the Latin one it is taken for.
_CYRILLIC: Final = "АВЕЅІЈКМНОРСТУХҮԚԜӀаеѕіјкорсухһԁԛԝӏүё", "ABESIJKMHOPCTYXYQWIaesijkopcyxhdqwlye"
_GREEK: Final = "ΑΒΕΖΗΙΚΜΝΟΡΤΥΧαγηικνορτυχ", "ABEZHIKMNOPTYXaynikvoptux"
_OTHERS: Final = "ՍՕհոսցօᎪᏴᏟᎠᎬᏀᎻᎫᏦᏞᎷᏢᎡᏚᎢᏙᏔᎩᏃıɑɡ", "UOhnugoABCDEGHJKLMPRSTVWYZiag"
LOOK_LIKE: Final = {
    ord(other): latin
    for others, latins in (_CYRILLIC, _GREEK, _OTHERS)
    for other, latin in zip(others, latins, strict=True)
}
SAME: Final = str.maketrans("01|i", "olll")


def clean(name: str) -> str:
    r"""Tidy a name: one line, nothing invisible or reordering; empty if that leaves none that can be shown.

    >>> clean("  Ann\u202e  B. "), clean("x" * 25), clean("\u3164"), clean("A\u0300\u0301\u0302\u0303"), clean("Аnn")
    ('Ann B.', '', '', '', '')
    """
    kept = ""
    for c in unicodedata.normalize("NFC", name):
        if c.isspace():
            kept += " "
        elif shows(c, kept[-1:]):
            kept += c
    tidy = " ".join(kept.split()).strip(JOINER)
    if len(tidy) > LONGEST or crowded(tidy) or len(scripts(tidy)) > 1:
        return ""
    return tidy if any(unicodedata.category(c)[0] in "LNSP" for c in tidy) else ""


def shows(c: str, before: str) -> bool:
    """Return whether a character is to be seen after another one; what holds emoji together is."""
    if c in (JOINER, AS_EMOJI):
        return before != "" and (before == AS_EMOJI or unicodedata.category(before) in ("So", "Sk"))
    return unicodedata.category(c)[0] != "C" and c not in BLANK and not "\ufe00" <= c <= "\ufe0e"


def crowded(name: str) -> bool:
    """Return whether a letter carries so many marks that they run over its neighbours."""
    run = 0
    for c in unicodedata.normalize("NFD", name):
        run = run + 1 if unicodedata.category(c)[0] == "M" else 0
        if run > MARKS + 1:  # the script of Vietnam writes two, that of India a vowel besides
            return True
    return False


def scripts(name: str) -> set[str]:
    """Return the scripts that a name is written in; those of East Asia count as one, with Latin letters or without.

    >>> sorted(scripts("Анна Ann")), scripts("山田 Taro")
    (['CYRILLIC', 'LATIN'], {'CJK'})
    """
    letters = [c for c in unicodedata.normalize("NFKC", name) if unicodedata.category(c)[0] == "L"]
    found = {unicodedata.name(c, "").partition(" ")[0] for c in letters} - NO_SCRIPT
    if found & EAST_ASIAN:
        return found - EAST_ASIAN - {"LATIN"} | {"CJK"}
    return found


def skeleton(name: str) -> str:
    """Return what a name looks like at a glance: the same for names that can be taken for each other.

    >>> skeleton("АННА") == skeleton("ahha"), skeleton("Ｉan") == skeleton("lan"), skeleton("Zoé") == skeleton("zoe")
    (True, True, True)
    """
    plain = unicodedata.normalize("NFKD", name).translate(LOOK_LIKE).casefold()
    letters = "".join(c for c in unicodedata.normalize("NFKD", plain) if unicodedata.category(c)[0] in "LNS")
    return letters.translate(SAME).replace("rn", "m").replace("vv", "w")


def alike(name: str, others: Iterable[str]) -> bool:
    """Return whether a name can be taken for one of the others."""
    seen = skeleton(name)
    return bool(seen) and any(skeleton(other) == seen for other in others if other)
