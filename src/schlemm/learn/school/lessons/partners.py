"""Four seats, two sides, three phases (S1:7-9, S4:11)."""

from __future__ import annotations

from typing import Final

from schlemm.core.deal import Deal
from schlemm.core.seats import Side
from schlemm.learn.school.lesson import Lesson, Show, Text, Try
from schlemm.learn.school.picture import DealPicture

_DEAL: Final = Deal.parse("N:AJ75.KQ4.952.K83 KQ3.J98.QJT4.652 T862.A75.AK7.A94 94.T632.863.QJT7")
_SIDES: Final = (("side", Side.NORTH_SOUTH.letters), ("side-2", Side.EAST_WEST.letters))

LESSON: Final = Lesson(
    "partners",
    (
        Text("seats", _SIDES),
        Show(DealPicture(_DEAL), "around"),
        Text("turns"),
        Try("partner-of"),
        Text("phases"),
    ),
)
