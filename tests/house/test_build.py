"""The install under test is the one it is meant to be."""

import importlib
import importlib.machinery
import os
from pathlib import Path

import ludotheque.engine.rng

MODULE = Path(ludotheque.engine.rng.__file__)


def test_mode() -> None:
    print(MODULE)
    if os.environ.get("EXPECT_COMPILED") == "1":
        assert MODULE.suffix == ".so"
    else:
        assert MODULE.suffix == ".py"
