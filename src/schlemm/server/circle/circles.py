"""The series of this process, and the games that are begun from them."""

from __future__ import annotations

import asyncio
import logging
from datetime import datetime
from functools import partial
from typing import Final, Protocol

from schlemm.circle.decide import begin, check_evening, check_seated, end, replace_device
from schlemm.circle.evening import evening_of
from schlemm.circle.events import GameAdded, SeriesOpened
from schlemm.circle.log import SERIES_COURSE, SeriesLog
from schlemm.circle.outcome import member_at, outcome_of_match, outcome_of_table
from schlemm.circle.pivot import Proposal, proposal
from schlemm.circle.series import MATCH, Game, Outcome, Series, Sitting
from schlemm.core.errors import RuleViolation
from schlemm.core.seats import Seat
from schlemm.match.rules.rematch import opened_again
from schlemm.match.state.events import MatchOpened
from schlemm.match.state.place import Place
from schlemm.match.state.place import Room as Which
from schlemm.server.circle import games as series_games
from schlemm.server.circle.games import Games
from schlemm.server.circle.opening import match_of_series, table_of_series, with_guests
from schlemm.server.circle.wire import BeginGame
from schlemm.server.common.cache import Cache
from schlemm.server.common.errors import TableDamaged, damage
from schlemm.server.common.ids import is_table_name, new_table_name
from schlemm.server.live.room import Room, match_of
from schlemm.store.store import Store, StoreTrouble, Unreadable
from schlemm.table.live.stream import StreamLog
from schlemm.table.rules.refusal import Reason, Refused
from schlemm.table.rules.requests import ReplaceDevice
from schlemm.table.rules.seating import person_at
from schlemm.table.state.events import TableOpened
from schlemm.table.state.evolve import Impossible
from schlemm.table.state.table import Table

_LOG: Final = logging.getLogger(__name__)

HERE: Final = 20.0
"""Seconds for which somebody who has looked at the series counts as being here."""


class Tables(series_games.Tables, Protocol):
    """Where the games of a series are, and are begun."""

    async def set_up(self, name: str, event: TableOpened) -> str:
        """Open a table."""

    async def set_up_match(self, name: str, event: MatchOpened) -> None:
        """Open a match."""


class Gathering:
    """A series that is open, and who looks at it.

    Args:
        log: The series.
    """

    def __init__(self, log: SeriesLog) -> None:
        self.log = log
        self.beginning = asyncio.Lock()
        self._seen: dict[int, float] = {}
        self.empty_since = _now()

    @property
    def series(self) -> Series:
        """The series as it stands."""
        return self.log.now

    @property
    def is_empty(self) -> bool:
        """Whether nobody has looked lately."""
        return not self.looking

    @property
    def looking(self) -> frozenset[int]:
        """The members who have looked lately."""
        return frozenset(member for member, when in self._seen.items() if _now() - when < HERE)

    def look(self, member: int) -> None:
        """A member looks at the series."""
        self._seen[member] = self.empty_since = _now()

    def wake(self) -> None:
        """Nothing rests here."""

    async def close(self) -> None:
        """Nothing is to be put away: all is kept."""


class Circles:
    """The series that are open, and those that can be.

    Args:
        store: Where their events are kept.
        tables: Where their games are.
    """

    def __init__(self, store: Store, tables: Tables) -> None:
        self._store = store
        self._tables = tables
        self.games = Games(tables)
        self.cache = Cache(self._load)

    async def open(self, name: str, event: SeriesOpened) -> None:
        """Found a series of this name.

        Raises:
            StoreTrouble: If it could not be kept.
        """
        self.cache.put(name, Gathering(await StreamLog.begin(SERIES_COURSE, name, event, self._store)))

    async def find(self, name: str) -> Gathering | None:
        """The series of this name, with what has come of its games; ``None`` if there is none.

        Raises:
            TableDamaged: If what is stored of it makes no sense.
            StoreTrouble: If the store does not answer.
        """
        found = await self.cache.get(name) if is_table_name(name) else None
        if found is not None:
            await self._note_what_ended(found)
        return found

    async def check_gone(self, at: Table, seat: Seat) -> None:
        """Let pass that somebody else comes to this seat as its person, who is said to have lost their device.

        Raises:
            Refused: If the person looks at the series of the table, or sits at another of its tables.
            StoreTrouble: If the store does not answer.
        """
        found, member = await self._member(at, seat)
        if found is not None and member in await self.here(found):
            raise Refused(Reason.DEVICE_IN_USE, (("seat", seat.letter),))

    async def replace_device(self, at: Table, seat: Seat, secret: str) -> None:
        """Have the person of this seat, who comes back with another device, known by that in the series as well.

        Whatever they had before opens neither the series any more nor their seats in its games that go on. To be told
        again changes nothing, so it can be asked for anew if the store fails in the midst.

        Args:
            at: A table; it is left to the caller.
            seat: The person's seat there.
            secret: Hash of the new secret.

        Raises:
            StoreTrouble: If it could not be kept.
        """
        found, member = await self._member(at, seat)
        if found is None or member is None:
            return
        series = await found.log.carry_out(partial(replace_device, member=member, secret=secret))
        for game in series.games:
            sits = await self.games.seat_of_member(series, game, member) if game.outcome is None else None
            if sits is not None and sits[0].table.id != at.id:
                await _replace_at(*sits, secret)

    async def _member(self, at: Table, seat: Seat) -> tuple[Gathering | None, int | None]:
        """The series of a table, and which of its members sits there; ``None`` where there is none that can be read."""
        name = at.company.invitation.series
        try:
            found = await self.cache.get(name) if is_table_name(name) else None
        except TableDamaged:
            return None, None
        return found, None if found is None else member_at(found.series, at.players.of(seat))

    async def here(self, gathering: Gathering) -> frozenset[int]:
        """The members who look at the series, or sit at one of its tables."""
        return gathering.looking | await self.games.here(gathering.series)

    # -- games --------------------------------------------------------------------------------------------------

    async def begin(
        self, gathering: Gathering, by: int, wish: BeginGame, seated: tuple[Sitting, ...]
    ) -> Game:
        """Begin a game of these members and bots.

        Raises:
            Refused: If they cannot sit so.
            StoreTrouble: If it could not be kept.
        """
        series = gathering.series
        check_seated(series, seated)
        if wish.form == MATCH:
            return await self._begin_match(gathering, match_of_series(series, wish, seated, by), seated)
        if any(sitting.place.room is Which.CLOSED for sitting in seated):
            raise Refused(Reason.NO_SUCH_PLACES)
        event = table_of_series(series, wish.form, seated, by)
        return await self._begin_robber(gathering, event, wish.form, seated)

    async def begin_next(self, gathering: Gathering, former: Room, seat: Seat) -> Game:
        """The next game for all who sit at a table that is over, begun once: partners change as proposed.

        Raises:
            Refused: If no member of the circle sits there any more, or is here.
            StoreTrouble: If it could not be kept.
        """
        match = match_of(former)
        after = (match or former.table).id
        async with gathering.beginning:
            begun = next((game for game in gathering.series.games if game.after == after), None)
            if begun is not None:  # the server ended before its people could be told
                return begun
            if match is None:
                return await self._next_robber(gathering, former.table, seat)
            seated = outcome_of_match(gathering.series, match).seated
            return await self._begin_match(gathering, opened_again(match), seated, after)

    async def _next_robber(self, gathering: Gathering, former: Table, seat: Seat) -> Game:
        series = gathering.series
        sat = [sitting.member for sitting in outcome_of_table(series, former).seated]
        here = await self.here(gathering)
        game = series.game(former.id)
        form = "rubber" if game is not None and game.form == "rubber" else "robber4"
        seated = seated_as(propose(series, sorted({*sat, *here})))
        check_seated(series, seated)
        by = member_at(series, former.players.of(seat))
        opened = table_of_series(series, form, seated, 0 if by is None else by)
        return await self._begin_robber(
            gathering, with_guests(opened, series, former), form, seated, former.id
        )

    async def _begin_robber(
        self,
        gathering: Gathering,
        event: TableOpened,
        form: str,
        seated: tuple[Sitting, ...],
        after: str = "",
    ) -> Game:
        check_evening(gathering.series, today())
        name = await self._tables.set_up(new_table_name(), event)
        return await self._add(gathering, GameAdded(name, form, today(), seated, after))

    async def _begin_match(
        self, gathering: Gathering, event: MatchOpened, seated: tuple[Sitting, ...], after: str = ""
    ) -> Game:
        check_evening(gathering.series, today())
        name = new_table_name()
        await self._tables.set_up_match(name, event)
        return await self._add(gathering, GameAdded(name, MATCH, today(), seated, after))

    async def _add(self, gathering: Gathering, game: GameAdded) -> Game:
        series = await gathering.log.carry_out(lambda series: begin(series, game))
        return series.games[-1]

    async def _note_what_ended(self, gathering: Gathering) -> None:
        """Write down what came of games that are over; whoever looks first does."""
        for game in gathering.series.games:
            outcome = await self.games.ended(gathering.series, game) if game.outcome is None else None
            if outcome is not None:
                await self._write_down(gathering, game, outcome)

    async def _write_down(self, gathering: Gathering, game: Game, outcome: Outcome) -> None:
        try:
            await gathering.log.carry_out(partial(end, game=game.id, outcome=outcome))
        except (
            StoreTrouble
        ) as trouble:  # the series can be read all the same; whoever looks later writes it down
            _LOG.error("series %s: what came of %s is not kept: %s", gathering.series.id, game.id, trouble)

    async def _load(self, name: str) -> Gathering | None:
        try:
            log = await StreamLog.read(SERIES_COURSE, name, self._store)
        except (Unreadable, Impossible, RuleViolation, ValueError, IndexError) as error:
            _LOG.error("series %s cannot be read: %s", name, damage(error))
            raise TableDamaged(name) from error
        return None if log is None else Gathering(log)


async def _replace_at(room: Room, seat: Seat, secret: str) -> None:
    """The same at another table of the series."""
    person = person_at(room.table, seat)
    if person is None or person.is_opened_by(secret):
        return
    try:
        await room.settle(seat, ReplaceDevice(secret, person.secret, elsewhere=True))
    except Refused as refused:  # with the new device they have looked on there
        _LOG.warning("table %s: %s keeps the lost device: %s", room.table.id, seat, refused.reason)


def propose(series: Series, here: list[int]) -> Proposal:
    """The next robber of those who are here."""
    date = today()
    tonight = [game for game in series.games if game.date == date]
    return proposal(here, tonight, [game for game in series.games if game.date != date])


def seated_as(found: Proposal) -> tuple[Sitting, ...]:
    """The members at the seats that are proposed."""
    at = ((member, seat) for seat, member in zip(Seat, found.seats, strict=True))
    return tuple(Sitting(member, Place(Which.OPEN, seat)) for member, seat in at if member is not None)


def today() -> str:
    """The evening that it is."""
    return evening_of(datetime.now().astimezone())


def _now() -> float:
    return asyncio.get_running_loop().time()
