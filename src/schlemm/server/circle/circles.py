"""The circles of this process, and the games that are begun from them."""

from __future__ import annotations

import logging
from functools import partial
from typing import Final

from schlemm.circle.circle import MATCH, Circle, Game, GameOutcome, MemberPlace
from schlemm.circle.decide import add_game, check_evening, check_member_places, end, replace_device
from schlemm.circle.events import CircleOpened, GameAdded
from schlemm.circle.log import CIRCLE_COURSE
from schlemm.circle.outcome import game_outcome, member_at
from schlemm.circle.pivot import Proposal, proposal
from schlemm.core.seats import Seat
from schlemm.match.state.events import MatchOpened
from schlemm.match.state.match import Match
from schlemm.match.state.place import Place, Room
from schlemm.server.circle.games import CircleGames
from schlemm.server.circle.live_circle import LiveCircle
from schlemm.server.circle.opening import ceremony_after, match_of_circle, table_of_circle, with_guests
from schlemm.server.circle.wire import BeginGame
from schlemm.server.cluster.cluster import Cluster
from schlemm.server.common.cache import Cache
from schlemm.server.common.damage import TableDamaged, reading
from schlemm.server.common.evening import today
from schlemm.server.common.ids import is_table_name, new_table_name
from schlemm.server.live.live_games import LiveGames
from schlemm.server.live.live_table import LiveTable
from schlemm.store.event_log import EventLog
from schlemm.store.store import Store, StoreTrouble
from schlemm.table.rules.devices import ReplaceDevice
from schlemm.table.rules.refusal import RefusalCode, Refused
from schlemm.table.rules.seating import person_at
from schlemm.table.state.events import TableOpened
from schlemm.table.state.settings import Settings
from schlemm.table.state.table import Table

_LOG: Final = logging.getLogger(__name__)


class Circles:
    """The circles that are open, and those that can be.

    Args:
        store: Where their events are kept.
        games: Where their games are played.
        cluster: The other servers; ``None`` where this is the only one.

    Attributes:
        kept: Those that are open.
    """

    def __init__(self, store: Store, games: LiveGames, cluster: Cluster | None = None) -> None:
        self._store = store
        self._cluster = cluster
        self._live_games = games
        self.games = CircleGames(games)
        self.kept = Cache(self._load)

    async def open(self, name: str, event: CircleOpened) -> None:
        """Found a circle of this name.

        Raises:
            StoreTrouble: If it could not be kept.
        """
        log = await EventLog.begin(CIRCLE_COURSE, name, (event,), self._store)
        self.kept.put(name, await LiveCircle.linked(log, self._cluster))

    async def find(self, name: str) -> LiveCircle | None:
        """Return the circle of this name, with the outcomes of its games; ``None`` if there is none.

        Raises:
            TableDamaged: If what is stored of it makes no sense.
            StoreTrouble: If the store does not answer.
        """
        found = await self._present(name)
        if found is not None:
            await self._note_what_ended(found)
        return found

    async def _present(self, name: str) -> LiveCircle | None:
        """The circle of this name, as the store has it."""
        return await self.kept.get(name, LiveCircle.catch_up) if is_table_name(name) else None

    async def check_gone(self, at: Table, seat: Seat) -> None:
        """Check that somebody may come to this seat as its person, who is said to have lost their device.

        Raises:
            Refused: If the person looks at the circle of the table, or sits at another of its tables.
            StoreTrouble: If the store does not answer.
        """
        found, member = await self._member(at, seat)
        if found is not None and member in await self.here(found):
            raise Refused(RefusalCode.DEVICE_IN_USE, (("seat", seat.letter),))

    async def replace_device(self, at: Table, seat: Seat, secret: str) -> None:
        """Have the person of this seat, who comes back with another device, known by that in the circle as well.

        Whatever they had before opens neither the circle any more nor their seats in its games that go on. To be told
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
        circle = await found.log.carry_out(partial(replace_device, member=member, secret=secret))
        for game in circle.games:
            sits = await self.games.seat_of_member(circle, game, member) if game.outcome is None else None
            if sits is not None and sits[0].table.id != at.id:
                await _replace_at(*sits, secret)

    async def _member(self, at: Table, seat: Seat) -> tuple[LiveCircle | None, int | None]:
        """The circle of a table, and which of its members sits there; ``None`` where there is none that can be read."""
        name = at.company.invitation.series
        try:
            found = await self._present(name)
        except TableDamaged:
            return None, None
        return found, None if found is None else member_at(found.circle, at.players.of(seat))

    async def here(self, live: LiveCircle) -> frozenset[int]:
        """The members who look at the circle, or sit at one of its tables."""
        return live.looking | await self.games.here(live.circle)

    # -- games --------------------------------------------------------------------------------------------------

    async def begin(
        self, live: LiveCircle, by: int, wish: BeginGame, seated: tuple[MemberPlace, ...]
    ) -> Game:
        """Begin a game of these members and bots.

        Raises:
            Refused: If they cannot sit so.
            StoreTrouble: If it could not be kept.
        """
        circle = live.circle
        check_member_places(circle, seated)
        if wish.form == MATCH:
            return await self._begin(live, match_of_circle(circle, wish, seated, by), MATCH, seated)
        if any(sitting.place.room is Room.CLOSED for sitting in seated):
            raise Refused(RefusalCode.NO_SUCH_PLACES)
        dealt = await self._dealt_before(circle)
        event = table_of_circle(
            circle, wish.form, seated, by, ceremony_after(dealt) if wish.ceremony else Settings()
        )
        return await self._begin(live, event, wish.form, seated)

    async def _dealt_before(self, circle: Circle) -> Settings:
        """The settings that the circle's last table by itself was left with; those agreed where there is none."""
        last = next((game for game in reversed(circle.games) if game.form != MATCH), None)
        found = None if last is None else await self.games.find(last)
        state = None if found is None else found.state
        return state.settings if isinstance(state, Table) else circle.agreement.settings

    async def next_game(self, former: LiveTable, seat: Seat) -> str | None:
        """The next game for all who sit at a table that is over, begun once: partners change as proposed.

        Args:
            former: The table.
            seat: Where the person sits who asks.

        Returns:
            Its name; ``None`` if the table is played in no circle.

        Raises:
            Refused: If no member of the circle sits there any more, or is here.
            StoreTrouble: If it could not be kept.
        """
        live = await self.find(former.table.company.invitation.series)
        return None if live is None else (await self._next_game(live, former, seat)).id

    async def _next_game(self, live: LiveCircle, former: LiveTable, seat: Seat) -> Game:
        played = former.game.state
        async with live.beginning:
            begun = next((game for game in live.circle.games if game.after == played.id), None)
            if begun is not None:  # the server ended before its people could be told
                return begun
            if not isinstance(played, Match):
                return await self._next_robber(live, played, seat)
            seated = game_outcome(live.circle, played).seated
            return await self._begin(live, former.game.opened_again(), MATCH, seated, played.id)

    async def _next_robber(self, live: LiveCircle, former: Table, seat: Seat) -> Game:
        circle = live.circle
        sat = [sitting.member for sitting in game_outcome(circle, former).seated]
        here = await self.here(live)
        game = circle.game(former.id)
        form = "rubber" if game is not None and game.form == "rubber" else "robber4"
        seated = seated_as(propose(circle, sorted({*sat, *here})))
        check_member_places(circle, seated)
        by = member_at(circle, former.players.of(seat))
        opened = table_of_circle(circle, form, seated, 0 if by is None else by, former.settings)
        return await self._begin(live, with_guests(opened, circle, former), form, seated, former.id)

    async def _begin(
        self,
        live: LiveCircle,
        event: TableOpened | MatchOpened,
        form: str,
        seated: tuple[MemberPlace, ...],
        after: str = "",
    ) -> Game:
        check_evening(live.circle, today())
        name = await self._live_games.set_up(new_table_name(), event)
        game = GameAdded(name, form, today(), seated, after)
        circle = await live.log.carry_out(lambda circle: add_game(circle, game))
        return next(
            each for each in reversed(circle.games) if name == each.id or (after and after == each.after)
        )

    async def _note_what_ended(self, live: LiveCircle) -> None:
        """Keep the outcomes of games that are over; the first member who looks triggers it."""
        for game in live.circle.games:
            outcome = await self.games.ended(live.circle, game) if game.outcome is None else None
            if outcome is not None:
                await self._write_down(live, game, outcome)

    async def _write_down(self, live: LiveCircle, game: Game, outcome: GameOutcome) -> None:
        try:
            await live.log.carry_out(partial(end, game=game.id, outcome=outcome))
        except StoreTrouble as trouble:  # the circle can be read; whoever looks later writes it down
            _LOG.error("circle %s: the outcome of %s is not kept: %s", live.circle.id, game.id, trouble)

    async def _load(self, name: str) -> LiveCircle | None:
        with reading(f"circle {name}"):
            log = await EventLog.read(CIRCLE_COURSE, name, self._store)
        return None if log is None else await LiveCircle.linked(log, self._cluster)


async def _replace_at(live: LiveTable, seat: Seat, secret: str) -> None:
    """The same at another table of the circle."""
    person = person_at(live.table, seat)
    if person is None or person.is_opened_by(secret):
        return
    try:
        await live.commands.settle(seat, ReplaceDevice(secret, person.secret, elsewhere=True))
    except Refused as refused:  # with the new device they have looked on there
        _LOG.warning("table %s: %s keeps the lost device: %s", live.table.id, seat, refused.reason)


def propose(circle: Circle, here: list[int]) -> Proposal:
    """The next robber of those who are here."""
    date = today()
    tonight = [game for game in circle.games if game.date == date]
    return proposal(here, tonight, [game for game in circle.games if game.date != date])


def seated_as(found: Proposal) -> tuple[MemberPlace, ...]:
    """The members at the seats that are proposed."""
    at = ((member, seat) for seat, member in zip(Seat, found.seats, strict=True))
    return tuple(MemberPlace(member, Place(Room.OPEN, seat)) for member, seat in at if member is not None)
