"""What to throw away: the card whose loss costs least."""

from __future__ import annotations

from schlemm.bots.cards.outlook import outlook
from schlemm.bots.cards.sight import CardView
from schlemm.core.cards import Card


def discard(sight: CardView) -> Card:
    """The least useful of the legal cards."""
    return min(sight.legal, key=lambda card: (_worth(sight, card), card.rank.index, card.suit.index))


def _worth(sight: CardView, card: Card) -> int:
    """How much is lost with the card: trumps and winners most, then long suits that run, guards, and length."""
    if card.suit is sight.trump:
        return 60 + card.rank.index
    if sight.is_high(card):
        return 50
    if sight.partner_hand is not None:
        return _worth_to_declarer(sight, card)
    return _worth_to_defender(sight, card)


def _worth_to_declarer(sight: CardView, card: Card) -> int:
    """Cards of a suit that will bring tricks are kept; losers go first, from the shorter suit if ruffs may follow."""
    length = sight.hand.length(card.suit)
    tricks = outlook(sight, card.suit).won
    if tricks >= length:
        return 30
    return card.rank.index + (2 * length if sight.trump is None else length) - 2 * (length - tricks)


def _worth_to_defender(sight: CardView, card: Card) -> int:
    """An honour keeps its guards, and a suit as long as dummy's keeps its length."""
    held = sight.hand.cards_of(card.suit)
    above = sum(other.index > held[0].index for other in sight.out.cards_of(card.suit))
    worth = card.rank.index
    if held[0].rank.is_honour and above < 3 and len(held) == above + 1:
        worth += 20
    dummy = sight.view.dummy
    if dummy is not None and 3 <= dummy.length(card.suit) == len(held):
        worth += 12
    return worth - 2 * min(len(held), 5)
