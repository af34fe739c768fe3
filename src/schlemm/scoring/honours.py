"""Honours: a bonus at rubber bridge for what one player was dealt, whether declarer, dummy or defender."""

from __future__ import annotations

from dataclasses import dataclass

from schlemm.core.cards import Rank, Strain
from schlemm.core.checks import check_number, check_type
from schlemm.core.deal import Deal
from schlemm.core.hand import Hand
from schlemm.core.seats import SEATS, Seat
from schlemm.scoring.items import ScorePart, Step, StepCode


@dataclass(frozen=True, slots=True)
class Honours:
    """Four or five trump honours, or in notrump four aces, in one hand.

    Attributes:
        seat: Who was dealt them.
        strain: The denomination of the contract.
        count: 4 or 5.
    """

    seat: Seat
    strain: Strain
    count: int

    def __post_init__(self) -> None:
        check_type("seat", self.seat, Seat, "a Seat")
        check_type("denomination", self.strain, Strain, "a Strain")
        check_number("honours in one hand", self.count, 4, 4 if self.strain is Strain.NOTRUMP else 5)

    @property
    def points(self) -> int:
        """100 for four trump honours, 150 for all five or for four aces, whatever doubling and state."""
        return 100 if self.count == 4 and self.strain is not Strain.NOTRUMP else 150

    @property
    def step(self) -> Step:
        """The entry for the sheet."""
        facts = (("seat", self.seat.letter), ("strain", self.strain.notation), ("honours", self.count))
        return Step(StepCode.HONOURS, self.seat.side, (ScorePart(1, self.points),), facts=facts)


def honours_in(deal: Deal, strain: Strain) -> Honours | None:
    """The honours that one player was dealt in this denomination; nobody else can then have any.

    >>> deal = Deal.parse("N:AKQJT.432.432.32 98765.A65.765.65 432.KQ7.AKQ.AK74 .JT98.JT98.QJT98")
    >>> honours_in(deal, Strain.SPADES).points, honours_in(deal, Strain.NOTRUMP)
    (150, None)
    """
    counts = ((seat, _count(deal.hand(seat), strain)) for seat in SEATS)
    return next((Honours(seat, strain, count) for seat, count in counts if count >= 4), None)


def _count(hand: Hand, strain: Strain) -> int:
    trump = strain.trump
    if trump is None:
        return sum(card.rank is Rank.ACE for card in hand)
    return sum(card.rank.is_honour for card in hand.cards_of(trump))
