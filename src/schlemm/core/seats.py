"""Seats, sides, and what belongs to each of them."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from enum import Enum
from functools import cached_property
from typing import Final, Generic, NamedTuple, TypeVar

from schlemm.core.errors import read_value

T = TypeVar("T")
U = TypeVar("U")


class Side(Enum):
    """A partnership."""

    NORTH_SOUTH = "NS"
    EAST_WEST = "EW"

    def __init__(self, letters: str) -> None:
        self.letters: str = letters
        self.index: int = ("NS", "EW").index(letters)

    @property
    def other(self) -> Side:
        """The opponents."""
        return SIDES[1 - self.index]

    @property
    def seats(self) -> tuple[Seat, Seat]:
        """The two seats of this side."""
        return SEATS[self.index], SEATS[self.index + 2]

    def __str__(self) -> str:
        return self.letters

    @classmethod
    def parse(cls, text: str) -> Side:
        """Read ``NS`` or ``EW``.

        Raises:
            NotationError: If the text is anything else.
        """
        return read_value(cls, "side", text)


class Seat(Enum):
    """A place at the table, clockwise (S1:7)."""

    __hash__ = object.__hash__
    """Members are the same or differ; to hash their names, as enumerations do, would be felt where rules are made."""

    NORTH = "N"
    EAST = "E"
    SOUTH = "S"
    WEST = "W"

    def __init__(self, letter: str) -> None:
        self.letter: str = letter
        self.index: int = "NESW".index(letter)

    @cached_property
    def left(self) -> Seat:
        """The next seat clockwise."""
        return SEATS[(self.index + 1) % 4]

    @cached_property
    def partner(self) -> Seat:
        """The seat opposite."""
        return SEATS[(self.index + 2) % 4]

    @cached_property
    def right(self) -> Seat:
        """The seat before this one."""
        return SEATS[(self.index + 3) % 4]

    @cached_property
    def side(self) -> Side:
        """The partnership this seat belongs to."""
        return SIDES[self.index % 2]

    def after(self, turns: int) -> Seat:
        """The seat that many turns clockwise from here."""
        return SEATS[(self.index + turns) % 4]

    def __str__(self) -> str:
        return self.letter

    @classmethod
    def parse(cls, text: str) -> Seat:
        """Read one of ``N E S W``.

        Raises:
            NotationError: If the text is anything else.
        """
        return read_value(cls, "seat", text)


SEATS: Final = tuple(Seat)
SIDES: Final = tuple(Side)


class BySeat(NamedTuple, Generic[T]):
    """Four things, one a seat, in the order N E S W.

    >>> BySeat(1, 2, 3, 4).of(Seat.SOUTH)
    3
    """

    north: T
    east: T
    south: T
    west: T

    def of(self, seat: Seat) -> T:
        """What belongs to this seat."""
        return self[seat.index]

    def put(self, seat: Seat, value: T) -> BySeat[T]:
        """The same four things, but with this value at this seat."""
        values = list(self)
        values[seat.index] = value
        return BySeat._make(values)

    def map(self, function: Callable[[T], U]) -> BySeat[U]:
        """What the function makes of each of the four."""
        return BySeat(*(function(value) for value in self))

    def zip(self, other: BySeat[U]) -> BySeat[tuple[T, U]]:
        """What belongs to each seat here and there."""
        return BySeat(*zip(self, other, strict=True))  # pyrefly: ignore[bad-return]  # a mistake of its own: that T is another

    def turned(self, turns: int) -> BySeat[T]:
        """The same four things, each so many seats further clockwise."""
        return BySeat.from_function(lambda seat: self.of(seat.after(-turns)))

    def find(self, test: Callable[[T], object]) -> tuple[Seat, ...]:
        """The seats whose thing passes the test, from North."""
        return tuple(seat for seat, value in self.items() if test(value))

    def items(self) -> Iterator[tuple[Seat, T]]:
        """Each seat with what belongs to it."""
        return zip(SEATS, self, strict=True)

    @classmethod
    def from_function(cls, function: Callable[[Seat], T]) -> BySeat[T]:
        """What the function gives for each seat."""
        return cls(*(function(seat) for seat in SEATS))


class BySide(NamedTuple, Generic[T]):
    """Two things, one a side, in the order NS, EW."""

    north_south: T
    east_west: T

    def of(self, side: Side) -> T:
        """What belongs to this side."""
        return self[side.index]

    def put(self, side: Side, value: T) -> BySide[T]:
        """The same two things, but with this value at this side."""
        return BySide(value, self[1]) if side.index == 0 else BySide(self[0], value)

    def map(self, function: Callable[[T], U]) -> BySide[U]:
        """What the function makes of each of the two."""
        return BySide(function(self[0]), function(self[1]))

    @property
    def swapped(self) -> BySide[T]:
        """The same two things, each for the other side."""
        return BySide(self[1], self[0])

    def find(self, test: Callable[[T], object]) -> tuple[Side, ...]:
        """The sides whose thing passes the test, North-South first."""
        return tuple(side for side, value in self.items() if test(value))

    def items(self) -> Iterator[tuple[Side, T]]:
        """Each side with what belongs to it."""
        return zip(SIDES, self, strict=True)

    @classmethod
    def from_function(cls, function: Callable[[Side], T]) -> BySide[T]:
        """What the function gives for each side."""
        return cls(*(function(side) for side in SIDES))


class Vulnerability(Enum):
    """Which sides are vulnerable (in Gefahr); the value is the spelling of PBN."""

    NONE = "None"
    NORTH_SOUTH = "NS"
    EAST_WEST = "EW"
    BOTH = "All"

    def __init__(self, notation: str) -> None:
        self.notation: str = notation
        self.sides: BySide[bool] = BySide(notation in {"NS", "All"}, notation in {"EW", "All"})

    def of(self, side: Side) -> bool:
        """Whether this side is vulnerable."""
        return self.sides.of(side)

    @classmethod
    def from_sides(cls, sides: BySide[bool]) -> Vulnerability:
        """The state in which exactly these sides are vulnerable."""
        return next(state for state in cls if state.sides == sides)

    def __str__(self) -> str:
        return self.notation

    @classmethod
    def parse(cls, text: str) -> Vulnerability:
        """Read ``None``, ``NS``, ``EW`` or ``All``.

        Raises:
            NotationError: If the text is anything else.
        """
        return read_value(cls, "vulnerability", text)
