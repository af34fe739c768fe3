"""A double can make a game of a part score: 2♥ and 3♣ are not doubled lightly (S1:75, S2:74, S2:85)."""

from __future__ import annotations

from typing import Final

from schlemm.core.calls import BIDS, Bid
from schlemm.core.cards import Strain
from schlemm.core.contract import Doubling, Result
from schlemm.learn.school.exercises.results.stakes import double_of
from schlemm.learn.school.lesson import Lesson, Show, Text, Try
from schlemm.learn.school.picture import ResultPicture
from schlemm.learn.tutor.sacrifice import made_into_game

_DOUBLED, _REDOUBLED = (
    made_into_game(doubling)[0].index for doubling in (Doubling.DOUBLED, Doubling.REDOUBLED)
)
"""The places in the order of bids of the first that such a double makes a game."""
_LIMITS: Final = (
    ("bid", str(BIDS[_DOUBLED - 1])),
    ("bid-2", str(BIDS[_DOUBLED])),
    ("bid-3", str(BIDS[_REDOUBLED - 1])),
)
_TWO: Final = Bid(2, Strain.HEARTS)
_BET: Final = double_of(_TWO, 1, vulnerable=False)

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
                ("bid", str(_TWO)),
                ("gain", _BET.gain),
                ("loss", _BET.loss),
                ("percent", _BET.percent),
            ),
        ),
    ),
)
