"""A board: a deal and the conditions it is played under. It holds all four hands."""

from __future__ import annotations

from dataclasses import dataclass

from schlemm.core.auction import Auction
from schlemm.core.checks import check_number, check_type
from schlemm.core.conditions import Conditions
from schlemm.core.deal import Deal
from schlemm.core.minibridge import announced, declarer_of
from schlemm.core.seats import BySeat


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

    def __post_init__(self) -> None:
        check_number("number of a board", self.number, 1)
        check_type("conditions", self.conditions, Conditions, "Conditions")
        check_type("deal", self.deal, Deal, "a Deal, or read a text with Deal.parse")

    @property
    def points(self) -> BySeat[int] | None:
        """What everybody has announced; ``None`` where points are nobody's business but one's own."""
        return announced(self.deal) if self.conditions.rules.minibridge else None

    @property
    def auction(self) -> Auction:
        """The auction before the first call: with mini-bridge it is declarer's alone.

        Where both sides have announced the same, nobody calls, and the dealer stands there.
        """
        points = self.points
        if points is None:
            return Auction(self.conditions.first_caller)
        dealer = self.conditions.dealer
        return Auction(declarer_of(points, dealer) or dealer, is_naming=True)
