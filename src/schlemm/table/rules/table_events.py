"""What happens at a table without that anybody asks for it: it is opened, boards are dealt and end, time goes by."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any, Final

from schlemm.core.board.board import Board
from schlemm.core.board.state import start_board
from schlemm.core.contract import Result
from schlemm.core.seats import BySide
from schlemm.dealing.fair import Promise
from schlemm.scoring.forms.form import Outcome
from schlemm.table.rules.act import EventKind, NoDetails, OfSeat, no_details
from schlemm.table.rules.seating import seated_at_last
from schlemm.table.state.board_quota import NOTHING_SPENT
from schlemm.table.state.events import (
    BoardDealt,
    BoardEnded,
    DealPromised,
    PackShuffled,
    TableOpened,
    TimeTaken,
)
from schlemm.table.state.explanations import UNSPOKEN
from schlemm.table.state.pack import Pack
from schlemm.table.state.table import Impossible, Table


@dataclass(frozen=True, slots=True)
class Ended:
    """How a board ended."""

    result: Result


def _opened(table: Table, event: TableOpened) -> Table:
    raise Impossible(f"table {table.id} was opened twice")


def _promised(table: Table, event: DealPromised) -> Table:
    return replace(table, promise=Promise(table.id, event.number, event.secret))


def _shuffled(table: Table, event: PackShuffled) -> Table:
    return replace(table, pack=Pack(event.back, event.by, event.dealer))


def _dealt(table: Table, event: BoardDealt) -> Table:
    return replace(
        table,
        board=start_board(Board(event.number, event.conditions, event.deal)),
        deals=table.deals + 1,
        company=replace(table.company, shared=False),
        explanations=UNSPOKEN,
        promise=None,
        used=BySide(0, 0),
        read=None,
        spent=NOTHING_SPENT,
    )


def _ended(table: Table, event: BoardEnded) -> Table:
    score = table.score.add(Outcome(event.result, event.honours))
    return seated_at_last(replace(table, score=score, pack=None))


def _waited(table: Table, event: TimeTaken) -> Table:
    return replace(table, used=table.used.put(event.side, table.used.of(event.side) + event.tenths))


TABLE_KINDS: Final[tuple[EventKind[Any], ...]] = (
    EventKind(
        name="opened",
        stored="TableOpened",
        event=TableOpened,
        evolve=_opened,
        seen=NoDetails,
        told=no_details,
    ),
    EventKind(
        name="promised",
        stored="DealPromised",
        event=DealPromised,
        evolve=_promised,
        seen=NoDetails,
        told=no_details,
        aside=True,
    ),
    EventKind(
        name="shuffled",
        stored="PackShuffled",
        event=PackShuffled,
        evolve=_shuffled,
        seen=OfSeat,
        told=lambda event, viewer: OfSeat(event.by),
    ),
    EventKind(
        name="dealt", stored="BoardDealt", event=BoardDealt, evolve=_dealt, seen=NoDetails, told=no_details
    ),
    EventKind(
        name="ended",
        stored="BoardEnded",
        event=BoardEnded,
        evolve=_ended,
        seen=Ended,
        told=lambda event, viewer: Ended(event.result),
    ),
    EventKind(
        name="time",
        stored="TimeTaken",
        event=TimeTaken,
        evolve=_waited,
        seen=NoDetails,
        told=no_details,
        aside=True,
    ),
)
