"""All that a player may ask of a table, and all that can happen at one: the lists that everything else follows from."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from schlemm.core.seats import Seat
from schlemm.table.rules import (
    announcing,
    ceremony,
    claiming,
    dealing,
    devices,
    explaining,
    fixed_lines,
    leaving,
    namesakes,
    next_board,
    pausing,
    playing,
    programs,
    rematch,
    seat_drawing,
    settings,
    spectators,
    standing_in,
    stopping,
    undo,
)
from schlemm.table.rules.act import Act, Command, EventKind
from schlemm.table.rules.table_events import TABLE_KINDS
from schlemm.table.state.events import Event, Heard
from schlemm.table.state.table import Table

ACTS: Final[tuple[Act[Any], ...]] = (
    *(playing.CALL, playing.CARD, claiming.CLAIM, claiming.ANSWER_CLAIM, announcing.READ),
    *(undo.UNDO, undo.ANSWER_UNDO, next_board.NEXT, stopping.STOP, settings.SETTINGS, seat_drawing.DRAW),
    *(standing_in.STAND_IN, leaving.FREE_SEAT, standing_in.COME_BACK, fixed_lines.SAY, dealing.CONTRIBUTE),
    *(ceremony.CUT, spectators.SEND_AWAY, explaining.EXPLAIN, explaining.ASK, namesakes.SIT),
    *(devices.ADD_KEY, devices.RENEW_LINK, devices.REPLACE_DEVICE, programs.LET_PROGRAM),
    *(programs.END_PROGRAM, rematch.GO_ON, namesakes.WATCH),
    *(pausing.PAUSE, pausing.RESUME),
)
"""What a player may ask of a table."""

KINDS: Final[tuple[EventKind[Any], ...]] = (*TABLE_KINDS, *(kind for act in ACTS for kind in act.kinds))
"""What can happen at a table."""

_BY_REQUEST: Final[Mapping[type, Act[Any]]] = {act.request: act for act in ACTS}
_BY_EVENT: Final[Mapping[type, EventKind[Any]]] = {kind.event: kind for kind in KINDS}


def offered(table: Table, seat: Seat) -> Mapping[str, Any]:
    """Return what the player of a seat may ask now, by the name of each act that is offered."""
    return {act.name: act.offers(table, seat) for act in ACTS if act.offers is not None}


def act_of(command: Command) -> Act[Any]:
    """Return the act that is asked for."""
    return _BY_REQUEST[type(command)]


def find_act(asked: object) -> Act[Any] | None:
    """Return the act that is asked for; ``None`` if what is asked is no act of a table."""
    return _BY_REQUEST.get(type(asked))


def kind_of(event: Event) -> EventKind[Any]:
    """Return the kind of an event."""
    return _BY_EVENT[type(event)]


def is_aside(event: Heard) -> bool:
    """Return whether something changes nothing about the board, as what happens elsewhere."""
    return not isinstance(event, Event) or kind_of(event).aside


def told(event: Heard, viewer: Seat) -> object | None:
    """Return what the player of this seat may know of it; ``None`` if not even that there was something.

    All that is public is the same for everyone; a deal and the players' secrets are for nobody.
    """
    return kind_of(event).told(event, viewer) if isinstance(event, Event) else event


def is_told(event: Heard, viewer: Seat) -> bool:
    """Return whether the player of this seat hears of it at all."""
    return told(event, viewer) is not None
