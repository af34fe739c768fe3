"""A table whose board was chosen: what is practised with it, or which board goes on differently there."""

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


@dataclass(frozen=True, slots=True)
class BoardOrigin:
    """A board that was played before, and how far it had come where this table goes on.

    Attributes:
        game: Name of the table or match that it was played in; empty if it came from a file.
        board: Its number there.
        room: At which table of a match, 1 or 2; 0 where there is only one.
        calls: How many of its calls were made as before ...
        cards: ... and how many cards.
    """

    game: str
    board: int
    room: int
    calls: int
    cards: int
