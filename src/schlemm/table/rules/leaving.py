"""Leave for good: a bot has the seat then, and another person may take it."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from schlemm.core.seats import SEATS, Seat
from schlemm.table.rules.act import Act, DealSource, EventKind, never
from schlemm.table.rules.refusal import RefusalCode, Refused
from schlemm.table.rules.undo import agreed_without
from schlemm.table.state.company import Left, without
from schlemm.table.state.events import Event
from schlemm.table.state.players import Person, Robot
from schlemm.table.state.table import Table


@dataclass(frozen=True, slots=True)
class FreeSeat:
    """Give the seat of a person who has left for good to a bot of this name, so that another person can take it."""

    seat: Seat
    name: str


@dataclass(frozen=True, slots=True)
class SeatFreed(Event):
    """A person has left for good, and a bot has their seat, which another person may take."""

    by: Seat
    seat: Seat
    robot: Robot


@dataclass(frozen=True, slots=True)
class Gone:
    """A person left for good; a bot of this name has their seat."""

    seat: Seat
    name: str


def why_not_free(table: Table, by: Seat, seat: Seat) -> Refused | None:
    """Why this player may not give a seat to a bot for good; ``None`` if they may.

    One leaves oneself as long as another person stays. The seat of who is away the host gives on, or anybody where the
    host is away too.
    """
    if table.is_over:
        return Refused(RefusalCode.GAME_OVER)
    if not isinstance(table.players.of(seat), Person):
        return Refused(RefusalCode.NOBODY_TO_STAND_IN_FOR, (("seat", seat.letter),))
    if by is seat:
        return None if table.has_others(by) else Refused(RefusalCode.LAST_PERSON)
    if seat not in table.company.away:
        return Refused(RefusalCode.STILL_HERE, (("seat", seat.letter),))
    return None if _decides(table, by) else Refused(RefusalCode.HOST_DECIDES)


def _offered(table: Table, by: Seat) -> tuple[Seat, ...]:
    return tuple(seat for seat in SEATS if why_not_free(table, by, seat) is None)


def _decides(table: Table, by: Seat) -> bool:
    """Whether this player decides about the seats: the host, or anybody where the host is away."""
    host = table.company.invitation.host
    return by is host or (host not in table.people and by in table.people)


def given_to_bot(table: Table, by: Seat, seat: Seat, name: str) -> tuple[Event, ...]:
    """Return what happens when a seat is given to a bot of this name: nobody waits for the person's answer any more."""
    robot = Robot(name, table.players.of(seat).bot or table.default_bot)
    return (SeatFreed(by, seat, robot), *agreed_without(table, seat))


def _decide(table: Table, by: Seat, wish: FreeSeat, deals: DealSource) -> tuple[Event, ...]:
    if (refused := why_not_free(table, by, wish.seat)) is not None:
        raise refused
    return given_to_bot(table, by, wish.seat, wish.name)


def freed(table: Table, seat: Seat, robot: Robot) -> Table:
    """The table after a person has left for good; if they were host, that passes on to somebody who sits."""
    person, company = table.players.of(seat), table.company
    if company.coming.of(seat) is not None:  # a program that had not sat down yet
        return replace(table, company=replace(company, coming=company.coming.put(seat, None)))
    if not isinstance(person, Person):
        return table
    if company.asked is not None:
        company = company.undisturbed if company.asked.event.by is seat else company.waiting_without(seat)
    number = table.score.number
    deals = number.board if table.board_in_progress else number.board - 1
    company = replace(
        company,
        invitation=company.invitation.given_on(seat),
        away=without(company.away, seat),
        lost=without(company.lost, seat),
        left=(*company.left, Left(seat, person.name, deals)) if deals > 0 else company.left,
        former=(*company.former, person.secret, *person.more),
        said=tuple(replace(spoken, seat=None) if spoken.seat is seat else spoken for spoken in company.said),
        shared=company.shared or table.board_in_progress,
    )
    table = replace(table, players=table.players.put(seat, robot), company=company)
    return _hosted(table) if company.invitation.host is seat else table


def _hosted(table: Table) -> Table:
    """The table when the next person after the former host is host: one who is there, if anybody is."""
    invitation = table.company.invitation
    others = [invitation.host.after(steps) for steps in range(1, len(SEATS))]
    sitting = [seat for seat in others if isinstance(table.players.of(seat), Person)]
    sitting.sort(key=table.is_programs)  # programs decide nothing: host only where nobody else sits
    host = next((seat for seat in sitting if seat in table.people), next(iter(sitting), invitation.host))
    return replace(table, company=replace(table.company, invitation=replace(invitation, host=host)))


FREE_SEAT: Final = Act(
    name="free-seat",
    request=FreeSeat,
    decide=_decide,
    kinds=(
        EventKind(
            name="left",
            stored="SeatFreed",
            event=SeatFreed,
            evolve=lambda table, event: freed(table, event.seat, event.robot),
            seen=Gone,
            told=lambda event, viewer: Gone(event.seat, event.robot.name),
            aside=True,
        ),
    ),
    stale=never,
    offers=_offered,
    while_here=False,
    while_away=True,
)
