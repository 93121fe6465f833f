"""The documentation builds, and every link and every name in it leads somewhere."""

import subprocess
import sys
from pathlib import Path

import pytest

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


def test_nothing_is_fetched_from_elsewhere(site: Path) -> None:
    """A reader needs no network: no font, script or style of another host."""
    for page in site.rglob("*.html"):
        text = page.read_text("utf-8")
        for mark in ('<script src="http', '<link rel="stylesheet" href="http', "fonts.g"):
            assert mark not in text, page
