"""Deals that fit what is asked of hands and sides, written into a caller's buffer."""

from __future__ import annotations

import ctypes
from array import array
from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, NamedTuple

from schlemm_native.errors import RequestError, Status, error_of
from schlemm_native.library import (
    WORD,
    CFault,
    CPlan,
    CRequest,
    CSide,
    CTest,
    bits,
    free_with,
    library,
    natural,
)

if TYPE_CHECKING:
    from _typeshed import WriteableBuffer

CLASS_BITS: Final = 560 * 38
CLASS_BYTES: Final = (CLASS_BITS + 7) // 8
DEAL_BYTES: Final = 32
"""A deal in a buffer: four 64-bit integers, the hands of north, east, south and west, in the machine's byte order."""
NO_END: Final = (1 << 63) - 1


@dataclass(frozen=True, slots=True)
class Test:
    """What is asked of a single hand beyond its class.

    Attributes:
        seat: 0 to 3.
        cards: The cards that are looked at, as bits.
        counts: A bit for each number of them that fits; ``None`` asks that these cards of one suit stop it: A, Kx,
            Qxx or Jxxx.
    """

    seat: int
    cards: int
    counts: int | None = None


@dataclass(frozen=True, slots=True)
class Side:
    """What two partners have together, bounds included.

    Attributes:
        points: Figure points.
        lengths: Cards of clubs, diamonds, hearts and spades.
    """

    points: tuple[int, int] = (0, 40)
    lengths: tuple[tuple[int, int], ...] = ((0, 13), (0, 13), (0, 13), (0, 13))


class Draw(NamedTuple):
    """The deals of a number of trials.

    Attributes:
        found: How many deals were written.
        trial: The number of the first trial that was not made; going on there gives the deals that follow.
    """

    found: int
    trial: int


class Dealer:
    """Deals that fit, each as likely as any other; it never changes, and threads may share it.

    Args:
        held: The cards that each seat has for sure.
        classes: The hands each seat may have, as a set of shapes and figure points: bit 38 · shape + points, shapes
            ordered by clubs, then diamonds, then hearts; ``None`` for any.
        tests: What is asked of single hands besides.
        sides: What north-south and east-west have together.

    Attributes:
        start: What is drawn first, from exact counts: a hand (0 to 3), north-south's cards (4), or nothing (5).
        ways: How many sets of cards for it fit what is asked of it.
        all: How many sets there are in all.
        always: Whether every trial gives a deal, so that ``ways / all`` is the share of deals that fit.
        trial_words: How many random words a trial has.

    Raises:
        RequestError: If the request makes no sense.
        NothingFitsError: If it can be seen beforehand that no deal fits.
        NotBuiltError: If there is no compiled library.
    """

    __slots__ = ("__weakref__", "_handle", "all", "always", "start", "trial_words", "ways")

    def __init__(
        self,
        held: Sequence[int] = (0, 0, 0, 0),
        classes: Sequence[int | None] = (None, None, None, None),
        tests: Sequence[Test] = (),
        sides: tuple[Side, Side] = (Side(), Side()),
    ) -> None:
        opened = library()
        request = _request(held, classes, tests, sides)
        handle, fault = ctypes.c_void_p(), CFault()
        if opened.schlemm_dealer_new(ctypes.byref(request), ctypes.byref(handle), ctypes.byref(fault)):
            raise error_of(fault.status, fault.place, fault.value)
        self._handle = handle
        free_with(self, "dealer", handle)
        plan = CPlan()
        opened.schlemm_dealer_plan(handle, ctypes.byref(plan))
        self.start, self.ways, self.all = int(plan.start), int(plan.ways), int(plan.all)
        self.always, self.trial_words = bool(plan.always), int(plan.trial_words)

    def deal_into(
        self, buffer: WriteableBuffer, seed: int, stream: int = 0, trial: int = 0, trials: int | None = None
    ) -> Draw:
        """Write deals into a buffer until it is full or the trials are made.

        Each trial follows from its number, the seed and the stream alone, on every machine.

        Args:
            buffer: A writable buffer of whole deals, ``DEAL_BYTES`` each, such as a ``bytearray`` or a NumPy array
                of shape (n, 4) and type ``uint64``.
            seed: Where on its stream the generator starts.
            stream: Which stream it follows.
            trial: The number of the first trial.
            trials: How many trials at the most; ``None`` goes on until the buffer is full.

        Raises:
            RequestError: If the buffer is not one of whole deals, or trials are fewer than none.
        """
        with memoryview(buffer) as view:
            if view.readonly or not view.c_contiguous or view.nbytes % DEAL_BYTES:
                raise RequestError(
                    f"a buffer of {view.nbytes} bytes; it must be writable, in one piece, "
                    f"and hold whole deals of {DEAL_BYTES} bytes",
                    Status.NULL_ARGUMENT,
                )
            count = view.nbytes // DEAL_BYTES
            place = (ctypes.c_uint64 * (4 * count)).from_buffer(view)
            number = ctypes.c_uint64(natural(trial, "is no number of a trial"))
            last = NO_END if trials is None else min(trial + natural(trials, "trials"), NO_END)
            found = library().schlemm_dealer_deals(
                self._handle, seed & WORD, stream & WORD, ctypes.byref(number), last, count, place
            )
            del place  # it holds on to the view
        return Draw(int(found), number.value)


def words(seed: int, stream: int, first: int, count: int) -> array[int]:
    """Words of the random stream, from number ``first`` on, as unsigned 32-bit integers."""
    made = array("I", bytes(4 * count))
    place = (ctypes.c_uint32 * count).from_buffer(made)
    library().schlemm_words(
        seed & WORD, stream & WORD, natural(first, "is no number of a word"), place, count
    )
    return made


def _request(
    held: Sequence[int], classes: Sequence[int | None], tests: Sequence[Test], sides: tuple[Side, Side]
) -> CRequest:
    request = CRequest()
    for seat in range(4):
        request.held[seat] = bits(held[seat])
        wanted = classes[seat]
        request.classes[seat] = None if wanted is None else _classes(seat, wanted)
    rows = (CTest * len(tests))(*(_test(number, test) for number, test in enumerate(tests)))
    request.tests, request.test_count = rows, len(tests)
    for number, side in enumerate(sides):
        request.sides[number] = _side(number, side)
    return request


def _classes(seat: int, classes: int) -> bytes:
    if not 0 <= classes < 1 << CLASS_BITS:
        raise RequestError(
            f"the classes of seat {seat} are not a set of {CLASS_BITS} bits", Status.NOT_A_CARD, seat
        )
    return classes.to_bytes(CLASS_BYTES, "little")


def _test(number: int, test: Test) -> CTest:
    if not 0 <= test.seat <= 3:
        raise error_of(Status.UNKNOWN_TEST, number, test.seat)
    kind = 1 if test.counts is None else 0
    return CTest(bits(test.cards), test.counts or 0, test.seat, kind, 0)


def _side(number: int, side: Side) -> CSide:
    """The bounds as the library takes them: beyond a byte they would come back as others."""
    made = CSide()
    given, taken = (*side.lengths, side.points), (*made.lengths, made.points)
    for place, ((low, high), bounds) in enumerate(zip(given, taken, strict=True)):
        if not 0 <= low <= high <= 40:
            raise error_of(Status.BAD_RANGE, number, place)
        bounds[:] = (low, high)
    return made
