"""Say: one of the fixed lines, to the whole table; which of them may be said while a board is played."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from schlemm.core.seats import Seat
from schlemm.table.rules.act import Act, DealSource, EventKind, Pace, as_it_is, never
from schlemm.table.rules.refusal import RefusalCode, Refused
from schlemm.table.state.board_quota import Repeatable
from schlemm.table.state.chat import MANNERS, Line, Spoken
from schlemm.table.state.company import REMEMBERED
from schlemm.table.state.events import Event
from schlemm.table.state.table import Table


@dataclass(frozen=True, slots=True)
class Say:
    """Say a line to the whole table."""

    line: Line


@dataclass(frozen=True, slots=True)
class LineSaid(Event):
    """A player said a line to the whole table."""

    seat: Seat
    line: Line


def lines_now(table: Table) -> tuple[Line, ...]:
    """Return the lines that may be said at the moment."""
    return MANNERS if table.board_in_progress else tuple(Line)


def _offered(table: Table, by: Seat) -> tuple[Line, ...]:
    """Nothing is said where nobody else is a person."""
    return lines_now(table) if table.has_others(by) else ()


def _decide(table: Table, by: Seat, wish: Say, deals: DealSource) -> tuple[LineSaid, ...]:
    """A line that would say something about calls or cards while a board is played is refused."""
    if wish.line not in lines_now(table):
        raise Refused(RefusalCode.NOT_DURING_BOARD)
    return (LineSaid(by, wish.line),)


def _evolve(table: Table, event: LineSaid) -> Table:
    said = table.company.said
    number = 1 + (said[-1].number if said else 0)
    said = (*said, Spoken(number, event.seat, table.players.of(event.seat).name, event.line))
    return replace(table, company=replace(table.company, said=said[-REMEMBERED:]))


SAY: Final = Act(
    name="say",
    request=Say,
    decide=_decide,
    kinds=(
        EventKind(
            name="said",
            stored="Said",
            event=LineSaid,
            evolve=_evolve,
            seen=LineSaid,
            told=as_it_is,
            aside=True,
            spends=lambda table, event: (Repeatable.LINE, (event.seat,)),
        ),
    ),
    stale=never,
    spends=lambda table, by, wish: (Repeatable.LINE, by),
    offers=_offered,
    pace=Pace.SPEECH,
)
