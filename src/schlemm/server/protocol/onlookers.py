"""Those who look on at a table, as its players know them."""

from __future__ import annotations

from schlemm.core.seats import Seat
from schlemm.server.common.messages import Message


class SpectatorView(Message, frozen=True):
    """Somebody who looks on."""

    since: int
    """Tells them apart."""
    name: str
    seat: Seat | None
    """Whose cards they see; ``None``: in the gallery, all hands of boards that are over."""
    may_end: bool
    """Whether the reader may send them away."""
