"""Ask the table for a pause: bots wait and no time runs, until somebody at the table lets it go on.

A match has a pause of its own, of both tables at once.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from schlemm.core.seats import Seat
from schlemm.table.rules.act import Act, DealSource, EventKind, Pace, as_it_is, never
from schlemm.table.rules.refusal import RefusalCode, Refused
from schlemm.table.state.board_quota import Repeatable
from schlemm.table.state.events import Event
from schlemm.table.state.table import Table


@dataclass(frozen=True, slots=True)
class Pause:
    """Ask the table for a pause."""


@dataclass(frozen=True, slots=True)
class Resume:
    """Let the table go on after a pause."""


@dataclass(frozen=True, slots=True)
class TablePaused(Event):
    """A player asked for a pause."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class TableResumed(Event):
    """A player let the table go on."""

    seat: Seat


def _may_pause(table: Table, by: Seat) -> bool:
    """Whether others play here who are to know of it: alone one just waits."""
    is_playing = table.board_in_progress and not table.is_match
    return is_playing and table.has_others(by) and table.company.paused is None


def _paused_by(table: Table, by: Seat) -> tuple[Seat, ...]:
    """Whose pause it is, if there is one: anybody may end it, for who asked may have forgotten it."""
    paused = table.company.paused
    return () if paused is None else (paused,)


def _pause(table: Table, by: Seat, wish: Pause, deals: DealSource) -> tuple[TablePaused, ...]:
    if not _may_pause(table, by):
        raise Refused(RefusalCode.STALE)
    return (TablePaused(by),)


def _resume(table: Table, by: Seat, wish: Resume, deals: DealSource) -> tuple[TableResumed, ...]:
    if table.company.paused is None:
        raise Refused(RefusalCode.STALE)
    return (TableResumed(by),)


def _with_pause(table: Table, seat: Seat | None) -> Table:
    return replace(table, company=replace(table.company, paused=seat))


PAUSE: Final = Act(
    name="pause",
    request=Pause,
    decide=_pause,
    kinds=(
        EventKind(
            name="paused",
            stored="TablePaused",
            event=TablePaused,
            evolve=lambda table, event: _with_pause(table, event.seat),
            seen=TablePaused,
            told=as_it_is,
            aside=True,
            spends=lambda table, event: (Repeatable.LINE, (event.seat,)),
        ),
    ),
    stale=never,
    spends=lambda table, by, wish: (Repeatable.LINE, by),
    offers=_may_pause,
    pace=Pace.SPEECH,
)
RESUME: Final = Act(
    name="resume",
    request=Resume,
    decide=_resume,
    kinds=(
        EventKind(
            name="resumed",
            stored="TableResumed",
            event=TableResumed,
            evolve=lambda table, event: _with_pause(table, None),
            seen=TableResumed,
            told=as_it_is,
            aside=True,
        ),
    ),
    stale=never,
    offers=_paused_by,
    while_away=True,
)
