"""What can go wrong, as exceptions that say what it is, where, and what helps."""

from __future__ import annotations

from enum import IntEnum
from typing import Final


class Status(IntEnum):
    """What a function of the library answers; the numbers are those of ``schlemm_native.h``."""

    OK = 0
    NO_MEMORY = 1
    NULL_ARGUMENT = 2
    HELD_TWICE = 3
    NOT_A_CARD = 4
    TOO_MANY_HELD = 5
    UNKNOWN_TEST = 6
    BAD_RANGE = 7
    NOTHING_FITS = 8
    NO_SUCH_NUMBER = 9
    WRONG_SIZE = 10
    UNEQUAL_HANDS = 11
    BAD_PLAY = 12


class NativeError(Exception):
    """Something went wrong in the compiled library or on the way to it."""


class NotBuiltError(NativeError):
    """There is no library for this machine; the message says how to get one."""


class WrongLibraryError(NativeError):
    """The library is of another version than this package."""


class RequestError(NativeError, ValueError):
    """What was asked for makes no sense.

    Attributes:
        status: What is wrong.
        place: Where: a seat, a test or a side, counted from 0.
        value: What was found there.
    """

    def __init__(self, message: str, status: Status, place: int = 0, value: int = 0) -> None:
        super().__init__(message)
        self.status, self.place, self.value = status, place, value


class NothingFitsError(RequestError):
    """No cards fit what is asked of a hand or a side, whatever the others hold."""


SEATS: Final = ("north", "east", "south", "west")
SIDES: Final = ("north-south", "east-west")
PLAY: Final = ("strain", "leader", "number of cards in a trick in progress", "card played to the trick")
PLAY_RANGES: Final = (
    "strains are 0 to 3 for clubs to spades, and 4 for notrump",
    "leaders are 0 to 3 for north, east, south, west",
    "a trick has 0 to 3, then it is complete",
    "cards are 0 to 51, each in one place",
)
RANGES: Final = ("clubs", "diamonds", "hearts", "spades", "points")


def error_of(status: int, place: int, value: int) -> Exception:
    """The exception for a status of the library and what it told with it."""
    known = Status(status)
    if known is Status.NO_MEMORY:
        return MemoryError(f"no memory for {value} bytes more; ask for less at a time")
    of_play = known in (Status.UNEQUAL_HANDS, Status.BAD_PLAY)
    message = (_message_of_play if of_play else _message)(known, place, value)
    kind = NothingFitsError if known is Status.NOTHING_FITS else RequestError
    return kind(message, known, place, value)


def _message(status: Status, place: int, value: int) -> str:
    match status:
        case Status.HELD_TWICE:
            return f"{SEATS[place]} holds cards that another player holds: {value:#x}; give each card to one"
        case Status.NOT_A_CARD if place < 4:
            return f"{SEATS[place]} holds bits that are no card: {value:#x}; cards are bits 0 to 51"
        case Status.NOT_A_CARD:
            return f"test {place - 4} names bits that are no card: {value:#x}; cards are bits 0 to 51"
        case Status.TOO_MANY_HELD:
            return f"{SEATS[place]} holds {value} cards; a hand has 13 at most"
        case Status.UNKNOWN_TEST:
            return f"test {place} has kind or seat {value}; kinds are 0 and 1, seats 0 to 3"
        case Status.BAD_RANGE:
            return (
                f"{SIDES[place]}: the range of {RANGES[value]} is empty or goes beyond what there is; "
                "give low and high, 13 cards and 40 points at most"
            )
        case Status.NOTHING_FITS:
            who = (*SEATS, *SIDES)[place]
            return f"no cards fit what is asked of {who}; ask for less of {who} or of the others"
        case Status.NO_SUCH_NUMBER:
            return f"number {place} of those asked for, {value}, is too large; numbers are below the ways there are"
        case Status.WRONG_SIZE:
            return f"set {place} of those asked for has {value} cards; only 26 can be halved"
        case _:
            return f"the library answered {status.name} for argument {place}"


def _message_of_play(status: Status, place: int, value: int) -> str:
    if status is Status.BAD_PLAY:
        return f"{value} is no {PLAY[place]}; {PLAY_RANGES[place]}"
    return (
        f"{SEATS[place]} holds {value} cards, the others more or fewer; "
        "all hold as many, but for one less of who has played to the trick"
    )
