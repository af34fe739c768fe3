"""A board: a deal and the conditions it is played under. It holds all four hands."""

from __future__ import annotations

from dataclasses import dataclass

from schlemm.core.conditions import Conditions
from schlemm.core.deal import Deal


@dataclass(frozen=True, slots=True)
class Board:
    """A numbered deal under its conditions, before the first call.

    Attributes:
        number: Counted from 1.
        conditions: Dealer, vulnerability, house rules.
        deal: The four hands.
    """

    number: int
    conditions: Conditions
    deal: Deal
