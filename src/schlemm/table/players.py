"""Who sits at a seat."""

from __future__ import annotations

import hashlib
import hmac
from dataclasses import dataclass
from typing import TypeAlias

from schlemm.core.seats import BySeat, Seat


@dataclass(frozen=True, slots=True)
class Person:
    """A human player.

    Attributes:
        name: What others read; empty if the person gave none.
        secret: Hash of the secret that opens this seat, as ``hashed`` makes it; the secret itself is nowhere kept.
    """

    name: str
    secret: str


@dataclass(frozen=True, slots=True)
class Robot:
    """A bot.

    Attributes:
        name: What others read.
        bot: Which bot it is, ``SYSTEM`` or ``SYSTEM:LEVEL``.
    """

    name: str
    bot: str


Player: TypeAlias = Person | Robot


def hashed(secret: str, table: str) -> str:
    """What is kept of a secret: a keyed hash, different for each table."""
    return hashlib.blake2b(secret.encode(), key=table.encode()[:64], digest_size=16).hexdigest()


def seat_of(players: BySeat[Player], secret: str, table: str) -> Seat | None:
    """The seat that this secret opens, if any."""
    proof = hashed(secret, table)
    for seat in Seat:
        player = players.of(seat)
        if isinstance(player, Person) and hmac.compare_digest(player.secret, proof):
            return seat
    return None
