"""Finesse or drop: chances counted over every way in which the missing cards can lie."""

from __future__ import annotations

from typing import Final

from schlemm.core.cards import Card, Rank, Suit
from schlemm.core.hand import Hand
from schlemm.core.sentence import Sentence
from schlemm.learn.school.exercises.play.missing import Layout
from schlemm.learn.school.lesson import Lesson, Show, Text, Try
from schlemm.learn.school.picture import RowsPicture
from schlemm.learn.school.shares import per_mille

_QUEEN: Final = ("AJT", "K")
_KING: Final = ("AQJ", "")
_SMALL: Final = "98765432"
_EIGHT: Final = 8


def layout(high: tuple[str, str], together: int) -> Layout:
    """A spade suit with these high cards, filled up with small ones to so many of both hands, South's first."""
    north, south = high
    wanted = together - len(north) - len(south)
    to_south = max(0, min(wanted, 3 - len(south)))
    south += _SMALL[:to_south]
    north += _SMALL[to_south:wanted]
    hands = Hand.parse(f"{north}..."), Hand.parse(f"{south}...")
    missing = [card for card in _spades() if card not in hands[0] and card not in hands[1]]
    return Layout(*hands, tuple(missing))


def _spades() -> tuple[Card, ...]:
    return tuple(Card.of(Suit.SPADES, rank) for rank in reversed(tuple(Rank)))


def by_number(high: tuple[str, str], numbers: range) -> RowsPicture:
    """How often finesse and drop win, in a thousand, by the number of cards."""
    rows = []
    for together in numbers:
        finesse, drop = layout(high, together).chances()
        rows.append((Sentence("row-cards", (("count", together),)), (per_mille(finesse), per_mille(drop))))
    heads = (Sentence("row-together"), Sentence("row-finesse"), Sentence("row-drop"))
    return RowsPicture(heads, tuple(rows))


_EXAMPLE: Final = layout(_QUEEN, _EIGHT)

LESSON: Final = Lesson(
    "finesse",
    (
        Text("two"),
        Show(
            _EXAMPLE.picture, "suit", (("card", str(_EXAMPLE.missing[0])), ("card-2", "SJ"), ("card-3", "SK"))
        ),
        Show(by_number(_QUEEN, range(7, 12)), "queen", (("card", "SQ"),)),
        Show(by_number(_KING, range(8, 12)), "king", (("card", "SK"),)),
        Try("finesse-or-drop"),
        Text("known"),
    ),
)
