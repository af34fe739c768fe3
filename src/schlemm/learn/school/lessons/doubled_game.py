"""A double can make a game of a part score: 2♥ and 3♣ are not doubled lightly (S1:75, S2:74, S2:85)."""

from __future__ import annotations

from typing import Final

from schlemm.core.calls import BIDS
from schlemm.core.contract import Contract, Doubling, Result
from schlemm.core.seats import Seat
from schlemm.learn.school.lesson import Lesson, Show, Text, Try
from schlemm.learn.school.lessons.chances import points
from schlemm.learn.school.picture import ResultPicture
from schlemm.scoring.tricks import GAME, bid_points


def _first_game(doubling: Doubling) -> int:
    """The place in the order of bids of the first that is a game, doubled like this."""
    return next(bid.index for bid in BIDS if bid_points(Contract(bid, doubling, Seat.SOUTH)) >= GAME)


_DOUBLED, _REDOUBLED = _first_game(Doubling.DOUBLED), _first_game(Doubling.REDOUBLED)
_LIMITS: Final = (
    ("bid", str(BIDS[_DOUBLED - 1])), ("bid-2", str(BIDS[_DOUBLED])), ("bid-3", str(BIDS[_REDOUBLED - 1])),
)  # fmt: skip
_MADE, _MADE_DOUBLED = points("2HS=", vulnerable=False), points("2HXS=", vulnerable=False)
_LOSS: Final = _MADE_DOUBLED - _MADE
_GAIN: Final = points("2HS-1", vulnerable=False) - points("2HXS-1", vulnerable=False)

LESSON: Final = Lesson(
    "doubled-game",
    (
        Text("how"),
        Show(ResultPicture(Result.parse("2HXS="), vulnerable=False), "two", (("result", "2HXS="),)),
        Text("which", _LIMITS),
        Try("becomes-game"),
        Text(
            "risk",
            (
                ("bid", "2H"),
                ("gain", _GAIN),
                ("loss", _LOSS),
                ("percent", -(-100 * _LOSS // (_LOSS + _GAIN))),
            ),
        ),
    ),
)
