"""How well a bot plays its cards: levels differ in what they consider, never by blunders at random."""

from __future__ import annotations

from enum import Enum


class Level(Enum):
    """A level of play; the value is its name in a bot's name.

    Attributes:
        times: How many positions a card is looked at in, against those of a club player; 0 for rules of thumb alone.
        ahead: Whether declarer looks ahead to the next choice, which may be a guess.
    """

    BEGINNER = "anfaenger"
    """Rules of thumb: counts its own cards and dummy's, and does not imagine what others hold."""
    CLUB = "klub"
    """Imagines the hidden cards from the auction and the play, and looks at each way with open cards."""
    MASTER = "meister"
    """The same, more thoroughly, and as declarer with an eye on the guess that may come next."""

    def __init__(self, name: str) -> None:
        self.times: int = {"anfaenger": 0, "klub": 1, "meister": 3}[name]
        self.ahead: bool = name == "meister"
