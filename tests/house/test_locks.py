"""The locks pin and hash everything, and nothing we commit names a package registry or somebody's machine."""

import json
import re
import subprocess
import tomllib
from pathlib import Path
from typing import Any

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

pytestmark = pytest.mark.on_wheel

ROOT = Path(__file__).parents[2]
LOCKS = sorted(ROOT.glob("requirements*.lock"))
NESTED = ["requirements.lock", "requirements-dev.lock", "requirements-bench.lock"]
GROUPS = [["", "build"], ["", "extras", "dev"], ["", "extras", "bench"]]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))

# Spelled in pieces, or this file would be the one that names them.
REGISTRIES = [
    ".".join(host) for host in (("pypi", "org"), ("pythonhosted", "org"), ("npmjs", "org"), ("yarnpkg", "com"))
]
MACHINE = re.compile(r"(?<![\w.$}/])/(?:root|work|home/\w+|Users/\w+)/")


def pinned(lock: Path) -> dict[str, list[str]]:
    """Read a lock: requirement line -> its hashes."""
    text = re.sub(r"\s*#.*", "", lock.read_text(encoding="utf-8"))
    entries = text.replace("\\\n", " ").split("\n")
    requirements = [entry.split("--hash=") for entry in entries if entry.strip()]
    return {name.strip(): [one.strip() for one in hashes] for name, *hashes in requirements}


def requirements(group: str) -> list[str]:
    """List what a dependency group asks for, its included groups too; '' is the package itself."""
    if not group:
        return list(PROJECT["project"]["dependencies"])
    if group == "extras":
        return [line for lines in PROJECT["project"]["optional-dependencies"].values() for line in lines]
    found: list[str] = []
    for entry in PROJECT["dependency-groups"][group]:
        found += [entry] if isinstance(entry, str) else requirements(entry["include-group"])
    return found


@pytest.mark.parametrize("lock", LOCKS, ids=lambda lock: lock.name)
def test_everything_is_pinned_and_hashed(lock: Path) -> None:
    assert "://" not in lock.read_text(encoding="utf-8")
    for line, hashes in pinned(lock).items():
        assert re.fullmatch(r"[\w.-]+==[\w.]+( ; .+)?", line)
        assert hashes
        assert all(re.fullmatch(r"sha256:[0-9a-f]{64}", one) for one in hashes)


def test_locks_are_nested() -> None:
    """The same versions: only the machines that need a package may be more in a larger lock."""
    players, developers, bench = (
        {line.split(" ; ")[0]: hashes for line, hashes in pinned(ROOT / name).items()}.items() for name in NESTED
    )
    assert players < developers < bench


@pytest.mark.parametrize(("lock", "groups"), list(zip(NESTED, GROUPS, strict=True)))
def test_locks_are_up_to_date(lock: str, groups: list[str]) -> None:
    versions = {}
    for line in pinned(ROOT / lock):
        requirement = Requirement(line)
        versions[canonicalize_name(requirement.name)] = str(requirement.specifier).removeprefix("==")
    for asked in map(Requirement, [line for group in groups for line in requirements(group)]):
        assert asked.specifier.contains(versions[canonicalize_name(asked.name)]), f"{asked}: run ./dev lock"


def addresses(lock: dict[str, Any]) -> list[str]:
    """List the download addresses of an npm lock."""
    return [package["resolved"] for package in lock["packages"].values() if "resolved" in package]


def culprits(text: str) -> list[str]:
    """Find the registries and the machine paths in a text."""
    return [host for host in REGISTRIES if host in text] + MACHINE.findall(text)


def committed() -> list[Path]:
    """List the files that are, or are about to be, in the repository."""
    command = ["git", "ls-files", "--cached", "--others", "--exclude-standard", "-z"]
    names = subprocess.check_output(command, cwd=ROOT, text=True).split("\0")
    return [ROOT / name for name in names if name and (ROOT / name).is_file()]


def test_no_file_names_a_registry_or_a_machine() -> None:
    files = committed()
    assert Path(__file__) in files
    found = {str(file): culprits(file.read_text(encoding="utf-8", errors="replace")) for file in files}
    assert {name: names for name, names in found.items() if names} == {}


def test_npm_locks_name_no_address() -> None:
    locks = [file for file in committed() if file.name == "package-lock.json"]
    assert [address for lock in locks for address in addresses(json.loads(lock.read_text(encoding="utf-8")))] == []


def test_culprits_are_found() -> None:
    slash = "/"
    for text in (f"see https://{REGISTRIES[0]}/x", f"{slash}work{slash}shared", f'"{slash}home{slash}ann{slash}x"'):
        assert culprits(text)
    for text in ('"$root/.venv"', "https://example.org/work/x", "src/work/x", "/usr/bin/env"):
        assert not culprits(text)
    assert addresses({"packages": {"": {}, "a": {"resolved": "x"}}}) == ["x"]
