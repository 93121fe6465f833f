"""The documentation builds, and every link and every name in it leads somewhere."""

import datetime
import re
import subprocess
import sys
from pathlib import Path

import pytest

import ludotheque

pytestmark = [pytest.mark.on_source, pytest.mark.slow]

ROOT = Path(__file__).parents[2]


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Build it; a warning is an error."""
    site = tmp_path_factory.mktemp("docs") / "site"
    command = [sys.executable, "-m", "mkdocs", "build", "--strict", "--site-dir", str(site)]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return site


def test_the_documentation_builds_without_a_warning(site: Path) -> None:
    for page in ("index.html", "guide/library/index.html", "api/library/index.html", "protocol/index.html"):
        assert (site / page).is_file()
    shown = (site / "api" / "library" / "index.html").read_text("utf-8")
    assert "Undo the last move and return it" in shown


def test_the_notebook_is_a_page(site: Path) -> None:
    """The guide leads to it, and it to the notebook."""
    shown = (site / "research" / "index.html").read_text("utf-8")
    assert "An environment" in shown
    assert "agent_selection" in shown
    assert '"cell_type"' not in shown
    assert 'href="../research.ipynb"' in shown
    assert (site / "research.ipynb").is_file()
    assert 'href="../../research/"' in (site / "guide" / "learn" / "index.html").read_text("utf-8")


def test_the_citation_is_of_this_version() -> None:
    cited = dict(re.findall(r"^([\w-]+): (.+)$", (ROOT / "CITATION.cff").read_text("utf-8"), re.MULTILINE))
    assert cited["version"] == ludotheque.__version__
    assert datetime.date.fromisoformat(cited["date-released"]).year >= 2026


def test_nothing_is_fetched_from_elsewhere(site: Path) -> None:
    """A reader needs no network: no font, script or style of another host."""
    for page in site.rglob("*.html"):
        text = page.read_text("utf-8")
        for mark in ('<script src="http', '<link rel="stylesheet" href="http', "fonts.g"):
            assert mark not in text, page
