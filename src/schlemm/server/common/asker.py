"""Who asks: by which secrets somebody is known, and with whom their questions are counted."""

from __future__ import annotations

import ipaddress
from collections.abc import Callable
from dataclasses import dataclass
from typing import Generic, TypeVar

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Asker:
    """Somebody who asks.

    Attributes:
        own: The secret that was made for them: the one that they have brought, else a new one.
        secrets: All secrets that they have brought, the own one first, unless it is new.
        household: Whose questions are counted together with theirs.
    """

    own: str
    secrets: tuple[str, ...]
    household: str

    @property
    def is_known(self) -> bool:
        """Whether they have brought a secret that was made for them."""
        return self.own in self.secrets

    def opened(self, look: Callable[[str], T | None]) -> T | None:
        """What is found with one of the secrets that they have brought; ``None`` if nothing is."""
        return next((found for secret in self.secrets if (found := look(secret)) is not None), None)

    def guest(self, is_known: Callable[[str], bool]) -> str:
        """The secret by which they are known to something already, as this tells; where they are new, their own."""
        return next(filter(is_known, self.secrets), self.own)


@dataclass(frozen=True, slots=True)
class Admitted(Generic[T]):
    """What somebody is told who has opened something or come to it, and who they are there from now on.

    Attributes:
        answer: What they are told.
        secret: By which they are known there; they are to keep it.
    """

    answer: T
    secret: str


def household(address: str) -> str:
    """The address, or of IPv6 its network of 64 bits: whoever has one of its addresses has all of them.

    >>> household("192.0.2.7"), household("2001:db8::1:2"), household("::ffff:192.0.2.7"), household("")
    ('192.0.2.7', '2001:db8::/64', '192.0.2.7', '')
    """
    try:
        found = ipaddress.ip_address(address)
    except ValueError:
        return address
    if found.version == 4:
        return address
    return str(found.ipv4_mapped or ipaddress.IPv6Network((int(found) >> 64 << 64, 64)))
