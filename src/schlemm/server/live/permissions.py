"""What people may not do to each other, and a table alone cannot know: who is connected, who speaks too much."""

from __future__ import annotations

from collections.abc import Mapping
from collections.abc import Set as AbstractSet
from typing import Any, Final

from schlemm.core.seats import Seat
from schlemm.server.common.rate_limit import RateLimit
from schlemm.server.protocol import client
from schlemm.table.rules.act import Pace
from schlemm.table.rules.acts import find_act
from schlemm.table.rules.refusal import RefusalCode, Refused
from schlemm.table.state.table import Table

PACES: Final[Mapping[Pace, tuple[float, float]]] = {
    Pace.SPEECH: (4.0, 0.1),
    # Coming, going, and other agreements: each is kept for good.
    Pace.CHANGE: (20.0, 0.5),
}
"""How often something may be asked at once, and how often a second in the long run."""

ABSENCE: Final = 60.0
"""How many seconds somebody has to be gone before others have a bot stand in, give their seat on, or make a link as if
they had lost their device: a telephone in a pocket is back before that."""


class Permissions:
    """Who may ask for what at one table, besides what the table itself decides.

    Args:
        now: The time on the loop's clock: nobody is known to have been gone for longer.
    """

    def __init__(self, now: float) -> None:
        self._limits: dict[tuple[Pace, Seat], RateLimit] = {}
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

    def check(self, table: Table, here: AbstractSet[Seat], seat: Seat, asked: Any, now: float) -> None:
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
        act = find_act(asked)
        if act is not None and not act.while_here:
            self._check_absence(here, seat, asked.seat, now)
        if seat in table.company.away and (act is None or not act.while_away):
            raise Refused(RefusalCode.AWAY)
        speaks = isinstance(asked, client.SpeakCommand | client.CommentCommand)
        pace = Pace.SPEECH if speaks else None if act is None else act.pace
        if pace is not None:
            limit = self._limits.setdefault((pace, seat), RateLimit(now, *PACES[pace]))
            if not limit.allows(now):
                raise Refused(RefusalCode.TOO_FAST)

    def _check_absence(self, here: AbstractSet[Seat], seat: Seat, missing: Seat, now: float) -> None:
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
