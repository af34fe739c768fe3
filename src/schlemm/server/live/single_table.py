"""A table by itself: a game of one room."""

from __future__ import annotations

from schlemm.match.state.place import Place, Room
from schlemm.match.views.paper import Paper, paper_of_table
from schlemm.server.common.secret import new_secret
from schlemm.server.live.live_game import LiveGame
from schlemm.server.live.live_table import LiveTable
from schlemm.server.live.match_commands import NonsenseAsked
from schlemm.server.protocol import client
from schlemm.server.views.game import TableNow
from schlemm.table.live.presence import BotsWait
from schlemm.table.live.session import Session
from schlemm.table.rules.devices import RenewLink, why_not_renew
from schlemm.table.rules.rematch import table_opened_again
from schlemm.table.state.events import TableOpened
from schlemm.table.state.table import Table


class SingleTable(LiveGame[LiveTable]):
    """The only table of its game.

    Args:
        session: The table.
    """

    def __init__(self, session: Session) -> None:
        self._live = LiveTable(session, self, Room.OPEN)
        self.tables = (self._live,)

    @property
    def state(self) -> Table:
        """The table as it stands."""
        return self._live.table

    async def read_on(self) -> None:
        """Read what another server may have written, and tell of it."""
        await self._live.session.read_on()

    def drive(self, drives: bool) -> None:
        """Whether bots act on this server."""
        self._live.session.drive(drives)

    def keep_waiting(self, why: BotsWait | None) -> None:
        """Have bots wait for this reason, or act; players are told of a change."""
        if why != self._live.session.waits:
            self._live.session.keep_waiting(why)
            self._live.tell()

    def now(self, room: Room) -> TableNow:
        """The table as it stands, and who is connected."""
        return TableNow(self.state, self._live.here, self._live.drawings)

    def paper(self) -> Paper:
        """What was played, to take home."""
        return paper_of_table(self.state, self._live.session.reviews.records)

    def opened_again(self) -> TableOpened:
        """The first event of another table of the same people."""
        return table_opened_again(self.state, new_secret())

    def plays(self, secret: str) -> bool:
        """Whether a secret opens a seat; who has given theirs on may look on."""
        return bool(self.state.opened_by(secret))

    async def submit(self, by: Place, asked: client.AskedOfMatch) -> int:
        """Refuse what is asked of a match, as no page of ours asks it here."""
        raise NonsenseAsked

    async def renew(self, by: Place, missing: Place) -> None:
        """Make a link for the person of a seat, who has lost their device, as the host asks for it."""
        if (refused := why_not_renew(self.state, by.seat, missing.seat)) is not None:
            raise refused
        self._live.commands.check_lost(missing.seat)
        await self._live.commands.settle(by.seat, RenewLink(missing.seat))

    def follow(self, room: Room) -> None:
        """Nobody is led anywhere: seats change within the table only."""
