"""A lesson: what is said, shown and asked, in this order. No number that it tells is typed; all are computed here."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from schlemm.core.contract import Contract
from schlemm.core.deal import Deal
from schlemm.core.hand import Hand
from schlemm.core.seats import BySeat
from schlemm.core.sentence import Facts, Sentence
from schlemm.learn.school.picture import Picture


@dataclass(frozen=True, slots=True)
class Text:
    """A paragraph.

    Attributes:
        code: Its name within the lesson; the id in the lesson's chapter is ``lesson-<lesson>-<code>``.
        facts: What it tells that is computed: points, odds, cards.
    """

    code: str
    facts: Facts = ()


@dataclass(frozen=True, slots=True)
class Show:
    """Something to look at, with a line under it.

    Attributes:
        picture: What is shown.
        code: Name of the line within the lesson; empty without one.
        facts: What the line tells that is computed.
    """

    picture: Picture
    code: str = ""
    facts: Facts = ()


@dataclass(frozen=True, slots=True)
class Try:
    """Questions of an exercise, as many as the player wants; ``enough`` right ones in a row end the part."""

    exercise: str
    enough: int = 3


@dataclass(frozen=True, slots=True)
class Visit:
    """Something to do elsewhere in the house: a page, with a line that says what."""

    path: str
    code: str


@dataclass(frozen=True, slots=True)
class PlayOut:
    """Cards to play oneself with all hands open: as declarer, against defenders that play as well as can be.

    Attributes:
        deal: A whole deal, or what is left of one, equally many cards each.
        contract: What is played.
    """

    deal: Deal | BySeat[Hand]
    contract: Contract

    @property
    def hands(self) -> BySeat[Hand]:
        """The hands before the first card."""
        return self.deal.hands if isinstance(self.deal, Deal) else self.deal


Part: TypeAlias = Text | Show | Try | Visit | PlayOut


@dataclass(frozen=True, slots=True)
class Lesson:
    """A lesson; its words are the chapter ``lesson-<name>``, its title stands in the chapter ``school``.

    Attributes:
        name: Its name in addresses and catalogues.
        parts: What it consists of, in order.
    """

    name: str
    parts: tuple[Part, ...]

    @property
    def exercises(self) -> tuple[str, ...]:
        """The names of the exercises that it asks questions of."""
        return tuple(part.exercise for part in self.parts if isinstance(part, Try))

    @property
    def to_play(self) -> tuple[PlayOut, ...]:
        """What can be played in it, in order."""
        return tuple(part for part in self.parts if isinstance(part, PlayOut))

    def message(self, code: str, facts: Facts = ()) -> Sentence:
        """The sentence of this name, in the lesson's chapter."""
        return Sentence(f"lesson-{self.name}-{code}", facts)

    def line_under(self, part: Show) -> Sentence | None:
        """The line under something to look at; ``None`` if it has none."""
        return self.message(part.code, part.facts) if part.code else None
