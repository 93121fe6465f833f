"""Where the command line keeps things between two calls, and how it writes so that nothing is ever half there."""

import os
from pathlib import Path


def state_folder() -> Path:
    """Return the folder of the XDG convention for what a program remembers."""
    said = os.environ.get("XDG_STATE_HOME", "")
    base = Path(said) if said and Path(said).is_absolute() else Path.home() / ".local" / "state"
    return base / "ludotheque"


def make_folder(folder: Path) -> None:
    """Make a folder that nobody else may look into: a saved match knows all hands."""
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)


def write(path: Path, text: str) -> None:
    """Write a file whole or not at all: into a new file, down to the disk, then over the old one."""
    new = path.with_name(path.name + ".new")
    with os.fdopen(os.open(new, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "w", encoding="utf-8") as file:
        file.write(text)
        file.flush()
        os.fsync(file.fileno())
    new.replace(path)
    if os.name == "posix":  # the change of name, too
        folder = os.open(path.parent, os.O_RDONLY)
        try:
            os.fsync(folder)
        finally:
            os.close(folder)
