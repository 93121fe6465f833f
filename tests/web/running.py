"""A real server and a real browser for tests of the page."""

import json
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import Browser, Playwright

from tests.server.running import EASY
from tests.web.sitting import PATIENCE

CHROMIUM = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")  # the first takes half as long
# Offline, and without anything that starts by itself.
ARGUMENTS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost",
]
ROOT = Path(__file__).parents[2]


@contextmanager
def serving(
    folder: Path, games: Path | None = None, program: str = "tests.web.serve", **habits: float
) -> Iterator[str]:
    """Serve on a free port, from a folder of its own; give the address. `games`: where more games lie."""
    settings = folder / "settings.toml"
    settings.write_text("\n".join(f"{name} = {json.dumps(value)}" for name, value in {**EASY, **habits}.items()))
    command = [sys.executable, "-m", program, *(["--games", str(games)] if games else [])]
    command += ["serve", "--port", "0", "--lang", "en"]
    command += ["--data", str(folder / "data"), "--settings", str(settings)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True, cwd=ROOT) as server:
        assert server.stdout is not None
        try:
            yield next(found[0] for line in server.stdout if (found := re.search(r"http://[\w.]+:\d+", line)))
        finally:
            server.terminate()
            server.wait(PATIENCE)


def launch(playwright: Playwright) -> Browser:
    found = next((path for name in CHROMIUM if (path := shutil.which(name))), None)
    assert found, "there is no Chromium: ./dev test installs one"
    return playwright.chromium.launch(executable_path=found, args=ARGUMENTS)
