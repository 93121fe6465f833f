"""Limits: how much one socket, and one address, may ask for."""

import ipaddress
import time
from collections import Counter

MOST = 10_000  # addresses remembered; beyond them, those at rest are forgotten


class Bucket:
    """Let so many through at once, and so many a second on average."""

    __slots__ = ("at", "level", "rate", "size")

    def __init__(self, rate: float, size: float) -> None:
        self.rate = rate
        self.size = size
        self.level = size
        self.at = time.monotonic()

    def take(self, cost: float = 1.0) -> bool:
        now = time.monotonic()
        level = self.level + (now - self.at) * self.rate
        self.at = now
        self.level = min(level, self.size)
        if self.level < cost:
            return False
        self.level -= cost
        return True

    def full(self) -> bool:
        return self.level + (time.monotonic() - self.at) * self.rate >= self.size


class Limit:
    """So many a minute for each address."""

    def __init__(self, per_minute: float) -> None:
        self.per_minute = per_minute
        self.buckets: dict[str, Bucket] = {}
        self.most = MOST

    def take(self, address: str) -> bool:
        bucket = self.buckets.get(address)
        if bucket is None:
            if len(self.buckets) >= self.most:
                self.buckets = {known: bucket for known, bucket in self.buckets.items() if not bucket.full()}
                self.most = max(MOST, 2 * len(self.buckets))  # so that looking through them stays rare
            bucket = self.buckets[address] = Bucket(self.per_minute / 60, max(1.0, self.per_minute))
        return bucket.take()


class Places:
    """So many at the same time for each address."""

    def __init__(self, most: int) -> None:
        self.most = most
        self.taken: Counter[str] = Counter()

    def enter(self, address: str) -> bool:
        if self.taken[address] >= self.most:
            return False
        self.taken[address] += 1
        return True

    def leave(self, address: str) -> None:
        self.taken[address] -= 1
        if not self.taken[address]:
            del self.taken[address]


def address(client: tuple[str, int] | None) -> str:
    """Return what tells addresses apart; one household of IPv6 is one address.

    >>> address(("2001:db8:1:2:3:4:5:6", 1)), address(("192.0.2.7", 1))
    ('2001:db8:1:2::', '192.0.2.7')
    """
    if client is None:
        return ""
    try:
        ip = ipaddress.ip_address(client[0].partition("%")[0])
    except ValueError:
        return client[0]
    if isinstance(ip, ipaddress.IPv6Address):
        if ip.ipv4_mapped is not None:
            return str(ip.ipv4_mapped)
        return str(ipaddress.IPv6Address(int(ip) >> 64 << 64))
    return str(ip)
