"""What may be asked of a match as a whole; of its tables the same is asked as of any table."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from schlemm.table.team.place import Place
from schlemm.tournament.contestants import Team


@dataclass(frozen=True, slots=True)
class LineUp:
    """Put the players of a team where this says: the new place of each, in the order of ``places_of``."""

    team: Team
    to: tuple[Place, ...]


@dataclass(frozen=True, slots=True)
class Release:
    """Give the seat of a person who has left for good to a bot of this name, so that a substitute can take it."""

    place: Place
    name: str


@dataclass(frozen=True, slots=True)
class Pause:
    """Let the match rest, bots too."""


@dataclass(frozen=True, slots=True)
class Resume:
    """Go on."""


@dataclass(frozen=True, slots=True)
class StopMatch:
    """End the match with the boards that both tables have finished."""


MatchCommand: TypeAlias = LineUp | Release | Pause | Resume | StopMatch


@dataclass(frozen=True, slots=True)
class MatchRequest:
    """A command about the match, with who asks.

    Attributes:
        id: An id of the sender's own; a request that comes twice is carried out once.
        by: The place of the person who asks.
        command: What is asked for.
    """

    id: str
    by: Place
    command: MatchCommand
