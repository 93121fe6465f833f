"""What axe has to say about a page."""

from pathlib import Path
from typing import Any

from playwright.sync_api import Page

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"


def complaints(page: Page) -> list[str]:
    """Let axe look at the page, again if it complains: something may have been on its way."""
    # As a file of its own the policy would forbid it: evaluated by the driver it is no script of the page.
    page.evaluate(AXE.read_text("utf-8"))
    found: list[dict[str, Any]] = []
    for _ in range(5):
        found = page.evaluate("axe.run().then(result => result.violations)")
        if not found:
            break
        page.wait_for_timeout(500)
    return [f"{one['id']}: {node['html'][:160]} {node['failureSummary']}" for one in found for node in one["nodes"]]
