"""What mini-bridge adds to a table: announced points, who declares, and what the table of points says of both hands."""

from __future__ import annotations

from schlemm.core.cards import Suit
from schlemm.core.seats import Seat
from schlemm.learn.minibridge import Zone
from schlemm.server.common.messages import Message
from schlemm.table.state.announcement import Announcement


class MinibridgePlanView(Message, frozen=True):
    """What the points and the longest suit of both hands come to, for who names the contract."""

    points: int
    suit: Suit | None
    """The suit that would be trumps; ``None`` if no suit is long enough."""
    length: int
    """How many cards of it both hands have; of their longest suit if none is long enough."""
    zone: Zone
    bid: str


class MinibridgeView(Message, frozen=True):
    """The board on the table, as far as it is mini-bridge."""

    points: dict[Seat, int]
    """What everybody has announced."""
    declarer: Seat | None
    """Who names the contract and plays it; ``None`` with 20 points on either side."""
    dummy: Seat | None
    plan: MinibridgePlanView | None
    """For who names the contract or has named it, as long as the cards are played."""
    unread: Announcement | None = None
    """What the reader has yet to read, and bots wait for; ``None`` where other people play too."""
    newcomer: Seat | None = None
    """To whom the hands were passed on so that they declare: one of the first boards of their first game."""
