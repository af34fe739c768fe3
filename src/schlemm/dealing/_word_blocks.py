"""The words of a ``Pcg32`` by the thousand, from anywhere on its stream: what it would draw one after the other."""

from __future__ import annotations

from functools import cache
from typing import Final, TypeAlias

import numpy as np
import numpy.typing as npt

Words: TypeAlias = npt.NDArray[np.uint64]

_MULTIPLIER: Final = 6364136223846793005
_WORD: Final = (1 << 64) - 1


def word_block(seed: int, stream: int, first: int, count: int) -> Words:
    """So many 32-bit words of ``Pcg32(seed, stream)``, from number ``first`` on."""
    increment = (stream << 1 | 1) & _WORD
    start = (increment + seed) * _MULTIPLIER + increment & _WORD
    powers, sums = _steps(1 << max(count - 1, 1).bit_length())
    skipped, added = _skip(first)
    start = start * skipped + added * increment & _WORD
    states = np.uint64(start) * powers[:count] + np.uint64(increment) * sums[:count]
    mixed = ((states >> np.uint64(18)) ^ states) >> np.uint64(27) & np.uint64(0xFFFFFFFF)
    turns = states >> np.uint64(59)
    turned = mixed >> turns | mixed << (np.uint64(32) - turns)
    return turned & np.uint64(0xFFFFFFFF)


@cache
def _steps(size: int) -> tuple[Words, Words]:
    """After 0, 1, 2 … steps the state is ``power · state + sum · increment``; the size is a power of two."""
    powers, sums = np.ones(1, np.uint64), np.zeros(1, np.uint64)
    power, added = _MULTIPLIER, 1
    while len(powers) < size:
        powers, sums = (
            np.concatenate((powers, powers * np.uint64(power))),
            np.concatenate((sums, powers * np.uint64(added) + sums)),
        )
        power, added = power * power & _WORD, (power * added + added) & _WORD
    return powers, sums


def _skip(steps: int) -> tuple[int, int]:
    """The same after so many steps, by squaring."""
    power, added = 1, 0
    one, step = _MULTIPLIER, 1
    while steps:
        if steps & 1:
            power, added = power * one & _WORD, (added * one + step) & _WORD
        one, step = one * one & _WORD, (one + 1) * step & _WORD
        steps >>= 1
    return power, added
