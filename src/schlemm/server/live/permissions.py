"""What people may not do to each other, and a table alone cannot know: who is connected, who speaks too much."""

from __future__ import annotations

from collections.abc import Set as AbstractSet
from typing import Final

from schlemm.core.seats import Seat
from schlemm.server.common.rate_limit import RateLimit
from schlemm.server.protocol import client
from schlemm.table.rules.explaining import AskAboutCall, ExplainCall
from schlemm.table.rules.fixed_lines import Say
from schlemm.table.rules.leaving import FreeSeat
from schlemm.table.rules.refusal import RefusalCode, Refused
from schlemm.table.rules.settings import ChangeSettings
from schlemm.table.rules.standing_in import ComeBack, StandIn
from schlemm.table.state.table import Table

LINES: Final = 4.0
"""How many lines somebody may say at once …"""

LINES_A_SECOND: Final = 0.1
"""… and how many a second in the long run."""

CHANGES: Final = 20.0
"""How often somebody may come, go, or change what is agreed at once …"""

CHANGES_A_SECOND: Final = 0.5
"""… and how often a second in the long run: each is kept for good."""

ABSENCE: Final = 60.0
"""How many seconds somebody has to be gone before others have a bot stand in, give their seat on, or make a link as if
they had lost their device: a telephone in a pocket is back before that."""


class Permissions:
    """Who may ask for what at one table, besides what the table itself decides.

    Args:
        now: The time on the loop's clock: nobody is known to have been gone for longer.
    """

    def __init__(self, now: float) -> None:
        self._spoken: dict[Seat, RateLimit] = {}
        self._changed: dict[Seat, RateLimit] = {}
        self._begun = now
        self._left: dict[Seat, float] = {}

    def left(self, seat: Seat, now: float) -> None:
        """The last socket of this person has gone."""
        self._left[seat] = now

    def moved(self, now: float) -> None:
        """The seats have been drawn: who was gone from one of them may not be who sits there now."""
        self._begun = now
        self._left = {}

    def check_lost(self, here: AbstractSet[Seat], seat: Seat, now: float) -> None:
        """Check that a link may be made for somebody who may have lost their device.

        Raises:
            Refused: If they are here, or were a moment ago.
        """
        if seat in here:
            raise Refused(RefusalCode.DEVICE_IN_USE, (("seat", seat.letter),))
        self.check_gone(seat, now)

    def check_gone(self, seat: Seat, now: float) -> None:
        """Check that others may decide this for a person who is not here.

        Raises:
            Refused: If they were here a moment ago.
        """
        if now - self._left.get(seat, self._begun) < ABSENCE:
            raise Refused(RefusalCode.HERE_JUST_NOW, (("seat", seat.letter),))

    def check(self, table: Table, here: AbstractSet[Seat], seat: Seat, asked: object, now: float) -> None:
        """Check that a player may ask this.

        Args:
            table: The table.
            here: The seats whose persons are connected.
            seat: Who asks.
            asked: What for: what an act of the table asks, or what else may be said.
            now: The time on the loop's clock.

        Raises:
            Refused: If they do not sit here yet, are away, speak or change too much, or want a bot to play for somebody
                who is here, or was a moment ago.
        """
        if isinstance(asked, StandIn | FreeSeat):
            self._check_absence(here, seat, asked, now)
        elif seat in table.company.away and not isinstance(asked, ComeBack):
            raise Refused(RefusalCode.AWAY)
        limit = self._limit(seat, asked, now)
        if limit is not None and not limit.allows(now):
            raise Refused(RefusalCode.TOO_FAST)

    def _limit(self, seat: Seat, asked: object, now: float) -> RateLimit | None:
        """By what this is limited; ``None`` for what a game itself puts a bound to."""
        if isinstance(asked, Say | ExplainCall | AskAboutCall | client.SpeakCommand | client.CommentCommand):
            return self._spoken.setdefault(seat, RateLimit(now, LINES, LINES_A_SECOND))
        if isinstance(asked, StandIn | ComeBack | ChangeSettings):
            return self._changed.setdefault(seat, RateLimit(now, CHANGES, CHANGES_A_SECOND))
        return None

    def _check_absence(
        self,
        here: AbstractSet[Seat],
        seat: Seat,
        asked: StandIn | FreeSeat,
        now: float,
    ) -> None:
        missing = asked.seat
        if missing is seat:
            return
        if missing in here:
            raise Refused(RefusalCode.STILL_HERE, (("seat", missing.letter),))
        self.check_gone(missing, now)


def check_seated(table: Table, seat: Seat) -> None:
    """Check that somebody sits at the table already.

    Raises:
        Refused: If they wait for the end of the board.
    """
    if table.company.coming.of(seat) is not None:
        raise Refused(RefusalCode.NOT_SEATED_YET)
