"""What people type at a table of Happy Pigs, in their own language: `nourrir un petit cochon`, `2 big 1 baby`."""

import re
from collections.abc import Sequence

from ludotheque.engine.rules import Choice
from ludotheque.games.happy_pigs.moves import ACTION_CODES, GOODS_CODES, SIZE_CODES
from ludotheque.text.words import Words

# Words that every language of the house may use for the kinds of choices; actions and goods have their own texts.
VERBS = {
    "choisir": "choose",
    "choisis": "choose",
    "nourrir": "feed",
    "reproduire": "mate",
    "naître": "mate",
    "acheter": "buy",
    "vendre": "sell",
    "vacciner": "vaccinate",
    "sauver": "save",
    "grandir": "grow",
    "prendre": "take",
    "refuser": "decline",
    "no": "decline",
    "non": "decline",
    "done": "stop",
    "arrêter": "stop",
    "s’arrêter": "stop",
    "s'arrêter": "stop",
    "aucun": "none",
}
MARKS = ("vaccinated", "vacciné", "vaccinés")
EXACT = re.compile(r"(baby|small|medium|big)-v|[0-9]+-(baby|small|medium|big)|neutral-[a-z]+")
FED = ("fed", "nourri", "nourrie")


def read(text: str, words: Words, choices: Sequence[Choice]) -> str:
    """Turn what was typed into the text of a choice; an empty string if nothing in it is a word of the game."""
    names = {words(f"action-{code}"): code for code in ACTION_CODES}
    names |= {words(f"stall-{code}"): code for code in GOODS_CODES} | VERBS
    said: list[str] = []
    for word in re.split(r"[\s,;:+]+", text.lower().strip()):
        code = names.get(word) or names.get(word.removesuffix("s"), "babies" if word == "babies" else word)
        code = "baby" if code == "babies" else code
        if word in MARKS and said and said[-1] in SIZE_CODES:
            said[-1] += "-v"
        elif code in SIZE_CODES and said and said[-1].isdecimal():
            said[-1] += f"-{code}"
        elif word in FED and said and said[0] == "vaccinate":
            said.append("fed")
        elif code in (*ACTION_CODES, *GOODS_CODES, *VERBS.values(), "neutral", "neutre") or word.isdecimal():
            said.append(code)
        elif EXACT.fullmatch(word):
            said.append(word)
    return " ".join(arrange(said, choices))


def arrange(said: list[str], choices: Sequence[Choice]) -> list[str]:
    """Complete what goes without saying: the kind of the choice, and the dash of a neutral tile."""
    for number, word in enumerate(said):
        if word in ("neutral", "neutre") and number + 1 < len(said):
            said = [*said[:number], f"neutral-{said[number + 1]}", *said[number + 2 :]]
            break
    kinds = {choice.kind for choice in choices}
    if "save" in kinds and said and said[0] in ("save", "vaccinate"):
        return ["save", *said[1:]]
    if "save" in kinds and said and (said[0] == "none" or "-" in said[0]):
        return ["save", *said]
    if kinds & {"choose", "program"} and said and said[0] in ACTION_CODES:
        return ["choose", *said]
    return said
