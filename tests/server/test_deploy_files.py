"""The files that operators begin with: every setting is in them, and every figure of the dashboard is served."""

import inspect
import json
import re
import tomllib
from pathlib import Path

import msgspec

from ludotheque.cli.commands.serve import serve
from ludotheque.server.metrics import COUNTED
from ludotheque.server.settings import Settings, read
from tests.server.running import ROOT, Server

FILES = ROOT / "examples" / "deploy"


def test_every_setting_is_told_line_by_line_with_its_default() -> None:
    path = FILES / "settings.toml"
    assert read(path) == Settings()
    given = tomllib.loads(path.read_text("utf-8"))
    assert list(given) == [field.name for field in msgspec.structs.fields(Settings)]
    told = comments(path.read_text("utf-8"), r"^(\w+) = ")
    assert "" not in told.values()
    source = (ROOT / "src" / "ludotheque" / "server" / "settings.py").read_text("utf-8")
    assert told == comments(source.partition("class Settings(")[2].partition("\n\n\n")[0], r"^    (\w+): ")


def comments(text: str, setting: str) -> dict[str, str]:
    """Return what is said of each setting, behind it or on the line before."""
    found: dict[str, str] = {}
    before = ""
    for line in text.splitlines():
        if name := re.match(setting, line):
            behind = line.partition("  # ")[2]
            found[name[1]] = behind or before.partition("# ")[2]
        before = line
    return found


def test_the_dashboard_shows_what_is_served(server: Server) -> None:
    shown = set(re.findall(r"ludotheque_\w+", (FILES / "grafana.json").read_text("utf-8")))
    text = server.http.get("/metrics").text
    served = set(re.findall(r"^(?:# TYPE )?(ludotheque_\w+)", text, re.MULTILINE))
    assert shown <= served, "before anything has happened, too"
    assert "ludotheque_memory_bytes" in shown
    assert "ludotheque_ready 1" in text
    assert 2**23 < server.metric("memory_bytes") < 2**33
    source = "".join(path.read_text("utf-8") for path in (ROOT / "src" / "ludotheque" / "server").rglob("*.py"))
    assert {"moves", *re.findall(r'counts\["(\w+)"\]', source)} == set(COUNTED)
    panels = json.loads((FILES / "grafana.json").read_text("utf-8"))["panels"]
    assert len({panel["title"] for panel in panels}) == len(panels) >= 9


def test_the_container_is_made_from_the_checkout_alone() -> None:
    """No engine is at hand: this reads what one would do."""
    text = (FILES / "Containerfile").read_text("utf-8")
    steps = [line.split(maxsplit=1) for line in text.splitlines() if line and not line.startswith("#")]
    assert {said for kind, said in steps if kind == "COPY"} == {
        ". /source",
        "--from=build /opt/ludotheque /opt/ludotheque",
    }
    ran = " ".join(said for kind, said in steps if kind == "RUN")
    assert not re.search(r"://|index|curl|wget|git ", ran)
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    (extra,) = re.findall(r'"/source\[(\w+)\]"', ran)
    assert extra in project["project"]["optional-dependencies"]
    lines = [line for line in (ROOT / ".dockerignore").read_text("utf-8").splitlines() if not line.startswith("#")]
    let_in = {line[1:] for line in lines if line.startswith("!")}
    hook = project["tool"]["hatch"]["build"]["targets"]["wheel"]["hooks"]["custom"]["path"]
    assert lines[0] == "*"
    assert {"pyproject.toml", "src", "web", "build_docstrings.py", hook, *project["project"]["license-files"]} == let_in
    assert all((ROOT / path).exists() for path in let_in)
    made = {line.strip("/") for line in (ROOT / ".gitignore").read_text("utf-8").splitlines()}
    assert {"web/node_modules", "src/ludotheque/server/static"} <= made & set(lines), "what was made here stays here"


def test_services_are_started_by_options_that_there_are() -> None:
    known = {f"--{name.replace('_', '-')}" for name in inspect.signature(serve).parameters}
    unit = (FILES / "ludotheque.service").read_text("utf-8")
    (started,) = re.findall(r"^ExecStart=\S+/ludotheque serve (.*)$", unit, re.MULTILINE)
    (contained,) = re.findall(r"^CMD (\[.*\])$", (FILES / "Containerfile").read_text("utf-8"), re.MULTILINE)
    for words in (started.split(), json.loads(contained)):
        assert {word for word in words if word.startswith("--")} <= known


def test_an_old_caddy_takes_the_file() -> None:
    """Debian's is of 2022, and knew no more than these of what a proxy may be told."""
    text = (FILES / "Caddyfile").read_text("utf-8")
    told = set(re.findall(r"^\t(?:\t# )?([a-z_]+) (?=/|\d|[a-z]+_|\w+$)", text, re.MULTILINE))
    assert told == {"respond", "reverse_proxy", "to", "lb_policy", "health_uri", "health_interval"}


def test_the_files_are_told_of(tmp_path: Path) -> None:
    guide = (ROOT / "docs" / "guide" / "deploy.md").read_text("utf-8")
    for path in FILES.iterdir():
        assert f"examples/deploy/{path.name}" in guide
