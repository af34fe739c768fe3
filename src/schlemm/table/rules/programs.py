"""Programs that play with keys of their own: at the seat of a person who lets them, or by themselves."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from schlemm.core.seats import Seat
from schlemm.table.rules.act import Act, DealSource, EventKind
from schlemm.table.rules.leaving import given_to_bot
from schlemm.table.rules.refusal import RefusalCode, Refused
from schlemm.table.rules.seating import check_owner, with_person
from schlemm.table.state.board_quota import Repeatable
from schlemm.table.state.events import Event
from schlemm.table.state.table import Table


@dataclass(frozen=True, slots=True)
class LetProgram:
    """Let a program play at one's own seat.

    Attributes:
        key: Hash of its key; empty for no longer.
        owner: Hash of the secret of the person who asks: by now another one may sit at the seat.
    """

    key: str
    owner: str


@dataclass(frozen=True, slots=True)
class ProgramKeyChanged(Event):
    """A person let a program play at their seat with a key that has this hash, or let it do so no longer (empty)."""

    seat: Seat
    secret: str


@dataclass(frozen=True, slots=True)
class ProgramLet:
    """A person let a program play at their seat, or no longer; the hash of its key stays behind.

    Attributes:
        seat: The seat.
        plays: Whether one may play there now.
    """

    seat: Seat
    plays: bool


@dataclass(frozen=True, slots=True)
class EndProgram:
    """Give the seat at which a program sits by itself to a bot of this name."""

    name: str


def _let(table: Table, by: Seat, wish: LetProgram, deals: DealSource) -> tuple[ProgramKeyChanged, ...]:
    if table.is_over:
        raise Refused(RefusalCode.GAME_OVER)
    check_owner(table, by, wish.owner)
    return (ProgramKeyChanged(by, wish.key),)


def _end(table: Table, by: Seat, wish: EndProgram, deals: DealSource) -> tuple[Event, ...]:
    if table.is_over:
        raise Refused(RefusalCode.GAME_OVER)
    if not table.is_programs(by):
        raise Refused(RefusalCode.NO_PROGRAM)
    return given_to_bot(table, by, by, wish.name)


def _changed(table: Table, event: ProgramKeyChanged) -> Table:
    return with_person(table, event.seat, lambda person: replace(person, program=event.secret))


LET_PROGRAM: Final = Act(
    name="let-program",
    request=LetProgram,
    decide=_let,
    kinds=(
        EventKind(
            name="program",
            stored="ProgramKeyChanged",
            event=ProgramKeyChanged,
            evolve=_changed,
            seen=ProgramLet,
            told=lambda event, viewer: ProgramLet(event.seat, bool(event.secret)),
            aside=True,
        ),
    ),
    spends=lambda table, by, wish: (Repeatable.SEAT, by),
)
END_PROGRAM: Final = Act(name="end-program", request=EndProgram, decide=_end)
