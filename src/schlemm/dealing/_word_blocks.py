"""The words of a ``Pcg32`` by the hundred, from anywhere on its stream: what it would draw one after the other."""

from __future__ import annotations

from functools import cache
from struct import unpack
from typing import Final

_MULTIPLIER: Final = 6364136223846793005
_STATE: Final = (1 << 64) - 1
_WORD: Final = (1 << 32) - 1
_LANE: Final = 128
"""Bits that a state has in an integer of many, so that a product of 64 bits with each fits."""


def word_block(seed: int, stream: int, first: int, count: int) -> list[int]:
    """Return so many 32-bit words of ``Pcg32(seed, stream)``, from number ``first`` on."""
    increment = (stream << 1 | 1) & _STATE
    start = (increment + seed) * _MULTIPLIER + increment & _STATE
    skipped, added = _skip(first)
    start = start * skipped + added * increment & _STATE
    powers, sums, ones = _steps(1 << max(count - 1, 1).bit_length())
    ones &= (1 << _LANE * count) - 1
    low = ones * _STATE
    states = start * powers + (increment * sums & low) & low
    mixed = (states >> 18 ^ states) >> 27 & ones * _WORD
    doubled, turns = mixed | mixed << 32, states >> 59 & ones * 31
    pairs = iter(unpack(f"<{2 * count}Q", (doubled | turns << 64).to_bytes(16 * count, "little")))
    return [word >> turn & _WORD for word, turn in zip(pairs, pairs, strict=True)]


@cache
def _steps(size: int) -> tuple[int, int, int]:
    """After 0, 1, 2 … steps the state is ``power · state + sum · increment``: both in lanes, and a one in each.

    The size, how many lanes there are, is a power of two.
    """
    powers, sums, ones = 1, 0, 1
    power, added, lanes = _MULTIPLIER, 1, 1
    while lanes < size:
        low, shift = ones * _STATE, _LANE * lanes
        sums |= (powers * added + sums & low) << shift
        powers |= (powers * power & low) << shift
        ones |= ones << shift
        power, added, lanes = power * power & _STATE, (power * added + added) & _STATE, 2 * lanes
    return powers, sums, ones


def _skip(steps: int) -> tuple[int, int]:
    """The same after so many steps, by squaring."""
    power, added = 1, 0
    one, step = _MULTIPLIER, 1
    while steps:
        if steps & 1:
            power, added = power * one & _STATE, (added * one + step) & _STATE
        one, step = one * one & _STATE, (one + 1) * step & _STATE
        steps >>= 1
    return power, added
