"""When to look for slam: four notrump once trumps are agreed and both hands may have the points.

A topic whose auctions agree a trump suit puts ``slam_tries`` before its rules for game::

    yield from slam_tries(situation, agreements, Suit.SPADES)

The answers and what the asker does with them are in ``slam``.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from schlemm.bidding.rules.agreements import Agreements
from schlemm.bidding.rules.meaning import Meaning
from schlemm.bidding.rules.rule import Force, Rule
from schlemm.bidding.rules.situation import Situation
from schlemm.core.calls import Bid
from schlemm.core.cards import MAJORS, Rank, Strain, Suit
from schlemm.core.seats import Seat
from schlemm.evaluation.box import Box
from schlemm.evaluation.classes import span
from schlemm.evaluation.counts import PointCount
from schlemm.evaluation.features import Holds

SLAM: Final = 32
"""Points of both hands, short suits counted, with which slam is worth a question."""
GRAND: Final = 37
"""The same for a grand slam."""
BLIND: Final = 34
"""The same for a slam without a question, where no answer could stop in time."""
_MOST_ACES: Final = 4
ASK: Final = Bid(4, Strain.NOTRUMP)
"""The question."""


def slam_tries(
    situation: Situation, agreements: Agreements, trump: Suit, box: Box | None = None, *, more: int = 0
) -> Iterator[Rule]:
    """Four notrump asking for aces or key cards, by what partner has shown; six of the suit where it cannot be asked.

    Args:
        situation: The auction.
        agreements: Whether aces or key cards are asked for.
        trump: The suit that is agreed.
        box: What else the hand must hold, such as trumps; nothing if ``None``.
        more: Points more than usual, where the fit is thin or partner's points lie badly.
    """
    hand, count = Box() if box is None else box, PointCount.support(trump)
    mine = SLAM + more - reckoned_points(situation, situation.seat.partner, trump)
    if situation.is_legal(ASK):
        meaning = Meaning.ASK_KEY_CARDS if agreements.key_cards else Meaning.ASK_ACES
        enough = hand.with_count(count, mine).having(*_safe(trump))
        yield Rule(ASK, enough, meaning, Force.ROUND, trump=trump)
        if trump in MAJORS:
            return
    blind = hand.with_count(count, mine + BLIND - SLAM)
    yield Rule(Bid(6, Strain.of(trump)), blind, Meaning.SLAM)


def sure_points(situation: Situation, seat: Seat, trump: Suit) -> int:
    """The points this seat is sure to have for play in this suit: the most of the ways to count them."""
    known = situation.known.of(seat).classes
    return max(
        span(known, count).low for count in (PointCount.FIGURES, PointCount.LONG, PointCount.support(trump))
    )


def reckoned_points(situation: Situation, seat: Seat, trump: Suit) -> int:
    """The points this seat is reckoned with: as many as it is sure to have."""
    return sure_points(situation, seat, trump)


def _safe(trump: Suit) -> tuple[Holds, ...]:
    """Aces enough that the answer cannot pass five of a minor with two aces missing."""
    least = {Suit.CLUBS: 2, Suit.DIAMONDS: 1}.get(trump, 0)
    return (Holds(Rank.ACE, tuple(range(least, _MOST_ACES + 1))),) if least else ()
