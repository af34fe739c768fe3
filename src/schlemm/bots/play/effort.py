"""How many positions a player looks at: fixed by what everybody sees, so that every machine does the same."""

from __future__ import annotations

from typing import Final

from schlemm.core.play import Play

POSITIONS: Final = (0, 60, 60, 60, 60, 60, 60, 50, 40, 34, 28, 24, 20, 16)
"""At the number of tricks left."""


def positions(play: Play, times: float = 1) -> int:
    """How many positions are looked at before the next card.

    Args:
        play: Where the play has come to.
        times: How much more than usual.
    """
    return max(round(POSITIONS[play.tricks_left] * times), 1)
