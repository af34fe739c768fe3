"""What to throw away: the card whose loss costs least."""

from __future__ import annotations

from schlemm.bots.cards.sight import Sight
from schlemm.core.cards import Card


def discard(sight: Sight) -> Card:
    """The least useful of the legal cards."""
    return min(sight.legal, key=lambda card: (_worth(sight, card), card.rank.index, card.suit.index))


def _worth(sight: Sight, card: Card) -> int:
    """How much is lost with the card: trumps and winners most, then guards of honours, then length."""
    suit = card.suit
    held = sight.hand.cards_of(suit)
    if suit is sight.trump:
        return 60 + card.rank.index
    if sight.is_high(card):
        return 50
    if not sight.out.in_suit(suit):
        return 40
    top = held[0]
    guards_needed = min(len([c for c in sight.out.cards_of(suit) if c.index > top.index]), 3)
    worth = card.rank.index // 3
    if top.rank.is_honour and guards_needed < 3 and len(held) == guards_needed + 1:
        worth += 20
    shorter = sight.partner_hand
    if shorter is not None and sight.view.seat is sight.play.contract.declarer:
        partners_winners = sum(sight.is_high(other) for other in shorter.cards_of(suit))
        worth -= min(partners_winners, 3)
    return worth - min(len(held), 5)
