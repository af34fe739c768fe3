"""Come to one's seat with another device, and come back after one was lost, by a link that the host makes."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from schlemm.core.seats import SEATS, Seat
from schlemm.table.rules.act import Act, DealSource, EventKind, OfSeat
from schlemm.table.rules.refusal import RefusalCode, Refused
from schlemm.table.rules.seating import check_no_other_seat, check_owner, person_at, with_person
from schlemm.table.rules.spectators import check_saw_nothing
from schlemm.table.state.board_quota import Repeatable
from schlemm.table.state.company import without
from schlemm.table.state.events import Event
from schlemm.table.state.players import Person
from schlemm.table.state.table import Table

DEVICES: Final = 12
"""With how many devices besides the first a person may come to their seat."""


@dataclass(frozen=True, slots=True)
class AddKey:
    """Open one's own seat on another device.

    Attributes:
        secret: Hash of that device's secret.
        owner: Hash of the secret of whose key it is: by now another person may sit at the seat.
    """

    secret: str
    owner: str


@dataclass(frozen=True, slots=True)
class KeyAdded(Event):
    """A person opened their seat on another device, whose secret has this hash."""

    seat: Seat
    secret: str


@dataclass(frozen=True, slots=True)
class KeyGiven:
    """A person came with another device; only they are told whose seat it is."""

    seat: Seat | None


@dataclass(frozen=True, slots=True)
class RenewLink:
    """Make a link that brings back the person of this seat, who has lost their device."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class LinkRenewed(Event):
    """A link was made that brings back a person who has lost their device; it holds once, until they are back."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class ReplaceDevice:
    """Come back by that link.

    Attributes:
        secret: Hash of the new secret.
        owner: Hash of the secret of whose link it is: by now another person may sit at the seat.
        elsewhere: Whether the link was made at another table of the same circle, and its people were told.
    """

    secret: str
    owner: str
    elsewhere: bool = False


@dataclass(frozen=True, slots=True)
class DeviceReplaced(Event):
    """A person came back by such a link, with a secret that has this hash: their former ones open nothing any more."""

    seat: Seat
    secret: str


def _add(table: Table, by: Seat, wish: AddKey, deals: DealSource) -> tuple[KeyAdded, ...]:
    """Refused is who sits there no longer, or has come with too many devices, and a device that has another seat."""
    check_saw_nothing(table, wish.secret)
    check_owner(table, by, wish.owner)
    check_no_other_seat(table, by, wish.secret)
    person = person_at(table, by)
    if person is not None and len(person.more) >= DEVICES:
        raise Refused(RefusalCode.TOO_MANY_DEVICES)
    return (KeyAdded(by, wish.secret),)


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


def _renewable(table: Table, by: Seat) -> tuple[Seat, ...]:
    return tuple(seat for seat in SEATS if why_not_renew(table, by, seat) is None)


def _renew(table: Table, by: Seat, wish: RenewLink, deals: DealSource) -> tuple[LinkRenewed, ...]:
    if (refused := why_not_renew(table, by, wish.seat)) is not None:
        raise refused
    return (LinkRenewed(wish.seat),)


def _replace(table: Table, by: Seat, wish: ReplaceDevice, deals: DealSource) -> tuple[DeviceReplaced, ...]:
    check_owner(table, by, wish.owner)
    if by not in table.company.lost and not wish.elsewhere:
        raise Refused(RefusalCode.SEAT_TAKEN, (("seat", by.letter),))
    check_no_other_seat(table, by, wish.secret)
    check_saw_nothing(table, wish.secret)
    return (DeviceReplaced(by, wish.secret),)


def _added(table: Table, event: KeyAdded) -> Table:
    return with_person(table, event.seat, lambda person: replace(person, more=(*person.more, event.secret)))


def _renewed(table: Table, event: LinkRenewed) -> Table:
    """Asked for twice, it is the same link."""
    company, seat = table.company, event.seat
    if seat in company.lost:
        return table
    renewed = company.renewed.put(seat, company.renewed.of(seat) + 1)
    return replace(table, company=replace(company, lost=(*company.lost, seat), renewed=renewed))


def _replaced(table: Table, event: DeviceReplaced) -> Table:
    player, company = table.players.of(event.seat), table.company
    if not isinstance(player, Person):
        return table
    former = (*company.former, player.secret, *player.more)
    company = replace(company, former=former, lost=without(company.lost, event.seat))
    now = replace(player, secret=event.secret, more=(), program="")
    return replace(table, players=table.players.put(event.seat, now), company=company)


def _spent(table: Table, event: LinkRenewed | DeviceReplaced) -> tuple[Repeatable, tuple[Seat, ...]]:
    return Repeatable.SEAT, (event.seat,)


ADD_KEY: Final = Act(
    name="add-key",
    request=AddKey,
    decide=_add,
    kinds=(
        EventKind(
            name="key-added",
            stored="KeyAdded",
            event=KeyAdded,
            evolve=_added,
            seen=KeyGiven,
            told=lambda event, viewer: KeyGiven(event.seat if event.seat is viewer else None),
            aside=True,
        ),
    ),
)
RENEW_LINK: Final = Act(
    name="renew-link",
    request=RenewLink,
    decide=_renew,
    kinds=(
        EventKind(
            name="link-renewed",
            stored="LinkRenewed",
            event=LinkRenewed,
            evolve=_renewed,
            seen=OfSeat,
            told=lambda event, viewer: OfSeat(event.seat),
            aside=True,
            spends=_spent,
        ),
    ),
    spends=lambda table, by, wish: (Repeatable.SEAT, wish.seat),
    offers=_renewable,
    while_here=False,
)
REPLACE_DEVICE: Final = Act(
    name="replace-device",
    request=ReplaceDevice,
    decide=_replace,
    kinds=(
        EventKind(
            name="device-replaced",
            stored="DeviceReplaced",
            event=DeviceReplaced,
            evolve=_replaced,
            seen=OfSeat,
            told=lambda event, viewer: OfSeat(event.seat),
            aside=True,
            spends=_spent,
        ),
    ),
)
