"""What is said to those who look on at a table without playing.

At ``/ws/watch/TABLE`` a guest at one seat gets the ``Update``s of that seat with nothing to do in them, the gallery a
``GalleryView`` whenever it changes. Whatever a spectator says there is refused.
"""

from __future__ import annotations

from schlemm.server.common.messages import Message
from schlemm.server.protocol.match import LineUpView, StandingView
from schlemm.server.protocol.sheet import SheetView
from schlemm.server.protocol.view import PlayerView


class GalleryView(Message, frozen=True, tag="gallery"):
    """A table as the gallery may see it. Nothing in it depends on the board in progress."""

    table: str
    players: list[PlayerView]
    number: int | None
    """Which board is played; ``None`` between boards."""
    open: int
    """How many boards can be seen, counted from 1: ``/api/tables/{table}/gallery/{number}``."""
    sheet: SheetView | None
    """The score; ``None`` in a match."""
    line_up: LineUpView | None
    """The match, if the table belongs to one …"""
    standing: StandingView | None
    """… and how it stands over the boards that both its tables have finished."""
    over: bool
    spectators: list[str]
    """Who looks on."""
