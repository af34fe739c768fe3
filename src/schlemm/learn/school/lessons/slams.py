"""Slams: twelve and thirteen tricks, bid and made (S0:30-32, S1:37, S1:79, S2:23-35, S3:24-25)."""

from __future__ import annotations

from typing import Final

from schlemm.core.calls import Bid
from schlemm.core.cards import Strain
from schlemm.core.contract import Contract, Doubling, Result
from schlemm.core.seats import Seat
from schlemm.core.sentence import Sentence
from schlemm.learn.library.figures import score_of
from schlemm.learn.school.exercises.results.stakes import one_more
from schlemm.learn.school.lesson import Lesson, Show, Text, Try
from schlemm.learn.school.picture import ResultPicture, RowsPicture
from schlemm.scoring.premiums import slam

_GAME, _SMALL, _GRAND = (Bid(level, Strain.SPADES) for level in (4, 6, 7))


def _bonuses(bid: Bid) -> tuple[int, int]:
    contract = Contract(bid, Doubling.UNDOUBLED, Seat.SOUTH)
    white, red = (slam(contract, vulnerable=vulnerable)[0].points for vulnerable in (False, True))
    return white, red


_BONUSES: Final = RowsPicture(
    (Sentence("lesson-slams-head"), Sentence("lesson-slams-no"), Sentence("lesson-slams-yes")),
    ((Sentence("lesson-slams-small"), _bonuses(_SMALL)), (Sentence("lesson-slams-grand"), _bonuses(_GRAND))),
)
_TRICKS: Final = (("small", _SMALL.tricks), ("grand", _GRAND.tricks))
_TO_SMALL: Final = one_more(_GAME, _SMALL, vulnerable=False).percent
_TO_GRAND: Final = one_more(_SMALL, _GRAND, vulnerable=False).percent

LESSON: Final = Lesson(
    "slams",
    (
        Text("two", _TRICKS),
        Show(_BONUSES, "bonuses"),
        Show(
            ResultPicture(Result.parse("6SS="), vulnerable=True), "whole",
            (("points", score_of("6SS=", vulnerable=True)),),
        ),
        Try("what-slam"),
        Text("chance", (("small", _TO_SMALL), ("grand", _TO_GRAND))),
    ),
)  # fmt: skip
