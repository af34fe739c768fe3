"""Figure points: 4-3-2-1, forty in the pack, and the words for so many (S1:19, S4:47-49)."""

from __future__ import annotations

from typing import Final

from schlemm.core.hand import PACK, Hand
from schlemm.core.sentence import Sentence
from schlemm.dealing.frequencies import MOST_POINTS, points_probability
from schlemm.evaluation.points import FIGURES, figure_points
from schlemm.evaluation.strength import Strength, strength_band
from schlemm.learn.school.lesson import Lesson, Show, Text, Try
from schlemm.learn.school.picture import HandPicture, RowsPicture
from schlemm.learn.school.shares import share

_EXAMPLE: Final = Hand.parse("AQ54.KJ3.K972.83")
_ACE, _KING, _QUEEN, _JACK = (points for _, points, _ in FIGURES)


def bands() -> RowsPicture:
    """From how many points to how many each word goes, and which part of all hands that is."""
    rows = []
    for band in Strength:
        points = [each for each in range(MOST_POINTS + 1) if strength_band(each) is band]
        rows.append(
            (Sentence(band.value), (points[0], points[-1], share(sum(map(points_probability, points)))))
        )
    heads = (Sentence("row-strength"), Sentence("row-from"), Sentence("row-to"), Sentence("row-share"))
    return RowsPicture(heads, tuple(rows))


LESSON: Final = Lesson(
    "points",
    (
        Text("scheme", (("ace", _ACE), ("king", _KING), ("queen", _QUEEN), ("jack", _JACK))),
        Show(HandPicture(_EXAMPLE), "example", (("points", figure_points(_EXAMPLE)),)),
        Text("pack", (("total", figure_points(PACK)), ("average", figure_points(PACK) // 4))),
        Try("count-points"),
        Text("bands"),
        Show(bands(), "own"),
    ),
)
