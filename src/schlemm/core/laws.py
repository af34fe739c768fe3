"""Where a rule comes from, and which house rules a private game may put in its place."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum


@dataclass(frozen=True, slots=True)
class Law:
    """A place in the Laws of Duplicate Bridge 2017, such as ``Law(19, "A1")``."""

    number: int
    part: str = ""

    def __str__(self) -> str:
        return f"{self.number}{self.part}"


class FirstCaller(Enum):
    """Who opens the auction."""

    DEALER = "dealer"
    """Law 17; also S4:19."""
    LEFT_OF_DEALER = "left-of-dealer"
    """House rule after S1:21."""


@dataclass(frozen=True, slots=True)
class HouseRules:
    """What a private game may change in the auction and the play; the default is the Law.

    Attributes:
        first_caller: Who calls first (Law 17 against S1:21).
        must_beat: "Stichzwang" (S4:41): who follows suit must play a card that takes the trick, if able.
            Nobody is ever forced to trump.
        minibridge: Points are announced, and one player names the contract (``core.minibridge``).
    """

    first_caller: FirstCaller = FirstCaller.DEALER
    must_beat: bool = False
    minibridge: bool = False


LAWFUL = HouseRules()
"""No house rule at all."""
