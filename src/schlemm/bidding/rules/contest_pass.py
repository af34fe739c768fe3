"""Which hands may leave the opponents in: none whose figure points make game with the least that partner has shown.

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


def may_pass(situation: Situation) -> Box:
    """The hands that a pass competes for: all of them, unless the opponents' bid would stand undoubled."""
    if situation.is_ours or situation.is_doubled:
        return Box()
    partner = usual_span(situation.known.of(situation.seat.partner).classes, PointCount.FIGURES).low
    return Box(figures=Range(ANY_POINTS.low, max(GAME - 1 - partner, ANY_POINTS.low)))
