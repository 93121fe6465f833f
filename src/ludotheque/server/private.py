"""Files that nobody else may read: they hold every hand."""

import os
from contextlib import suppress
from pathlib import Path


def opened(path: Path, flags: int) -> int:
    """Open a file, made if need be, for its owner's eyes alone.

    Where root takes care of what a service keeps under a name of its own, the file is the service's: it is given to
    whoever owns the folder.
    """
    handle = os.open(path, flags | os.O_CREAT, 0o600)
    if hasattr(os, "geteuid") and os.geteuid() == 0:
        folder = path.parent.stat()
        with suppress(OSError):  # it is root of a container alone
            os.fchown(handle, folder.st_uid, folder.st_gid)
    return handle
