"""Open files: as many as the system allows, and some kept back, so that visitors cannot take those of our own work."""

from contextlib import suppress

from ludotheque.server.logs import log

RESERVE = 128  # the store, what is loaded, files of the page being sent
EACH = 8  # for a worker being started
LEAST = 8  # connections, however little there is


def room(wanted: int, workers: int) -> int:
    """Return how many connections there is room for, of so many wanted, and ask the system for more if need be."""
    try:
        import resource
    except ImportError:  # Windows has no such limit
        return wanted
    kept = RESERVE + EACH * workers
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft == resource.RLIM_INFINITY:
        return wanted
    if soft < wanted + kept:
        most = wanted + kept if hard == resource.RLIM_INFINITY else min(hard, wanted + kept)
        with suppress(ValueError, OSError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (most, hard))
            soft = most
    found = max(LEAST, min(wanted, soft - kept))
    if found < wanted:
        log("server.crowded", connections=found, wanted=wanted, files=soft)
    return found
