"""What is promised of the next deal."""

from __future__ import annotations

from schlemm.server.common.messages import Message


class PromiseView(Message, frozen=True):
    """The deal to come: what the server has bound itself to before anybody gave a number for it."""

    number: int
    """Which deal of the table or match, counted from 1."""
    commitment: str
    """SHA-256 of the server's secret; the rule is in ``docs/fair-dealing.md``."""
    given: bool
    """Whether the reader's seat has given a number already."""
