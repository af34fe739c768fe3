"""The losing trick count: how many of the first three rounds of each suit a hand loses by itself."""

from __future__ import annotations

from typing import Final

from schlemm.core.cards import SUITS, Rank, Suit
from schlemm.core.hand import Hand

_TOP: Final = (Rank.ACE, Rank.KING, Rank.QUEEN)


def losers_in(hand: Hand, suit: Suit) -> int:
    """Losers in one suit, 0 to 3: each of ace, king and queen that is missing in its first rounds.

    There are no more rounds than cards, and three at most: a void loses none, a singleton queen one.

    >>> [losers_in(Hand.parse(text), Suit.SPADES) for text in ("A...", "Q...", "K2...", "Q2...", "KJ432...")]
    [0, 1, 1, 2, 2]
    """
    rounds = min(hand.length(suit), len(_TOP))
    held = {card.rank for card in hand.cards_of(suit)}
    return sum(rank not in held for rank in _TOP[:rounds])


def losers(hand: Hand) -> int:
    """Losers of the whole hand: 0 to 12, seven for a plain opening."""
    return sum(losers_in(hand, suit) for suit in SUITS)
