"""What comes of it when people come, go, draw for seats, speak, or go on together."""

from __future__ import annotations

from typing import Final

from schlemm.core.deal import Deal
from schlemm.core.seats import Seat
from schlemm.table.chat import MANNERS, Line
from schlemm.table.consent import agreed_without
from schlemm.table.drawing import cut_cards, seats_for
from schlemm.table.events import (
    CameBack,
    Event,
    KeyAdded,
    Said,
    SeatsDrawn,
    SeatTaken,
    WentAway,
    WentOn,
)
from schlemm.table.players import Person
from schlemm.table.refusal import Reason, Refused
from schlemm.table.requests import AddKey, TakeSeat
from schlemm.table.table import Table

DEVICES: Final = 12
"""With how many devices besides the first a person may come to their seat."""


def take_seat(table: Table, seat: Seat, wish: TakeSeat) -> tuple[Event, ...]:
    """A person sits down at a bot's seat; during a board they have to wait for its end.

    Raises:
        Refused: If somebody sits there, or is about to, or the game is over.
    """
    if table.is_over:
        raise Refused(Reason.GAME_OVER)
    player = table.players.of(seat)
    if isinstance(player, Person) or table.company.coming.of(seat) is not None:
        raise Refused(Reason.SEAT_TAKEN, (("seat", seat.letter),))
    return (SeatTaken(seat, Person(wish.name, wish.secret, bot=player.bot)),)


def add_key(table: Table, seat: Seat, wish: AddKey) -> tuple[Event, ...]:
    """A person comes to their seat with another device.

    Raises:
        Refused: If they have come with too many.
    """
    player = table.players.of(seat)
    if isinstance(player, Person) and len(player.more) >= DEVICES:
        raise Refused(Reason.TOO_MANY_DEVICES)
    return (KeyAdded(seat, wish.secret),)


def stand_in(table: Table, seat: Seat) -> tuple[Event, ...]:
    """A bot plays for this person from now on; who waits for their answer waits no longer.

    Raises:
        Refused: If no person plays there.
    """
    if seat not in table.people:
        raise Refused(Reason.NOBODY_TO_STAND_IN_FOR, (("seat", seat.letter),))
    return (WentAway(seat), *agreed_without(table, seat))


def come_back(table: Table, seat: Seat) -> tuple[Event, ...]:
    """A person plays themselves again.

    Raises:
        Refused: If they do already.
    """
    if seat not in table.company.away:
        raise Refused(Reason.NOT_AWAY)
    return (CameBack(seat),)


def draw_seats(table: Table, by: Seat, deal: Deal) -> tuple[Event, ...]:
    """Everybody cuts a card for their seat.

    Args:
        table: The table.
        by: Who asks for it.
        deal: Where the cards come from.

    Raises:
        Refused: If the host does not ask for it, the seats have been drawn, or a board has been dealt.
    """
    if (refused := why_not_draw(table, by)) is not None:
        raise refused
    cards = cut_cards(deal)
    return (SeatsDrawn(cards, seats_for(cards)),)


def why_not_draw(table: Table, by: Seat) -> Refused | None:
    """Why this player may not have the seats drawn; ``None`` if they may."""
    if not table.is_gathering or table.company.drawn is not None:
        return Refused(Reason.SEATS_ARE_FIXED)
    return why_not_start(table, by)


def why_not_start(table: Table, by: Seat) -> Refused | None:
    """Why this player may not have the first board dealt: the host does that, unless they are away."""
    host = table.company.circle.host
    if table.is_gathering and by is not host and host in table.people:
        return Refused(Reason.HOST_STARTS, (("seat", host.letter),))
    return None


def say(table: Table, by: Seat, line: Line) -> tuple[Event, ...]:
    """A player says a line to all.

    Raises:
        Refused: If it would say something about calls or cards while a board is played.
    """
    if line not in lines_now(table):
        raise Refused(Reason.NOT_DURING_BOARD)
    return (Said(by, line),)


def lines_now(table: Table) -> tuple[Line, ...]:
    """The lines that may be said at the moment."""
    return MANNERS if table.board_in_progress else tuple(Line)


def go_on(table: Table, by: Seat, name: str) -> tuple[Event, ...]:
    """Everybody goes on at another table.

    Raises:
        Refused: If the game is not over, or they have gone on already.
    """
    if not table.is_over:
        raise Refused(Reason.GAME_NOT_OVER)
    if table.company.next:
        raise Refused(Reason.GAME_OVER)
    return (WentOn(by, name),)
