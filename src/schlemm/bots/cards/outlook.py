"""What a suit will bring declarer's side if it is played from the top."""

from __future__ import annotations

from dataclasses import dataclass

from schlemm.bots.cards.sight import CardView
from schlemm.core.cards import Suit
from schlemm.core.hand import EMPTY, Hand


@dataclass(frozen=True, slots=True)
class SuitOutlook:
    """The rounds of one suit, both hands together.

    Attributes:
        running: Tricks won before the first one is lost.
        won: All tricks won.
        lost: Tricks lost on the way.
    """

    running: int
    won: int
    lost: int


def outlook(sight: CardView, suit: Suit) -> SuitOutlook:
    """Play the suit out in the mind: the highest cards first, the opponents' cards as usually divided.

    A suit of ``n`` cards that are out lasts about ``n / 2 + 1`` rounds; after that every card is high.
    """
    mine, other = sight.hand.in_suit(suit), both_hands(sight).in_suit(suit) - sight.hand
    ours, theirs = list(mine | other), list(sight.out.in_suit(suit))
    lasts = len(theirs) // 2 + 1 if len(theirs) > 2 else len(theirs[:1])
    running = won = lost = 0
    for played in range(max(len(mine), len(other))):
        high = theirs[lost].index if played < lasts and lost < len(theirs) else -1
        if ours[0].index > high:
            won += 1
            running += 1 if not lost else 0
            del ours[0]
        else:
            lost += 1
            del ours[-1]
    return SuitOutlook(running, won, lost)


def both_hands(sight: CardView) -> Hand:
    """The cards of the hand in turn and of its partner's, if they are seen."""
    return sight.hand | (sight.partner_hand or EMPTY)
