"""The page as an app: installable, kept by its worker, told of a new version, and honest when the server is gone."""

import json
import re
import shutil
import urllib.request
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Route, expect

from ludotheque.server.http.app import STATIC
from tests.web.axe import complaints
from tests.web.running import serving
from tests.web.sitting import Sitting, no_raw_keys

pytestmark = pytest.mark.on_wheel

KEPT = "navigator.serviceWorker.controller?.state === 'activated'"
OUT_OF_REACH = "The server can’t be reached."


def test_it_can_be_installed(address: str) -> None:
    """A manifest whose pictures are there, in the sizes that it says."""
    with urllib.request.urlopen(f"{address}/app.webmanifest") as answer:
        assert answer.headers["Content-Type"].startswith("application/manifest+json")
        manifest = json.load(answer)
    assert {"name", "start_url", "display", "icons"} <= manifest.keys()
    assert any(icon.get("purpose") == "maskable" for icon in manifest["icons"])
    for icon in manifest["icons"]:
        with urllib.request.urlopen(address + icon["src"]) as answer:
            assert answer.headers["Content-Type"] == icon["type"]
            head = answer.read(24)
        if icon["type"] == "image/png":
            width, height = (int.from_bytes(head[at : at + 4]) for at in (16, 20))
            assert icon["sizes"] == f"{width}x{height}"


def test_kept_renewed_and_out_of_reach(browser: Browser, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    copy = tmp_path / "page"
    shutil.copytree(STATIC, copy)
    monkeypatch.setenv("PAGE", str(copy))
    with serving(tmp_path, program="tests.web.serve_copy") as address:
        sitting = Sitting(browser, address, 390, 664, service_workers="allow")
        page = sitting.page
        sitting.go("/rules/hygge")
        page.wait_for_function(f"() => {KEPT}")
        page.reload()  # what this worker has seen is kept
        page.locator("h1", has_text="Hygge").wait_for()
        expect(page.locator(".news")).to_have_count(0)

        # Another version of the page: it is offered, and comes when one says so.
        worker = (copy / "worker.js").read_text("utf-8")
        (copy / "worker.js").write_text(re.sub(r"ludotheque [0-9a-f]{12}", "ludotheque 0123456789ab", worker), "utf-8")
        page.evaluate("navigator.serviceWorker.ready.then(ready => ready.update())")
        expect(page.locator(".news")).to_contain_text("A new version is ready.")
        assert complaints(page) == []
        page.evaluate("window.before = true")
        page.get_by_role("button", name="Reload").click()
        page.wait_for_function(f"() => !window.before && {KEPT}")
        page.locator("h1", has_text="Hygge").wait_for()
        page.wait_for_function(
            "() => caches.keys().then(all => all.includes('ludotheque 0123456789ab') && all.length === 2)"
        )

    # The server is gone: the page says so, and what was read can still be read.
    try:
        sitting.go("/")
        page.get_by_role("heading", name=OUT_OF_REACH).wait_for()
        assert complaints(page) == []
        page.get_by_role("link", name="Your games").click()
        page.get_by_role("heading", name="Your record").wait_for()
        sitting.go("/rules/hygge")
        page.locator("h1", has_text="Hygge").wait_for()
        sitting.go("/table/nothing")
        page.get_by_role("heading", name=OUT_OF_REACH).wait_for()
        no_raw_keys(page)
    finally:
        sitting.close()


def test_it_comes_back_by_itself(browser: Browser, address: str) -> None:
    """Also where nothing was kept before: then the page has its own words only."""
    sitting = Sitting(browser, address, locale="fr")
    page = sitting.page

    def cut(route: Route) -> None:
        route.abort()

    try:
        page.route("**/api/**", cut)
        sitting.go("/")
        page.get_by_role("heading", name="Le serveur est injoignable.").wait_for()
        page.unroute("**/api/**", cut)
        page.get_by_role("radio", name="Hygge").wait_for()
    finally:
        sitting.close()
