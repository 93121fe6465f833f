"""Which names a server answers to: a page elsewhere may have its own name point at us, and then be of our origin."""

import ipaddress
import socket
from collections.abc import Iterable

ANY = "*"


def bare(host: str) -> str:
    """Return the name in a Host header: no port, no brackets, small letters.

    >>> bare("Games.Example.org.:8420"), bare("[::1]:8420"), bare("192.0.2.7")
    ('games.example.org', '::1', '192.0.2.7')
    """
    if host.startswith("["):
        return host[1:].partition("]")[0]
    return host.partition(":")[0].rstrip(".").lower()


def is_ip(name: str) -> bool:
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return False
    return True


class Hosts:
    """The names a request may be addressed to.

    >>> hosts = Hosts(["games.example.org"])
    >>> [name in hosts for name in ("games.example.org:443", "localhost:8420", "192.0.2.7", "evil.example")]
    [True, True, True, False]
    """

    def __init__(self, names: Iterable[str]) -> None:
        own = socket.gethostname()
        self.names = {bare(name) for name in (*names, "localhost", own, f"{own}.local")}

    def __contains__(self, host: str) -> bool:
        name = bare(host)
        return name in self.names or ANY in self.names or name.endswith(".localhost") or is_ip(name)
