"""The gate: how many connections there may be, from each address and in all."""

import ipaddress
from asyncio import BaseTransport
from collections.abc import Iterable
from typing import Any, Protocol

import uvicorn
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware

from ludotheque.server.logs import warn
from ludotheque.server.metrics import Metrics
from ludotheque.server.net.addresses import Address, Addresses
from ludotheque.server.net.meters import Meter
from ludotheque.server.net.refusals import Refusals
from ludotheque.server.settings import Settings

FORWARDED = b"x-forwarded-for"
UNTRUSTED = "everybody behind it counts as one address: start with --proxy-headers, or name it in FORWARDED_ALLOW_IPS"


class Waiting(Protocol):
    """A connection over which nothing is going on."""

    def give_way(self) -> None: ...


class Gate:
    """Everybody who is connected, and what their addresses may still ask for."""

    def __init__(self, settings: Settings, metrics: Metrics) -> None:
        self.settings = settings
        self.most = settings.connections
        self.addresses = Addresses(settings)
        self.refusals = Refusals(metrics)
        self.inside: dict[BaseTransport, Address | None] = {}
        self.idle: dict[Waiting, None] = {}  # the longest first
        self.doubted = False  # has a proxy been found that nobody told us to trust?
        metrics.gauges["connections"] = lambda: len(self.inside)

    def enter(self, transport: BaseTransport, home: Address | None) -> str:
        """Let a connection in, or return why not; a proxy is nobody's home, and stands for many."""
        if home is not None:
            full = home.connections >= self.settings.connections_per_address
            if full or not home.requests.take():
                self.refusals.note("connection.refused", "rate", home.name, "connections" if full else "requests")
                return "rate"
        if len(self.inside) >= self.most:
            if not self.idle:
                self.refusals.note("connection.refused", "busy", home.name if home else "")
                return "busy"
            next(iter(self.idle)).give_way()
        self.inside[transport] = home
        if home is not None:
            home.connections += 1
        return ""

    def leave(self, transport: BaseTransport) -> None:
        home = self.inside.pop(transport, None)
        if home is not None:
            home.connections -= 1

    def doubt(self, home: Address, headers: Iterable[tuple[bytes, bytes]]) -> None:
        """Say once that everybody seems to come through a proxy that nobody told us to trust.

        All of them count as one then. Only a peer on this machine or its network is taken for a proxy: a stranger may
        write what they like.
        """
        if not self.doubted and beside_us(home.name) and any(name == FORWARDED for name, _ in headers):
            self.doubted = True
            warn("proxy.untrusted", address=home.name, reason=UNTRUSTED)

    def meter(self, home: Address) -> Meter:
        return Meter(self.settings, home, self.refusals)


def beside_us(address: str) -> bool:
    """Return whether an address is on this machine, or on a network of its own."""
    try:
        return not ipaddress.ip_address(address).is_global
    except ValueError:
        return False


class Config(uvicorn.Config):
    """uvicorn's configuration, and the gate that its connections come through."""

    def __init__(self, gate: Gate, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        self.gate = gate

    def trusts(self, host: str) -> bool:
        """Return whether a peer is a proxy that may say on whose behalf it comes."""
        app = self.loaded_app
        return isinstance(app, ProxyHeadersMiddleware) and host in app.trusted_hosts
