"""What a team's program needs to have said otherwise: programs of twenty years each have a limit of their own."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import Final

from schlemm.table_manager.messages import CallLine, CardLine, Message, Teams, Timing

ASKS_A_PERSON: Final = "wbridge5"
"""Begins the name of programs that stop at an alert until a person has answered."""
PAUSE: Final = 0.4
"""Seconds between two lines to a program that loses those that come back to back."""


@dataclass(frozen=True, slots=True)
class Dialect:
    """How a team is spoken to.

    Attributes:
        version: The version of the protocol; 19 hears what the match is played by, and what cards mean.
        bare: Whether calls are passed on without alerts and explanations.
        timing: Whether the time is told after a board.
        pause: Seconds between two lines.
    """

    version: int = 18
    bare: bool = False
    timing: bool = True
    pause: float = 0.0

    def said(self, message: Message) -> Message | None:
        """The message as this team is told it; ``None`` if it is not told."""
        match message:
            case CallLine() if self.bare:
                return replace(message, note=None)
            case CardLine() if self.bare or self.version < 19:
                return replace(message, text="")
            case Teams() if self.version < 19:
                return replace(message, scoring=None)
            case Timing() if not self.timing:
                return None
        return message


@dataclass(frozen=True, slots=True)
class Dialects:
    """Which teams need what.

    Attributes:
        bare: Who is told no alerts.
        slow: Who gets lines with pauses between them.
        untimed: Who is not told the time.
    """

    bare: frozenset[str] = frozenset()
    slow: frozenset[str] = frozenset()
    untimed: frozenset[str] = frozenset()

    @classmethod
    def of(cls, bare: Iterable[str] = (), slow: Iterable[str] = (), untimed: Iterable[str] = ()) -> Dialects:
        """The same of names in any case."""
        return cls(*(frozenset(map(str.casefold, names)) for names in (bare, slow, untimed)))

    def of_team(self, team: str, version: int) -> Dialect:
        """How this team is spoken to."""
        name = team.casefold()
        bare = name in self.bare or name.startswith(ASKS_A_PERSON)
        pause = PAUSE if name in self.slow else 0.0
        return Dialect(version, bare, name not in self.untimed, pause)
