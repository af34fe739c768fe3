"""How many positions a player looks at: fixed by what everybody sees, so that every machine does the same."""

from __future__ import annotations

from typing import Final

from schlemm.core.play import Play

POSITIONS: Final = (0, 100, 100, 100, 100, 100, 100, 90, 80, 64, 80, 84, 48, 24)
"""At most, at the number of tricks left."""
MOST: Final = (0, 300, 300, 300, 300, 300, 300, 270, 240, 192, 180, 120, 80, 32)
"""The same for whoever looks at more than usual: at the first tricks one position may take a tenth of a second."""
EARLY: Final = 10
"""With so many tricks left a position takes long, and no more are looked at once it is clear which card is best."""
FIRST: Final = 16
"""How many are looked at before it is asked whether it is clear, by one who looks as often as usual."""
NODES: Final = 10_000_000
"""How many positions the search may look at for one choice, and as many again for a look ahead: some three seconds.

An ordinary choice takes less than half. Where hands are so wild that one deal takes millions, fewer are looked at.
"""
JUDGED: Final = 10
"""At how many tricks left the cards of others begin to be judged: earlier that takes longer than all else."""
JUDGED_BY_MOST: Final = 11
"""The same for whoever looks at more than usual."""
JUDGING: Final = 4_000_000
"""How many positions the search may look at to judge them for one choice: a second or so."""
AHEAD: Final = (0, 0, 3000, 3000, 3000, 3000, 3000, 3000, 3000, 2500, 1200, 200)
"""How many questions a look ahead may ask, at the number of tricks left; with more there is none."""
WORLDS: Final = 40
"""About how many positions a look ahead begins with."""


def position_count(play: Play, times: int = 1) -> int:
    """Return how many positions are solved before the next card, at most.

    Args:
        play: Where the play has come to.
        times: How much more than usual.
    """
    return min(POSITIONS[play.tricks_left] * times, MOST[play.tricks_left])


def first_count(play: Play, times: int = 1) -> int:
    """Return how many of them are solved even if it is clear at once which card is best."""
    most = position_count(play, times)
    return min(FIRST * times, most) if play.tricks_left >= EARLY else most


def first_judged(play: Play, times: int = 1) -> int:
    """Return the first trick, counted from 0, of which the cards are judged before the next one is chosen."""
    return len(POSITIONS) - 1 - (JUDGED if times == 1 else JUDGED_BY_MOST)


def question_limit(play: Play) -> int:
    """Return how many questions declarer's look ahead may ask the solver at most."""
    return AHEAD[play.tricks_left] if play.tricks_left < len(AHEAD) else 0
