"""Every refusal is told in the reader's language: its key has a text in each, for all that the code hands over."""

import ast
import errno
import re
import socket
from collections.abc import Iterator
from pathlib import Path

import pytest

import ludotheque as lt
from ludotheque.contract.texts import messages
from ludotheque.engine.refused import Refused
from ludotheque.server import settings
from ludotheque.server.thinking.jobs import PackedRefusal, pack, unpack
from ludotheque.text import system
from ludotheque.text.words import LANGUAGES, Words, sentence

PACKAGE = Path(__file__).parents[2] / "src" / "ludotheque"
MAKERS = re.compile(r"(.*\.)?(Refused|NoSuchSeat)|.+\.wrong")
KEY = re.compile(r"[a-z][a-z0-9-]*")
SHARED = {lang: messages((PACKAGE / "text" / f"{lang}.ftl").read_text("utf-8")) for lang in LANGUAGES}
SOURCES = [file for file in sorted(PACKAGE.rglob("*.py")) if "scaffold" not in file.parts]


def refusals(source: str) -> Iterator[tuple[str, set[str] | None]]:
    """Find the keys that a source refuses things with, each with its details (None: not written out)."""
    for node in ast.walk(ast.parse(source)):
        if not isinstance(node, ast.Call) or not MAKERS.fullmatch(ast.unparse(node.func)) or not node.args:
            continue
        first = node.args[0]
        said = first.value if isinstance(first, ast.Constant) else None
        if isinstance(said, str):
            names = {word.arg for word in node.keywords}
            yield said, None if None in names else {name for name in names if name}
        elif not isinstance(first, ast.Name | ast.Subscript):  # a name stands for keys that are found where it is set
            yield ast.unparse(first), None


def texts(file: Path) -> dict[str, dict[str, set[str]]]:
    """Read the messages that a file of ours can use, in each language."""
    parts = file.relative_to(PACKAGE).parts
    if parts[0] != "games" or len(parts) < 3:
        return SHARED
    folder = PACKAGE / "games" / parts[1] / "text"
    return {lang: SHARED[lang] | messages((folder / f"{lang}.ftl").read_text("utf-8")) for lang in LANGUAGES}


@pytest.mark.parametrize("file", SOURCES, ids=lambda file: str(file.relative_to(PACKAGE)))
def test_every_refusal_has_its_words(file: Path) -> None:
    for key, details in refusals(file.read_text("utf-8")):
        assert KEY.fullmatch(key), f"a sentence, not a key: {key}"
        for lang, known in texts(file).items():
            assert f"error-{key}" in known, f"error-{key} is missing in {lang}"
            assert details is None or known[f"error-{key}"] <= details, f"{key} lacks {known[f'error-{key}'] - details}"


def test_refusals_are_seen() -> None:
    source = (
        'raise Refused("a", rule, x=1)\nNoSuchSeat("b")\nreader.wrong("c", "t", 0, **more)\nRefused(f"{d}")\nRefused(e)'
    )
    assert list(refusals(source)) == [("a", {"x"}), ("b", set()), ("c", None), ("f'{d}'", None)]


def test_keys_that_are_looked_up_have_words() -> None:
    for lang in LANGUAGES:
        known = SHARED[lang]
        assert {f"error-{key}" for key in [*system.REASONS.values(), *settings.KINDS.values()]} <= set(known)


@pytest.mark.parametrize("name", lt.all_games())
def test_audits_have_words(name: str) -> None:
    """What an audit finds is a text key, `audit-…`."""
    folder = PACKAGE / "games" / name
    keys = set().union(*(re.findall(r'"(audit-[a-z0-9-]+)"', file.read_text("utf-8")) for file in folder.glob("*.py")))
    for lang in LANGUAGES:
        known = messages((folder / "text" / f"{lang}.ftl").read_text("utf-8"))
        assert {f"error-{key}" for key in keys} <= set(known)


def test_str_is_english_and_reasons_are_told_too() -> None:
    refused = Refused("sheet-line", line=3, reason=Refused("sheet-number", key="hand", least=1, most=9))
    assert str(refused) == "line 3 of the sheet: hand must be a whole number from 1 to 9"
    assert sentence(refused, "fr") == "ligne 3 de la fiche\u202f: hand doit être un nombre entier de 1 à 9"


def test_a_key_without_words_is_an_error_but_never_one_of_str() -> None:
    assert str(Refused("no-such-text")) == "no-such-text"
    with pytest.raises(KeyError, match="no text for error-no-such-text"):
        sentence(Refused("no-such-text"), "en")


def test_lists_are_told_as_the_language_does() -> None:
    refused = Refused("language", lang="de", known=["en", "fr"])
    assert [sentence(refused, lang).rpartition("en ")[2] for lang in LANGUAGES] == ["and fr", "et fr"]


@pytest.mark.parametrize("name", lt.all_games())
def test_a_sheet_is_refused_in_the_reader_s_language(name: str) -> None:
    game = lt.game(name)
    broken = game.text("sheet.toml").replace("source = ", "sauce = ", 1)
    with pytest.raises(Refused) as caught:
        game.rules(game.meta.least, {}, broken)
    assert caught.value.game == name
    assert re.match(r"line \d+ of the sheet: .* has no sauce; it has ", str(caught.value))
    assert re.match(r"ligne \d+ de la fiche\u202f: .* n’a pas de sauce\u202f; il y a ", sentence(caught.value, "fr"))


def test_refusals_travel_between_processes() -> None:
    refused = Refused("sheet-line", "odin.x", line=3, reason=Refused("sheet-one-of", key="a", allowed=["b", "c"]))
    refused.game = "odin"
    there = unpack(pack(refused))
    assert isinstance(pack(refused).details["reason"], PackedRefusal)
    assert (there.key, there.rule, there.game) == ("sheet-line", "odin.x", "odin")
    assert [sentence(there, lang) for lang in LANGUAGES] == [sentence(refused, lang) for lang in LANGUAGES]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_system_refuses_in_the_reader_s_language(lang: str, tmp_path: Path) -> None:
    words = Words("", lang)
    errors: list[OSError] = [OSError(number, "…") for number in system.REASONS]
    said = {words.error(system.reason(error)) for error in errors}
    assert len(said) == len(set(system.REASONS.values()))
    assert words.error(system.reason(socket.gaierror(-2, "…"))) == words("error-system-address")
    assert str(errno.EIO) in words.error(system.reason(OSError(errno.EIO, "…")))
    with pytest.raises(FileNotFoundError) as caught:
        (tmp_path / "missing").read_text("utf-8")
    assert words.error(system.reason(caught.value)) == words("error-system-missing")
