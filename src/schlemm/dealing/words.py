"""An endless stream of uniform 32-bit words that belongs to a text: random numbers in bulk.

Where ``Pcg32`` gives one good number at a time, this gives thousands at once, from the hash function SHAKE-256 (FIPS
202), which is several times as fast in Python and the same on every machine.
"""

from __future__ import annotations

from collections.abc import Iterator
from hashlib import shake_256
from struct import Struct
from typing import Final

_BLOCK: Final = Struct("<1024I")


def uniform_integers(text: str) -> Iterator[int]:
    """Integers uniform in ``0 … 2³² - 1``, without end.

    An integer below ``n`` is ``next(words) * n >> 32``. That favours some results, by at most one part in
    2³² / n, which no simulation will ever notice; where it matters, use ``Pcg32.below``.

    >>> stream = uniform_integers("a text")
    >>> next(stream), next(stream) * 6 >> 32
    (278553848, 1)
    """
    block = 0
    while True:
        yield from _BLOCK.unpack(shake_256(f"{block} {text}".encode()).digest(_BLOCK.size))
        block += 1
