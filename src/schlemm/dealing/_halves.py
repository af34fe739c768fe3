"""Twenty-six cards dealt to two players, by the thousand."""

from __future__ import annotations

from functools import cache
from math import comb
from typing import Final

import numpy as np

from schlemm.dealing._bulk import Bulk
from schlemm.dealing._compiled import compiled_halves, library
from schlemm.dealing._ranked import Booleans, Integers, holding_lengths

_WAYS: Final = tuple(comb(13, few) for few in range(14))


@cache
def _by_length() -> tuple[Integers, Integers]:
    """The sets of thirteen things by their size, and where each size begins."""
    order = np.argsort(holding_lengths(), kind="stable")
    return order, np.searchsorted(holding_lengths()[order], np.arange(14))


def halves(cards: Integers, stream: Bulk) -> Integers:
    """Thirteen of each 26 cards, every choice equally likely, as ``Hand.bits``.

    A number below C(26, 13) says how many come from the lower thirteen cards, which ones, and which from the others.

    Args:
        cards: Sets of 26 cards, as ``Hand.bits``.
        stream: Where the choices come from.
    """
    numbers = stream.below(comb(26, 13), len(cards))
    return numbered_halves(cards, numbers) if library() is None else compiled_halves(cards, numbers)


def numbered_halves(cards: Integers, numbers: Integers) -> Integers:
    """The halves of these numbers, each below C(26, 13)."""
    ways = np.array(_WAYS, np.int64)
    upto = np.cumsum(ways * ways)
    low = np.searchsorted(upto, numbers, side="right")
    numbers = numbers - (upto[low] - ways[low] * ways[low])
    order, begins = _by_length()
    chosen = order[begins[low] + numbers % ways[low]]
    chosen |= order[begins[13 - low] + numbers // ways[low]] << 13
    return _picked(cards, chosen)


def _picked(cards: Integers, chosen: Integers) -> Integers:
    """Those of the cards, counted from the lowest, whose bit is set in ``chosen``."""
    held: Booleans = (cards[:, None] >> np.arange(52) & 1).astype(np.bool_)
    indices = np.nonzero(held)[1].reshape(len(cards), 26)
    taken = chosen[:, None] >> np.arange(26) & 1
    picked: Integers = (taken << indices).sum(axis=1)
    return picked
