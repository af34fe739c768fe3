"""The pace of bots in tests that have no time to lose."""

from schlemm.core.seats import Seat
from schlemm.table.live.bot_timing import pause
from schlemm.table.state.table import Table


def beat_alone(table: Table, seat: Seat) -> float:
    """The beat of the tempo, so that at once is at once: nobody here learns anything from how long bots think."""
    return pause(table)
