"""Links, pictures and files that the documents outside docs/ name are there; mkdocs looks after those inside."""

import re
from pathlib import Path

import pytest

import ludotheque as lt

pytestmark = pytest.mark.on_source

ROOT = Path(__file__).parents[2]
FILES = sorted([*ROOT.glob("*.md"), *ROOT.glob("bench/*.md"), *ROOT.glob("examples/**/README.md")])
LINK = re.compile(r'\]\(([^)\s]+)\)|(?:src|href)="([^"]+)"')
HEADING = re.compile(r"^#+ +(.+)$", re.MULTILINE)
NAMED = re.compile(r"`([\w/.]+\.(?:py|ts|svelte|toml|md))\b")


def anchors(text: str) -> set[str]:
    """Name the headings of a document as a link does."""
    plain = (re.sub(r"[^\w\- ]", "", heading.lower()) for heading in HEADING.findall(text))
    return {heading.strip().replace(" ", "-") for heading in plain}


@pytest.mark.parametrize("file", FILES, ids=lambda file: str(file.relative_to(ROOT)))
def test_links_lead_somewhere(file: Path) -> None:
    for link in (one or two for one, two in LINK.findall(file.read_text("utf-8"))):
        if link.startswith(("https://", "http://", "mailto:")):
            continue
        path, _, anchor = link.partition("#")
        target = (file.parent / path).resolve() if path else file
        assert target.exists(), f"{link} leads nowhere"
        assert target.is_relative_to(ROOT), f"{link} leads out of the project"
        assert not anchor or anchor in anchors(target.read_text("utf-8")), f"{link}: there is no such heading"


def test_the_architecture_names_files_that_are_there() -> None:
    places = [ROOT.glob("*.*"), *((ROOT / place).rglob("*.*") for place in ("src", "web/src", "tests"))]
    known = [str(path) for place in places for path in place]
    named = NAMED.findall((ROOT / "ARCHITECTURE.md").read_text("utf-8"))
    assert len(named) > 50
    assert [name for name in named if not any(path.endswith(f"/{name}") for path in known)] == []


def test_all_that_the_library_offers_is_in_its_reference() -> None:
    """So are the parts of what it returns: views, and the data of a review."""
    reference = (ROOT / "docs" / "api" / "library.md").read_text("utf-8")
    shown = {name.rpartition(".")[2].lower() for name in re.findall(r"^::: (\S+)$", reference, re.MULTILINE)}
    assert {name.lower() for name in lt.__all__} - {"puzzles"} <= shown  # that one is in the module `puzzle`
    assert {"view", "player", "prompt", "reason", "account", "decision", "mean", "option", "point"} <= shown
