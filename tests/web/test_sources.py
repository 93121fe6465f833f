"""The page's sources: types, unit tests, generated files, and what the first visit costs."""

import gzip
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

import ludotheque
from tests.web.moments import meanings

pytestmark = pytest.mark.on_source

ROOT = Path(__file__).parents[2]
WEB = ROOT / "web"
STATIC = ROOT / "src" / "ludotheque" / "server" / "static"
MOST = 150_000  # bytes of script, compressed: the lobby and one game


def npm(*arguments: str) -> None:
    packaged = ROOT / ".node" / "bin" / "python"
    python = str(packaged) if packaged.exists() else sys.executable
    command = [python, str(WEB / "build.py"), "--npm", *arguments]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr


def test_types() -> None:
    npm("run", "check")


def test_units() -> None:
    npm("run", "test")


def test_wire_types_are_those_of_the_server_and_the_games() -> None:
    command = [sys.executable, str(WEB / "wire.py"), "--check"]
    done = subprocess.run(command, capture_output=True, text=True, check=False, env=os.environ)
    assert done.returncode == 0, done.stderr


def test_what_the_page_explains_names_its_rule() -> None:
    explained = (file.parents[1].name for file in (WEB / "src" / "games").glob("*/text/en.ftl"))
    for game in sorted(explained):
        english, french = meanings(game).values()
        assert english == french
        for lang in ("en", "fr"):
            rules = set(re.findall(r"\{#([\w.-]+)\}", ludotheque.game(game).text(f"text/rulebook.{lang}.md")))
            assert set(english.values()) <= rules, f"{game} in {lang}: {set(english.values()) - rules}"


def scripts(name: str) -> set[str]:
    """List a script and what it imports at once."""
    found: set[str] = set()
    waiting = [name]
    while waiting:
        name = waiting.pop()
        if name not in found:
            found.add(name)
            text = (STATIC / "assets" / name).read_text("utf-8")
            waiting += re.findall(r'(?:from|import)\s*"\./([\w.-]+\.js)"', text)
    return found


def test_a_first_visit_is_light(capsys: pytest.CaptureFixture[str]) -> None:
    index = (STATIC / "index.html").read_text("utf-8")
    entry = re.search(r'src="/assets/([\w.-]+\.js)"', index)
    assert entry
    every = {file.name for file in (STATIC / "assets").glob("*.js")}
    assert len(every) > 5, "each game is a script of its own"
    size = {name: len(gzip.compress((STATIC / "assets" / name).read_bytes())) for name in every}
    first = scripts(entry[1])
    rest = sorted((size[name] for name in every - first), reverse=True)
    # The lobby, the table's own script, a game's and its words: at most the four largest of the others.
    sent = sum(size[name] for name in first) + sum(rest[:4])
    with capsys.disabled():
        sys.stdout.write(f"{sent / 1000:.0f} kB of script, compressed, for the lobby and the largest game ")
    assert sent < MOST


def test_nothing_is_inline() -> None:
    index = (STATIC / "index.html").read_text("utf-8")
    assert not re.search(r"<script(?![^>]*\ssrc=)", index)
    assert "style=" not in index
    for file in WEB.glob("src/**/*.svelte"):
        assert not re.search(r'\sstyle="[^{"]*"', file.read_text("utf-8")), f"{file.name} has a style attribute"
