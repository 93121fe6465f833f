"""The mutants of a file: the same source with one small change, which some test should notice."""

import ast
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

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
    """Return all nodes that may be changed, in order."""
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


@dataclass(frozen=True)
class Mutant:
    """One change of a file: the node it is made to, counted as `walk` does, and its kind."""

    path: Path
    text: str  # of the file as it was when the mutants were listed
    index: int
    line: int
    kind: str

    def __str__(self) -> str:
        code = self.text.splitlines()[self.line - 1].strip()
        return f"{self.path.name}:{self.line} {self.kind}: {code}"

    def source(self) -> str:
        """Return the file with the change made."""
        tree = ast.parse(self.text)
        target = list(walk(tree))[self.index]
        if self.kind == "left out":
            leave_out(tree, target)
        else:
            change(target, self.kind)
        return ast.unparse(ast.fix_missing_locations(tree))


def mutants(path: Path, prefix: str) -> Iterator[Mutant]:
    """List every mutant of a file of a game whose rule ids have this prefix."""
    text = path.read_text("utf-8")
    for index, node in enumerate(walk(ast.parse(text))):
        for kind in changes(node, prefix):
            yield Mutant(path, text, index, getattr(node, "lineno", 0), kind)


def leave_out(tree: ast.AST, target: ast.AST) -> None:
    for node in ast.walk(tree):
        for _, value in ast.iter_fields(node):
            if isinstance(value, list) and target in value:
                value[value.index(target)] = ast.copy_location(ast.Pass(), target)
                return
