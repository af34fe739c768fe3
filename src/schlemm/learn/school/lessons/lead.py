"""Leading: which card of a suit (the rules of ``carding.leads``)."""

from __future__ import annotations

from typing import Final

from schlemm.carding.carding import STANDARD
from schlemm.carding.leads import lead_from, lead_rule
from schlemm.core.cards import Strain, Suit
from schlemm.core.hand import Hand
from schlemm.core.sentence import Facts
from schlemm.learn.school.lesson import Lesson, Show, Text, Try
from schlemm.learn.school.picture import HandPicture

HELD: Final = {"sequence": "KQJ4...", "fourth": "Q9752...", "low": "K62...", "double": "84..."}
"""Suits, and by which rule they are led in notrump; a test asks the rules."""
ACE: Final = "A964..."
"""A suit that is led otherwise with trumps."""


def led(text: str, trump: Suit | None = None) -> str:
    """The card that is led from this holding."""
    return str(lead_from(Hand.parse(text), trump, STANDARD))


def rule(text: str, trump: Suit | None = None) -> str:
    """The name of the rule by which it is."""
    return lead_rule(Hand.parse(text), trump, STANDARD).name


def _example(code: str) -> Show:
    facts: Facts = (("card", led(HELD[code])),)
    return Show(HandPicture(Hand.parse(HELD[code])), code, facts)


LESSON: Final = Lesson(
    "lead",
    (
        Text("first"),
        _example("sequence"),
        _example("fourth"),
        _example("low"),
        _example("double"),
        Show(HandPicture(Hand.parse(ACE)), "ace", (
            ("card", led(ACE, Suit.HEARTS)), ("card-2", led(ACE)), ("strain", str(Strain.NOTRUMP)),
        )),
        Text("why"),
        Try("which-lead"),
    ),
)  # fmt: skip
