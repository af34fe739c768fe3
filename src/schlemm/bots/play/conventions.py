"""What defenders tell each other by the cards they play; whoever plays one and whoever reads it use the same rule.

Leads are those of ``bots.cards.opening_lead.card_of_suit``. On partner's lead a high card encourages; on a suit that
declarer or dummy leads, high and then low is an even number; a discard is high in a suit that is wanted. Only cards up
to the nine speak: honours have other work to do.
"""

from __future__ import annotations

from enum import Enum
from typing import Final

from schlemm.core.cards import Card, Rank, Suit
from schlemm.core.hand import Hand
from schlemm.core.play import Trick
from schlemm.core.seats import Seat

HIGHEST_SPOT: Final = Rank.NINE
WANTED: Final = frozenset({Rank.ACE, Rank.KING, Rank.QUEEN})
"""Honours with which a suit is wanted."""


class Signal(Enum):
    """What a defender's spot card speaks of."""

    ATTITUDE = "attitude"
    """Whether the suit is wanted."""
    COUNT = "count"
    """Whether the number of cards in the suit is even."""


def signal_of(trick: Trick, seat: Seat, dummy: Seat, suit: Suit) -> Signal | None:
    """What a defender's card of this suit, played next to this trick, speaks of; ``None`` if it leads.

    Args:
        trick: The cards played to the trick before.
        seat: The defender.
        dummy: Whose hand lies face up.
        suit: The suit of the card.
    """
    if trick.led is None:
        return None
    if suit is not trick.led or trick.leader is seat.partner:
        return Signal.ATTITUDE
    return Signal.COUNT if trick.leader in {dummy, dummy.partner} else None


def speaks(card: Card) -> bool:
    """Whether the card is low enough to tell something."""
    return card.rank.index <= HIGHEST_SPOT.index


def is_high(signal: Signal, held: Hand) -> bool:
    """Whether this holding, before the card is played, is told by a high card.

    Args:
        signal: What the card speaks of.
        held: The cards of the suit that the defender holds.
    """
    if signal is Signal.COUNT:
        return len(held) % 2 == 0
    return any(card.rank in WANTED for card in held)


def told_by(signal: Signal, held: Hand) -> Card | None:
    """The spot card by which a holding is told; ``None`` if it has no choice of spots."""
    cards = tuple(filter(speaks, held))
    if len(cards) < 2:
        return None
    return cards[0] if is_high(signal, held) else cards[-1]
