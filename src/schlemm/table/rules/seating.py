"""Sit down at a bot's seat; who sits where, and who begins."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Final

from schlemm.core.seats import SEATS, Seat
from schlemm.table.rules.act import EventKind
from schlemm.table.rules.refusal import RefusalCode, Refused
from schlemm.table.state.board_quota import Repeatable
from schlemm.table.state.company import NOBODY, without
from schlemm.table.state.events import Event
from schlemm.table.state.face import Face
from schlemm.table.state.players import Person
from schlemm.table.state.table import Table


@dataclass(frozen=True, slots=True)
class TakeSeat:
    """Sit down at a bot's seat.

    Attributes:
        name: What others will read.
        secret: Hash of the person's secret.
        place: Whose invitation it is (``Circle.places``): by now it may lead to another seat, or nowhere.
        face: The picture that others will see; ``None`` for none.
        program: The same hash as ``secret`` where a program sits down by itself, with the key that it is of.
    """

    name: str
    secret: str
    place: str
    face: Face | None = None
    program: str = ""


@dataclass(frozen=True, slots=True)
class SeatTaken(Event):
    """A person came to a bot's seat; during a board they sit down once it is over."""

    seat: Seat
    person: Person


@dataclass(frozen=True, slots=True)
class Sat:
    """A person came to a seat; the hash of their secret stays behind."""

    seat: Seat
    name: str


def take_seat(table: Table, seat: Seat, wish: TakeSeat) -> tuple[SeatTaken, ...]:
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


def check_owner(table: Table, seat: Seat, owner: str) -> None:
    """Check that the request comes from the person of the seat.

    Raises:
        Refused: If somebody else sits there by now, as when seats were drawn meanwhile.
    """
    person = person_at(table, seat)
    if person is None or person.secret != owner:
        raise Refused(RefusalCode.STALE)


def sharing(table: Table, seat: Seat) -> tuple[Seat, ...]:
    """The other seats whose persons come with a browser that opens this one too: they see each other's cards."""
    person = person_at(table, seat)
    mine = set() if person is None else {person.secret, *person.more}
    others = ((each, person_at(table, each)) for each in SEATS if each is not seat)
    return tuple(each for each, other in others if other is not None and mine & {other.secret, *other.more})


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


def with_person(table: Table, seat: Seat, change: Callable[[Person], Person]) -> Table:
    """Return the table with the person changed who sits here, or who will once the board is over."""
    coming, player = table.company.coming.of(seat), table.players.of(seat)
    if coming is not None:
        company = replace(table.company, coming=table.company.coming.put(seat, change(coming)))
        return replace(table, company=company)
    if not isinstance(player, Person):
        return table
    return replace(table, players=table.players.put(seat, change(player)))


def seated_at_last(table: Table) -> Table:
    """Return the table after a board, or after the end of the game: who was to come sits down."""
    coming = table.company.coming
    if coming == NOBODY:
        return table
    players = coming.zip(table.players).map(lambda who: who[0] or who[1])
    return replace(table, players=players, company=replace(table.company, coming=NOBODY))


def _taken(table: Table, event: SeatTaken) -> Table:
    company = replace(table.company, kept=without(table.company.kept, event.seat))
    if table.board_in_progress:
        return replace(table, company=replace(company, coming=company.coming.put(event.seat, event.person)))
    return replace(table, players=table.players.put(event.seat, event.person), company=company)


SEAT_TAKEN: Final = EventKind(
    name="sat",
    stored="SeatTaken",
    event=SeatTaken,
    evolve=_taken,
    seen=Sat,
    told=lambda event, viewer: Sat(event.seat, event.person.name),
    aside=True,
    spends=lambda table, event: (Repeatable.SEAT, (event.seat,)),
)
