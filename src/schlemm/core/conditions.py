"""Under which conditions a board is played: dealer, vulnerability, house rules."""

from __future__ import annotations

from dataclasses import dataclass

from schlemm.core.checks import check_number, check_type
from schlemm.core.laws import LAWFUL, FirstCaller, HouseRules
from schlemm.core.seats import SEATS, Seat, Vulnerability

_CYCLE = tuple(Vulnerability)


@dataclass(frozen=True, slots=True)
class Conditions:
    """What is fixed before the cards are dealt.

    Attributes:
        dealer: Who deals.
        vulnerability: Which sides are vulnerable.
        rules: House rules of the auction and the play.
    """

    dealer: Seat
    vulnerability: Vulnerability
    rules: HouseRules = LAWFUL

    def __post_init__(self) -> None:
        check_type("dealer", self.dealer, Seat, "a Seat")
        check_type("vulnerability", self.vulnerability, Vulnerability, "a Vulnerability")
        check_type("house rules", self.rules, HouseRules, "HouseRules")

    @property
    def first_caller(self) -> Seat:
        """Who opens the auction: the dealer (Law 17), or by house rule the player on the left (S1:21)."""
        return self.dealer if self.rules.first_caller is FirstCaller.DEALER else self.dealer.left

    @classmethod
    def of_board(cls, number: int) -> Conditions:
        """Dealer and vulnerability of a duplicate board, counted from 1; they repeat after 16 boards (Law 2).

        >>> [Conditions.of_board(number).vulnerability.value for number in (1, 2, 3, 4, 7, 16, 17)]
        ['None', 'NS', 'EW', 'All', 'All', 'EW', 'None']

        Raises:
            OutOfRange: If the number is below 1.
        """
        check_number("number of a board", number, 1)
        place = (number - 1) % 16
        return cls(SEATS[place % 4], _CYCLE[(place + place // 4) % 4])
