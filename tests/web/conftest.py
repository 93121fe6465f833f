"""One server and one browser for all tests of this folder, closed behind them: its event loop is in others' way."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from tests.web.running import launch, serving
from tests.web.sitting import PATIENCE, Sitting

expect.set_options(timeout=PATIENCE * 1000)


@pytest.fixture(scope="package")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with serving(tmp_path_factory.mktemp("served")) as found:
        yield found


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        started = launch(playwright)
        yield started
        started.close()


@pytest.fixture(params=[("en", 1280, 800), ("fr", 390, 664)], ids=["desktop", "phone"])
def sitting(browser: Browser, address: str, request: pytest.FixtureRequest) -> Iterator[Sitting]:
    """Sit at a desktop, and at a phone: in both languages, and without a word of trouble from the page."""
    lang, width, height = request.param
    made = Sitting(browser, address, width, height, locale=lang)
    yield made
    made.close()
    assert made.troubles == []
