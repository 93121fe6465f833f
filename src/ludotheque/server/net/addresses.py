"""Addresses: what is open from each, and what it may still send."""

from ludotheque.server.net.limits import Bucket
from ludotheque.server.settings import Settings

MOST = 10_000  # addresses remembered; beyond them, those at rest are forgotten


class Address:
    """One address: its connections and sockets, and what it may still ask for; one household of IPv6 is one."""

    def __init__(self, name: str, settings: Settings) -> None:
        share = settings.address_share
        self.name = name
        self.connections = 0
        self.sockets = 0
        self.requests = Bucket(settings.requests_per_second, settings.requests_at_once)
        self.bytes = Bucket(share * settings.bytes_per_second, share * settings.bytes_at_once)
        self.frames = Bucket(share * settings.frames_per_second, share * settings.frames_at_once)
        self.messages = Bucket(share * settings.messages_per_second, share * settings.messages_at_once)

    def at_rest(self) -> bool:
        """Return whether it may be forgotten: a new one would be the same."""
        if self.connections or self.sockets:
            return False
        return self.requests.full() and self.bytes.full() and self.frames.full() and self.messages.full()


class Addresses:
    """All of them, by name."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.known: dict[str, Address] = {}
        self.most = MOST

    def find(self, name: str) -> Address:
        home = self.known.get(name)
        if home is None:
            if len(self.known) >= self.most:
                self.known = {name: home for name, home in self.known.items() if not home.at_rest()}
                self.most = max(MOST, 2 * len(self.known))  # so that looking through them stays rare
            home = self.known[name] = Address(name, self.settings)
        return home
