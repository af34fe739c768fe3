"""Draw trumps or ruff first: two endings that the solver decides."""

from __future__ import annotations

from typing import Final

from schlemm.core.cards import Suit
from schlemm.core.hand import Hand
from schlemm.core.seats import BySeat
from schlemm.core.sentence import Facts
from schlemm.learn.school.exercises.play.trumping import tricks_with
from schlemm.learn.school.lesson import Lesson, Show, Text, Try
from schlemm.learn.school.picture import DealPicture

DRAW: Final = (
    BySeat(*map(Hand.parse, ("AK9.J..", ".K.AKQ.", "Q.AT.J.", "JT.Q.T."))),
    Suit.HEARTS,
    Suit.DIAMONDS,
)
"""Hands, trumps and the suit that dummy could ruff; South leads."""
RUFF: Final = (
    BySeat(*map(Hand.parse, ("QJ9.T..", ".QJ..AQ", "K.AK..J", "AT...KT"))),
    Suit.HEARTS,
    Suit.CLUBS,
)


def _shown(ending: tuple[BySeat[Hand], Suit, Suit], code: str) -> Show:
    hands, trump, side = ending
    drawn, ruffed = tricks_with(hands, trump, side)
    facts: Facts = (("trump", trump.letter), ("suit", side.letter), ("drawn", drawn), ("ruffed", ruffed))
    return Show(DealPicture(hands), code, facts)


LESSON: Final = Lesson(
    "trumps",
    (
        Text("draw"),
        _shown(DRAW, "drawn"),
        Text("ruff"),
        _shown(RUFF, "ruffed"),
        Try("trumps-out"),
    ),
)
