"""Sit down or look on, under a name that does not look like that of somebody who is here.

That are players, those who are to come, and who looks on.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from schlemm.core.seats import SEATS, Seat
from schlemm.table.rules.act import Act, DealSource
from schlemm.table.rules.person_names import is_taken
from schlemm.table.rules.refusal import RefusalCode, Refused
from schlemm.table.rules.seating import SEAT_TAKEN, SeatTaken, TakeSeat, person_at, take_seat
from schlemm.table.rules.spectators import WATCH_BEGAN, Watch, begin_watch, spectators_of
from schlemm.table.state.board_quota import Repeatable
from schlemm.table.state.events import WatchBegan
from schlemm.table.state.invitation import same_key
from schlemm.table.state.table import Table


def check_name(wish: TakeSeat | Watch, *tables: Table) -> None:
    """Check that a name tells whoever wishes to sit down or look on from everybody else.

    Bots may have the same name: a bot is marked as one. Who looks on already and sits down keeps their own name.

    Args:
        wish: What they ask for.
        tables: The tables that they meet at: both of a match.

    Raises:
        Refused: If another person's name looks like that one.
    """
    if is_taken(wish.name, (name for table in tables for name in _names(table, wish.secret))):
        raise Refused(RefusalCode.NAME_AT_TABLE)


def _names(table: Table, but: str) -> Iterator[str]:
    """The names of all people at a table, of whoever looks on with another browser than that of this hash."""
    for seat in SEATS:
        person = person_at(table, seat)
        if person is not None:
            yield person.name
    for spectator in spectators_of(table):
        if not same_key(spectator.came.secret, but):
            yield spectator.came.name


def _sit(table: Table, by: Seat, wish: TakeSeat, deals: DealSource) -> tuple[SeatTaken, ...]:
    events = take_seat(table, by, wish)
    check_name(wish, table)
    return events


def _watch(table: Table, by: Seat, wish: Watch, deals: DealSource) -> tuple[WatchBegan, ...]:
    events = begin_watch(table, wish)
    check_name(wish, table)
    return events


SIT: Final = Act(
    name="sit",
    request=TakeSeat,
    decide=_sit,
    kinds=(SEAT_TAKEN,),
    spends=lambda table, by, wish: (Repeatable.SEAT, by),
)
WATCH: Final = Act(
    name="watch",
    request=Watch,
    decide=_watch,
    kinds=(WATCH_BEGAN,),
    spends=lambda table, by, wish: (Repeatable.SPECTATOR, by),
)
