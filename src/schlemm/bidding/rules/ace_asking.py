"""What every way of asking for aces shares: whether somebody asks, about which trumps, and answers by steps."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from schlemm.bidding.rules.meaning import Meaning
from schlemm.bidding.rules.rule import Reading, Rule
from schlemm.bidding.rules.situation import Situation
from schlemm.core.calls import Bid
from schlemm.core.cards import Rank, Strain, Suit
from schlemm.core.seats import Seat
from schlemm.evaluation.box import Box
from schlemm.evaluation.features import Holds, KeyCards

STEPS: Final[tuple[tuple[int, ...], ...]] = ((0, 4), (1,), (2,), (3,))
"""Aces or kings shown by each step."""


@dataclass(frozen=True, slots=True)
class AceQuestion:
    """A bid that asks for aces.

    Attributes:
        bid: The bid.
        meanings: What it has to mean to ask.
    """

    bid: Bid
    meanings: frozenset[Meaning]

    def trump(self, situation: Situation, asker: Seat) -> Suit | None:
        """The trumps about which this seat asks; ``None`` if it does not ask.

        Nobody's rule may have made the bid, as when a person makes it: then it asks about the suit bid last, if one
        was.
        """
        before: Suit | None = None
        for (seat, call), reading in zip(situation.by_seat(), situation.readings, strict=True):
            if call == self.bid and seat is asker:
                if reading is None:
                    return before
                return reading.rules[0].trump if reading.meaning in self.meanings else None
            if seat.side is asker.side and isinstance(call, Bid):
                before = call.strain.trump if reading is None or not reading.is_artificial else before
        return None

    def was_asked(self, situation: Situation) -> bool:
        """Whether the seat in turn has asked."""
        return self.trump(situation, situation.seat) is not None

    def was_asked_by_partner(self, situation: Situation) -> bool:
        """Whether partner has."""
        return self.trump(situation, situation.seat.partner) is not None

    def is_asked_by_partner(self, situation: Situation) -> bool:
        """Whether partner has with their last call."""
        calls = situation.calls_of(situation.seat.partner)
        return calls[-1:] == (self.bid,) and self.was_asked_by_partner(situation)


def by_steps(level: int, strains: Sequence[Strain], rank: Rank, meaning: Meaning) -> Iterator[Rule]:
    """The first of these denominations shows 0 or 4 cards of the rank, the others 1, 2 and 3."""
    for strain, counts in zip(strains, STEPS, strict=False):
        yield Rule(Bid(level, strain), Box().having(Holds(rank, counts)), meaning)


def aces_shown(answer: Reading | None) -> tuple[int, ...]:
    """The numbers of aces, key cards or kings that an answer stands for; none if it is no answer by steps."""
    rules = () if answer is None else answer.rules
    features = (feature for rule in rules for feature in rule.box.features)
    return next((feature.counts for feature in features if isinstance(feature, Holds | KeyCards)), ())
