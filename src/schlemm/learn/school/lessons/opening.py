"""What to open: S1's system counts points and length (S1:29), S4's figure points alone (S4:49)."""

from __future__ import annotations

from typing import Final

from schlemm.bidding.rules.agreements import BASES
from schlemm.core.hand import Hand
from schlemm.core.sentence import Facts, Sentence
from schlemm.evaluation.points import figure_points, length_count
from schlemm.learn.school.lesson import Lesson, Show, Text, Try
from schlemm.learn.school.picture import HandPicture, RowsPicture

FLAT: Final = Hand.parse("KQ54.A93.KJ2.J32")
"""Opens one notrump, a spade or a club, by system."""
LONG: Final = Hand.parse("AJ543.KQ876.32.2")
"""Opens for its length, in S1's system and in Forum."""
OPENED: Final = {FLAT: ("1NT", "1S", "1C"), LONG: ("1S", "P", "1S")}
"""What the two open in the systems of the sources and in Forum; a test asks the systems."""


def systems() -> RowsPicture:
    """From how many points the systems open, and with how many cards of a major."""
    heads = (Sentence("row-system"), Sentence("row-opens"), Sentence("row-major"))
    rows = tuple(
        (Sentence(f"system-name-{name}"), (each.opening, each.majors)) for name, each in BASES.items()
    )
    return RowsPicture(heads, rows)


def _facts(hand: Hand) -> Facts:
    calls = zip(("call", "call-2", "call-3"), OPENED[hand], strict=True)
    return (("points", figure_points(hand)), ("length", length_count(hand).points), *calls)


LESSON: Final = Lesson(
    "opening",
    (
        Text("what"),
        Show(systems(), "count"),
        Show(HandPicture(LONG), "long", _facts(LONG)),
        Show(HandPicture(FLAT), "flat", _facts(FLAT)),
        Text("suit"),
        Try("open-it"),
    ),
)
