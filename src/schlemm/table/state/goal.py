"""A table at which one board is practised: what for, and how the board was chosen."""

from __future__ import annotations

from dataclasses import dataclass

from schlemm.bots.goals.search import GoalMatch
from schlemm.bots.goals.wish import GoalWish


@dataclass(frozen=True, slots=True)
class TableGoal:
    """What a table was opened for, if it was to practise; the board itself stands in the table's events.

    Attributes:
        wish: What the player practises.
        seed: What all boards of this practice follow from; only the table may read it.
        number: Which board of the practice it is, from 1.
        fit: How well the board fits the wish.
        possible: The tricks that the player's side takes with open cards and best play of all; ``None`` if nobody has
            looked. Nobody is told before the board is over.
    """

    wish: GoalWish
    seed: str
    number: int
    fit: GoalMatch
    possible: int | None
