"""Deal the next board, once the last one is over; before the first the host begins."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from schlemm.core.seats import Seat
from schlemm.table.rules.act import Act, DealSource
from schlemm.table.rules.ceremony import check_cut, next_deal
from schlemm.table.rules.refusal import RefusalCode, Refused
from schlemm.table.rules.seating import why_not_start
from schlemm.table.state.events import Event
from schlemm.table.state.table import Table


@dataclass(frozen=True, slots=True)
class DealNext:
    """Deal the next board."""


def _decide(table: Table, by: Seat, wish: DealNext, deals: DealSource) -> tuple[Event, ...]:
    if table.is_over:
        raise Refused(RefusalCode.GAME_OVER)
    if table.board_in_progress:
        raise Refused(RefusalCode.BOARD_NOT_OVER)
    if (refused := why_not_start(table, by)) is not None:
        raise refused
    if table.pack_to_cut is not None:
        check_cut(table.pack_to_cut)
    return next_deal(table, deals)


def _is_offered(table: Table, by: Seat) -> bool:
    """Whether a next board could be asked for: none is played, and no pack waits to be cut for one."""
    rests = not table.board_in_progress and table.pack_to_cut is None
    return rests and not table.is_over and why_not_start(table, by) is None


NEXT: Final = Act(name="next", request=DealNext, decide=_decide, by_program=True, offers=_is_offered)
