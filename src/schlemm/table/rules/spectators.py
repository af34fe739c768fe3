"""Who may look on at a table without playing: at one seat as a guest of the person there, or in the gallery.

A guest sees what that player sees; the gallery sees all hands of boards that are over (``views.gallery``). Somebody is
known by the secret of their browser: who looks on with one browser and plays with another one, or on another device, is
not recognised. Therefore all at the table see who looks on, and by what name, and can have it ended.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from schlemm.core.seats import SEATS, Seat
from schlemm.table.rules.act import Act, DealSource, EventKind, NoDetails, never, no_details
from schlemm.table.rules.refusal import RefusalCode, Refused
from schlemm.table.rules.seating import person_at
from schlemm.table.state.board_quota import Repeatable
from schlemm.table.state.company import Spectator
from schlemm.table.state.events import Event, WatchBegan
from schlemm.table.state.invitation import gallery_key, same_key, watching_key
from schlemm.table.state.players import Person, hashed
from schlemm.table.state.table import Table

MOST: Final = 8
"""How many may look on at one table."""


@dataclass(frozen=True, slots=True)
class Watch:
    """Look on without playing, as the person of this name whose secret has this hash, with the key of a link."""

    name: str
    secret: str
    key: str


@dataclass(frozen=True, slots=True)
class Watches:
    """Somebody looks on; the hash of their secret stays behind.

    Attributes:
        name: Their name.
        seat: Whose cards they see; ``None`` in the gallery.
    """

    name: str
    seat: Seat | None


@dataclass(frozen=True, slots=True)
class SendAway:
    """Let this one of those who have come to look on do so no longer; their link is worth nothing now."""

    since: int


@dataclass(frozen=True, slots=True)
class SpectatorSentAway(Event):
    """Somebody looks on no longer: ``since`` says how many had come with them."""

    by: Seat
    since: int


@dataclass(frozen=True, slots=True)
class Stand:
    """Where somebody stands to look on: behind the player of this seat, or with ``None`` in the gallery."""

    seat: Seat | None


@dataclass(frozen=True, slots=True)
class SpectatorSight:
    """What a player knows of somebody who looks on.

    Attributes:
        since: How many had come with them; it tells them apart.
        name: Their name.
        seat: Whose cards they see; ``None`` in the gallery.
        may_end: Whether this player may send them away.
    """

    since: int
    name: str
    seat: Seat | None
    may_end: bool


def spectator_key(table: Table, stand: Stand) -> str | None:
    """The key that a link to this stand holds; ``None`` if nobody may be let in there."""
    invitation, seat = table.company.invitation, stand.seat
    if not invitation.invite:
        return None
    if seat is None:
        return gallery_key(invitation, table.id, _revoked(table, None, ""))
    person = person_at(table, seat)
    if person is None:
        return None
    return watching_key(invitation, table.id, seat, person, _revoked(table, seat, person.secret))


def stand_of(table: Table, key: str) -> Stand | None:
    """Where this key leads, if anywhere."""
    found = None
    for stand in (Stand(None), *map(Stand, SEATS)):  # all of them, so that the time it takes tells nothing
        right = spectator_key(table, stand)
        if right is not None and same_key(right, key):
            found = stand
    return found


def spectators_of(table: Table) -> tuple[Spectator, ...]:
    """Those who look on now."""
    return tuple(each for each in table.company.spectators if _looks_on(table, each))


def spectator_with(table: Table, secret: str) -> Spectator | None:
    """Who looks on with the browser of this secret."""
    proof = hashed(secret, table.scope)
    return next((each for each in spectators_of(table) if same_key(each.came.secret, proof)), None)


def has_watched(table: Table, proof: str) -> bool:
    """Whether the browser whose secret has this hash has ever looked on here."""
    return any(same_key(each.came.secret, proof) for each in table.company.spectators)


def spectator_sights(table: Table, reader: Seat) -> tuple[SpectatorSight, ...]:
    """Those who look on now, as the player of this seat knows them."""
    return tuple(
        SpectatorSight(each.since, each.came.name, each.came.seat, may_send_away(table, reader, each))
        for each in spectators_of(table)
    )


def may_send_away(table: Table, by: Seat, spectator: Spectator) -> bool:
    """Whether a player may end it: a guest's host and the table's; the gallery, which sees everybody's cards, all."""
    return spectator.came.seat in {None, by} or by is table.company.invitation.host


def begin_watch(table: Table, wish: Watch) -> tuple[WatchBegan, ...]:
    """Somebody comes to look on.

    Raises:
        Refused: If the key leads nowhere any more, they play here or look on already, there are too many, or the game
            is over.
    """
    stand = stand_of(table, wish.key)
    if stand is None:
        raise Refused(RefusalCode.WATCHING_ENDED)
    if _plays(table, wish.secret):
        raise Refused(RefusalCode.PLAYS_HERE)
    now = spectators_of(table)
    if any(same_key(each.came.secret, wish.secret) for each in now):
        raise Refused(RefusalCode.WATCHES_ALREADY)
    if len(now) >= MOST:
        raise Refused(RefusalCode.TOO_MANY_SPECTATORS, (("most", MOST),))
    if table.is_over and stand.seat is not None:
        raise Refused(RefusalCode.GAME_OVER)
    person = None if stand.seat is None else person_at(table, stand.seat)
    return (WatchBegan(wish.name, wish.secret, stand.seat, "" if person is None else person.secret),)


def _send_away(table: Table, by: Seat, wish: SendAway, deals: DealSource) -> tuple[SpectatorSentAway, ...]:
    """Whom a player may not send away, they may not."""
    found = next((each for each in spectators_of(table) if each.since == wish.since), None)
    if found is None or not may_send_away(table, by, found):
        raise Refused(RefusalCode.NOT_YOUR_GUEST)
    return (SpectatorSentAway(by, wish.since),)


def check_saw_nothing(table: Table, proof: str) -> None:
    """Check that a browser may open a seat at once.

    Raises:
        Refused: If it has looked on, and may have seen cards of the board in progress.
    """
    if table.board_in_progress and has_watched(table, proof):
        raise Refused(RefusalCode.HAS_WATCHED)


def _looks_on(table: Table, spectator: Spectator) -> bool:
    """Whether somebody who has come still looks on: until sent away, seated, or another person sits where they look."""
    came = spectator.came
    if spectator.sent_away or _plays(table, came.secret):
        return False
    if came.seat is None:
        return True
    person = person_at(table, came.seat)
    return person is not None and person.secret == came.guest_of


def _plays(table: Table, proof: str) -> bool:
    """Whether the secret with this hash opens a seat, or one that is to be taken."""
    people = (person_at(table, seat) for seat in SEATS)
    return any(isinstance(person, Person) and person.is_opened_by(proof) for person in people)


def _revoked(table: Table, seat: Seat | None, guest_of: str) -> int:
    """How many of those who were let in there have been sent away."""
    return sum(
        each.sent_away and (each.came.seat, each.came.guest_of) == (seat, guest_of)
        for each in table.company.spectators
    )


def _came(table: Table, event: WatchBegan) -> Table:
    spectators = table.company.spectators
    spectator = Spectator(len(spectators) + 1, event)
    return replace(table, company=replace(table.company, spectators=(*spectators, spectator)))


def _sent_away(table: Table, event: SpectatorSentAway) -> Table:
    spectators = tuple(
        replace(each, sent_away=each.sent_away or each.since == event.since)
        for each in table.company.spectators
    )
    return replace(table, company=replace(table.company, spectators=spectators))


WATCH_BEGAN: Final = EventKind(
    name="watches",
    stored="SpectatorCame",
    event=WatchBegan,
    evolve=_came,
    seen=Watches,
    told=lambda event, viewer: Watches(event.name, event.seat),
    aside=True,
    spends=lambda table, event: (Repeatable.SPECTATOR, SEATS),
)
SEND_AWAY: Final = Act(
    name="send-away",
    request=SendAway,
    decide=_send_away,
    kinds=(
        EventKind(
            name="sent-away",
            stored="SpectatorSentAway",
            event=SpectatorSentAway,
            evolve=_sent_away,
            seen=NoDetails,
            told=no_details,
            aside=True,
        ),
    ),
    stale=never,
)
