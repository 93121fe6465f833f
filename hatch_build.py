"""Build the page, and compile the hot modules into the wheel with mypyc.

Without a C compiler, the same wheel stays pure Python. LUDOTHEQUE_MYPYC=1 makes a failure to compile an error,
LUDOTHEQUE_MYPYC=0 does not try.
"""

import os
import subprocess
import sys
import sysconfig
import tempfile
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

PACKAGE = "ludotheque"
# Of a game: where data comes in and people look in.
EDGES = ("sheet.py", "view.py", "terminal.py", "typed.py", "reasons.py")
ROOMS = ("table", "net")  # of the server: what a move passes through
# What runs once for a move or less often is not inlined across files: that takes the compiler longest.
COOL = ("server", "audit", "choices", "memory", "observe", "refusals")


def hot_modules(root: Path) -> list[str]:
    """Name the files to compile: the engine, the bots, the games without their edges, what a move at a table takes."""
    package = root / "src" / PACKAGE
    games = [file for file in package.glob("games/*/*.py") if file.name not in EDGES]
    rooms = [file for room in ROOMS for file in package.glob(f"server/{room}/*.py")]
    lanes = package.glob("research/lanes.py")  # many games at once
    files = [*package.glob("engine/*.py"), *package.glob("bots/*.py"), *games, *rooms, *lanes]
    return sorted(str(file.relative_to(root)) for file in files if file.name != "__init__.py")


def compile_modules(modules: list[str], out: str) -> None:
    """Compile into a folder of its own: what an earlier build left behind cannot get into the wheel."""
    from mypyc.build import mypycify
    from setuptools import Distribution
    from setuptools.command.build_ext import build_ext

    from build_docstrings import add_docstrings

    class ParallelBuild(build_ext):
        """Give every core a C file of its own, and every file its flags: setuptools takes them one by one."""

        def build_extensions(self) -> None:
            compile_files = self.compiler.compile

            def compile_one(file: str, extra_postargs: list[str], **options: Any) -> list[str]:
                cool = not set(COOL).isdisjoint(Path(file).stem.split("___"))
                flags = [flag for flag in extra_postargs if not (cool and flag.startswith("-flto"))]
                made: list[str] = compile_files([file], extra_postargs=flags, **options)
                return made

            def compile_apart(sources: list[str], **options: Any) -> list[str]:
                with ThreadPoolExecutor(os.cpu_count()) as pool:
                    return [name for names in pool.map(partial(compile_one, **options), sources) for name in names]

            self.compiler.compile = compile_apart
            super().build_extensions()

    # What the other modules have wrong is ./dev types' business.
    arguments = ["--follow-imports", "silent", "--cache-dir", f"{out}/cache", *modules]
    # One group: calls between modules stay calls in C. Its name keeps a hash out of the wheel's top level.
    extensions = mypycify(
        arguments, opt_level="3", debug_level="0", multi_file=True, group_name=PACKAGE, target_dir=f"{out}/c"
    )
    add_docstrings(Path(), modules, Path(out, "c"))
    command = ParallelBuild(Distribution({"name": PACKAGE, "ext_modules": extensions}))
    if os.name == "posix":  # nobody replaces our functions at run time: let the C compiler inline them
        flags = ["-fno-semantic-interposition"]
        if "gcc" in Path((sysconfig.get_config_var("CC") or "").split(" ")[0]).name:
            flags.append("-flto=auto")  # across files too; other compilers may lack a linker for it
        for extension in extensions:
            extension.extra_compile_args = [*extension.extra_compile_args, *flags]  # mypyc's list is one for all
            extension.extra_link_args = [*extension.extra_link_args, *flags]
    command.build_lib, command.build_temp = f"{out}/lib", f"{out}/temp"
    command.ensure_finalized()
    command.run()


def page(root: Path, *arguments: str) -> subprocess.CompletedProcess[str] | None:
    """Ask web/build.py; nothing if the page's sources are not here."""
    script = root / "web" / "build.py"
    if not script.is_file():
        return None
    command = [sys.executable, str(script), *arguments]
    return subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, check=False)


class CompileHook(BuildHookInterface[Any]):
    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        """Ask for the compiler, for what our modules import (mypyc needs to see the types), and for a Node."""
        groups = self.metadata.config["dependency-groups"]
        needed: list[str] = []
        if self.wish != "0":
            needed += [*groups["compile"], *self.metadata.core.dependencies]
        root = Path(self.root)
        if (made := page(root, "--fresh")) and made.returncode and (node := page(root, "--node")) and node.returncode:
            needed += groups["node"]
        return needed

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return
        built = page(Path(self.root))
        if built and built.returncode:
            self.app.abort(f"{built.stdout}\n{PACKAGE}: building the page failed.")
        modules = hot_modules(Path(self.root))
        if self.wish == "0" or not modules:
            return
        self.temporary = tempfile.TemporaryDirectory(prefix="ludotheque-build-")
        out = self.temporary.name
        command = [sys.executable, __file__, out, *modules]
        done = subprocess.run(command, cwd=self.root, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
        if done.returncode == 0:
            compiled = sorted(path for path in Path(out, "lib").rglob("*") if path.is_file())
            build_data["force_include"].update({str(path): str(path.relative_to(f"{out}/lib")) for path in compiled})
            build_data["pure_python"] = False
            build_data["infer_tag"] = True
            return
        lines = done.stdout.strip().splitlines() or ["no reason given"]
        if self.wish == "1":
            self.app.abort("\n".join([*lines, f"{PACKAGE}: compiling failed, and LUDOTHEQUE_MYPYC=1 asks for it."]))
        self.app.display_warning(f"{PACKAGE}: not compiled, so slower but complete ({lines[-1]})")

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        if temporary := getattr(self, "temporary", None):
            temporary.cleanup()

    @property
    def wish(self) -> str:
        return os.environ.get("LUDOTHEQUE_MYPYC", "")


if __name__ == "__main__":
    compile_modules(sys.argv[2:], sys.argv[1])
