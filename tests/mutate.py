"""Break a game's rules on purpose, one small change at a time, and see whether its tests notice.

    .venv/bin/python -m tests.mutate odin --sample 200 --jobs 2

A mutant is one change: a comparison turned, a sum made a difference, a number one larger, a condition negated, a
statement left out, a rule id replaced. It is killed when a test fails, breaks or runs too long. The survivors are
listed, to be looked at one by one: some change nothing that can be seen.
"""

import argparse
import ast
import copy
import os
import random
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from queue import Queue

ROOT = Path(__file__).parents[1]
NOTHING = "nothing"
EDGES = (
    "__init__.py",
    "sheet.py",
    "view.py",
    "observe.py",
    "terminal.py",
    "typed.py",
    "bot.py",
    "features.py",
    "reasons.py",
)

COMPARED: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
}
REPLACED: dict[type[ast.operator], type[ast.operator]] = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.Add,
    ast.FloorDiv: ast.Mult,
    ast.Mod: ast.Add,
    ast.BitAnd: ast.BitOr,
    ast.BitOr: ast.BitAnd,
    ast.LShift: ast.RShift,
    ast.RShift: ast.LShift,
}


def skipped(node: ast.AST) -> bool:
    """Leave alone what is no behaviour: types, imports, assertions for the compiler, docstrings."""
    return isinstance(node, ast.Import | ast.ImportFrom | ast.Assert | ast.arguments)


def walk(node: ast.AST) -> Iterator[ast.AST]:
    """Give all nodes that may be changed, in order."""
    if skipped(node):
        return
    yield node
    for name, value in ast.iter_fields(node):
        if name in ("annotation", "returns", "decorator_list", "bases"):
            continue
        for child in value if isinstance(value, list) else [value]:
            if isinstance(child, ast.AST):
                yield from walk(child)


def changes(node: ast.AST, prefix: str) -> Iterator[str]:
    """Name what can be changed about a node."""
    if isinstance(node, ast.Compare) and type(node.ops[0]) in COMPARED:
        yield "compare"
    elif isinstance(node, ast.BinOp | ast.AugAssign) and type(node.op) in REPLACED:
        yield "operator"
    elif isinstance(node, ast.BoolOp):
        yield "and/or"
    elif isinstance(node, ast.Constant) and type(node.value) is int:
        yield "number"
    elif isinstance(node, ast.Constant) and type(node.value) is bool:
        yield "flag"
    elif isinstance(node, ast.Constant) and isinstance(node.value, str) and node.value.startswith(prefix + "."):
        yield "rule id"
    elif isinstance(node, ast.If | ast.While):
        yield "condition"
    if isinstance(node, ast.AugAssign) or (isinstance(node, ast.Assign) and not isinstance(node.targets[0], ast.Name)):
        yield "left out"
    if isinstance(node, ast.Expr) and isinstance(node.value, ast.Call):
        yield "left out"


def change(node: ast.AST, kind: str) -> None:
    """Change a node in place."""
    if kind == "compare":
        assert isinstance(node, ast.Compare)
        node.ops[0] = COMPARED[type(node.ops[0])]()
    elif kind == "operator":
        assert isinstance(node, ast.BinOp | ast.AugAssign)
        node.op = REPLACED[type(node.op)]()
    elif kind == "and/or":
        assert isinstance(node, ast.BoolOp)
        node.op = ast.And() if isinstance(node.op, ast.Or) else ast.Or()
    elif kind == "number":
        assert isinstance(node, ast.Constant)
        assert isinstance(node.value, int)
        node.value += 1
    elif kind == "flag":
        assert isinstance(node, ast.Constant)
        node.value = not node.value
    elif kind == "rule id":
        assert isinstance(node, ast.Constant)
        node.value = f"{node.value!s}-not"
    elif kind == "condition":
        assert isinstance(node, ast.If | ast.While)
        node.test = ast.UnaryOp(ast.Not(), node.test)


def mutants(source: str, prefix: str) -> Iterator[tuple[int, str, str]]:
    """Give every mutant of a file: its line, what was changed, and the new source."""
    tree = ast.parse(source)
    for index, node in enumerate(walk(tree)):
        for kind in changes(node, prefix):
            fresh = copy.deepcopy(tree)
            target = list(walk(fresh))[index]
            if kind == "left out":
                replace_statement(fresh, target)
            else:
                change(target, kind)
            yield getattr(node, "lineno", 0), kind, ast.unparse(ast.fix_missing_locations(fresh))


def replace_statement(tree: ast.AST, target: ast.AST) -> None:
    for node in ast.walk(tree):
        for _, value in ast.iter_fields(node):
            if isinstance(value, list) and target in value:
                value[value.index(target)] = ast.copy_location(ast.Pass(), target)
                return


def survives(game: str, home: Path, file: str, source: str, seconds: int) -> bool:
    """Run the game's tests against a mutant, in a copy of the sources."""
    path = home / "src" / "ludotheque" / "games" / game / file
    whole = path.read_text("utf-8")
    path.write_text(source, "utf-8")
    environment = {**os.environ, "PYTHONPATH": str(home / "src"), "PYTHONDONTWRITEBYTECODE": "1"}
    command = [sys.executable, "-m", "pytest", "-x", "-q", "-p", "no:cacheprovider", "--timeout", str(seconds)]
    own = f"tests/games/{game}"
    stages = [  # most mutants die in the first, and of the rest most in the second
        [f"{own}/test_lockstep.py", own, "-m", "not on_wheel and not slow"],
        ["tests/contract", "-k", game, "--quick"],
        ["tests/contract", "-k", game],
    ]
    try:
        return all(passes([*command, *stage], home, environment, seconds * 20) for stage in stages)
    finally:
        path.write_text(whole, "utf-8")


def passes(command: list[str], home: Path, environment: dict[str, str], seconds: int) -> bool:
    try:
        done = subprocess.run(command, cwd=home, env=environment, capture_output=True, timeout=seconds, check=False)
    except subprocess.TimeoutExpired:
        return False
    return done.returncode == 0


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.mutate", description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--sample", type=int, default=200)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--seconds", type=int, default=60, help="what one test may take")
    chosen = parser.parse_args()
    folder = ROOT / "src" / "ludotheque" / "games" / chosen.game
    found: list[tuple[str, int, str, str]] = []
    prefix = prefix_of(folder)
    for file in sorted(folder.glob("*.py")):
        if file.name not in EDGES:
            found += [(file.name, *mutant) for mutant in mutants(file.read_text("utf-8"), prefix)]
    sample = random.Random(chosen.seed).sample(found, min(chosen.sample, len(found)))
    homes: Queue[Path] = Queue()
    with tempfile.TemporaryDirectory() as place:
        for job in range(chosen.jobs):
            home = Path(place) / str(job)
            for part in ("src", "tests"):
                shutil.copytree(ROOT / part, home / part, ignore=shutil.ignore_patterns("__pycache__", "static"))
            for part in ("pyproject.toml", "conftest.py"):
                shutil.copy(ROOT / part, home / part)
            homes.put(home)

        def judge(mutant: tuple[str, int, str, str]) -> bool:
            home = homes.get()
            name, line, kind, source = mutant
            lives = survives(chosen.game, home, name, source, chosen.seconds)
            homes.put(home)
            if lives and kind != NOTHING:
                code = (folder / name).read_text("utf-8").splitlines()[line - 1].strip()
                sys.stdout.write(f"survived: {name}:{line} {kind}: {code}\n")
                sys.stdout.flush()
            return lives

        whole = folder / "rules.py"
        if not judge(("rules.py", 1, NOTHING, whole.read_text("utf-8"))):
            sys.exit("the tests fail without any change: mend them first")
        with ThreadPoolExecutor(chosen.jobs) as pool:
            killed = len(sample) - sum(pool.map(judge, sample))
    sys.stdout.write(f"{chosen.game}: {killed} of {len(sample)} mutants killed, of {len(found)} possible\n")


def prefix_of(folder: Path) -> str:
    text = (folder / "__init__.py").read_text("utf-8")
    return text.split('prefix="')[1].split('"')[0]


if __name__ == "__main__":
    main()
