"""A question with its answer and the reason: what every exercise makes."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Literal, Protocol, TypeAlias, TypeVar

from schlemm.core.sentence import Sentence
from schlemm.dealing.pcg import Pcg32
from schlemm.learn.school.picture import Picture

T = TypeVar("T")

Why: TypeAlias = tuple[Sentence, ...]
"""Sentences that say why."""

Kind: TypeAlias = Literal["call", "card", "contract", "seat", "suit", "side", "strain", "number", "said"]
"""What options are: canonical notation of something, or codes of the catalogues."""


@dataclass(frozen=True, slots=True)
class Choice:
    """One of these is to be chosen.

    Attributes:
        options: What can be chosen.
        kind: What the options are.
    """

    options: tuple[str, ...]
    kind: Kind


@dataclass(frozen=True, slots=True)
class NumberQuestion:
    """A whole number is to be typed, within these bounds."""

    low: int
    high: int


@dataclass(frozen=True, slots=True)
class CardOfHand:
    """A card of the hand that the question shows is to be chosen."""

    cards: tuple[str, ...]


Answer: TypeAlias = Choice | NumberQuestion | CardOfHand


@dataclass(frozen=True, slots=True)
class Question:
    """What is asked, and what is right.

    Attributes:
        asked: The question.
        pictures: What it is about.
        answer: How it is answered.
        right: The answers that are right, the best first; numbers as text.
        why: Why they are.
        wrong: What there is to say about particular wrong answers, besides.
        hide: Whether the pictures are to be remembered: they are put away before the question is answered.
    """

    asked: Sentence
    pictures: tuple[Picture, ...]
    answer: Answer
    right: tuple[str, ...]
    why: Why
    wrong: tuple[tuple[str, Why], ...] = field(default=())
    hide: bool = False

    def judge(self, given: str) -> Judged:
        """What there is to say about an answer."""
        right = given in self.right
        own = () if right else next((why for answer, why in self.wrong if answer == given), ())
        return Judged(right, self.right[0], (*own, *self.why))


@dataclass(frozen=True, slots=True)
class Judged:
    """An answer judged.

    Attributes:
        right: Whether it is right.
        best: The right answer, the best if there are several.
        why: Why.
    """

    right: bool
    best: str
    why: Why


class Exercise(Protocol):
    """Makes questions of one kind, always afresh."""

    @property
    def name(self) -> str:
        """Its name in addresses and in the catalogues."""

    @property
    def heavy(self) -> bool:
        """Whether making a question takes long enough to be a worker's job: a system has to bid."""

    @property
    def chapter(self) -> str:
        """The chapter of the catalogues that says what it asks and why."""

    def ask(self, random: Pcg32) -> Question:
        """A question; the same for the same random numbers."""


@dataclass(frozen=True, slots=True)
class Made:
    """An exercise that is a function."""

    name: str
    make: Callable[[Pcg32], Question]
    chapter: str = "exercises"
    heavy: bool = False

    def ask(self, random: Pcg32) -> Question:
        """A question; the same for the same random numbers."""
        return self.make(random)


def one_of(random: Pcg32, things: Sequence[T]) -> T:
    """Any of these things, each as likely."""
    return things[random.below(len(things))]
