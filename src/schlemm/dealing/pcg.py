"""A small random generator of our own, the same on every machine and in every version of Python.

PCG-XSH-RR 64/32 after M. E. O'Neill, "PCG: A Family of Simple Fast Space-Efficient Statistically Good
Algorithms for Random Number Generation" (2014). Bots draw from it, seeded with the text of what they see, so
that the same view gives the same action everywhere. It is no source of secrets: cards that people play with
are dealt from the operating system's randomness (``dealing.numbered``).
"""

from __future__ import annotations

from hashlib import blake2b
from typing import Final

from schlemm.core.checks import check_type

_MULTIPLIER: Final = 6364136223846793005
_WORD: Final = (1 << 32) - 1
_STATE: Final = (1 << 64) - 1


class Pcg32:
    """A stream of uniform 32-bit integers.

    It is the one mutable thing in the pure packages: make it where it is used and let nobody else keep it.

    >>> random = Pcg32(42, 54)
    >>> [f"{random.word():08x}" for _ in range(3)]
    ['a15c02b7', '7b47f409', 'ba1d3330']

    Args:
        seed: Where on its stream the generator starts, 64 bits.
        stream: Which of the 2⁶³ streams it follows; its highest bit is not used.
    """

    __slots__ = ("_increment", "_state")

    def __init__(self, seed: int, stream: int = 0) -> None:
        check_type("seed", seed, int, "a whole number, or a text with Pcg32.from_text")
        check_type("stream", stream, int, "a whole number")
        self._increment = (stream << 1 | 1) & _STATE
        self._state = (self._increment + seed) * _MULTIPLIER + self._increment & _STATE

    @classmethod
    def from_text(cls, text: str) -> Pcg32:
        """The generator that belongs to a text: seed and stream are its BLAKE2b digest."""
        digest = blake2b(text.encode(), digest_size=16).digest()
        return cls(int.from_bytes(digest[:8], "little"), int.from_bytes(digest[8:], "little"))

    def word(self) -> int:
        """The next integer, uniform in ``0 … 2³² - 1``."""
        state = self._state
        self._state = state * _MULTIPLIER + self._increment & _STATE
        mixed = (state >> 18 ^ state) >> 27 & _WORD
        turns = state >> 59
        return (mixed >> turns | mixed << 32 - turns) & _WORD

    def below(self, n: int) -> int:
        """An integer uniform in ``0 … n - 1``, without bias for any ``n``.

        As many words are put together as ``n`` needs; a draw that would favour small remainders is made
        again.

        Raises:
            ValueError: If ``n`` is below 1.
        """
        if n < 1:
            raise ValueError(f"there is no integer from 0 to {n - 1}")
        words = max(1, (n - 1).bit_length() + 31 >> 5)
        unfair = (1 << 32 * words) % n
        while True:
            drawn = 0
            for _ in range(words):
                drawn = drawn << 32 | self.word()
            if drawn >= unfair:
                return drawn % n
