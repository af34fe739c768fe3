"""No risk for an exact part score (S1:47): four clubs rather than three never gains, with expected values."""

from __future__ import annotations

from fractions import Fraction
from typing import Final

from schlemm.core.calls import Bid
from schlemm.core.cards import Strain
from schlemm.core.sentence import Facts, Sentence
from schlemm.learn.school.exercises.results.stakes import declarers_score, one_more
from schlemm.learn.school.lesson import Lesson, Show, Text, Try
from schlemm.learn.school.picture import RowsPicture
from schlemm.learn.school.shares import percent

_LOWER: Final = Bid(3, Strain.CLUBS)
_HIGHER: Final = Bid(4, Strain.CLUBS)
_CHANCES: Final = (Fraction(1, 4), Fraction(1, 2), Fraction(3, 4), Fraction(9, 10))
_GAME: Final = (Bid(3, Strain.SPADES), Bid(4, Strain.SPADES))
_BIDS: Final[Facts] = (("bid", str(_LOWER)), ("better", str(_HIGHER)))


def _worth(bid: Bid, chance: Fraction) -> int:
    """What a contract brings on average if the tenth trick comes with this chance, and nine for sure."""
    made, missed = declarers_score(bid, _HIGHER.tricks), declarers_score(bid, _HIGHER.tricks - 1)
    return round(chance * made + (1 - chance) * missed)


def scores() -> RowsPicture:
    """What both contracts bring with nine and with ten tricks."""
    heads = (
        Sentence("row-contract"),
        *(Sentence("row-tricks", (("count", _HIGHER.tricks - less),)) for less in (1, 0)),
    )
    rows = tuple(
        (_named(bid), tuple(declarers_score(bid, _HIGHER.tricks - less) for less in (1, 0)))
        for bid in (_LOWER, _HIGHER)
    )
    return RowsPicture(heads, rows)


def averages() -> RowsPicture:
    """What both bring on average, by the chance of the tenth trick."""
    heads = (Sentence("row-tenth"), _named(_LOWER), _named(_HIGHER))
    rows = tuple(
        (
            Sentence("row-percent", (("percent", percent(chance)),)),
            (_worth(_LOWER, chance), _worth(_HIGHER, chance)),
        )
        for chance in _CHANCES
    )
    return RowsPicture(heads, rows)


def _named(bid: Bid) -> Sentence:
    return Sentence("row-bid", (("bid", str(bid)),))


_BET: Final = one_more(_LOWER, _HIGHER, vulnerable=False)
_GAME_BET: Final = one_more(*_GAME, vulnerable=False)

LESSON: Final = Lesson(
    "part-score",
    (
        Text("question", _BIDS),
        Show(scores(), "scores", (("gain", _BET.gain), ("loss", _BET.loss))),
        Show(averages(), "averages", _BIDS),
        Text("never", (("bid", str(_LOWER)),)),
        Text("game", (("bid", str(_GAME[0])), ("better", str(_GAME[1])), ("gain", _GAME_BET.gain),
                      ("loss", _GAME_BET.loss), ("percent", _GAME_BET.percent))),
        Try("part-score-risk"),
    ),
)  # fmt: skip
