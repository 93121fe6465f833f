"""The notebook runs, cell by cell, and says what it claims to."""

import json
from pathlib import Path
from typing import Any

import pytest

pytestmark = pytest.mark.on_wheel
NOTEBOOK = Path(__file__).parents[2] / "docs" / "research.ipynb"


def test_every_cell_runs() -> None:
    held: dict[str, Any] = {}
    for cell in json.loads(NOTEBOOK.read_text("utf-8"))["cells"]:
        assert cell["cell_type"] in ("code", "markdown")
        assert not cell.get("outputs"), "keep a notebook without what it printed"
        if cell["cell_type"] == "code":
            exec("".join(cell["source"]), held)
    assert held["match"].over
    assert held["found"].levels[0].won.value > 0.9
    assert len(held["legal"]) > 1
    assert held["first"] / held["ended"] > 0.2
