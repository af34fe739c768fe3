"""What players have used up of their quotas on a board (``board_quota``) after each event."""

from __future__ import annotations

from schlemm.core.seats import SEATS
from schlemm.table.state.board_quota import NOTHING_SPENT, Repeatable, Spent
from schlemm.table.state.events import (
    BoardDealt,
    CallExplained,
    CameBack,
    ClaimMade,
    DeviceReplaced,
    Event,
    ExplanationAsked,
    LineSaid,
    LinkRenewed,
    SeatTaken,
    SettingsChanged,
    TakeBackAsked,
    TakenBack,
    WatchBegan,
)
from schlemm.table.state.table import Table


def spent_after(table: Table, event: Event) -> Spent:
    """What has been used up after one more event at a table, which has not seen it yet."""
    spent = table.spent
    match event:
        case BoardDealt():
            return NOTHING_SPENT
        case TakeBackAsked(by):
            return spent.once_more(Repeatable.TAKE_BACK, (by,))
        case TakenBack(by):  # where people were asked, asking has counted
            return spent if table.company.asked is not None else spent.once_more(Repeatable.TAKE_BACK, (by,))
        case ClaimMade(claim):
            return spent.once_more(Repeatable.CLAIM, (claim.claimer,))
        case LineSaid(seat):
            return spent.once_more(Repeatable.LINE, (seat,))
        case CallExplained(by) | ExplanationAsked(by):
            return spent.once_more(Repeatable.EXPLANATION, (by,))
        case CameBack(seat) | LinkRenewed(seat) | SeatTaken(seat) | DeviceReplaced(seat):
            return spent.once_more(Repeatable.SEAT, (seat,))
        case SettingsChanged():
            return spent.once_more(Repeatable.SETTINGS, SEATS)
        case WatchBegan():
            return spent.once_more(Repeatable.SPECTATOR, SEATS)
        case _:
            return spent
