"""What names a bus, as somebody writes it on a command line."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final
from urllib.parse import urlsplit

SCHEMES: Final = ("nats", "tls")
"""What the address of a NATS server begins with, before ``://``."""


@dataclass(frozen=True, slots=True)
class NatsServers:
    """The servers of one NATS cluster.

    Attributes:
        addresses: Where they are and who asks, with their password.
    """

    addresses: tuple[str, ...]

    @property
    def place(self) -> str:
        """Where they are, as it may be shown and logged: without whoever asks, and their password.

        >>> NatsServers(("nats://anna:secret@bus.example:4222", "nats://other.example")).place
        'nats://bus.example:4222,nats://other.example'
        """
        return ",".join(map(_shown, self.addresses))


def bus_location(text: str) -> NatsServers:
    """The bus that a text names: ``nats://...``, or several of one cluster with commas between.

    Raises:
        ValueError: If it names none.

    >>> bus_location("nats://127.0.0.1:4222").place
    'nats://127.0.0.1:4222'
    """
    addresses = tuple(each.strip() for each in text.split(","))
    for address in addresses:
        parts = urlsplit(address)
        if parts.scheme not in SCHEMES or not parts.hostname or parts.port == 0 or parts.path.strip("/"):
            raise ValueError(text)
    return NatsServers(addresses)


def _shown(address: str) -> str:
    parts = urlsplit(address)
    return f"{parts.scheme}://{parts.netloc.rpartition('@')[2]}"
