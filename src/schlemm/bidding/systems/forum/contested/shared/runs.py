"""Running from a double: partner's suit is doubled and does not fit."""

from __future__ import annotations

from collections.abc import Iterator

from schlemm.bidding.rules.meaning import Meaning
from schlemm.bidding.rules.rule import Rule
from schlemm.bidding.rules.situation import Situation
from schlemm.bidding.systems.forum.contested.shared.contest import longest, suit_bid
from schlemm.core.calls import Double
from schlemm.core.cards import Strain
from schlemm.evaluation.box import Box


def run_from_double(situation: Situation) -> Iterator[Rule]:
    """Partner's suit is doubled and does not fit: a long suit of one's own instead, seven cards at level three."""
    last, seat = situation.last_bid, situation.seat
    if last is None or last.strain.trump is None or situation.suits_of(seat):
        return
    if situation.bidder is not seat.partner or not isinstance(situation.right_hand_call, Double):
        return
    for suit, box in longest(Box().with_length(last.strain.trump, 0, 1), situation.unbid_suits, 6):
        level = situation.cheapest(Strain.of(suit))
        if level <= 2 or (level == 3 and box.length(suit).low >= 7):
            yield Rule(suit_bid(level, suit), box, Meaning.SUIT_TO_PLAY)
