"""Requests of people who sit down, come with another device, or draw for seats."""

from __future__ import annotations

from typing import Final

from schlemm.core.deal import Deal
from schlemm.core.seats import SEATS, Seat
from schlemm.table.rules.refusal import RefusalCode, Refused
from schlemm.table.rules.requests import AddKey, TakeSeat
from schlemm.table.state.drawing import cut_cards, seats_for
from schlemm.table.state.events import Event, KeyAdded, SeatsDrawn, SeatTaken
from schlemm.table.state.players import Person
from schlemm.table.state.table import Table

DEVICES: Final = 12
"""With how many devices besides the first a person may come to their seat."""


def take_seat(table: Table, seat: Seat, wish: TakeSeat) -> tuple[Event, ...]:
    """A person sits down at a bot's seat; during a board they have to wait for its end.

    Raises:
        Refused: If somebody sits there, or is about to, if the invitation leads elsewhere by now, as when seats were
            drawn meanwhile, or if the game is over.
    """
    if table.is_over:
        raise Refused(RefusalCode.GAME_OVER)
    if table.company.invitation.places.of(seat) != wish.place:
        raise Refused(RefusalCode.STALE)
    if person_at(table, seat) is not None:
        raise Refused(RefusalCode.SEAT_TAKEN, (("seat", seat.letter),))
    bot = table.players.of(seat).bot
    return (SeatTaken(seat, Person(wish.name, wish.secret, (), bot, wish.face, wish.program)),)


def add_key(table: Table, seat: Seat, wish: AddKey) -> tuple[Event, ...]:
    """A person comes to their seat with another device.

    Raises:
        Refused: If they sit there no longer, have come with too many, or this one has another seat here.
    """
    check_owner(table, seat, wish.owner)
    check_no_other_seat(table, seat, wish.secret)
    person = person_at(table, seat)
    if person is not None and len(person.more) >= DEVICES:
        raise Refused(RefusalCode.TOO_MANY_DEVICES)
    return (KeyAdded(seat, wish.secret),)


def check_owner(table: Table, seat: Seat, owner: str) -> None:
    """Check that the request comes from the person of the seat.

    Raises:
        Refused: If somebody else sits there by now, as when seats were drawn meanwhile.
    """
    person = person_at(table, seat)
    if person is None or person.secret != owner:
        raise Refused(RefusalCode.STALE)


def check_no_other_seat(table: Table, seat: Seat, proof: str) -> None:
    """Check that a browser may open the seat of a person who has come already.

    Several may share a browser, if each has taken their seat in it: before the board begins, and readable to all
    (``sharing``). A seat that is played already is handed to no browser that opens another one.

    Raises:
        Refused: If the browser whose secret has this hash opens another seat here.
    """
    others = ((each, person_at(table, each)) for each in SEATS if each is not seat)
    if any(person is not None and person.is_opened_by(proof) for _, person in others):
        raise Refused(RefusalCode.SEAT_IN_BROWSER)


def sharing(table: Table, seat: Seat) -> tuple[Seat, ...]:
    """The other seats whose persons come with a browser that opens this one too: they see each other's cards."""
    person = person_at(table, seat)
    mine = set() if person is None else {person.secret, *person.more}
    others = ((each, person_at(table, each)) for each in SEATS if each is not seat)
    return tuple(each for each, other in others if other is not None and mine & {other.secret, *other.more})


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
    if not table.is_waiting or table.company.drawn is not None:
        return Refused(RefusalCode.SEATS_ARE_FIXED)
    return why_not_start(table, by)


def why_not_start(table: Table, by: Seat) -> Refused | None:
    """Why this player may not have the next board dealt: the host has the first one dealt, unless they are away.

    In a match a table may have to wait for the other one.
    """
    host, elsewhere = table.company.invitation.host, table.elsewhere
    if elsewhere is not None and table.score.number.board > elsewhere.allowed:
        return Refused(RefusalCode.BOARD_ELSEWHERE)
    if table.is_waiting and by is not host and host in table.people:
        return Refused(RefusalCode.HOST_STARTS, (("seat", host.letter),))
    return None


def person_at(table: Table, seat: Seat) -> Person | None:
    """The person who sits here, or sits down once the board is over."""
    player = table.company.coming.of(seat) or table.players.of(seat)
    return player if isinstance(player, Person) else None
