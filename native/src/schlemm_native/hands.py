"""Hands by their class and number, and halves of 26 cards, written into a caller's buffers."""

from __future__ import annotations

import ctypes
from typing import TYPE_CHECKING, Any, Final

from schlemm_native.errors import RequestError, Status, error_of
from schlemm_native.library import CFault, bits, free_with, library

if TYPE_CHECKING:
    from _typeshed import WriteableBuffer

CLASSES: Final = 560 * 38


class Hands:
    """The hands of thirteen cards that can be made of given cards, counted by class; it never changes.

    Args:
        cards: The cards, as bits.
        sure: Cards that are in every hand, besides.

    Raises:
        RequestError: If there are bits that are no card.
        NotBuiltError: If there is no compiled library.
    """

    __slots__ = ("__weakref__", "_handle")

    def __init__(self, cards: int, sure: int = 0) -> None:
        handle, fault = ctypes.c_void_p(), CFault()
        opened = library()
        _check(
            opened.schlemm_hands_new(bits(cards), bits(sure), ctypes.byref(handle), ctypes.byref(fault)),
            fault,
        )
        self._handle = handle
        free_with(self, "hands", handle)

    def ways_into(self, ways: WriteableBuffer) -> None:
        """Write how many hands of each class there are: 38 · shape + points, ``CLASSES`` integers of 64 bits."""
        with memoryview(ways) as view:
            place = _integers(view, CLASSES)
            library().schlemm_hands_ways(self._handle, place)
            del place

    def hands_into(self, classes: WriteableBuffer, numbers: WriteableBuffer, hands: WriteableBuffer) -> None:
        """Write the hands with these numbers in their classes; all three are of as many integers of 64 bits.

        Raises:
            RequestError: If a number is not below the ways of its class.
        """
        with memoryview(classes) as one, memoryview(numbers) as two, memoryview(hands) as three:
            count, fault = three.nbytes // 8, CFault()
            places = [_integers(view, count) for view in (one, two, three)]
            status = library().schlemm_hands_of(
                self._handle, places[0], places[1], count, places[2], ctypes.byref(fault)
            )
            del places
        _check(status, fault)


def halves_into(cards: WriteableBuffer, numbers: WriteableBuffer, halves: WriteableBuffer) -> None:
    """Write thirteen of each set of 26 cards: the half with this number, below C(26, 13).

    Args:
        cards: The sets, as integers of 64 bits.
        numbers: As many numbers.
        halves: Where the halves go.

    Raises:
        RequestError: If a set has not 26 cards, or bits that are none, or a number is too large.
    """
    with memoryview(cards) as one, memoryview(numbers) as two, memoryview(halves) as three:
        count, fault = three.nbytes // 8, CFault()
        places = [_integers(view, count) for view in (one, two, three)]
        status = library().schlemm_halves(places[0], places[1], count, places[2], ctypes.byref(fault))
        del places
    _check(status, fault)


def _integers(view: memoryview, count: int) -> Any:
    """A buffer as the library takes it."""
    if view.readonly or not view.c_contiguous or view.nbytes != 8 * count:
        raise RequestError(
            f"a buffer of {view.nbytes} bytes; it must be writable, in one piece, and hold {count} "
            "integers of 64 bits",
            Status.NULL_ARGUMENT,
        )
    return (ctypes.c_uint64 * count).from_buffer(view)


def _check(status: int, fault: CFault) -> None:
    if status == Status.NOT_A_CARD:
        raise RequestError(
            f"set {fault.place} of those given has bits that are no card: {fault.value:#x}; cards are bits 0 to 51",
            Status.NOT_A_CARD,
            fault.place,
            fault.value,
        )
    if status:
        raise error_of(fault.status, fault.place, fault.value)
