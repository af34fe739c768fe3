"""What is practised at a table with the cards, and the result."""

from __future__ import annotations

from schlemm.core.goal import Goal, GoalMatch
from schlemm.server.common.messages import Message


class VerdictView(Message, frozen=True):
    """How a board that was practised ended."""

    reached: bool
    """Whether the goal was reached."""
    tricks: int
    """What the reader's side took."""
    possible: int | None
    """What it takes with open cards and best play of all; ``None`` if nobody has looked."""


class OriginView(Message, frozen=True):
    """A board that was played before, and how far it had come where a table goes on from it."""

    game: str
    """Name of the table or match that it was played in; empty if it came from a file."""
    board: int
    room: int
    """At which table of a match; 0 where there is only one."""
    calls: int
    cards: int


class GoalView(Message, frozen=True):
    """What is practised at a table."""

    goal: Goal
    number: int
    """Which board of the practice it is."""
    fit: GoalMatch
    """How well the board fits what was wished for: the goal can be reached but not by itself; it can be reached;
    nobody has looked; only if the others make a mistake; the contract is of another kind."""
    verdict: VerdictView | None
