"""What an act is: something that a player asks of a table, and what kinds of events come of it.

Each act stands whole in one module of this folder: what is asked, what happens then, and who is told what of it.
``rules.acts`` lists them; what a table does with any of them says ``rules.decide``, step by step.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import Any, Generic, TypeAlias, TypeVar

from schlemm.core.deal import Deal
from schlemm.core.seats import BySide, Seat
from schlemm.table.state.board_quota import Repeatable
from schlemm.table.state.events import Event, Heard
from schlemm.table.state.table import Table

R = TypeVar("R")
E = TypeVar("E", bound=Event)

DealSource: TypeAlias = Callable[[], Deal]
"""Where deals come from; the only thing that a decision does not take from the table itself."""


@dataclass(frozen=True, slots=True)
class NoDetails:
    """That something has happened is all that is told of it; what it has changed stands in every sight."""


_NO_DETAILS = NoDetails()


@dataclass(frozen=True, slots=True)
class OfSeat:
    """Of an event only who did it is told, or to whom it happened."""

    seat: Seat


def no_details(event: Event, viewer: Seat) -> NoDetails:
    """Return that it has happened."""
    return _NO_DETAILS


def as_it_is(event: E, viewer: Seat) -> E:
    """Return the event: nothing in it is for some eyes only."""
    return event


@dataclass(frozen=True, slots=True)
class EventKind(Generic[E]):
    """A kind of event: what it makes of a table, and who is told what of it.

    Attributes:
        name: What readers are told that it is.
        stored: Under which name it is kept. It stays for good, whatever the class comes to be called.
        event: Its class.
        evolve: The table after such an event, but for its quotas; its version may be left as it was.
        seen: The class of what is told of it.
        told: What the player of a seat may know of it; ``None`` if not even that there was one. What holds secrets of
            others is told as something else that has no room for them.
        aside: Whether it changes nothing about the board: a call or card asked for in view of the table before holds.
        spends: Of what it uses up a part of the quota of which seats, if of anything.
    """

    name: str
    stored: str
    event: type[E]
    evolve: Callable[[Table, E], Table]
    seen: type
    told: Callable[[E, Seat], object | None]
    aside: bool = False
    spends: Callable[[Table, E], tuple[Repeatable, tuple[Seat, ...]] | None] = lambda table, event: None


class Pace(StrEnum):
    """What people may do only so often within a time, since others have to bear it or it is kept for good."""

    SPEECH = "speech"
    CHANGE = "change"


Stale: TypeAlias = Callable[[Table, Seat, Sequence[Heard]], bool]
"""Whether what a player asked means something else by now, given what has happened to the board since they looked."""


def by_any_move(table: Table, by: Seat, moves: Sequence[Heard]) -> bool:
    """Return whether anything has happened to the board."""
    return bool(moves)


def never(table: Table, by: Seat, moves: Sequence[Heard]) -> bool:
    """Return false: it means the same whatever has happened."""
    return False


@dataclass(frozen=True, slots=True)
class Act(Generic[R]):
    """Something that a player may ask of a table.

    Attributes:
        name: Its one name, from the wire to the page.
        request: The class of what is asked.
        decide: What happens then: raises ``Refused`` or ``RuleViolation`` if there is a reason not to do it.
        kinds: The kinds of events that it alone brings about.
        stale: When it means something else than when its sender last looked.
        spends: Of what it needs a part of the quota of which seat, if of anything.
        by_program: Whether a program may ask it with a key of its own.
        offers: What of it the player of a seat may ask now, as they are shown it: whether at all, or which. What it
            returns is annotated, for the wire. ``None`` where that stands elsewhere in what they see, or is asked by
            following a link.
        while_here: Whether it is done to another person who is connected too.
        while_away: Whether somebody for whom a bot plays may ask it.
        pace: Within which bound it may be asked how often within a time; ``None`` for what a game itself bounds.
    """

    name: str
    request: type[R]
    decide: Callable[[Table, Seat, R, DealSource], tuple[Event, ...]]
    kinds: tuple[EventKind[Any], ...] = ()
    stale: Stale = by_any_move
    spends: Callable[[Table, Seat, R], tuple[Repeatable, Seat] | None] = lambda table, by, wish: None
    by_program: bool = False
    offers: Callable[[Table, Seat], bool | tuple[Any, ...]] | None = None
    while_here: bool = True
    while_away: bool = False
    pace: Pace | None = None


Command: TypeAlias = object
"""What is asked: a value of the class of an act's request."""


@dataclass(frozen=True, slots=True)
class Request:
    """A command, with who asks and what they have seen.

    Attributes:
        id: An id of the sender's own; a request of theirs that comes twice is carried out once.
        by: The seat whose player asks.
        seen: The version of the table that the player has seen; an older one is refused as stale.
        command: What is asked for.
        waited: How long the people of each side have been waited for, in tenths of a second, where the table has a
            clock; its session says so, never who asks.
    """

    id: str
    by: Seat
    seen: int
    command: Command
    waited: BySide[int] = BySide(0, 0)
