"""The agreement of two defenders: what they lead, and which way round they signal."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum


class Leads(StrEnum):
    """Which card of a long suit without a sequence is led."""

    FOURTH = "fourth"
    """The fourth best."""
    THIRD = "third"
    """The third best of four, the fifth best of more."""


class First(StrEnum):
    """Which spot card says yes: the suit is wanted, or its number is even."""

    HIGH = "high"
    LOW = "low"


@dataclass(frozen=True, slots=True)
class Carding:
    """What two defenders have agreed.

    Attributes:
        leads: Which card of a long suit is led.
        attitude: The spot that encourages, on partner's lead and as a discard.
        count: The spot that is played first from an even number.
        preference: Whether, where it goes on in another suit, a high spot asks for the higher and a low one for the
            lower of the two side suits.
    """

    leads: Leads = Leads.FOURTH
    attitude: First = First.HIGH
    count: First = First.HIGH
    preference: bool = True


STANDARD = Carding()
"""Fourth best; high encourages; high and then low is an even number; suit preference."""
