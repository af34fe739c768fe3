"""Do not double two hearts or three clubs lightly (S1:75): made, it is a game."""

from __future__ import annotations

from typing import Final

from schlemm.core.calls import Bid
from schlemm.core.cards import Strain
from schlemm.core.contract import Doubling, Result
from schlemm.core.sentence import Sentence
from schlemm.learn.school.exercises.results.stakes import double_of
from schlemm.learn.school.lesson import Lesson, Show, Text, Try
from schlemm.learn.school.picture import ResultPicture, RowsPicture
from schlemm.learn.tutor.sacrifice import made_into_game

_BIDS: Final = (
    Bid(2, Strain.DIAMONDS), Bid(2, Strain.HEARTS), Bid(3, Strain.CLUBS), Bid(3, Strain.NOTRUMP), Bid(4, Strain.SPADES),
)  # fmt: skip
_INTO_GAME: Final = made_into_game(Doubling.DOUBLED)


def _prices() -> RowsPicture:
    """What a double of some contracts wins if they fail by one, costs if they make it, and how sure it must be."""
    rows = []
    for bid in _BIDS:
        bet = double_of(bid, 1, vulnerable=False)
        rows.append((Sentence("row-bid", (("bid", str(bid)),)), (bet.gain, bet.loss, bet.percent)))
    heads = (Sentence("row-contract"), Sentence("row-wins"), Sentence("row-costs"), Sentence("row-even"))
    return RowsPicture(heads, tuple(rows))


LESSON: Final = Lesson(
    "light-doubles",
    (
        Text("tempting"),
        Show(ResultPicture(Result.parse("2HE="), vulnerable=False), "plain"),
        Show(ResultPicture(Result.parse("2HXE="), vulnerable=False), "doubled"),
        Text("into", (("bid", str(_INTO_GAME[0])), ("count", len(_INTO_GAME)))),
        Show(_prices(), "prices"),
        Try("double-or-not"),
        Text("when"),
    ),
)
