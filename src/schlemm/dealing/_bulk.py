"""Uniform integers by the thousand, for draws that are made at once: the same on every machine."""

from __future__ import annotations

from hashlib import shake_256
from struct import unpack

from schlemm.dealing.pcg import Pcg32


class Bulk:
    """A stream of uniform integers from the hash function SHAKE-256 (FIPS 202), started by a small generator.

    Args:
        random: Where the start comes from; four words are taken.
    """

    __slots__ = ("_block", "_start")

    def __init__(self, random: Pcg32) -> None:
        self._start = b"".join(random.word().to_bytes(4, "little") for _ in range(4))
        self._block = 0

    def below(self, n: int, count: int) -> list[int]:
        """Return so many integers, uniform in ``0 … n - 1`` without bias; words that favour some are left out.

        Args:
            n: 1 to 2⁶³ - 1.
            count: How many.
        """
        fair = _fair(n)
        drawn: list[int] = []
        while len(drawn) < count:
            drawn += [word % n for word in self._words(count - len(drawn)) if word < fair]
        return drawn

    def _words(self, count: int) -> tuple[int, ...]:
        self._block += 1
        digest = shake_256(self._start + self._block.to_bytes(8, "little")).digest(8 * count)
        return unpack(f"<{count}Q", digest)


def _fair(n: int) -> int:
    """The largest multiple of ``n`` that a 64-bit word can stay below; never 2⁶⁴, for that is no word."""
    return ((1 << 64) - 1) // n * n
