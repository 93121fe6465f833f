"""What people type at a table of Happy Pigs, in either language: `nourrir un petit cochon`, `2 big 1 baby`."""

import re
import unicodedata
from collections.abc import Sequence

from ludotheque.engine.rules import Choice
from ludotheque.games.happy_pigs.moves import ACTION_CODES, SIZE_CODES
from ludotheque.text.words import Words

# Words that mean something, by what they mean: verbs first, then what they are about.
MEANINGS = {
    "choose": "choose choisir choisis",
    "feed": "feed nourrir nourris",
    "mate": "mate breed reproduire naître",
    "buy": "buy acheter achète",
    "sell": "sell vendre vends",
    "vaccinate": "vaccinate vacciner",
    "save": "save sauver",
    "grow": "grow grandir",
    "take": "take prendre prends",
    "decline": "decline refuser refuse",
    "stop": "stop done arrêter fini",
    "baby": "baby babies bébé bébés",
    "small": "small petit petits",
    "medium": "medium moyen moyens",
    "big": "big gros",
    "vaccine": "vaccine vaccines vaccin vaccins",
    "supplement": "supplement supplements complément compléments",
    "amulet": "amulet amulets amulette amulettes",
    "field": "field fields pré prés",
    "neutral": "neutral neutre",
    "vaccinated": "vaccinated vacciné vaccinés",
    "fed": "fed nourri nourris",
    "none": "none no non aucun aucune",
    "one": "a an one un une",
    # These say nothing more. Any other word might change what is meant, so a text with one is not understood.
    "": "the and with pig pigs let action tile this round "
    "le la les l de des du d et avec cochon cochons faire ne en cette manche tuile s",
}
VERBS = list(MEANINGS)[:11]
EXACT = re.compile(r"(baby|small|medium|big)-v|[0-9]+-(baby|small|medium|big)|neutral-[a-z]+|[0-9]+")


def plain(word: str) -> str:
    """Take the accents off a word.

    >>> plain("naître")
    'naitre'
    """
    return "".join(sign for sign in unicodedata.normalize("NFD", word) if not unicodedata.combining(sign))


CODES = {word: code for code, words in MEANINGS.items() for word in words.split()}
# Accents may be left out, but not where that makes another word: `vaccine` is not `vacciné`.
CODES = {plain(word): code for word, code in CODES.items()} | CODES


def read(text: str, words: Words, choices: Sequence[Choice]) -> str:
    """Turn what was typed into the text of a choice; an empty string if it is not understood."""
    said = codes(text)
    if not said:
        return ""
    kinds = {choice.kind for choice in choices}
    if kinds & {"choose", "program"}:
        return " ".join(programmed(said))
    verb = next((code for code in said if code in VERBS), "")
    rest = [code for code in said if code != verb]
    if "save-none" in kinds and verb in ("", "save", "vaccinate"):
        return " ".join(["save", *counted(rest)]) if rest else ""
    rest = [code for code in rest if code != "one"]
    if verb == "mate":
        return " ".join(["mate", *born(rest)])
    if not verb:
        return without_verb(vaccinated(rest), choices)
    return " ".join([verb, *vaccinated(rest)])


def codes(text: str) -> list[str]:
    """Find what each word means; nothing at all if one is unknown.

    >>> codes("Feed a vaccinated baby"), codes("Feed a goat")
    (['feed', 'one', 'vaccinated', 'baby'], [])
    """
    found: list[str] = []
    for word in re.findall(r"[^\s,;:.!+'’“”«»]+", text.lower()):
        code = word if EXACT.fullmatch(word) else CODES.get(word)
        if code is None:
            return []
        if code:
            found.append(code)
    return found


def programmed(said: list[str]) -> list[str]:
    """Read an action and, behind the word neutral, a neutral one."""
    said = [code for code in said if code != "choose"]
    if "neutral" in said[:-1]:
        at = said.index("neutral")
        said = [*said[:at], *said[at + 2 :], f"neutral-{said[at + 1]}"]
    return ["choose", *said] if said and said[0] in ACTION_CODES else said


def counted(rest: list[str]) -> list[str]:
    """Read how many pigs of each size are to be vaccinated: `2 big`, `a baby`."""
    found: list[str] = []
    for code in rest:
        if code in SIZE_CODES and found and found[-1].isdecimal():
            found[-1] += f"-{code}"
        else:
            found.append("1" if code == "one" else code)
    return found


def born(rest: list[str]) -> list[str]:
    """Read what is to be born: a baby goes without saying, and so does the small pig of an amulet."""
    if rest == ["baby"]:
        return []
    return ["amulet"] if sorted(rest) == ["amulet", "small"] else rest


def vaccinated(rest: list[str]) -> list[str]:
    """Join a pig and its vaccination, whichever was said first."""
    if "vaccinated" not in rest or sum(code in SIZE_CODES for code in rest) != 1:
        return rest
    return [f"{code}-v" if code in SIZE_CODES else code for code in rest if code != "vaccinated"]


def without_verb(rest: list[str], choices: Sequence[Choice]) -> str:
    """Complete what was said without a verb, if only one choice is like it."""
    texts = [choice.text for choice in choices]
    if rest == ["none"] and "decline" in texts:
        return "decline"
    said = " ".join(rest)
    meant = [text for text in texts if text.partition(" ")[2] == said]
    return meant[0] if len(meant) == 1 else said
