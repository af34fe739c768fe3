"""What a double-dummy engine is asked, in plain numbers: questions that go through pipes, and whoever answers them.

An engine sees hands as bits (two of clubs lowest), the denomination, the leader and cards by their indices.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Protocol, TypeAlias, runtime_checkable

Hands: TypeAlias = tuple[int, int, int, int]
"""The bits of the four hands, N E S W."""
Rows: TypeAlias = tuple[tuple[int, ...], ...]
"""The rows of a trick table."""


@dataclass(frozen=True, slots=True)
class Facts:
    """A position.

    Attributes:
        hands: The cards still held, those of the trick in progress not among them.
        strain: The denomination's index.
        leader: The index of who leads to the trick.
        trick: The indices of the cards played to it.
    """

    hands: Hands
    strain: int
    leader: int
    trick: tuple[int, ...]


class Engine(Protocol):
    """Solves, in this process."""

    def table(self, hands: Hands) -> Rows:
        """The rows of the table of a deal.

        Raises:
            EngineError: If it cannot be solved.
        """
        ...

    def cards(self, facts: Facts) -> Mapping[int, int]:
        """For each card that may be played, by its index, the tricks that the side in turn takes.

        Raises:
            EngineError: If it cannot be solved.
        """
        ...

    def makes(self, facts: Facts, tricks: int) -> bool:
        """Whether the side in turn takes so many tricks, which is at least one and at most those left.

        Raises:
            EngineError: If it cannot be solved.
        """
        ...


@runtime_checkable
class LineEngine(Engine, Protocol):
    """An engine that also finds best lines, keeping what it knows from card to card."""

    def line(self, facts: Facts) -> tuple[int, ...]:
        """The cards of the best line (``dd.line``), by their indices, to the last one.

        Raises:
            EngineError: If it cannot be solved.
        """
        ...


@runtime_checkable
class BoundedEngine(Engine, Protocol):
    """An engine that counts the positions it looks at, the same number for a question whatever was asked before."""

    def cards_within(self, facts: Facts, nodes: int) -> tuple[Mapping[int, int], int] | None:
        """As ``cards``, with how many positions it looked at; ``None`` if that would be ``nodes`` or more.

        Raises:
            EngineError: If it cannot be solved.
        """
        ...


@runtime_checkable
class CourseEngine(Engine, Protocol):
    """An engine that says what a play was worth card by card, keeping what it knows from card to card."""

    def course_within(
        self, facts: Facts, cards: tuple[int, ...], nodes: int
    ) -> tuple[tuple[int, ...], int] | None:
        """The tricks of the side in turn with best play at once, and with best play from behind each of the cards on.

        Args:
            facts: Where the play begins; the tricks are of those left there.
            cards: What is played from there, by index.
            nodes: How many positions it may look at.

        Returns:
            One number more than there are cards, and how many positions it looked at; ``None`` if that would be
            ``nodes`` or more.

        Raises:
            EngineError: If it cannot be solved.
        """
        ...


class StoppableEngine(Engine, Protocol):
    """An engine that lets other threads run while it searches, and that they may stop; its process never crashes."""

    def stop(self) -> None:
        """Have the question at work, and all that follow, end at once with an `EngineError`."""
        ...


class EngineError(Exception):
    """An engine refused a question; the message says why."""


class TooWildError(EngineError):
    """The engine has looked at as many positions as it may, and has no answer."""


@dataclass(frozen=True, slots=True)
class AskTable:
    """What a deal is worth."""

    hands: Hands

    def of(self, engine: Engine) -> Rows:
        """The engine's answer."""
        return engine.table(self.hands)


@dataclass(frozen=True, slots=True)
class AskCards:
    """What each card is worth."""

    facts: Facts

    def of(self, engine: Engine) -> Mapping[int, int]:
        """The engine's answer."""
        return engine.cards(self.facts)


@dataclass(frozen=True, slots=True)
class AskCardsWithin:
    """What each card is worth, if that takes fewer positions than a number."""

    facts: Facts
    nodes: int

    def of(self, engine: Engine) -> tuple[Mapping[int, int], int] | None:
        """The engine's answer, and its positions; 0 of them if it does not count."""
        if isinstance(engine, BoundedEngine):
            return engine.cards_within(self.facts, self.nodes)
        return engine.cards(self.facts), 0


@dataclass(frozen=True, slots=True)
class AskCourseWithin:
    """What a play was worth card by card, if that takes fewer positions than a number."""

    facts: Facts
    cards: tuple[int, ...]
    nodes: int

    def of(self, engine: Engine) -> tuple[tuple[int, ...], int] | None:
        """The engine's answer, and its positions; ``None`` if it does not know either."""
        if isinstance(engine, CourseEngine):
            return engine.course_within(self.facts, self.cards, self.nodes)
        return None


@dataclass(frozen=True, slots=True)
class AskMakes:
    """Whether a number of tricks is made."""

    facts: Facts
    tricks: int

    def of(self, engine: Engine) -> bool:
        """The engine's answer."""
        return engine.makes(self.facts, self.tricks)


@dataclass(frozen=True, slots=True)
class AskLine:
    """How the play goes on at its best."""

    facts: Facts

    def of(self, engine: Engine) -> tuple[int, ...] | None:
        """The engine's answer; ``None`` if it finds no lines."""
        return engine.line(self.facts) if isinstance(engine, LineEngine) else None


PlainQuestion: TypeAlias = AskTable | AskCards | AskCardsWithin | AskCourseWithin | AskMakes | AskLine
PlainAnswer: TypeAlias = Any
"""`Rows`, tricks by card (and positions), whether it makes, or the cards of a line, as was asked."""
