"""Packages that only some need: what to say when they are not there."""

from ludotheque.engine.refused import Refused


def missing(extra: str, error: ModuleNotFoundError) -> ModuleNotFoundError:
    """Make an error that names the extra to install."""
    wanted = Refused("extra", module=str(error.name).partition(".")[0], extra=extra)
    return ModuleNotFoundError(str(wanted), name=error.name)
