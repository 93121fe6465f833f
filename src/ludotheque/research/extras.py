"""Packages that only some need: what is missing is told in a sentence that names the extra."""

from importlib.util import find_spec

from ludotheque.engine.refused import Refused

EXTRAS = {"openskill": "study", "matplotlib": "study", "distributed": "cluster"}


def need(package: str) -> None:
    """Raise Refused, with what to install, if a package is not there: before the first game, not after the last."""
    if find_spec(package) is None:
        raise Refused("extra", package=package, extra=EXTRAS[package])


def missing(extra: str, error: ModuleNotFoundError) -> ModuleNotFoundError:
    """Make an error that names the extra to install."""
    wanted = Refused("extra", package=str(error.name).partition(".")[0], extra=extra)
    return ModuleNotFoundError(str(wanted), name=error.name)
