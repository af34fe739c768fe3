"""What can happen in a match: what happens at its tables, and what concerns both."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final, TypeAlias

from schlemm.bot_match.contestants import Team
from schlemm.core import bot_name
from schlemm.core.seats import BySeat
from schlemm.match.state.parting import What
from schlemm.match.state.place import Place, Room
from schlemm.match.state.plan import Plan
from schlemm.match.state.teams import ByTeam
from schlemm.table.state.events import DealPromised, Event
from schlemm.table.state.players import Player, Robot
from schlemm.table.state.settings import Settings

TABLES: Final = len(Room)


@dataclass(frozen=True, slots=True)
class MatchOpened:
    """A match was set up; always the first event.

    Attributes:
        plan: What is agreed.
        teams: Who meets.
        players: Who sits where: the first table, then the second.
        settings: What the players agreed on besides, at both tables.
        host: Where the person sits who has opened the match.
        captains: Where the captain of each team sits; the host where it has no other.
        invite: The secret that the keys of the seats follow from; empty where nobody can be invited.
        scope: What hashes of secrets are keyed by; empty for the name of the match.
        kept: The places that are kept for people; with any, the match waits for its host before it begins.
        away: The places of people who are away from the match that this one follows.
        labels: What the invitations of each table's seats are named after; empty for the seats themselves.
        series: Name of the circle that it belongs to; empty if to none.
        default_bot: The name of the bot that acts where nobody says otherwise.
        texts: The texts of systems of somebody's own, which bots' names name by ``short_name``: each stands here once.

    Raises:
        ValueError: If it has not two tables.
    """

    plan: Plan
    teams: ByTeam
    players: tuple[BySeat[Player], BySeat[Player]]
    settings: Settings
    host: Place
    captains: tuple[Place, Place]
    invite: str = ""
    scope: str = ""
    kept: tuple[Place, ...] = ()
    away: tuple[Place, ...] = ()
    labels: tuple[BySeat[str], ...] = ()
    series: str = ""
    default_bot: str = bot_name.DEFAULT
    texts: tuple[str, ...] = ()

    def __post_init__(self) -> None:
        if len(self.players) != TABLES or len(self.captains) != TABLES or len(self.labels) not in {0, TABLES}:
            raise ValueError("a match has two tables and two captains")


@dataclass(frozen=True, slots=True)
class AtTable:
    """Something happened at one of the tables."""

    room: Room
    event: Event


@dataclass(frozen=True, slots=True)
class LinedUp:
    """A captain has lined their team up.

    Attributes:
        by: Who did it, at their former place.
        team: Whose players have moved.
        to: The new place of each, in the order of ``places_of``.
    """

    by: Place
    team: Team
    to: tuple[Place, ...]


@dataclass(frozen=True, slots=True)
class PairsChanged:
    """After the first half the pairs of this team have changed tables."""

    team: Team


@dataclass(frozen=True, slots=True)
class Released:
    """A person has left for good, and a bot has their seat, which another person may take: the substitute."""

    by: Place
    place: Place
    robot: Robot


@dataclass(frozen=True, slots=True)
class CaptainChosen:
    """The person at this place is captain of their team from now on."""

    by: Place
    place: Place


@dataclass(frozen=True, slots=True)
class Paused:
    """The match rests."""

    by: Place


@dataclass(frozen=True, slots=True)
class Resumed:
    """The match goes on."""

    by: Place


@dataclass(frozen=True, slots=True)
class MatchStopped:
    """The match was ended early; what counts are the boards that both tables have finished."""

    by: Place


@dataclass(frozen=True, slots=True)
class Commented:
    """A player has said something about a call or a card of the record that both tables share (S1:60).

    Attributes:
        by: Where they sit.
        name: Their name.
        board: Number of the board.
        room: At which table it was called or played.
        what: Whether it is about a call or a card.
        index: Which, counted from 0.
        text: What they say.
    """

    by: Place
    name: str
    board: int
    room: Room
    what: What
    index: int
    text: str


MatchEvent: TypeAlias = (
    MatchOpened
    | DealPromised
    | AtTable
    | LinedUp
    | PairsChanged
    | Released
    | CaptainChosen
    | Paused
    | Resumed
    | MatchStopped
    | Commented
)

MATCH_EVENTS: Final[Mapping[str, type[MatchEvent]]] = {
    "MatchOpened": MatchOpened,
    "DealPromised": DealPromised,
    "LinedUp": LinedUp,
    "PairsChanged": PairsChanged,
    "Released": Released,
    "CaptainChosen": CaptainChosen,
    "Paused": Paused,
    "Resumed": Resumed,
    "MatchStopped": MatchStopped,
    "Commented": Commented,
}
"""The events of the match itself by the names under which they are kept, whatever a class comes to be called."""
