"""Which hands may leave the opponents in: none that makes game with the least partner has shown, and no strong one.

Near the ends of its range a call competes with a pass. What partner would do after one is not imagined to the end, and
so a pass with half of a game in the hand looks better than it is: a partner who has limited the hand passes as well.
"""

from __future__ import annotations

from typing import Final

from schlemm.bidding.rules.situation import Situation
from schlemm.evaluation.box import ANY_POINTS, Box, Range
from schlemm.evaluation.counts import PointCount
from schlemm.evaluation.frequency import usual_span

GAME: Final = 24
"""Figure points of both hands with which game is likely enough that nobody lets the opponents play in peace."""
STRONG: Final = 18
"""Figure points of one hand that does not let them play a part score, whatever partner has."""
LOW: Final = 3
"""The highest level of such a part score."""


def may_pass(situation: Situation) -> Box:
    """The hands that a pass competes for: all of them, unless the opponents' bid would stand undoubled."""
    if situation.is_ours or situation.is_doubled:
        return Box()
    partner = usual_span(situation.known.of(situation.seat.partner).classes, PointCount.FIGURES).low
    low = situation.last_bid is not None and situation.last_bid.level <= LOW
    too_many = min(GAME - partner, STRONG) if low else GAME - partner
    return Box(figures=Range(ANY_POINTS.low, max(too_many - 1, ANY_POINTS.low)))
