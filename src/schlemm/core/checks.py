"""What is no such value at all: a thing of the wrong type, a number that cannot be.

These are mistakes of a program, not of a player: an error says what was given, what it stands for, and what to give
instead. Broken rules of the game are `RuleViolation`s, texts that are no notation are `NotationError`s.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

_SHOWN: Final = 60
"""How many characters of a wrong value an error repeats."""


@dataclass(eq=False)
class WrongType(TypeError):
    """A thing that is not of the kind that is needed.

    Attributes:
        what: What it was given as, such as ``"call"``.
        value: The thing.
        wanted: What to give instead, such as ``"a Bid, PASS, DOUBLE or REDOUBLE"``.
    """

    what: str
    value: object
    wanted: str

    def __str__(self) -> str:
        shown = repr(self.value)
        shown = shown if len(shown) <= _SHOWN else f"{shown[:_SHOWN]}…"
        return f"{self.what}: give {self.wanted}, not {type(self.value).__name__} {shown}"


@dataclass(eq=False)
class OutOfRange(ValueError):
    """A whole number that cannot be.

    Attributes:
        what: What it counts, such as ``"tricks of declarer's side"``.
        number: The number.
        least: The smallest that can be.
        most: The largest; ``None`` if there is none.
    """

    what: str
    number: int
    least: int
    most: int | None

    def __str__(self) -> str:
        able = f"{self.least} or more" if self.most is None else f"{self.least} to {self.most}"
        shown = str(self.number) if abs(self.number) < 10**_SHOWN else "one with too many digits"
        return f"{self.what}: a number can be {able}, not {shown}"


def check_type(what: str, value: object, kind: type | tuple[type, ...], wanted: str) -> None:
    """See that a value is of this kind.

    Args:
        what: What it is given as, for the error.
        value: The value.
        kind: What it should be.
        wanted: The same in words.

    Raises:
        WrongType: If it is not.
    """
    if not isinstance(value, kind):
        raise WrongType(what, value, wanted)


def check_number(what: str, value: object, least: int, most: int | None = None) -> None:
    """See that a value is a whole number within these bounds.

    Raises:
        WrongType: If it is no whole number.
        OutOfRange: If it is too small or too large.
    """
    if not isinstance(value, int) or isinstance(value, bool):
        raise WrongType(what, value, "a whole number")
    if value < least or (most is not None and value > most):
        raise OutOfRange(what, value, least, most)


def check_flag(what: str, value: object) -> None:
    """See that a value is `True` or `False`.

    Raises:
        WrongType: If it is anything else, however true.
    """
    if not isinstance(value, bool):
        raise WrongType(what, value, "True or False")


def check_text(what: str, value: object) -> None:
    """See that a value is a text.

    Raises:
        WrongType: If it is not.
    """
    if not isinstance(value, str):
        raise WrongType(what, value, "a text (str)")
