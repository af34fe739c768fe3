"""The sacrifice, "Störgebot" (S1:41): bidding too high on purpose, and what that may cost."""

from __future__ import annotations

from typing import Final

from schlemm.core.calls import Bid
from schlemm.core.cards import Strain
from schlemm.core.contract import Doubling, Result
from schlemm.core.sentence import Sentence
from schlemm.learn.school.exercises.results.stakes import declarers_score
from schlemm.learn.school.lesson import Lesson, Show, Text, Try
from schlemm.learn.school.picture import ResultPicture, RowsPicture
from schlemm.learn.tutor.sacrifice import prices, undertricks_cost

_THEIRS: Final = Bid(4, Strain.SPADES)
_OURS: Final = Bid(5, Strain.DIAMONDS)
_DOWN: Final = 2
_DANGER: Final = {
    (False, False): "row-nobody",
    (False, True): "row-they",
    (True, False): "row-we",
    (True, True): "row-everybody",
}
"""Who is vulnerable: we, they."""


def bargains() -> RowsPicture:
    """How far a sacrifice against four spades may go, at each vulnerability."""
    rows = tuple(
        (Sentence(_DANGER[each.ours, each.theirs]), (each.worth, each.down, each.cost))
        for each in prices(_THEIRS, Doubling.UNDOUBLED, _THEIRS.tricks)
    )
    heads = (Sentence("row-danger"), Sentence("row-worth"), Sentence("row-down"), Sentence("row-cost"))
    return RowsPicture(heads, rows)


LESSON: Final = Lesson(
    "sacrifice",
    (
        Text("idea", (("bid", str(_THEIRS)), ("better", str(_OURS)))),
        Show(ResultPicture(Result.parse(f"{_THEIRS}E="), vulnerable=False), "theirs"),
        Show(ResultPicture(Result.parse(f"{_OURS}XS-{_DOWN}"), vulnerable=False), "ours",
             (("saved", declarers_score(_THEIRS, _THEIRS.tricks) - undertricks_cost(_DOWN, vulnerable=False)),)),
        Show(bargains(), "bargains", (("bid", str(_THEIRS)),)),
        Try("sacrifice-or-not"),
        Text("risk"),
    ),
)  # fmt: skip
