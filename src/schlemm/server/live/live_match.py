"""A match and everybody who has one of its tables open: they are told of both, and led to their place."""

from __future__ import annotations

import asyncio
from functools import partial

from schlemm.core.seats import Seat
from schlemm.match.live.session import MatchSession
from schlemm.match.rules.captain import leads, may_renew
from schlemm.match.rules.requests import MatchRequest, Release, RenewPlace
from schlemm.match.state.match import Match
from schlemm.match.state.place import Place, Room
from schlemm.server.common.bots import bot_name
from schlemm.server.common.messages import Reason
from schlemm.server.live.live_table import LiveTable
from schlemm.server.live.match_commands import NonsenseAsked, match_command_of
from schlemm.server.live.permissions import check_seated
from schlemm.server.protocol import client
from schlemm.server.protocol.server import Led, Trouble
from schlemm.server.views.match import MatchNow
from schlemm.store.event_log import tried_again
from schlemm.store.store import Conflict
from schlemm.table.rules.refusal import RefusalCode as Why
from schlemm.table.rules.refusal import Refused
from schlemm.table.rules.requests import StandIn
from schlemm.table.rules.seating import person_at


class LiveMatch:
    """Both tables of a match. They are kept open together, as they share one stream.

    Args:
        session: The match.
    """

    def __init__(self, session: MatchSession) -> None:
        self.session = session
        first, second = (LiveTable(each, self) for each in session.rooms)
        self.tables = first, second
        self._seen = session.match

    @property
    def match(self) -> Match:
        """The match as it stands."""
        return self.session.match

    def table(self, room: Room) -> LiveTable:
        """One of its tables."""
        return self.tables[room.index]

    def room_of(self, live: LiveTable) -> Room:
        """Which of its tables this is."""
        return Room.OPEN if live is self.tables[0] else Room.CLOSED

    # -- kept open ----------------------------------------------------------------------------------------------

    @property
    def is_empty(self) -> bool:
        """Whether nobody looks at either table."""
        return all(live.is_empty for live in self.tables)

    @property
    def empty_since(self) -> float:
        """When the last one left, on the loop's clock."""
        return max(live.empty_since for live in self.tables)

    def wake(self) -> None:
        """Wake the bots that trouble has stopped."""
        for live in self.tables:
            live.wake()

    async def close(self) -> None:
        """Leave the match as it is."""
        await asyncio.gather(*(live.close() for live in self.tables))

    # -- around a table -----------------------------------------------------------------------------------------

    def now(self, live: LiveTable) -> MatchNow:
        """The match as it stands for this table, and who is connected."""
        return MatchNow(self.match, self.room_of(live), self.here)

    @property
    def here(self) -> tuple[frozenset[Seat], frozenset[Seat]]:
        """The seats whose players are connected, at both tables."""
        first, second = self.tables
        return first.here, second.here

    def where(self, secret: str, wanted: Seat | None) -> tuple[LiveTable, Seat] | None:
        """The place in the match that a secret opens, the wanted seat of several."""
        places = self.match.opened_by(secret)
        if not places:
            return None
        place = next((place for place in places if place.seat is wanted), places[0])
        return self.table(place.room), place.seat

    def follow(self, live: LiveTable) -> None:
        """Lead away who has no longer the place that they look from; tell the other table of who comes and goes."""
        before, now = self._seen, self.match
        self._seen = now
        if _people(before) == _people(now):
            return
        for each in self.tables:
            for outbox in each.watchers:
                place = Place(self.room_of(each), outbox.reader)
                led = _gone_to(before, now, place)
                if led is None:
                    each.send_away(outbox, Trouble(Reason("seat-given-on")))
                elif led != place:
                    each.send_away(outbox, Led(self.table(led.room).table.id, led.seat))
        other = self.room_of(live).other
        if before.table(other) is now.table(other):  # else it hears of it by itself
            self.tell_other(live)

    def other(self, live: LiveTable) -> LiveTable:
        """The other table than this one."""
        return self.table(self.room_of(live).other)

    def tell_other(self, live: LiveTable) -> None:
        """Tell the players of the other table how things stand."""
        self.other(live).tell()

    async def submit(self, live: LiveTable, seat: Seat, asked: client.AskedOfMatch) -> int:
        """Carry out what a player asks of the match; the version of their table after it.

        Raises:
            NonsenseAsked: If it makes no sense.
            Refused: If there is a reason not to do it.
            StoreTrouble: If it could not be kept; then it has not happened.
        """
        check_seated(live.table, seat)
        live.permissions.check(live.table, live.here, seat, asked, asyncio.get_running_loop().time())
        command, by = match_command_of(asked, bot_name), Place(self.room_of(live), seat)
        if isinstance(command, Release):
            await self._stand_in_first(by, command.place)
        await self._settle(MatchRequest(asked.id, by, command))
        if isinstance(asked, client.CommentCommand | client.ChooseCaptainCommand):
            self.tell_other(live)  # it changes nothing about the other table, which is to hear of it
        return live.table.version_for(seat)

    async def renew(self, asker: LiveTable, by: Seat, live: LiveTable, seat: Seat) -> None:
        """Make a link for the person of a seat, who has lost their device.

        Raises:
            Refused: If they are here or were a moment ago, or somebody else decides for their team.
            StoreTrouble: If it could not be kept; then it has not happened.
        """
        place, decides = Place(self.room_of(live), seat), Place(self.room_of(asker), by)
        if not may_renew(self.match, decides, place):
            raise Refused(Why.CAPTAIN_DECIDES)
        live.check_lost(seat)
        await self._settle(MatchRequest("", decides, RenewPlace(place)))

    async def _settle(self, request: MatchRequest) -> None:
        try:
            await tried_again(partial(self.session.submit, request))
        except Conflict:
            raise Refused(Why.STALE) from None
        except ValueError as error:
            raise NonsenseAsked from error

    async def _stand_in_first(self, by: Place, gone: Place) -> None:
        """Who is to be released and is not here is away from now on, also where nobody is at their table to say so.

        Raises:
            Refused: If they were here a moment ago.
        """
        live = self.table(gone.room)
        decides = by == self.match.host or leads(self.match, by, gone.team)
        if not decides or by == gone or gone.seat in live.here or person_at(live.table, gone.seat) is None:
            return
        live.permissions.check_gone(gone.seat, asyncio.get_running_loop().time())
        if gone.seat in live.table.people:
            await live.settle(gone.seat, StandIn(gone.seat))


def _people(match: Match) -> tuple[object, ...]:
    """What changes when players come, go or move."""
    return tuple(
        (
            table.players,
            table.company.invitation,
            table.company.kept,
            table.company.away,
            table.company.coming,
        )
        for table in match.tables
    )


def _gone_to(before: Match, now: Match, place: Place) -> Place | None:
    """Where the person of a place sits now; ``None`` if they have left the match.

    The name of their invitation goes with them from place to place.
    """
    former = before.table(place.room)
    label, person = former.company.invitation.places.of(place.seat), person_at(former, place.seat)
    for room in Room:
        table = now.table(room)
        for seat in Seat:
            if table.company.invitation.places.of(seat) == label:
                sits = person_at(table, seat)
                same = person is not None and sits is not None and sits.secret == person.secret
                return Place(room, seat) if same else None
    return None
