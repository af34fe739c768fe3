"""Have a bot stand in for a person who is away, and come back."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from schlemm.core.seats import Seat
from schlemm.table.rules.act import Act, DealSource, EventKind, Pace, as_it_is, never
from schlemm.table.rules.claiming import ClaimAnswered, absent_answerers
from schlemm.table.rules.refusal import RefusalCode, Refused
from schlemm.table.state.board_quota import Repeatable
from schlemm.table.state.company import without
from schlemm.table.state.events import Event
from schlemm.table.state.table import Table


@dataclass(frozen=True, slots=True)
class StandIn:
    """Have a bot play for the person at this seat until they are back."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class StoodIn(Event):
    """A person left, or was found missing: a bot plays for them until they are back."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class ComeBack:
    """Play oneself again."""


@dataclass(frozen=True, slots=True)
class CameBack(Event):
    """A person plays themselves again."""

    seat: Seat


def _stand_in(table: Table, by: Seat, wish: StandIn, deals: DealSource) -> tuple[Event, ...]:
    """A bot agrees to no claim in the name of a person: one that waits for them is off."""
    if wish.seat not in table.people:
        raise Refused(RefusalCode.NOBODY_TO_STAND_IN_FOR, (("seat", wish.seat.letter),))
    away = StoodIn(wish.seat)
    gone = _stood_in(table, away)
    asked = absent_answerers(gone, gone.board)
    return (away, *(ClaimAnswered(each, False) for each in asked[:1]))


def _offered(table: Table, by: Seat) -> tuple[Seat, ...]:
    return table.people


def _come_back(table: Table, by: Seat, wish: ComeBack, deals: DealSource) -> tuple[CameBack, ...]:
    """Who is back needs no other link to be."""
    if by not in table.company.away and by not in table.company.lost:
        raise Refused(RefusalCode.NOT_AWAY)
    return (CameBack(by),)


def _stood_in(table: Table, event: StoodIn) -> Table:
    """Nobody answers for them, so what they were asked, or have asked, is off."""
    company = table.company.undisturbed
    return replace(table, company=replace(company, away=(*company.away, event.seat)))


def _came_back(table: Table, event: CameBack) -> Table:
    company, seat = table.company, event.seat
    there = replace(company, away=without(company.away, seat), lost=without(company.lost, seat))
    return replace(table, company=there)


STAND_IN: Final = Act(
    name="stand-in",
    request=StandIn,
    decide=_stand_in,
    kinds=(
        EventKind(
            name="stood-in",
            stored="WentAway",
            event=StoodIn,
            evolve=_stood_in,
            seen=StoodIn,
            told=as_it_is,
            aside=True,
        ),
    ),
    stale=never,
    offers=_offered,
    while_here=False,
    while_away=True,
    pace=Pace.CHANGE,
)
COME_BACK: Final = Act(
    name="come-back",
    request=ComeBack,
    decide=_come_back,
    kinds=(
        EventKind(
            name="came-back",
            stored="CameBack",
            event=CameBack,
            evolve=_came_back,
            seen=CameBack,
            told=as_it_is,
            aside=True,
            spends=lambda table, event: (Repeatable.SEAT, (event.seat,)),
        ),
    ),
    stale=never,
    spends=lambda table, by, wish: (Repeatable.SEAT, by),
    while_away=True,
    pace=Pace.CHANGE,
)
