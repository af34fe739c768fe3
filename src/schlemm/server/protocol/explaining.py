"""What people say about calls, as its reader may know it."""

from __future__ import annotations

from schlemm.core.seats import Seat
from schlemm.server.common.messages import Message


class ExplanationView(Message, frozen=True):
    """What somebody has said about their own call, to the other side."""

    index: int
    """Which call, counted from 0."""
    seat: Seat
    text: str | None
    """Their words; ``None``: it means what their system says."""


class CallQuestionView(Message, frozen=True):
    """A question what a call means, which waits for the answer of who made it."""

    index: int
    call: str
    by: Seat
    seat: Seat
    """Who made the call: the reader, or whom the reader has asked."""
