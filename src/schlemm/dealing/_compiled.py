"""The compiled library, where there is one: the same hands by the same numbers, many times as fast."""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from typing import TYPE_CHECKING

from schlemm.core.hand import EMPTY, Hand
from schlemm.dealing._class_tables import SHAPES
from schlemm.dealing._ranked import HandsOf
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

        self._pool = schlemm_native.Hands(cards.bits, sure.bits)
        self.cards, self.ways = cards.bits, zeros(SHAPES * POINTS)
        self._pool.ways_into(self.ways)
        self._columns = {}

    def hands(self, classes: Sequence[int], numbers: Sequence[int]) -> Sequence[int]:
        """Return the hands with these numbers in their classes, as ``Hand.bits``."""
        found = zeros(len(numbers))
        self._pool.hands_into(array("Q", classes), array("Q", numbers), found)
        return found


def hands_of(cards: Hand, sure: Hand = EMPTY) -> HandsOf:
    """Return the hands that can be made of cards, counted by the library where there is one."""
    return HandsOf(cards, sure) if library() is None else CompiledHandsOf(cards, sure)


def compiled_halves(cards: Sequence[int], numbers: Sequence[int]) -> Sequence[int]:
    """As ``_halves.numbered_halves``, by the compiled library, which must be there."""
    import schlemm_native

    found = zeros(len(numbers))
    schlemm_native.halves_into(array("Q", cards), array("Q", numbers), found)
    return found


def zeros(count: int) -> array[int]:
    """Return a place for so many integers of 64 bits, for the library to write to."""
    return array("Q", bytes(8 * count))
