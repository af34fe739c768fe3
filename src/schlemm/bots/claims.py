"""Claims: when a bot agrees to one, and when a player may make one without risk (Laws 68-71)."""

from __future__ import annotations

from schlemm.core.view import View


def claimable(view: View) -> int | None:
    """How many of the tricks left this player's side takes, whatever order the cards are played in.

    Returns:
        All the tricks left, if that is proven from what this seat sees; ``None`` if it is not.
    """
    return view.play.tricks_left if view.play is not None and not view.hand else None
