"""What may be asked of a match as a whole; of its tables the same is asked as of any table.

A pause, going on and the end are asked as at a table, and hold for both tables.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from schlemm.bot_match.contestants import Team
from schlemm.match.state.parting import What
from schlemm.match.state.place import Place, Room
from schlemm.table.rules.pausing import Pause, Resume
from schlemm.table.rules.stopping import StopNow


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
class ChooseCaptain:
    """Let the person at this place decide for their team from now on."""

    place: Place


@dataclass(frozen=True, slots=True)
class RenewPlace:
    """Make a link that brings back the person of this place, who has lost their device."""

    place: Place


@dataclass(frozen=True, slots=True)
class Comment:
    """Say something about a call or card of a board, once the match is over.

    Attributes:
        board: Number of the board.
        room: At which table it was called or played.
        what: Whether it is about a call or a card.
        index: Which, counted from 0.
        text: What to say.
    """

    board: int
    room: Room
    what: What
    index: int
    text: str


MatchCommand: TypeAlias = LineUp | Release | ChooseCaptain | RenewPlace | Pause | Resume | StopNow | Comment


@dataclass(frozen=True, slots=True)
class MatchRequest:
    """A command about the match, with who asks.

    Attributes:
        id: An id of the sender's own; a request of theirs that comes twice is carried out once.
        by: The place of the person who asks.
        command: What is asked for.
    """

    id: str
    by: Place
    command: MatchCommand
