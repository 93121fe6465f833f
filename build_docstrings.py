"""Keep docstrings when compiling: mypyc writes the signatures of what it compiles into the C code, and nothing else.

This puts our docstrings beside them, so that `help()` and the API reference read the same on every build.
"""

import ast
import re
from pathlib import Path

Docs = dict[str, str]  # by `name` or `Class.name`; that of the module itself by an empty name

METHODS = re.compile(r"PyMethodDef (\w+)_methods\[\]")  # of a class, or of the module
SIGNATURE = re.compile(r'PyDoc_STR\("(\w+)(\([^"]*\))\\n--\\n\\n"\)')
MODULE = "NULL, /* docstring */"


def add_docstrings(root: Path, sources: list[str], code: Path) -> int:
    """Write the docstrings of some source files into the C code made from them; return how many there were."""
    added = 0
    for source in sources:
        module = Path(source).relative_to("src").with_suffix("")
        file = code / f"__native_{'___'.join(module.parts)}.c"
        docs = read_docs((root / source).read_text("utf-8"))
        lines = file.read_text("utf-8").splitlines(keepends=True)
        owner = ""
        for number, line in enumerate(lines):
            if table := METHODS.search(line):
                owner = "" if table[1].endswith("module") else table[1].split("___")[-1] + "."
            elif MODULE in line and "" in docs:
                lines[number] = line.replace(MODULE, f"PyDoc_STR({quoted(docs[''])}),")
                added += 1
            elif found := SIGNATURE.search(line):
                name = found[1] if ".tp_doc" in line else owner + found[1]
                if name in docs:
                    told = quoted(f"{found[1]}{found[2]}\n--\n\n{docs[name]}")
                    lines[number] = line[: found.start()] + f"PyDoc_STR({told})" + line[found.end() :]
                    added += 1
        file.write_text("".join(lines), "utf-8")
    return added


def read_docs(source: str) -> Docs:
    """Collect the docstrings of a module, its functions, its classes and their methods."""
    tree = ast.parse(source)
    docs: Docs = {"": ast.get_docstring(tree) or ""}
    for node in tree.body:
        if isinstance(node, ast.ClassDef | ast.FunctionDef):
            docs[node.name] = ast.get_docstring(node) or ""
        if isinstance(node, ast.ClassDef):
            methods = [item for item in node.body if isinstance(item, ast.FunctionDef)]
            docs |= {f"{node.name}.{method.name}": ast.get_docstring(method) or "" for method in methods}
    return {name: doc for name, doc in docs.items() if doc}


def quoted(text: str) -> str:
    """Write a text as a string of C, a piece per line: compilers limit the length of one piece."""
    pieces = [
        "".join(f"\\{byte:03o}" if byte in b'"\\' or byte < 32 or byte > 126 else chr(byte) for byte in line.encode())
        for line in text.splitlines(keepends=True)
    ]
    return " ".join(f'"{piece}"' for piece in pieces).replace("\\012", "\\n")
