"""A table of four in the simulation: whose turn it is, who has seen the last command, who is at which server."""

from __future__ import annotations

from lab.capacity.simulation.chance import Dice
from lab.capacity.simulation.database import Server
from lab.capacity.simulation.plan import SEATS

THINKING, ASKED, KEPT = range(3)
"""Of the command in turn: nobody has said it; somebody has; the database has it."""


class SimulatedTable:
    """One table; its people are the first seats, its bots the others.

    Attributes:
        number: Which one.
        dice: Its chance.
        people: How many.
        everybody: A bit for each person.
        command: The number of the command in turn.
        stage: What has become known of it.
        begun: When it was asked.
        unseen: Bits of the people who do not have it on their screens.
        at: Bits of the people by the server that they are connected to.
        driver: Which server was last to ask bots for it.
        orphan: Whether a bot is to act, and no server has the table.
        started: Whether everybody has come for the first time.
    """

    __slots__ = (
        *("at", "begun", "command", "dice", "driver", "everybody"),
        *("number", "orphan", "people", "stage", "started", "unseen"),
    )

    def __init__(self, number: int, bots: int, seed: str) -> None:
        self.number, self.dice = number, Dice(f"{seed} {number}")
        self.people = SEATS - bots
        self.everybody = (1 << self.people) - 1
        self.command = 0
        self.stage = THINKING
        self.begun = 0.0
        self.unseen = 0
        self.at: dict[Server, int] = {}
        self.driver: Server | None = None
        self.orphan = self.started = False

    @property
    def actor(self) -> int:
        """Whose turn it is."""
        return self.command % SEATS

    @property
    def bot_acts(self) -> bool:
        """Whether that is a bot."""
        return self.command % SEATS >= self.people

    def sender(self) -> Server | None:
        """The server that the actor is connected to, or that has the actor act if that is a bot."""
        if self.bot_acts:
            return self.driver if self.driver in self.at else next(iter(self.at), None)
        bit = 1 << self.command % SEATS
        for server, seats in self.at.items():
            if seats & bit:
                return server
        return None

    def together(self) -> int:
        """Bits of all who are connected."""
        return sum(self.at.values())
