"""The compiled library, where there is one: the same hands by the same numbers, many times as fast."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from schlemm.core.hand import EMPTY, Hand
from schlemm.dealing._ranked import HandsOf, Integers, shape_lengths
from schlemm.evaluation.classes import POINTS

if TYPE_CHECKING:
    from types import ModuleType


def library() -> ModuleType | None:
    """The package, or ``None`` where it is not installed or has no library for this machine, as it says itself."""
    try:
        import schlemm_native
    except ImportError:
        return None
    return schlemm_native if schlemm_native.is_built() else None


class CompiledHandsOf(HandsOf):
    """The same, counted and numbered by the compiled library, which must be there."""

    __slots__ = ("_pool",)

    def __init__(self, cards: Hand, sure: Hand = EMPTY) -> None:
        import schlemm_native

        self.cards = cards.bits
        self._pool = schlemm_native.Hands(cards.bits, sure.bits)
        self.ways = np.empty((len(shape_lengths()), POINTS), np.int64)
        self._pool.ways_into(self.ways.data)

    def hands(self, classes: Integers, numbers: Integers) -> Integers:
        """The hands with these numbers in their classes, as ``Hand.bits``."""
        found = np.empty(len(numbers), np.int64)
        self._pool.hands_into(_own(classes).data, _own(numbers).data, found.data)
        return found


def hands_of(cards: Hand, sure: Hand = EMPTY) -> HandsOf:
    """The hands that can be made of cards, by the library where there is one."""
    return HandsOf(cards, sure) if library() is None else CompiledHandsOf(cards, sure)


def compiled_halves(cards: Integers, numbers: Integers) -> Integers:
    """As ``_halves.numbered_halves``, by the compiled library, which must be there."""
    import schlemm_native

    found = np.empty(len(numbers), np.int64)
    schlemm_native.halves_into(_own(cards).data, _own(numbers).data, found.data)
    return found


def _own(numbers: Integers) -> Integers:
    """The same numbers in one piece that can be written to, as the library wants all that it is given."""
    return np.array(numbers, np.int64)
