"""Who sits at a seat."""

from __future__ import annotations

import hashlib
import hmac
from dataclasses import dataclass
from typing import TypeAlias

from schlemm.core.seats import BySeat, Seat
from schlemm.table.state.face import Face


@dataclass(frozen=True, slots=True)
class Person:
    """A human player.

    Attributes:
        name: What others read; empty if the person gave none.
        secret: Hash of the secret that opens this seat, as ``hashed`` makes it; the secret itself is nowhere kept.
        more: Hashes of the secrets of the person's other devices.
        bot: Which bot stands in while the person is away; empty for the one that bots are by default.
        face: The picture that they have chosen; ``None`` for the first letter of their name.
        program: Hash of the key by which a program may play here, as ``program_proof`` makes it; empty if none may.
    """

    name: str
    secret: str
    more: tuple[str, ...] = ()
    bot: str = ""
    face: Face | None = None
    program: str = ""

    def is_opened_by(self, proof: str) -> bool:
        """Whether this is the hash of one of the person's secrets."""
        return any(hmac.compare_digest(secret, proof) for secret in (self.secret, *self.more))

    @property
    def is_program(self) -> bool:
        """Whether a program sits here by itself, and for no person: then nobody knows another secret."""
        return bool(self.program) and self.secret == self.program


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


def hashed(secret: str, scope: str) -> str:
    """What is kept of a secret: a keyed hash, different for each circle of people."""
    return hashlib.blake2b(secret.encode(), key=scope.encode()[:64], digest_size=16).hexdigest()


def program_proof(key: str, scope: str) -> str:
    """What is kept of a program's key: never the hash of a person's secret, so that as a cookie it opens nothing."""
    return hashed(f"program {key}", scope)


def seats_of(players: BySeat[Player], secret: str, scope: str) -> tuple[Seat, ...]:
    """The seats that this secret opens: none, one, or several that share a browser."""
    proof = hashed(secret, scope)
    return tuple(
        seat for seat in Seat if isinstance(person := players.of(seat), Person) and person.is_opened_by(proof)
    )
