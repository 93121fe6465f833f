"""A real server and a real browser. Nothing here depends on how the package was built, so it runs once."""

import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from playwright.sync_api import Browser, sync_playwright

CHROMIUM = ("chromium", "chromium-browser", "google-chrome")
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
SETTINGS = """
bot_pause = 0.0
workers = 1
messages_per_second = 1e6
messages_at_once = 1000000
tables_per_minute = 1e6
joins_per_minute = 1e6
heavy_per_minute = 1e6
reads_per_minute = 1e6
loads_per_minute = 1e6
requests_per_second = 1e6
requests_at_once = 1000000
"""


@contextmanager
def serving(folder: Path, games: Path | None = None) -> Iterator[str]:
    """Serve on a free port, from a folder of its own; give the address. `games`: where more games lie."""
    settings = folder / "settings.toml"
    settings.write_text(SETTINGS)
    command = [sys.executable, "-m", "ludotheque", *(["--games", str(games)] if games else [])]
    command += ["serve", "--port", "0", "--lang", "en"]
    command += ["--data", str(folder / "data"), "--settings", str(settings)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True) as server:
        assert server.stdout is not None
        try:
            yield next(found[0] for line in server.stdout if (found := re.search(r"http://[\w.]+:\d+", line)))
        finally:
            server.terminate()
            server.wait(20)


@pytest.fixture(scope="session")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with serving(tmp_path_factory.mktemp("served")) as found:
        yield found


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    """Start Chromium; for a module only, as its event loop would be in the way of others."""
    found = next((path for name in CHROMIUM if (path := shutil.which(name))), None)
    assert found, "there is no Chromium: ./dev test installs one"
    with sync_playwright() as playwright:
        started = playwright.chromium.launch(executable_path=found, args=ARGUMENTS)
        yield started
        started.close()
