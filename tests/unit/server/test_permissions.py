"""What people may not do to each other: how often somebody changes things at a table, and speaks."""

from collections.abc import Callable

import pytest
from tests.unit.table.friends import after, gathering

from schlemm.core.seats import Seat
from schlemm.match.state.place import Room
from schlemm.server.live.permissions import ABSENCE, PACES, Permissions
from schlemm.server.protocol import client
from schlemm.table.rules.act import Pace
from schlemm.table.rules.leaving import FreeSeat
from schlemm.table.rules.refusal import RefusalCode, Refused
from schlemm.table.rules.settings import ChangeSettings
from schlemm.table.rules.standing_in import ComeBack, StandIn
from schlemm.table.state.settings import Settings

HERE = frozenset({Seat.SOUTH})


def refused(permissions: Permissions, asked: object, now: float, away: bool = False) -> RefusalCode | None:
    """Why North may not ask for this; ``None`` if they may."""
    table = gathering(Seat.NORTH)
    try:
        permissions.check(
            after(table, Seat.SOUTH, StandIn(Seat.NORTH)) if away else table, HERE, Seat.NORTH, asked, now
        )
    except Refused as why:
        return why.reason
    return None


@pytest.mark.parametrize("kind", [StandIn, lambda seat: FreeSeat(seat, "Nele")])
def test_nobody_decides_for_who_was_here_a_moment_ago(
    kind: Callable[[Seat], object],
) -> None:
    """A bot stands in for others, and gets their seat, once they have been gone for a while; for oneself at once."""
    permissions = Permissions(0.0)
    permissions.left(Seat.WEST, 100.0)
    others, own = kind(Seat.WEST), kind(Seat.NORTH)
    assert refused(permissions, kind(Seat.SOUTH), 1000.0) is RefusalCode.STILL_HERE
    assert refused(permissions, others, 100.0 + ABSENCE - 1) is RefusalCode.HERE_JUST_NOW
    assert refused(permissions, others, 100.0 + ABSENCE) is None
    assert refused(Permissions(0.0), own, 0.0) is None


@pytest.mark.parametrize(
    "asked",
    [
        StandIn(Seat.NORTH),
        ComeBack(),
        ChangeSettings(Settings()),
    ],
)
def test_nobody_fills_a_table_with_changes(asked: object) -> None:
    """Coming, going and other agreements are held up once they come thick and fast, and allowed again with time."""
    permissions, (at_once, a_second) = Permissions(0.0), PACES[Pace.CHANGE]
    assert {refused(permissions, asked, 0.0) for _ in range(int(at_once))} == {None}
    assert refused(permissions, asked, 0.0) is RefusalCode.TOO_FAST
    assert refused(permissions, asked, 1 / a_second) is None


def test_comments_on_a_match_take_breath_and_who_is_away_makes_none() -> None:
    """What is said about a match that is over is kept for good, like any line."""
    permissions, asked = Permissions(0.0), client.CommentCommand("x", 0, 1, Room.OPEN, "call", 0, "So?")
    assert {refused(permissions, asked, 0.0) for _ in range(int(PACES[Pace.SPEECH][0]))} == {None}
    assert refused(permissions, asked, 0.0) is RefusalCode.TOO_FAST
    assert refused(Permissions(0.0), asked, 0.0, away=True) is RefusalCode.AWAY
