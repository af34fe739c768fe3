"""Answers that several exercises let one choose from."""

from __future__ import annotations

from collections.abc import Sequence

from schlemm.core.seats import SEATS
from schlemm.core.sentence import Sentence
from schlemm.learn.school.picture import Picture
from schlemm.learn.school.question import Choice, Question, Why

YES, NO = "option-yes", "option-no"


def yes_or_no(asked: Sentence, pictures: Sequence[Picture], why: Why, *, right: bool) -> Question:
    """A question to be answered with yes or no."""
    answer = YES if right else NO
    return Question(asked, tuple(pictures), Choice((YES, NO), "said"), (answer,), why)


def any_seat() -> Choice:
    """One of the four seats."""
    return Choice(tuple(seat.letter for seat in SEATS), "seat")
