"""How long bots think: the seconds that 99 of 100 calls, cards and answers take at most.

What a bot does is shown once that much time has gone by, so that the time tells nothing of its cards. Therefore nothing
here may depend on a hidden card: what is asked for is given as values that hold none. Measured by `lab.load.pace` as
CPU of one core, with something to spare for slower machines; where that is not enough, more comes late.
"""

from __future__ import annotations

from typing import Final

from schlemm.bots.level import Level
from schlemm.core.play import Play

CALL: Final = 0.3
"""A call: judgement bids some dozens of deals out where several calls compete."""
NAMING: Final = 0.2
"""A contract of mini-bridge."""
FORCED: Final = 0.2
"""A card where everybody sees that there is only one: what the player could claim is still looked at."""

_ANSWERS: Final = (0.0, 0.2, 0.2, 0.2, 0.3, 0.5, 0.7, 0.7, 0.7, 0.7, 0.5, 0.5, 0.5, 0.5)
"""An answer to a claim, at the number of tricks left."""
_BY_THUMB: Final = 0.2
"""A card by rules of thumb."""
_LEAD: Final = 3.0
"""The opening lead, for which nobody's cards are seen."""
_DECLARES: Final = (0.0, 0.2, 0.3, 0.3, 0.3, 0.3, 0.3, 0.4, 0.5, 0.6, 1.0, 1.1, 1.8, 1.4)
"""A card from declarer's hand or dummy's, at the number of tricks left ..."""
_DEFENDS: Final = (0.0, 0.2, 0.3, 0.3, 0.3, 0.3, 0.3, 0.4, 0.5, 0.7, 1.0, 1.4, 1.7, 1.6)
"""... and a defender's."""


def card_time(level: Level, play: Play) -> float:
    """Seconds that nearly all cards take at such a moment of the play, whatever the player holds.

    Args:
        level: How well the player plays.
        play: The cards so far.
    """
    if level is Level.BEGINNER or play.rules.must_beat:
        return _BY_THUMB
    if not play.cards:
        return _LEAD
    return (_DECLARES if play.turn.side is play.contract.side else _DEFENDS)[play.tricks_left]


def answer_time(play: Play) -> float:
    """Seconds that nearly all answers to a claim take at such a moment of the play."""
    return _ANSWERS[play.tricks_left]
