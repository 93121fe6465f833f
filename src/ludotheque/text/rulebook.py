"""Rulebooks: chapters of rules, a paragraph under each rule id, our rulings marked as ours."""

import re
from functools import cache

import msgspec

from ludotheque import shelf
from ludotheque.engine.refused import IllegalMove, Refused
from ludotheque.text.words import LANGUAGES, Words, shared

HEADING = re.compile(r"### (?P<title>.+?) \{#(?P<id>[a-z0-9.-]+)\}")


class Rule(msgspec.Struct, frozen=True):
    """One rule: its id, its title, what it says, what in it is our ruling or our value (inline markdown)."""

    id: str
    title: str
    text: list[str]
    ruling: list[str]
    house: list[str]


class Chapter(msgspec.Struct, frozen=True):
    """A heading, some prose, and the rules under it."""

    title: str
    text: list[str]
    rules: list[Rule]


class Rulebook(msgspec.Struct, frozen=True):
    """The rules of a game in one language."""

    title: str
    text: list[str]
    chapters: list[Chapter]

    def rules(self) -> dict[str, Rule]:
        """Return all rules by id."""
        return {rule.id: rule for chapter in self.chapters for rule in chapter.rules}


def parse(text: str) -> Rulebook:
    """Read the markdown of a rulebook; blocks are separated by empty lines."""
    title = ""
    front: list[str] = []
    chapters: list[Chapter] = []
    into = front
    rule: Rule | None = None
    for block in re.split(r"\n\s*\n", text.strip()):
        heading = HEADING.fullmatch(block.strip())
        if heading:
            rule = Rule(heading["id"], heading["title"], [], [], [])
            chapters[-1].rules.append(rule)
            into = rule.text
        elif block.startswith("## "):
            chapters.append(Chapter(block[3:].strip(), [], []))
            into = chapters[-1].text
            rule = None
        elif block.startswith("# "):
            title = block[2:].strip()
        elif block.startswith("> ruling:") and rule is not None:
            rule.ruling.append(block.removeprefix("> ruling:").strip())
        elif block.startswith("> house:") and rule is not None:
            rule.house.append(block.removeprefix("> house:").strip())
        else:
            into.append(block.strip())
    return Rulebook(title, front, chapters)


@cache
def rulebook(game: str, lang: str) -> Rulebook:
    """Open a game's rulebook (an empty name: what holds at every table)."""
    if lang not in LANGUAGES:
        raise Refused("language", lang=str(lang), known=list(LANGUAGES))
    if not game:
        return parse(shared(f"rulebook.{lang}.md"))
    return parse(shelf.read(game, f"text/rulebook.{lang}.md"))


def rule(game: str, lang: str, rule_id: str) -> Rule | None:
    """Find a rule by its id, in the game's book or in the shared one."""
    return rulebook(game, lang).rules().get(rule_id) or rulebook("", lang).rules().get(rule_id)


def forbidden(illegal: IllegalMove, lang: str) -> str:
    """Return the sentence that says why a move is not allowed: what the rulebook says, and the id of the rule."""
    words, known = Words("", lang), illegal.game in shelf.packages()
    if not illegal.exists and known:
        return words("illegal-unknown", {"move": illegal.move, "title": rulebook(illegal.game, lang).title})
    found = rule(illegal.game if known else "", lang, illegal.rule)
    says = " ".join([*found.text, *found.ruling, *found.house][:1]).replace("**", "") if found else ""
    told: dict[str, str | int] = {
        "move": illegal.move,
        "seat": illegal.seat,
        "id": illegal.rule,
        "says": says.removesuffix("."),
    }
    return words("illegal-rule" if says else "illegal-id", told)
