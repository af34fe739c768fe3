"""Requests when people are missing: bots stand in, seats are freed, links bring back who lost a device."""

from __future__ import annotations

from schlemm.core.seats import Seat
from schlemm.table.rules.claiming import absent_answerers
from schlemm.table.rules.refusal import RefusalCode, Refused
from schlemm.table.rules.requests import (
    ComeBack,
    FreeSeat,
    Leaving,
    RenewLink,
    ReplaceDevice,
    StandIn,
)
from schlemm.table.rules.seating import check_no_other_seat, check_owner
from schlemm.table.rules.spectators import check_saw_nothing
from schlemm.table.rules.takeback import agreed_without
from schlemm.table.state.events import (
    CameBack,
    ClaimAnswered,
    DeviceReplaced,
    Event,
    LinkRenewed,
    SeatFreed,
    StoodIn,
)
from schlemm.table.state.people import after
from schlemm.table.state.players import Person, Robot
from schlemm.table.state.table import Table


def leaving(table: Table, by: Seat, command: Leaving) -> tuple[Event, ...]:
    """What happens when this is asked for.

    Raises:
        Refused: If there is a reason not to do it.
    """
    match command:
        case StandIn(seat):
            return _stand_in(table, seat)
        case ComeBack():
            return _come_back(table, by)
        case FreeSeat(seat, name):
            return _free(table, by, seat, name)
        case RenewLink(seat):
            return _renew_link(table, by, seat)
        case ReplaceDevice() as wish:
            return _replace_device(table, by, wish)


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


def why_not_renew(table: Table, by: Seat, seat: Seat) -> Refused | None:
    """Why this player may not make a link for who has lost their device; ``None`` if they may, as the host.

    Nobody else may: it opens somebody's cards to whoever has it, so all are told of it.
    """
    if by is not table.company.invitation.host or by is seat:
        return Refused(RefusalCode.HOST_DECIDES)
    if table.is_over:
        return Refused(RefusalCode.GAME_OVER)
    if not isinstance(table.players.of(seat), Person):
        return Refused(RefusalCode.NOBODY_TO_STAND_IN_FOR, (("seat", seat.letter),))
    return None


def _decides(table: Table, by: Seat) -> bool:
    """Whether this player decides about the seats: the host, or anybody where the host is away."""
    host = table.company.invitation.host
    return by is host or (host not in table.people and by in table.people)


def _stand_in(table: Table, seat: Seat) -> tuple[Event, ...]:
    """A bot plays for this person from now on. It agrees to no claim in their name: one that waits for them is off."""
    if seat not in table.people:
        raise Refused(RefusalCode.NOBODY_TO_STAND_IN_FOR, (("seat", seat.letter),))
    away = StoodIn(seat)
    gone = after(table, away)
    asked = absent_answerers(gone, gone.board)
    return (away, *(ClaimAnswered(each, False) for each in asked[:1]))


def _come_back(table: Table, by: Seat) -> tuple[Event, ...]:
    """A person plays themselves again, and needs no other link to do so."""
    if by not in table.company.away and by not in table.company.lost:
        raise Refused(RefusalCode.NOT_AWAY)
    return (CameBack(by),)


def _free(table: Table, by: Seat, seat: Seat, name: str) -> tuple[Event, ...]:
    if (refused := why_not_free(table, by, seat)) is not None:
        raise refused
    robot = Robot(name, table.players.of(seat).bot or table.default_bot)
    return (SeatFreed(by, seat, robot), *agreed_without(table, seat))


def _renew_link(table: Table, by: Seat, seat: Seat) -> tuple[Event, ...]:
    if (refused := why_not_renew(table, by, seat)) is not None:
        raise refused
    return (LinkRenewed(seat),)


def _replace_device(table: Table, by: Seat, wish: ReplaceDevice) -> tuple[Event, ...]:
    check_owner(table, by, wish.owner)
    if by not in table.company.lost and not wish.elsewhere:
        raise Refused(RefusalCode.SEAT_TAKEN, (("seat", by.letter),))
    check_no_other_seat(table, by, wish.secret)
    check_saw_nothing(table, wish.secret)
    return (DeviceReplaced(by, wish.secret),)
