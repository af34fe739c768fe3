"""How many positions a player looks at: fixed by what the seat sees, so that every machine does the same.

A solver takes long where hands are wild, most of all at the first cards, so it is asked less there.
"""

from __future__ import annotations

from typing import Final

from schlemm.core.hand import Hand
from schlemm.core.play import Play
from schlemm.core.view import View

POSITIONS: Final = (0, 100, 100, 100, 100, 100, 100, 90, 80, 64, 52, 42, 32, 14)
"""At the number of tricks left."""
MOST: Final = (0, 300, 300, 300, 300, 300, 300, 270, 240, 192, 120, 60, 54, 18)
"""The same for whoever looks at more than usual: at the first tricks one position may take a seventh of a second."""
AHEAD: Final = (0, 0, 3000, 3000, 3000, 3000, 3000, 3000, 3000, 2500, 1200, 200)
"""How many questions a look ahead may ask, at the number of tricks left; with more there is none."""
WORLDS: Final = 40
"""About how many positions a look ahead begins with."""
EARLY: Final = 9
"""With fewer tricks left wild hands cost little more."""
WILD: Final = ((12, 4), (11, 2))
"""Cards in the two longest suits of a hand that is seen, and by how much the number is divided for it."""
VOID: Final = 2
"""A void makes a hand as wild as so many more cards in its long suits."""


def position_count(view: View, play: Play, times: int = 1) -> int:
    """Return how many positions are solved before the next card.

    Args:
        view: What the player sees.
        play: Where the play has come to.
        times: How much more than usual.
    """
    usual = min(POSITIONS[play.tricks_left] * times, MOST[play.tricks_left])
    if play.tricks_left < EARLY:
        return usual
    seen = view.faced.put(view.seat, view.hand)
    hands = [hand for hand in seen if hand is not None]
    return max(usual // max(map(_divisor, hands)), 4)


def question_limit(play: Play) -> int:
    """Return how many questions declarer's look ahead may ask the solver at most."""
    return AHEAD[play.tricks_left] if play.tricks_left < len(AHEAD) else 0


def _divisor(hand: Hand) -> int:
    longest = sum(sorted(hand.lengths)[2:]) + VOID * hand.lengths.count(0)
    return next((by for cards, by in WILD if longest >= cards), 1)
