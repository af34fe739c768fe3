"""A play with all cards open, against defenders that play as well as can be: what is said of it over HTTP."""

from __future__ import annotations

from schlemm.core.seats import Seat
from schlemm.server.common.messages import Message
from schlemm.server.protocol.view import HandView


class OpenTurnView(Message, frozen=True):
    """POST /api/school/lessons/{name}/plays/{at} or /api/analysis/defended: a play and the defenders' answers."""

    hands: list[HandView]
    """What each still holds."""
    cards: list[str]
    """All cards played, the defenders' included."""
    trick: list[str]
    """The trick in progress."""
    last: list[str]
    """The trick before it."""
    turn: Seat
    legal: list[str]
    """What may be played; nothing when it is over."""
    won: int
    """Tricks of declarer's side so far."""
    possible: int
    """What it comes to if all play as well as can be from here."""
