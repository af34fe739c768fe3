"""Go for game with enough strength (S1:37, S1:47): the bonus, and how likely partner has what is missing."""

from __future__ import annotations

from typing import Final

from schlemm.core.calls import Bid
from schlemm.core.cards import Strain
from schlemm.core.contract import Result
from schlemm.core.hand import Hand
from schlemm.core.sentence import Sentence
from schlemm.evaluation.odds import at_least, points_of_partner
from schlemm.evaluation.points import figure_points
from schlemm.learn.school.exercises.results.stakes import ENOUGH, SHOWN, chance_of_together, one_more
from schlemm.learn.school.lesson import Lesson, Show, Text, Try
from schlemm.learn.school.picture import HandPicture, ResultPicture, RowsPicture
from schlemm.learn.school.shares import percent

_HAND: Final = Hand.parse("KQ54.A93.KJ2.J32")
_POINTS: Final = figure_points(_HAND)
_PARTNER: Final = points_of_partner(_HAND)
_GAME: Final = Bid(3, Strain.NOTRUMP)
_PART: Final = Bid(2, Strain.NOTRUMP)


def _chances() -> RowsPicture:
    """How likely both hands have enough, by what partner has shown."""
    rows = [(Sentence("row-nothing"), (percent(at_least(_PARTNER, ENOUGH - _POINTS)),))]
    for low, high in sorted(SHOWN)[:3]:
        chance = percent(chance_of_together(_PARTNER, low, high, ENOUGH - _POINTS))
        rows.append((Sentence("row-shown", (("low", low), ("high", high))), (chance,)))
    return RowsPicture((Sentence("row-partner"), Sentence("row-enough", (("enough", ENOUGH),))), tuple(rows))


def _bet(*, vulnerable: bool) -> int:
    return one_more(_PART, _GAME, vulnerable=vulnerable).percent


LESSON: Final = Lesson(
    "game-zone",
    (
        Text("bonus"),
        Show(ResultPicture(Result.parse(f"{_PART}S+1"), vulnerable=False), "part"),
        Show(ResultPicture(Result.parse(f"{_GAME}S="), vulnerable=False), "game"),
        Text("enough", (("enough", ENOUGH),)),
        Show(HandPicture(_HAND), "hand", (("points", _POINTS), ("needed", ENOUGH - _POINTS))),
        Show(_chances(), "chances"),
        Text("even", (("bid", str(_GAME)), ("lowest", str(_PART)),
                      ("percent", _bet(vulnerable=False)), ("risky", _bet(vulnerable=True)))),
        Try("game-or-not"),
    ),
)  # fmt: skip
