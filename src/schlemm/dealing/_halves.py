"""Twenty-six cards dealt to two players, by the thousand."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Sequence
from functools import cache
from itertools import accumulate
from math import comb
from typing import Final

from schlemm.dealing._bulk import Bulk
from schlemm.dealing._compiled import compiled_halves, library

_BEFORE: Final = tuple(accumulate((comb(13, few) ** 2 for few in range(14)), initial=0))
"""How many halves have fewer of the lower thirteen cards than so many."""


@cache
def _by_size() -> tuple[tuple[int, ...], ...]:
    """The sets of thirteen things by their size."""
    return tuple(tuple(each for each in range(1 << 13) if each.bit_count() == size) for size in range(14))


def halves(cards: Sequence[int], stream: Bulk) -> Sequence[int]:
    """Return thirteen of each 26 cards, every choice equally likely, as ``Hand.bits``.

    A number below C(26, 13) says how many come from the lower thirteen cards, which ones, and which from the others.

    Args:
        cards: Sets of 26 cards, as ``Hand.bits``.
        stream: Where the choices come from.
    """
    numbers = stream.below(comb(26, 13), len(cards))
    return numbered_halves(cards, numbers) if library() is None else compiled_halves(cards, numbers)


def numbered_halves(cards: Sequence[int], numbers: Sequence[int]) -> list[int]:
    """Return the halves of these numbers, each below C(26, 13)."""
    return [_half(each, number) for each, number in zip(cards, numbers, strict=True)]


def _half(cards: int, number: int) -> int:
    few = bisect_right(_BEFORE, number) - 1
    low, high = _by_size()[few], _by_size()[13 - few]
    others, one = divmod(number - _BEFORE[few], len(low))
    chosen = high[others] << 13 | low[one]
    half = 0
    while chosen:
        card = cards & -cards
        if chosen & 1:
            half |= card
        cards ^= card
        chosen >>= 1
    return half
