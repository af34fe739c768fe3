"""Wild shapes are worth more than their points (S4:61): two deals with equal points and different tricks."""

from __future__ import annotations

from typing import Final

from schlemm.core.contract import Contract
from schlemm.core.deal import Deal
from schlemm.core.seats import Seat
from schlemm.core.sentence import Facts
from schlemm.evaluation.points import figure_points
from schlemm.evaluation.shape import Shape
from schlemm.learn.school.lesson import Lesson, PlayOut, Show, Text, Try
from schlemm.learn.school.picture import DealPicture

FLAT: Final = Deal.parse("N:J542.A42.Q64.KT6 K93.T87.T987.QJ8 A876.K95.AJ3.432 QT.QJ63.K52.A975")
WILD: Final = Deal.parse("N:Q932.9764.Q.AQ42 J.QJ32.A9765.K98 AK876..KJT842.J6 T54.AKT85.3.T753")
FLAT_TRICKS: Final = 7
"""What South makes in spades with the first deal, double dummy; a test asks the solver."""
WILD_TRICKS: Final = 11
"""The same with the second."""


def points(deal: Deal) -> int:
    """Figure points of North and South."""
    return figure_points(deal.hand(Seat.NORTH)) + figure_points(deal.hand(Seat.SOUTH))


def _facts(deal: Deal, tricks: int) -> Facts:
    return (("points", points(deal)), ("shape", str(Shape.of(deal.hand(Seat.SOUTH)))), ("tricks", tricks))


LESSON: Final = Lesson(
    "wild",
    (
        Text("claim"),
        Show(DealPicture(FLAT), "flat", _facts(FLAT, FLAT_TRICKS)),
        Show(DealPicture(WILD), "wild", _facts(WILD, WILD_TRICKS)),
        Text("why", (("more", WILD_TRICKS - FLAT_TRICKS),)),
        PlayOut(WILD, Contract.parse("4SS")),
        Text("care"),
        Try("shape-class", 5),
    ),
)
