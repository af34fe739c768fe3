"""One notrump: 4-3-3-3 and 13 for S1 (S1:29), 16-18 for S4 (S4:72), 15-17 in Forum."""

from __future__ import annotations

from typing import Final

from schlemm.bidding.rules.agreements import BASES
from schlemm.core.calls import Bid
from schlemm.core.cards import Strain
from schlemm.core.hand import Hand
from schlemm.core.sentence import Sentence
from schlemm.evaluation.points import figure_points
from schlemm.evaluation.shape import Shape
from schlemm.learn.school.lesson import Lesson, Show, Text, Try
from schlemm.learn.school.picture import HandPicture, RowsPicture

_BID: Final = (("bid", str(Bid(1, Strain.NOTRUMP))),)
ALL: Final = Hand.parse("KJ3.AQ54.KQ2.J32")
"""One notrump in each of the three systems; a test asks them."""


def ranges() -> RowsPicture:
    """How many figure points each system shows."""
    heads = (Sentence("row-system"), Sentence("row-from"), Sentence("row-to"))
    rows = tuple(
        (Sentence(f"system-name-{name}"), (each.notrump.low, each.notrump.high))
        for name, each in BASES.items()
    )
    return RowsPicture(heads, rows)


LESSON: Final = Lesson(
    "notrump",
    (
        Text("why", _BID),
        Show(ranges(), "ranges", (*_BID, ("flat", str(Shape((4, 3, 3, 3)))))),
        Show(HandPicture(ALL), "all", (*_BID, ("points", figure_points(ALL)), ("shape", str(Shape.of(ALL))))),
        Try("notrump-or-not"),
        Text("else"),
    ),
)
