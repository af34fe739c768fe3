"""How urgent a question to a bots' worker is."""

from __future__ import annotations

from enum import IntEnum


class Urgency(IntEnum):
    """Who waits for the answer; the lower, the sooner it is had."""

    MOVE = 0
    """A whole table: what a bot does."""
    HINT = 1
    """One person: advice, explanations, offers to claim, exercises."""
    REVIEW = 2
    """Nobody in a hurry: what the cards of a board that is over have cost."""
