"""Texts: the same messages with the same arguments in every language, and French as it is set."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent

import ludotheque as lt
from ludotheque.text.words import LANGUAGES, Words

pytestmark = pytest.mark.on_wheel  # it reads the sources, whatever the build

PACKAGE = Path(__file__).parents[2] / "src" / "ludotheque"
GAMES = list(lt.all_games().values())
PAGE = Path(__file__).parents[2] / "web" / "src"
FOLDERS = sorted({file.parent for place in (PACKAGE, PAGE) for file in place.rglob("*.ftl")})
games = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
folders = pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: str(folder.relative_to(PACKAGE.parents[1])))


def variables(node: object) -> Iterator[str]:
    """Find the arguments that a message speaks of."""
    if isinstance(node, fluent.VariableReference):
        yield node.id.name
    elif isinstance(node, fluent.BaseNode):
        for value in vars(node).values():
            yield from variables(value)
    elif isinstance(node, list):
        for value in node:
            yield from variables(value)


def messages(text: str) -> dict[str, set[str]]:
    """Read the messages of a text, each with its arguments."""
    found: dict[str, set[str]] = {}
    for entry in FluentParser(with_spans=False).parse(text).body:
        assert not isinstance(entry, fluent.Junk), f"this is no message: {entry.content!r}"
        if isinstance(entry, fluent.Message):
            assert entry.id.name not in found, f"{entry.id.name} stands there twice"
            found[entry.id.name] = set(variables(entry))
    return found


@folders
def test_languages_say_the_same(folder: Path) -> None:
    texts = {lang: messages((folder / f"{lang}.ftl").read_text("utf-8")) for lang in LANGUAGES}
    assert sorted(file.stem for file in folder.glob("*.ftl")) == sorted(LANGUAGES)
    first = texts[LANGUAGES[0]]
    for lang, other in texts.items():
        assert set(first) ^ set(other) == set(), f"not in every language ({lang})"
        assert {key: (first[key], other[key]) for key in first if first[key] != other[key]} == {}


@games
def test_a_game_takes_no_word_of_the_house(game: lt.Game) -> None:
    shared = messages((PACKAGE / "text" / "en.ftl").read_text("utf-8"))
    assert set(shared) & set(messages(game.text("text/en.ftl"))) == set()


@games
def test_the_lobby_has_its_words(game: lt.Game) -> None:
    for lang in LANGUAGES:
        words = Words(game.name, lang)
        assert words("tagline")
        for option in game.meta.options:
            assert words(f"option-{option.name}")
            assert words(f"option-{option.name}-help")


def event_keys(source: str) -> set[str]:
    """Find the keys with which a source adds to the journal, where it writes them out."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Call) and ast.unparse(node.func).endswith("journal.add") and node.args:
            first = node.args[0]
            parts = [first.body, first.orelse] if isinstance(first, ast.IfExp) else [first]
            found |= {part.value for part in parts if isinstance(part, ast.Constant) and isinstance(part.value, str)}
    return found


@games
def test_every_event_has_words(game: lt.Game) -> None:
    keys = set().union(*(event_keys(file.read_text("utf-8")) for file in (PACKAGE / "games" / game.name).glob("*.py")))
    known = messages(game.text("text/en.ftl"))
    assert keys
    assert sorted(key for key in keys if f"log-{key}" not in known) == []


def test_event_keys_are_seen() -> None:
    source = 'journal.add("a", {})\nself.journal.add("b" if x else "c", {})\nother.add("d")\njournal.add(key, {})'
    assert event_keys(source) == {"a", "b", "c"}


@folders
def test_french_spaces(folder: Path) -> None:
    """French sets a thin space that does not break before ; : ! ? % $ and inside its quotes."""
    for file in [folder / "fr.ftl", *folder.glob("rulebook.fr.md")]:
        for number, line in enumerate(file.read_text("utf-8").splitlines(), 1):
            if line.startswith("# ") and file.suffix == ".ftl":
                continue
            prose = re.sub(r"^> (ruling|house):|\{[^}]*\}?|`[^`]*`|\]\([^)]*\)|^#.*\{#.*$", "x", line)
            wrong = re.search(r"\w[;!?»]|[\w)»][ \u00a0]([;:»]|[!?](?! [a-z]))|«[^\u202f]|\w:(?= )|'", prose)
            wrong = wrong or re.search(r"[^\u202f][%$]", prose)
            assert wrong is None, f"{file.name}, line {number}: {line!r} at {wrong[0]!r}"
