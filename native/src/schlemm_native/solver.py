"""Double dummy: how many tricks a side takes when all see all cards."""

from __future__ import annotations

import ctypes
import threading
from collections.abc import Sequence
from enum import StrEnum
from typing import TYPE_CHECKING, Final, NamedTuple

from schlemm_native.errors import RequestError, Status, error_of
from schlemm_native.library import CFault, CPosition, free_with, library, natural

if TYPE_CHECKING:
    from _typeshed import ReadableBuffer, WriteableBuffer

POSITION_BYTES: Final = ctypes.sizeof(CPosition)
"""A position in a buffer: four 64-bit hands, then bytes: four cards of the trick, how many there are, leader, strain,
and how many tricks are asked about; as the NumPy type ``[("hands", "u8", 4), ("trick", "u1", 4), ("played", "u1"),
("leader", "u1"), ("strain", "u1"), ("target", "u1")]``."""
UNKNOWN: Final = 255
"""In a buffer of answers, where the search came to its limit or a card cannot be played."""
MEMORY: Final = 32 << 20
_THIS_MACHINE: Final = 0
_ANY_MACHINE: Final = 1
_PACK: Final = 52


class Question(StrEnum):
    """What is asked about each position of a buffer; the answer is a number of bytes."""

    TABLES = "tables"
    """20: the tricks of the declarers north, east, south, west, each in clubs, diamonds, hearts, spades, notrump."""
    VALUES = "values"
    """1: the tricks that the side in turn takes of those left."""
    MAKES = "makes"
    """1: whether it takes as many as are asked about."""
    CARDS = "cards"
    """52: these tricks for each card that may be played."""
    LINES = "lines"
    """53: these tricks, then the cards of a best play to the end, in their order."""

    @property
    def width(self) -> int:
        """How many bytes an answer has."""
        return {"tables": 20, "values": 1, "makes": 1, "cards": 52, "lines": 53}[self]


class Position(NamedTuple):
    """Cards that are still held, and the trick in progress.

    Attributes:
        hands: The cards of north, east, south and west, as bits.
        strain: 0 to 3 for clubs to spades, 4 for notrump.
        leader: Who leads to the trick, or has: 0 to 3.
        trick: The cards played to it, as numbers 0 to 51.
        target: How many tricks are asked about.
    """

    hands: tuple[int, int, int, int]
    strain: int = 4
    leader: int = 0
    trick: tuple[int, ...] = ()
    target: int = 0


class Line(NamedTuple):
    """A play to the last card.

    Attributes:
        tricks: How many of those left the side takes that is in turn at its beginning.
        cards: The cards of all four players in their order, as numbers 0 to 51.
    """

    tricks: int
    cards: tuple[int, ...]


class Solver:
    """Solves one question after the other; other threads run meanwhile, each with a solver of its own.

    A question begins with nothing known: its answer depends on nothing that was asked before, nor does it when a
    limit of positions is reached. Where several threads use the same solver, they wait for each other, but to stop it.

    Args:
        memory: The most bytes it takes, from three megabytes on. A smaller table only takes longer.
        nodes: How many positions may be looked at for a question; 0 for any number.
        any_machine: Use only instructions that every processor has: for tests.

    Raises:
        NotBuiltError: If there is no compiled library.
        MemoryError: If there is no memory.
        RequestError: If memory or positions are fewer than none.
    """

    __slots__ = ("__weakref__", "_handle", "_library", "_stop", "_turn")

    def __init__(self, memory: int = MEMORY, nodes: int = 0, *, any_machine: bool = False) -> None:
        self._library = library()
        handle, fault = ctypes.c_void_p(), CFault()
        kind = _ANY_MACHINE if any_machine else _THIS_MACHINE
        most = natural(memory, "bytes of memory")
        if self._library.schlemm_solver_new(most, kind, ctypes.byref(handle), ctypes.byref(fault)):
            raise error_of(fault.status, fault.place, fault.value)
        self._handle = handle
        self._stop = ctypes.c_int32(0)
        self._turn = threading.Lock()
        free_with(self, "solver", handle)
        self.limit(nodes)

    @property
    def memory(self) -> int:
        """How much memory it takes now."""
        with self._turn:
            return int(self._library.schlemm_solver_bytes(self._handle))

    @property
    def nodes(self) -> int:
        """How many positions it has looked at since it was made."""
        with self._turn:
            return int(self._library.schlemm_solver_nodes(self._handle))

    def limit(self, nodes: int) -> None:
        """Have no more positions looked at for a question from now on; 0 for any number.

        The number is looked at every 4,096 positions, so a few more may be.

        Raises:
            RequestError: If they are fewer than none.
        """
        most = natural(nodes, "positions")
        with self._turn:
            self._library.schlemm_solver_limit(self._handle, most, ctypes.byref(self._stop))

    def stop(self) -> None:
        """Have a question that another thread waits for end at once, as do those that follow, until ``go_on``."""
        self._stop.value = 1

    def go_on(self) -> None:
        """Search again after ``stop``."""
        self._stop.value = 0

    def tables(self, deals: Sequence[Sequence[int]]) -> list[tuple[int | None, ...]]:
        """For each deal the 20 numbers of its table; ``None`` for those not found within the limits.

        Raises:
            RequestError: If four hands are no deal, or hold unlike numbers of cards.
        """
        rows = self._ask(Question.TABLES, [Position(_hands(deal)) for deal in deals])
        return [tuple(_known(number) for number in row) for row in rows]

    def values(self, positions: Sequence[Position]) -> list[int | None]:
        """The tricks that the side in turn takes of those left; ``None`` if not found within the limits.

        Raises:
            RequestError: If a position cannot be.
        """
        return [_known(row[0]) for row in self._ask(Question.VALUES, positions)]

    def makes(self, positions: Sequence[Position]) -> list[bool | None]:
        """Whether the side in turn takes as many as the position's target; ``None`` if not found within the limits.

        Raises:
            RequestError: If a position cannot be.
        """
        return [None if row[0] == UNKNOWN else row[0] == 1 for row in self._ask(Question.MAKES, positions)]

    def cards(self, positions: Sequence[Position]) -> list[dict[int, int] | None]:
        """The tricks for each card that may be played, by its number; ``None`` if not all were found within the limits.

        Raises:
            RequestError: If a position cannot be.
        """
        found: list[dict[int, int] | None] = []
        for position, row in zip(positions, self._ask(Question.CARDS, positions), strict=True):
            tricks = {card: number for card, number in enumerate(row) if number != UNKNOWN}
            found.append(tricks if len(tricks) == len(_playable(position)) else None)
        return found

    def lines(self, positions: Sequence[Position]) -> list[Line | None]:
        """How all four play to the last card at their best; ``None`` if not all of it was found within the limits.

        Of all cards that take most tricks the lowest by rank is played, then clubs before diamonds, hearts, spades.

        Raises:
            RequestError: If a position cannot be.
        """
        found: list[Line | None] = []
        for position, row in zip(positions, self._ask(Question.LINES, positions), strict=True):
            cards = tuple(card for card in row[1:] if card != UNKNOWN)
            whole = row[0] != UNKNOWN and len(cards) == sum(map(int.bit_count, position.hands))
            found.append(Line(row[0], cards) if whole else None)
        return found

    def courses(
        self, positions: Sequence[Position], cards: Sequence[Sequence[int]]
    ) -> list[tuple[int, ...] | None]:
        """The tricks of the side in turn, of those left, with best play at once, and then from behind each card on.

        Args:
            positions: Where the plays begin.
            cards: For each the cards that are played from there, as numbers 0 to 51.

        Returns:
            For each one number more than it has cards; ``None`` if not all were found within the limits, or a card
            may not be played there.

        Raises:
            RequestError: If a position cannot be.
            ValueError: If there are not as many plays as positions.
        """
        count = len(positions)
        played = b"".join(_course(course) for _, course in zip(positions, cards, strict=True))
        answers = (ctypes.c_uint8 * ((_PACK + 1) * count))()
        number, fault = ctypes.c_uint64(), CFault()
        with self._turn:
            failed = self._library.schlemm_solver_courses(
                self._handle,
                (CPosition * count)(*map(_position, positions)),
                count,
                played,
                answers,
                ctypes.byref(number),
                ctypes.byref(fault),
            )
        if failed:
            raise error_of(fault.status, fault.place, fault.value)
        rows = (
            bytes(answers[(_PACK + 1) * at : (_PACK + 1) * (at + 1)])[: len(course) + 1]
            for at, course in enumerate(cards)
        )
        found = [None if UNKNOWN in row else tuple(row) for row in rows]
        return [row if len(course) <= _PACK else None for row, course in zip(found, cards, strict=True)]

    def answer_into(self, question: Question, positions: ReadableBuffer, answers: WriteableBuffer) -> None:
        """Answer a question about each position of a buffer into another, ``question.width`` bytes each.

        Raises:
            RequestError: If a position cannot be, or the buffers do not fit each other.
        """
        with memoryview(positions) as asked, memoryview(answers) as place:
            count, rest = divmod(asked.nbytes, POSITION_BYTES)
            if rest or place.readonly or not place.c_contiguous or place.nbytes != count * question.width:
                raise RequestError(
                    f"{asked.nbytes} bytes of positions and {place.nbytes} for answers; a position has "
                    f"{POSITION_BYTES}, its answer {question.width}, and answers must be writable in one piece",
                    Status.NULL_ARGUMENT,
                )
            copied = (CPosition * count).from_buffer_copy(asked.cast("B")) if count else (CPosition * 0)()
            written = (ctypes.c_uint8 * place.nbytes).from_buffer(place)
            self._call(question, copied, count, written)
            del written  # it holds on to the view

    def _ask(self, question: Question, positions: Sequence[Position]) -> list[bytes]:
        answers = (ctypes.c_uint8 * (question.width * len(positions)))()
        self._call(
            question, (CPosition * len(positions))(*map(_position, positions)), len(positions), answers
        )
        found = bytes(answers)
        return [found[at : at + question.width] for at in range(0, len(found), question.width)]

    def _call(
        self,
        question: Question,
        positions: ctypes.Array[CPosition],
        count: int,
        answers: ctypes.Array[ctypes.c_uint8],
    ) -> None:
        number, fault = ctypes.c_uint64(), CFault()
        function = getattr(self._library, f"schlemm_solver_{question}")
        with self._turn:
            failed = function(
                self._handle, positions, count, answers, ctypes.byref(number), ctypes.byref(fault)
            )
        if failed:
            raise error_of(fault.status, fault.place, fault.value)


def _known(number: int) -> int | None:
    return None if number == UNKNOWN else number


def _hands(deal: Sequence[int]) -> tuple[int, int, int, int]:
    north, east, south, west = deal
    return north, east, south, west


def _course(cards: Sequence[int]) -> bytes:
    """The cards of a play as the library takes them: one that is none ends it."""
    known = (card if 0 <= card < _PACK else UNKNOWN for card in cards[:_PACK])
    return bytes(known).ljust(_PACK, bytes([UNKNOWN]))


def _position(position: Position) -> CPosition:
    made = CPosition(played=len(position.trick), leader=position.leader, strain=position.strain)
    for seat, hand in enumerate(_hands(position.hands)):
        if not 0 <= hand < 1 << 64:
            raise error_of(Status.NOT_A_CARD, seat, hand)
        made.hands[seat] = hand
    for value, part in ((position.strain, 0), (position.leader, 1), (len(position.trick), 2)):
        if not 0 <= value <= (4, 3, 3)[part]:
            raise error_of(Status.BAD_PLAY, part, value)
    for at, card in enumerate(position.trick):
        if not 0 <= card < 52:
            raise error_of(Status.BAD_PLAY, 3, card)
        made.trick[at] = card
    made.target = min(max(position.target, 0), UNKNOWN)
    return made


def _playable(position: Position) -> list[int]:
    """The cards of the hand in turn that may be played."""
    hand = position.hands[(position.leader + len(position.trick)) % 4]
    held = [card for card in range(52) if hand >> card & 1]
    following = [card for card in held if position.trick and card // 13 == position.trick[0] // 13]
    return following or held
