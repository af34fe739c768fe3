"""The two teams of a match, as they call themselves."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from schlemm.bot_match.contestants import Team


class Colour(Enum):
    """The colour of a team, as a code: what it looks like is the browser's affair."""

    BLUE = "blue"
    RED = "red"
    GREEN = "green"
    YELLOW = "yellow"
    VIOLET = "violet"
    WHITE = "white"


@dataclass(frozen=True, slots=True)
class TeamBadge:
    """A team's name and colour.

    Attributes:
        name: What others read; empty if it has given itself none.
        colour: Its colour.
    """

    name: str
    colour: Colour


@dataclass(frozen=True, slots=True)
class ByTeam:
    """Name and colour of both teams.

    Raises:
        ValueError: If both have the same colour.
    """

    a: TeamBadge = TeamBadge("", Colour.BLUE)
    b: TeamBadge = TeamBadge("", Colour.RED)

    def __post_init__(self) -> None:
        if self.a.colour is self.b.colour:
            raise ValueError(f"the teams need different colours, not both {self.a.colour.value}")

    def of(self, team: Team) -> TeamBadge:
        """Name and colour of a team."""
        return self.a if team is Team.A else self.b
