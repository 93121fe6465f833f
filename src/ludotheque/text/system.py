"""What the system refuses, in words of our own: its own are English, whatever the reader's language."""

import errno
import socket

from ludotheque.engine.refused import Refused

REASONS = {
    errno.ENOENT: "system-missing",
    errno.EACCES: "system-denied",
    errno.EPERM: "system-denied",
    errno.EISDIR: "system-folder",
    errno.ENOTDIR: "system-no-folder",
    errno.EEXIST: "system-exists",
    errno.ENOSPC: "system-full",
    errno.EROFS: "system-read-only",
    errno.ENAMETOOLONG: "system-name",
    errno.EADDRINUSE: "system-in-use",
    errno.EADDRNOTAVAIL: "system-address",
    errno.ETIMEDOUT: "system-silent",
}


def reason(error: OSError) -> Refused:
    """Return why the system could not do something."""
    if isinstance(error, socket.gaierror):
        return Refused("system-address")
    key = REASONS.get(error.errno or 0)
    return Refused(key) if key else Refused("system-other", code=error.errno or 0)
