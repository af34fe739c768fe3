"""What players may claim beyond doubt, found out beside the loop and offered to them."""

from __future__ import annotations

import logging
from collections.abc import Callable
from collections.abc import Set as AbstractSet
from dataclasses import dataclass
from typing import Final

from schlemm.core.seats import Seat
from schlemm.server.common.background import Background
from schlemm.table.live.session import Session
from schlemm.table.rules.claiming import is_worth_asking
from schlemm.workers.process import WorkerFault

_LOG: Final = logging.getLogger(__name__)

WORTH_CLAIMING: Final = 2
"""With one trick left there is nothing to shorten."""


@dataclass(frozen=True, slots=True)
class Sure:
    """What a player can claim beyond doubt at one moment of the board: words among people change nothing about it."""

    board: object
    seat: Seat
    tricks: int


class Offers:
    """The claims of one table.

    Args:
        session: The table.
        background: Where it is found out.
        tell: Tells the player of a seat that there is something to claim.
    """

    def __init__(self, session: Session, background: Background, tell: Callable[[Seat], None]) -> None:
        self._session = session
        self._background = background
        self._tell = tell
        self._sure: Sure | None = None
        self._looked_at: tuple[object, Seat | None] = None, None

    def look(self, here: AbstractSet[Seat]) -> None:
        """Find out whether the player in turn, if they are here, could claim, and offer it to them if so."""
        table = self._session.table
        if not is_worth_asking(table):
            return
        seat = table.actor
        if seat is None or seat not in here:
            return
        board, asked = self._looked_at
        if board is not table.board or asked is not seat:
            self._looked_at = table.board, seat
            self._background.run(self._offer(table.board, seat))

    def to(self, seat: Seat) -> int | None:
        """The tricks that this player is offered to claim now."""
        sure = self._sure
        if sure is None or sure.board is not self._session.table.board or sure.seat is not seat:
            return None
        return sure.tricks

    async def _offer(self, board: object, seat: Seat) -> None:
        try:
            tricks = await self._session.safe_claim(seat)
        except WorkerFault as fault:
            if fault.reason != "too-many":
                _LOG.error("table %s: what %s may claim: %s", self._session.table.id, seat, fault)
            return
        except Exception:
            _LOG.exception("cannot tell what %s may claim at table %s", seat, self._session.table.id)
            return
        if tricks is not None and tricks >= WORTH_CLAIMING and board is self._session.table.board:
            self._sure = Sure(board, seat, tricks)
            self._tell(seat)
