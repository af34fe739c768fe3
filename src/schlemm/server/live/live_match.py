"""A match and everybody who has one of its tables open: they are told of both, and led to their place."""

from __future__ import annotations

from functools import partial

from schlemm.core.seats import Seat
from schlemm.match.live.session import MatchSession
from schlemm.match.rules.captain import leads, may_renew
from schlemm.match.rules.rematch import match_opened_again
from schlemm.match.rules.requests import MatchRequest, Release, RenewPlace
from schlemm.match.state.events import MatchOpened
from schlemm.match.state.match import Match
from schlemm.match.state.place import Place, Room
from schlemm.match.views.paper import Paper, paper_of_match
from schlemm.server.common.bots import bot_name
from schlemm.server.common.messages import Reason
from schlemm.server.live.live_game import LiveGame
from schlemm.server.live.live_table import LiveTable
from schlemm.server.live.match_commands import NonsenseAsked, match_command_of
from schlemm.server.protocol import client
from schlemm.server.protocol.server import Led, Trouble
from schlemm.server.views.game import MatchNow
from schlemm.store.event_log import retry_on_conflict
from schlemm.store.store import Conflict
from schlemm.table.live.presence import BotsWait
from schlemm.table.rules.refusal import RefusalCode as Why
from schlemm.table.rules.refusal import Refused
from schlemm.table.rules.seating import person_at
from schlemm.table.rules.standing_in import StandIn


class LiveMatch(LiveGame[LiveTable]):
    """Both tables of a match, which share one stream.

    Args:
        session: The match.
    """

    def __init__(self, session: MatchSession) -> None:
        self.session = session
        self.tables = tuple(LiveTable(session.room(room), self, room) for room in Room)
        self._seen = session.match

    @property
    def state(self) -> Match:
        """The match as it stands."""
        return self.session.match

    async def read_on(self) -> None:
        """Read what another server may have written, and tell of it."""
        await self.session.read_on()

    def drive(self, drives: bool) -> None:
        """Whether bots act on this server."""
        self.session.drive(drives)

    def keep_waiting(self, why: BotsWait | None) -> None:
        """Have bots wait for this reason, or act; players are told of a change."""
        if why != self.session.waits:
            self.session.keep_waiting(why)
            for live in self.tables:
                live.tell()

    def table(self, room: Room) -> LiveTable:
        """One of its tables."""
        return self.tables[room.index]

    def now(self, room: Room) -> MatchNow:
        """The match as it stands for this table, and who is connected at both."""
        first, second = self.tables
        return MatchNow(self.state, room, (first.here, second.here), self.table(room).drawings)

    def paper(self) -> Paper:
        """The boards that both tables have finished, to take home."""
        return paper_of_match(self.state)

    def opened_again(self) -> MatchOpened:
        """The first event of another match of the same people."""
        return match_opened_again(self.state)

    def plays(self, secret: str) -> bool:
        """Whether a secret opens a place, or has opened one: who has sat there knows boards."""
        proof = self.state.proof_of(secret)
        return bool(self.state.opened_by(secret)) or any(proof in known for known in self.state.knows)

    def follow(self, room: Room) -> None:
        """Lead away who has no longer the place that they look from; tell the other table of who comes and goes."""
        before, now = self._seen, self.state
        self._seen = now
        if _people(before) == _people(now):
            return
        for each in self.tables:
            for outbox in each.watchers:
                place = Place(each.room, outbox.reader)
                led = _gone_to(before, now, place)
                if led is None:
                    each.send_away(outbox, Trouble(Reason("seat-given-on")))
                elif led != place:
                    each.send_away(outbox, Led(self.table(led.room).table.id, led.seat))
        if before.table(room.other) is now.table(room.other):  # else it hears of it by itself
            self.tell_others(room)

    async def submit(self, by: Place, asked: client.AskedOfMatch) -> int:
        """Carry out what a player asks of the match; the version of their table after it."""
        live = self.table(by.room)
        live.commands.check(by.seat, asked)
        command = match_command_of(asked, bot_name)
        if isinstance(command, Release):
            await self._stand_in_first(by, command.place)
        await self._settle(MatchRequest(asked.id, by, command))
        return live.table.version_for(by.seat)

    async def renew(self, by: Place, missing: Place) -> None:
        """Make a link for the person of a place, who has lost their device, as their team's leader asks for it."""
        if not may_renew(self.state, by, missing):
            raise Refused(Why.CAPTAIN_DECIDES)
        self.table(missing.room).commands.check_lost(missing.seat)
        await self._settle(MatchRequest("", by, RenewPlace(missing)))

    async def _settle(self, request: MatchRequest) -> None:
        try:
            await retry_on_conflict(partial(self.session.submit, request))
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
        decides = by == self.state.host or leads(self.state, by, gone.team)
        if not decides or by == gone or gone.seat in live.here or person_at(live.table, gone.seat) is None:
            return
        live.commands.check_lost(gone.seat)
        if gone.seat in live.table.people:
            await live.commands.settle(gone.seat, StandIn(gone.seat))


def _people(match: Match) -> tuple[object, ...]:
    """What changes when players come, go or move."""
    at = ((table.players, table.company) for table in match.tables)
    return tuple((players, its.invitation, its.kept, its.away, its.coming) for players, its in at)


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
