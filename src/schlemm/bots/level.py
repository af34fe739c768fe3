"""How well a bot plays its cards: levels differ in what they consider, never by blunders at random."""

from __future__ import annotations

from enum import Enum
from typing import Final

FORMER: Final = "meister"
"""The name of a level that was no better than the club player it promised to beat (``docs/levels.md``)."""


class Level(Enum):
    """A level of play; the value is its name in a bot's name.

    ``FORMER`` still names one in what was stored or linked to: the club player plays there.
    """

    BEGINNER = "anfaenger"
    """Rules of thumb: counts its own cards and dummy's, and does not imagine what others hold."""
    CLUB = "klub"
    """Imagines the hidden cards from the auction and the play, and looks at each way with open cards."""

    @classmethod
    def _missing_(cls, value: object) -> Level | None:
        return cls.CLUB if value == FORMER else None
