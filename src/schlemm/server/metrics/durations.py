"""What takes how long, for whoever measures something without knowing who counts it."""

from __future__ import annotations

from typing import Final, Protocol, runtime_checkable


@runtime_checkable  # the server hands it to routes, which look whether it is one
class Durations(Protocol):
    """Takes in how long things have taken."""

    def observe(self, amount: float) -> None:
        """Take one in, in seconds."""
        ...


class Uncounted:
    """Takes nothing in: for a server that nobody watches."""

    def observe(self, amount: float) -> None:
        """Forget it."""


UNCOUNTED: Final = Uncounted()
