"""Reverse proxies in front of the server: whose word for where a request comes from is taken."""

from __future__ import annotations

import ipaddress
from collections.abc import Iterable
from dataclasses import dataclass
from typing import TypeAlias

from schlemm.server.common.errors import ServeError

Network: TypeAlias = ipaddress.IPv4Network | ipaddress.IPv6Network


@dataclass(frozen=True, slots=True)
class Proxies:
    """The addresses that ``X-Forwarded-For`` and ``X-Forwarded-Proto`` are believed from; usually none.

    Attributes:
        networks: Addresses and networks, as the other side of a connection shows them.
    """

    networks: tuple[Network, ...] = ()

    @classmethod
    def named(cls, texts: Iterable[str]) -> Proxies:
        """The proxies with these addresses or networks.

        Raises:
            ServeError: If one is none, or would be everybody: who is trusted may say to be anybody.
        """
        networks: list[Network] = []
        for text in texts:
            try:
                network = ipaddress.ip_network(text.strip())
            except ValueError as error:
                raise ServeError("proxy-unknown", {"address": text}, str(error)) from error
            if network.prefixlen == 0:
                raise ServeError("proxy-everybody", {"address": text})
            networks.append(network)
        return cls(tuple(networks))

    def __bool__(self) -> bool:
        """Whether there is any."""
        return bool(self.networks)

    def trusts(self, address: str) -> bool:
        """Whether a connection from this address comes from one of them.

        >>> Proxies.named(["127.0.0.1"]).trusts("::ffff:127.0.0.1"), Proxies().trusts("127.0.0.1")
        (True, False)
        """
        try:
            found = ipaddress.ip_address(address)
        except ValueError:
            return False
        if isinstance(found, ipaddress.IPv6Address) and found.ipv4_mapped is not None:
            found = found.ipv4_mapped
        return any(found in network for network in self.networks)

    def as_seen(self) -> list[str]:
        """The networks in every way in which a socket shows them: IPv4 also as IPv6, as where one listens on ``::``."""
        mapped = [
            f"::ffff:{network.network_address}/{96 + network.prefixlen}"
            for network in self.networks
            if network.version == 4
        ]
        return [*map(str, self.networks), *mapped]
