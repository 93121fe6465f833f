"""Compiled thinking from the sources: workers take a build that is made in the background, once per version.

`./dev play` asks for it, and brings the compiler's packages. The build is a copy of the package beside the sources' own
environment, with the modules that bots think in compiled: as a folder of a worker's path it goes before the sources.
"""

import asyncio
import hashlib
import os
import shutil
import signal
import subprocess
import sys
import sysconfig
import tempfile
import time
from contextlib import suppress
from pathlib import Path

from ludotheque.engine.tables import INTERPRETED
from ludotheque.server.logs import log
from ludotheque.server.thinking.workers import Workers

ASKED = "LUDOTHEQUE_COMPILE"  # the program that makes the build: ./dev
PACKAGE = Path(__file__).parents[2]
ROOT = PACKAGE.parents[1]
RECIPE = ("hatch_build.py", "build_docstrings.py", "pyproject.toml")
FOLDERS = ("engine", "bots", "games")  # what bots think in
LOADS = "import sys, ludotheque.server.thinking.worker, ludotheque.engine.tables as t; sys.exit(bool(t.INTERPRETED))"
KEPT = 86_400  # seconds that builds of other versions stay: servers may still run on them
LEFT_OUT = shutil.ignore_patterns("__pycache__", "static", "*.so", "*.pyd")

FULL, COMING, SLOW = "full", "coming", "slow"  # how the strongest bots think: compiled, soon compiled, or not


def wanted() -> bool:
    """Return whether a build is asked for, and could be made here."""
    compiler = (sysconfig.get_config_var("CC") or "cc").split(" ")[0]
    here = all((ROOT / file).is_file() for file in RECIPE)
    asked = shutil.which(os.environ.get(ASKED, "")) is not None and os.name == "posix"
    return INTERPRETED and asked and here and shutil.which(compiler) is not None


def command(folder: Path) -> tuple[str, ...]:
    """Return what makes a build in that folder."""
    return (os.environ[ASKED], "thinking", str(folder))


def version() -> str:
    """Return a name for the sources as they are: another for every change, and for every Python."""
    digest = hashlib.sha256(sys.version.encode())
    for file in [*(ROOT / name for name in RECIPE), *sorted(PACKAGE.rglob("*.py"))]:
        digest.update(file.read_bytes())
    return digest.hexdigest()[:16]


def home() -> Path:
    return Path(sys.prefix) / "compiled"


def make(folder: Path) -> None:
    """Make a build, at the lowest priority; it is there at once, when all of it is."""
    with suppress(AttributeError, OSError):
        os.nice(19)
    folder.parent.mkdir(parents=True, exist_ok=True)
    for old in folder.parent.iterdir():
        if time.time() - old.stat().st_mtime > KEPT:
            shutil.rmtree(old, ignore_errors=True)
    with tempfile.TemporaryDirectory(prefix="making-", dir=folder.parent) as made:
        copy = Path(made, "build", PACKAGE.name)
        shutil.copytree(PACKAGE, copy, ignore=LEFT_OUT)
        files = [file for name in FOLDERS for file in (PACKAGE / name).rglob("*.py") if file.name != "__init__.py"]
        sys.path.insert(0, str(ROOT))
        from hatch_build import hot_modules  # a file beside the sources, not of the package

        within = {str(file.relative_to(ROOT)) for file in files}
        modules = [name for name in hot_modules(ROOT) if name in within]
        command = [sys.executable, str(ROOT / RECIPE[0]), made, *modules]
        subprocess.run(command, cwd=ROOT, check=True)
        shutil.copytree(Path(made, "lib"), copy.parent, dirs_exist_ok=True)
        # What cannot be loaded, or is not compiled after all, is not handed to anybody.
        loads = (sys.executable, "-P", "-c", LOADS)
        subprocess.run(loads, check=True, env=os.environ | {"PYTHONPATH": str(copy.parent)})
        with suppress(OSError):  # somebody else was quicker
            copy.parent.rename(folder)


class Compiling:
    """See to it that workers think compiled: at once if there is a build, or when it is made."""

    def __init__(self, pools: list[Workers]) -> None:
        self.pools = pools
        self.state = SLOW if INTERPRETED else FULL
        self.making: asyncio.subprocess.Process | None = None

    async def see_to_it(self) -> None:
        if not wanted():
            return
        folder, told = home() / await asyncio.to_thread(version), [""]
        if not folder.is_dir():
            self.state = COMING
            log("compiling.begun")
            nothing = subprocess.DEVNULL
            # A session of its own: it ends with all that it has started.
            self.making = await asyncio.create_subprocess_exec(
                *command(folder), stdin=nothing, stdout=nothing, stderr=subprocess.PIPE, start_new_session=True
            )
            told += (await self.making.communicate())[1].decode(errors="replace").splitlines()
        if not folder.is_dir():
            self.state = SLOW
            log("compiling.failed", why=told[-1])
            return
        self.state = FULL
        log("compiling.done")
        await asyncio.gather(*(pool.use(folder) for pool in self.pools))

    async def close(self) -> None:
        """Leave a build that is not done: the next start begins it again."""
        if self.making is not None and self.making.returncode is None:
            with suppress(ProcessLookupError):
                os.killpg(self.making.pid, signal.SIGTERM)
            await self.making.wait()


if __name__ == "__main__":
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(143))  # and so clear away what is half made
    make(Path(sys.argv[1]))
