"""The files that operators begin with: every setting is in them, and every figure of the dashboard is served."""

import json
import re
import tomllib
from pathlib import Path

import msgspec

from ludotheque.server.settings import Settings, read
from tests.server.running import ROOT, Server

FILES = ROOT / "examples" / "deploy"


def test_every_setting_is_told_line_by_line_with_its_default() -> None:
    path = FILES / "settings.toml"
    assert read(path) == Settings()
    given = tomllib.loads(path.read_text("utf-8"))
    assert list(given) == [field.name for field in msgspec.structs.fields(Settings)]
    lines = path.read_text("utf-8").splitlines()
    for before, line in zip(["", *lines], lines, strict=False):
        if line and not line.startswith("#"):
            assert "  # " in line or before.startswith("#"), f"what is {line}?"


def test_the_dashboard_shows_what_is_served(server: Server) -> None:
    shown = set(re.findall(r"ludotheque_\w+", (FILES / "grafana.json").read_text("utf-8")))
    text = server.http.get("/metrics").text
    served = set(re.findall(r"^(ludotheque_\w+)", text, re.MULTILINE))
    source = "".join(path.read_text("utf-8") for path in (ROOT / "src" / "ludotheque" / "server").rglob("*.py"))
    counted = {f"ludotheque_{name}_total" for name in re.findall(r'counts\["(\w+)"\]', source)}
    assert shown <= served | counted | {"ludotheque_refused_total"}
    assert "ludotheque_ready 1" in text
    panels = json.loads((FILES / "grafana.json").read_text("utf-8"))["panels"]
    assert len({panel["title"] for panel in panels}) == len(panels) >= 9


def test_the_files_are_told_of(tmp_path: Path) -> None:
    guide = (ROOT / "docs" / "guide" / "deploy.md").read_text("utf-8")
    for path in FILES.iterdir():
        assert f"examples/deploy/{path.name}" in guide
