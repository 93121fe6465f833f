"""The examples in our docstrings and pages do what they say."""

import doctest
import importlib
from pathlib import Path

import pytest

pytestmark = pytest.mark.on_source  # a compiled module does not show its docstrings

ROOT = Path(__file__).parents[2]
FILES = [*(ROOT / "src").rglob("*.py"), *ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")]
FLAGS = doctest.ELLIPSIS | doctest.NORMALIZE_WHITESPACE
EXAMPLES = sorted(file for file in FILES if ">>> " in file.read_text(encoding="utf-8"))


@pytest.mark.parametrize("file", EXAMPLES, ids=lambda file: str(file.relative_to(ROOT)))
def test_examples(file: Path) -> None:
    if file.suffix == ".md":
        result = doctest.testfile(str(file), module_relative=False, encoding="utf-8", optionflags=FLAGS)
    else:
        parts = file.relative_to(ROOT / "src").with_suffix("").parts
        module = importlib.import_module(".".join(part for part in parts if part != "__init__"))
        result = doctest.testmod(module, optionflags=FLAGS)
    assert result.attempted > 0
    assert result.failed == 0
