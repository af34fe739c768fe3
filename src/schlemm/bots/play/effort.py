"""How many positions a player looks at: fixed by what everybody sees, so that every machine does the same."""

from __future__ import annotations

from typing import Final

from schlemm.core.play import Play

POSITIONS: Final = (0, 100, 100, 100, 100, 100, 100, 90, 80, 64, 80, 84, 48, 24)
"""At most, at the number of tricks left."""
EARLY: Final = 10
"""With so many tricks left a position takes long, and no more are looked at once it is clear which card is best."""
FIRST: Final = 16
"""How many are looked at before it is asked whether it is clear."""
NODES: Final = 10_000_000
"""How many positions the search may look at for one choice: some three seconds.

An ordinary choice takes less than half. Where hands are so wild that one deal takes millions, fewer are looked at.
"""
JUDGED: Final = 10
"""At how many tricks left the cards of others begin to be judged: earlier that takes longer than all else."""
JUDGING: Final = 4_000_000
"""How many more positions the search may look at to judge them for one choice: a second or so."""


def position_count(play: Play) -> int:
    """Return how many positions are solved before the next card, at most."""
    return POSITIONS[play.tricks_left]


def first_count(play: Play) -> int:
    """Return how many of them are solved even if it is clear at once which card is best."""
    most = position_count(play)
    return min(FIRST, most) if play.tricks_left >= EARLY else most
