"""The install under test is the one it claims to be, and the build keeps its promises."""

import importlib.util
import inspect
import os
import shutil
import subprocess
import sys
import tarfile
import zipfile
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

import pytest

import build_docstrings
import hatch_build

ROOT = Path(__file__).parents[2]
HOT = hatch_build.hot_modules(ROOT)
TOY = """
from librt.vecs import vec, append
from mypy_extensions import i64

def squares(n: i64) -> i64:
    table = vec[i64]()
    for i in range(n):
        table = append(table, i * i)
    return table[n - 1]
"""


def origin(file: str) -> Path:
    """Find where Python takes a module of ours from."""
    name = ".".join(Path(file).relative_to("src").with_suffix("").parts)
    spec = importlib.util.find_spec(name)
    assert spec is not None
    assert spec.origin is not None
    return Path(spec.origin)


@pytest.mark.parametrize("file", HOT)
def test_modules_come_from_the_install_under_test(file: str) -> None:
    if os.environ.get("EXPECT_COMPILED") == "1":
        assert origin(file).name.endswith(EXTENSION_SUFFIXES[0])
        assert origin(file).is_relative_to(sys.prefix)
    else:
        assert origin(file) == ROOT / file


def test_hot_modules_are_named_by_a_rule(tmp_path: Path) -> None:
    package = tmp_path / "src" / "ludotheque"
    games = [f"games/sixth/{name}.py" for name in ("bot", "rules")]
    hot = ["bots/random.py", "engine/rng.py", *games, "research/lanes.py", "server/table/table.py"]
    cool = [f"{folder}/__init__.py" for folder in ("bots", "engine", "games/sixth", "server")]
    for name in [*hot, *cool, "games/sixth/view.py", "research/vector.py", "server/pages.py"]:
        (package / name).parent.mkdir(parents=True, exist_ok=True)
        (package / name).touch()
    assert hatch_build.hot_modules(tmp_path) == [f"src/ludotheque/{name}" for name in hot]


def build(project: Path, out: Path, target: str = "wheel", **environment: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "hatchling", "build", "--target", target, "--directory", str(out)]
    return subprocess.run(
        command, cwd=project, env=os.environ | environment, capture_output=True, text=True, check=False
    )


def contents(out: Path) -> list[str]:
    """List what the one wheel of a folder would install."""
    (wheel,) = out.glob("*.whl")
    return sorted(name for name in zipfile.ZipFile(wheel).namelist() if ".dist-info/" not in name)


@pytest.fixture
def toy(tmp_path: Path) -> Path:
    """Make a small project with our build, and with leftovers of earlier builds lying about."""
    project = tmp_path / "toy"
    engine = project / "src" / "ludotheque" / "engine"
    engine.mkdir(parents=True)
    for name in ("pyproject.toml", "hatch_build.py", "build_docstrings.py", "LICENSE", "conftest.py"):
        shutil.copy(ROOT / name, project / name)
    (engine.parent / "__init__.py").touch()
    (engine / "__init__.py").touch()
    (engine / "squares.py").write_text(TOY)
    for leftover in (
        engine / f"gone{EXTENSION_SUFFIXES[0]}",
        project / "build" / "lib" / "ludotheque" / "engine" / "gone.so",
    ):
        leftover.parent.mkdir(parents=True, exist_ok=True)
        leftover.touch()
    return project


PURE = ["ludotheque/__init__.py", "ludotheque/engine/__init__.py", "ludotheque/engine/squares.py"]


@pytest.mark.on_source
@pytest.mark.slow
def test_wheel_is_compiled(toy: Path, tmp_path: Path) -> None:
    done = build(toy, tmp_path, LUDOTHEQUE_MYPYC="1")
    assert done.returncode == 0, done.stderr
    suffix = EXTENSION_SUFFIXES[0]
    assert contents(tmp_path) == sorted([*PURE, f"ludotheque/engine/squares{suffix}", f"ludotheque__mypyc{suffix}"])
    (wheel,) = tmp_path.glob("*.whl")
    zipfile.ZipFile(wheel).extractall(tmp_path / "site")
    call = "from ludotheque.engine import squares; print(squares.__file__, squares.squares(9))"
    command = [sys.executable, "-c", call]
    said = subprocess.check_output(
        command, cwd=tmp_path, env=os.environ | {"PYTHONPATH": str(tmp_path / "site")}, text=True
    )
    assert said.split() == [str(tmp_path / "site" / "ludotheque" / "engine" / f"squares{suffix}"), "64"]


@pytest.mark.on_source
@pytest.mark.slow
def test_wheel_without_a_compiler_is_pure_and_says_so_in_one_line(toy: Path, tmp_path: Path) -> None:
    done = build(toy, tmp_path, CC="no-such-compiler", LUDOTHEQUE_MYPYC="")
    assert done.returncode == 0, done.stderr
    assert contents(tmp_path) == PURE
    assert [wheel.name for wheel in tmp_path.glob("*.whl")] == ["ludotheque-0.1.0-py3-none-any.whl"]
    (line,) = [line for line in (done.stdout + done.stderr).splitlines() if "ludotheque: " in line]
    assert "no-such-compiler" in line


@pytest.mark.on_source
@pytest.mark.slow
def test_compiling_can_be_demanded(toy: Path, tmp_path: Path) -> None:
    done = build(toy, tmp_path, CC="no-such-compiler", LUDOTHEQUE_MYPYC="1")
    assert done.returncode != 0
    assert "no-such-compiler" in done.stderr
    assert list(tmp_path.glob("*.whl")) == []


@pytest.mark.on_source
@pytest.mark.slow
def test_wheel_carries_everything_also_by_way_of_the_sdist(tmp_path: Path) -> None:
    ours = (ROOT / "src").rglob("*")
    files = sorted(
        str(file.relative_to(ROOT / "src")) for file in ours if file.is_file() and file.suffix not in (".pyc", ".so")
    )
    assert build(ROOT, tmp_path / "direct", LUDOTHEQUE_MYPYC="0").returncode == 0
    assert contents(tmp_path / "direct") == files
    assert build(ROOT, tmp_path / "sdist", "sdist").returncode == 0
    (sdist,) = (tmp_path / "sdist").glob("*.tar.gz")
    with tarfile.open(sdist) as archive:
        archive.extractall(tmp_path / "unpacked", filter="data")
    (project,) = (tmp_path / "unpacked").iterdir()
    assert build(project, tmp_path / "again", LUDOTHEQUE_MYPYC="0").returncode == 0
    assert contents(tmp_path / "again") == files
    assert (project / "CITATION.cff").is_file()


@pytest.mark.on_wheel
def test_docstrings_survive_compilation() -> None:
    """Of modules, functions, classes and methods, quotes and accents included."""
    for source in HOT:
        text = (ROOT / source).read_text("utf-8")
        module = importlib.import_module(".".join(Path(source).with_suffix("").parts[1:]))
        for name, doc in build_docstrings.read_docs(text).items():
            found: object = module
            for part in filter(None, name.split(".")):
                found = getattr(found, part)
            if not name.endswith("__init__"):
                assert inspect.cleandoc(found.__doc__ or "") == inspect.cleandoc(doc), f"{source}: {name}"
