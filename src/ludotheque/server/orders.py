"""Orders of the operator of a server: addresses that are shut out or muted, and tables that were closed.

They stand in a file of the data folder, one a line, which `ludotheque admin` writes and every server reads again when
it has changed: nothing can be ordered over the network.
"""

import ipaddress
import os
from contextlib import suppress
from pathlib import Path

from ludotheque.engine.refused import Refused, shortened
from ludotheque.server import private
from ludotheque.server.logs import trouble
from ludotheque.text import system

FILE = "orders"
BAN, MUTE, CLOSE = "ban", "mute", "close"
HOUSEHOLD = 64  # bits of an IPv6 address that tell households apart
CLOSED = 100  # closed tables that stay in the file: servers have long seen those before

Network = ipaddress.IPv4Network | ipaddress.IPv6Network


def network(said: str) -> Network:
    """Read an address or a network; one household of IPv6 is one address."""
    try:
        found = ipaddress.ip_network(said, strict=False)
    except ValueError:
        raise Refused("admin-address", said=shortened(said)) from None
    if isinstance(found, ipaddress.IPv6Network) and found.prefixlen > HOUSEHOLD:
        return found.supernet(new_prefix=HOUSEHOLD)
    return found


class Orders:
    """What stands in the file, as it was when it was last looked at."""

    def __init__(self, path: Path | None = None) -> None:
        self.path = path
        self.seen: tuple[int, ...] | None = None
        self.lines: list[tuple[str, str]] = []
        self.found: dict[tuple[str, str], bool] = {}

    def look(self) -> bool:
        """Read the file if it has changed; say whether it has."""
        if self.path is None:
            return False
        try:
            state = self.path.stat()
        except OSError:  # there are none, or none any more
            seen, text = None, ""
            if self.seen is None:
                return False
        else:
            seen = (state.st_mtime_ns, state.st_ctime_ns, state.st_size)
            if seen == self.seen:
                return False
            self.seen = seen
            try:
                text = self.path.read_text("utf-8")
            except (OSError, ValueError) as error:  # what was ordered before still holds
                trouble("orders.unreadable", error)
                return False
        self.seen = seen
        self.lines = [(words[0], words[1]) for line in text.splitlines() if len(words := line.split()) == 2]
        self.found.clear()
        return True

    def holds(self, order: str, address: str) -> bool:
        """Return whether an order is about an address."""
        if not self.lines:
            return False
        known = self.found.get((order, address))
        if known is None:
            if len(self.found) > 10_000:
                self.found.clear()
            known = self.found[order, address] = self.within(order, address)
        return known

    def within(self, order: str, address: str) -> bool:
        try:
            ip = ipaddress.ip_address(address)
        except ValueError:
            return False
        for what, where in self.lines:
            with suppress(Refused):
                if what == order and ip in network(where):
                    return True
        return False

    def closed(self) -> set[str]:
        return {table for what, table in self.lines if what == CLOSE}

    # Writing

    def add(self, order: str, about: str) -> None:
        self.look()
        self.write([*(line for line in self.lines if line != (order, about)), (order, about)])

    def remove(self, order: str, about: str) -> bool:
        """Take an order back; false if there was none."""
        self.look()
        rest = [line for line in self.lines if line != (order, about)]
        if len(rest) == len(self.lines):
            return False
        self.write(rest)
        return True

    def write(self, lines: list[tuple[str, str]]) -> None:
        """Write the file in one step, so that no server reads half of it."""
        assert self.path is not None
        closed = [line for line in lines if line[0] == CLOSE][-CLOSED:]
        kept = [line for line in lines if line[0] != CLOSE] + closed
        new = self.path.with_name(f"{self.path.name}.new")
        try:
            with os.fdopen(private.opened(new, os.O_WRONLY | os.O_TRUNC), "w") as file:
                file.write("".join(f"{order} {about}\n" for order, about in kept))
            new.replace(self.path)
        except OSError as error:
            raise Refused("file", file=str(self.path), reason=system.reason(error)) from None
