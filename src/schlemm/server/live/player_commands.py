"""What the players of one table ask of it, carried out."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from collections.abc import Set as AbstractSet

from schlemm.core.seats import Seat
from schlemm.server.live.permissions import Permissions, check_seated
from schlemm.server.live.view_version import Recent
from schlemm.server.protocol.acts import command_of
from schlemm.server.protocol.command import SocketCommand
from schlemm.store.store import Conflict
from schlemm.table.live.session import Session
from schlemm.table.rules.act import Command, Request
from schlemm.table.rules.refusal import RefusalCode, Refused
from schlemm.table.rules.staleness import still_means_the_same
from schlemm.table.state.table import Table


class PlayerCommands:
    """The commands of the players of one table: each once, if its sender may, and as long as it means what it meant.

    Args:
        session: The table.
        here: Tells the seats whose players are connected.

    Attributes:
        permissions: Who may ask for what.
        recent: What players have been told.
    """

    def __init__(self, session: Session, here: Callable[[], AbstractSet[Seat]]) -> None:
        self._session = session
        self._here = here
        self.permissions = Permissions(asyncio.get_running_loop().time())
        self.recent = Recent()
        session.listeners.overhear(self.recent.hear)  # a match goes on while nobody looks at this table

    @property
    def _table(self) -> Table:
        return self._session.table

    async def submit(self, seat: Seat, asked: SocketCommand) -> int:
        """Carry out what a player asks; the version of the table after it.

        Raises:
            NotationError: If a call or card in it is none.
            RuleViolation: If a rule of the game forbids it.
            Refused: If the table has another reason not to do it.
            StoreTrouble: If it could not be kept; then it has not happened.
        """
        done = self._session.outcome(seat, asked.id)
        if done is not None:  # said again, because the answer was lost
            return self.recent.counted(self._table, seat, done)
        self.check(seat, command_of(asked, self._table.settings))

        def request() -> Request:
            # Of the settings those stay that are not named: as they are now.
            command = command_of(asked, self._table.settings)
            since = self.recent.told_since(self._table, seat, asked.seen)
            if not still_means_the_same(self._table, seat, command, since):
                raise self._stale(seat, asked.seen)
            return Request(asked.id, seat, self._table.version, command)

        try:
            done = await self._session.submit_anew(request)
        except Conflict:
            raise self._stale(seat, asked.seen) from None
        return self.recent.counted(self._table, seat, done)

    async def settle(self, seat: Seat, command: Command) -> int:
        """Submit what means the same whatever has happened; return the version after it. Raises as ``submit``."""
        try:
            return await self._session.submit_anew(lambda: Request("", seat, self._table.version, command))
        except Conflict:
            raise Refused(RefusalCode.STALE) from None

    def _stale(self, seat: Seat, seen: int) -> Refused:
        return Refused(RefusalCode.STALE, (("seen", seen), ("version", self._table.version_for(seat))))

    def check(self, seat: Seat, asked: object) -> None:
        """Check that a player may ask this, of the table or its match.

        Raises:
            Refused: If they do not sit here yet, or have no permission.
        """
        check_seated(self._table, seat)
        self.permissions.check(self._table, self._here(), seat, asked, asyncio.get_running_loop().time())

    def check_lost(self, seat: Seat) -> None:
        """Check that others may decide for the person of this seat, as who may have lost their device.

        Raises:
            Refused: If they are here, or were a moment ago.
        """
        self.permissions.check_lost(self._here(), seat, asyncio.get_running_loop().time())
