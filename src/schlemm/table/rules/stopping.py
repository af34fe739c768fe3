"""Stop: end the game now, with what the rules give for an unfinished one."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from schlemm.core.seats import Seat
from schlemm.table.rules.act import Act, DealSource, EventKind, OfSeat, never
from schlemm.table.rules.refusal import RefusalCode, Refused
from schlemm.table.rules.seating import seated_at_last
from schlemm.table.state.events import Event
from schlemm.table.state.table import Table


@dataclass(frozen=True, slots=True)
class StopNow:
    """End the game now, with what the rules give for an unfinished one."""


@dataclass(frozen=True, slots=True)
class Stopped(Event):
    """The game was ended early and settled."""

    by: Seat


def _decide(table: Table, by: Seat, wish: StopNow, deals: DealSource) -> tuple[Stopped, ...]:
    if table.is_over:
        raise Refused(RefusalCode.GAME_OVER)
    return (Stopped(by),)


def _is_offered(table: Table, by: Seat) -> bool:
    """Whether there is a game to end: a board that was chosen, to practise, is none."""
    return not table.is_over and not table.is_given


def _evolve(table: Table, event: Stopped) -> Table:
    return seated_at_last(replace(table, score=table.score.settle(), stopped=True, pack=None))


STOP: Final = Act(
    name="stop",
    request=StopNow,
    decide=_decide,
    kinds=(
        EventKind(
            name="closed",
            stored="Stopped",
            event=Stopped,
            evolve=_evolve,
            seen=OfSeat,
            told=lambda event, viewer: OfSeat(event.by),
        ),
    ),
    stale=never,
    offers=_is_offered,
)
