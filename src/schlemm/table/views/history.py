"""The boards of a table that are over, found again in its events."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import reduce

from schlemm.core.board.project import public_of
from schlemm.core.board.state import Finished, Playing
from schlemm.core.played_board import PlayedBoard, RefusedClaim
from schlemm.table.rules.claiming import ClaimAnswered
from schlemm.table.rules.evolve import evolve, opened
from schlemm.table.rules.undo import Undone
from schlemm.table.state.events import BoardDealt, BoardEnded, Event
from schlemm.table.state.table import Table
from schlemm.table.views.record import RoomRecord
from schlemm.table.views.sight import stakes_of


def played_boards(table_id: str, events: Iterable[Event]) -> tuple[PlayedBoard, ...]:
    """Every board that has ended, in their order, with what was at stake before it.

    Args:
        table_id: The table's name.
        events: All its events, from the first.

    Raises:
        Impossible: If an event cannot follow those before it.
        ValueError: If there are no events.
    """
    return tuple(record.board for record in records_of(table_id, events))


def records_of(table_id: str, events: Iterable[Event]) -> tuple[RoomRecord, ...]:
    """The same, each board with the names of those who sat at the table when it ended."""
    all_of_them = iter(events)
    first = next(all_of_them, None)
    if first is None:
        raise ValueError(f"table {table_id} has no events")
    return reduce(recorded, all_of_them, History(opened(table_id, first))).records


@dataclass(frozen=True, slots=True)
class History:
    """A table, and what was played at it.

    Attributes:
        table: The table as it stands.
        records: Its boards that are over, in their order.
        refused: Claims of the board in progress that were not agreed to.
    """

    table: Table
    records: tuple[RoomRecord, ...] = ()
    refused: tuple[RefusedClaim, ...] = ()

    @property
    def id(self) -> str:
        """The table's name."""
        return self.table.id

    @property
    def version(self) -> int:
        """How many events there were."""
        return self.table.version


def recorded(before: History, event: Event) -> History:
    """The table and what was played at it after one more event.

    Raises:
        Impossible: If the event cannot follow.
    """
    table = before.table
    refused = refused_after(before.refused, table, event)
    records = before.records
    if isinstance(event, BoardEnded) and isinstance(table.board, Finished):
        board = played_board(table, table.board, len(records) + 1, refused)
        records = (*records, RoomRecord(board, table.players.map(lambda player: player.name)))
    return History(evolve(table, event), records, refused)


def refused_after(before: tuple[RefusedClaim, ...], table: Table, event: Event) -> tuple[RefusedClaim, ...]:
    """The claims of the board in progress that were not agreed to; those about cards taken back are forgotten."""
    match event, table.board:
        case BoardDealt(), _:
            return ()
        case Undone(cards=cards), _:
            return tuple(each for each in before if each.cards <= cards)
        case ClaimAnswered(seat, False), Playing(play=play, pending=pending) if pending is not None:
            return (*before, RefusedClaim(pending.claim, seat, len(play.cards)))
    return before


def played_board(
    table: Table, board: Finished, number: int, refused: tuple[RefusedClaim, ...]
) -> PlayedBoard:
    """The board as it ended; the score does not hold it yet."""
    public = public_of(board, table.systems, stakes_of(table))
    return PlayedBoard(number, board.board.deal, public, board.play, board.result, refused)
