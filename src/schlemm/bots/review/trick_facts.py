"""What is so in the trick in progress, as far as its player can see: what sentences about a card rest on."""

from __future__ import annotations

from schlemm.bots.cards.sight import CardView
from schlemm.core.cards import Card, Suit
from schlemm.core.hand import EMPTY, Hand
from schlemm.core.seats import Seat


def is_ours(sight: CardView) -> bool:
    """Whether declarer's side plays."""
    return sight.seat.side is sight.play.contract.side


def possible_cards(sight: CardView, seat: Seat, suit: Suit) -> Hand:
    """The cards of a suit that a seat has, if it is seen, or may have."""
    hand = sight.hands.of(seat)
    if hand is not None:
        return hand.in_suit(suit)
    return EMPTY if sight.is_void(seat, suit) else sight.hidden.in_suit(suit)


def higher_cards(cards: Hand, card: Card) -> Hand:
    """The cards of the same suit that are higher."""
    return Hand.of(other for other in cards.in_suit(card.suit) if other.index > card.index)


def highest_of_suit(cards: Hand) -> Card | None:
    """The highest of cards of one suit."""
    return max(cards, key=lambda card: card.index, default=None)


def is_safe(sight: CardView, card: Card, led: Suit) -> bool:
    """Whether no opponent still to play may take the trick from this card, by a higher one or by a ruff."""
    return not any(
        sight.may_beat(seat, card, led) or _may_ruff(sight, seat, card, led) for seat in sight.later_opponents
    )


def is_highest(sight: CardView, card: Card) -> bool:
    """Whether nobody still to play, partner among them, may have a higher card of its suit."""
    later = (sight.seat.after(turns) for turns in range(1, 4 - len(sight.trick.cards)))
    return not any(higher_cards(possible_cards(sight, seat, card.suit), card) for seat in later)


def partner_may_take(sight: CardView, led: Suit) -> Card | None:
    """The highest card of the suit led with which partner, still to play, may beat the best so far."""
    partner, best = sight.seat.partner, sight.trick.winning(sight.trump)[1]
    if best.suit is not led or sight.trick.card_of(partner) is not None:
        return None
    return highest_of_suit(higher_cards(possible_cards(sight, partner, led), best))


def _may_ruff(sight: CardView, seat: Seat, card: Card, led: Suit) -> bool:
    """Whether the seat may be out of the suit led, and have a trump that beats this card."""
    trump = sight.trump
    if trump is None or not sight.may_ruff(seat, led):
        return False
    trumps = possible_cards(sight, seat, trump)
    return bool(trumps) if card.suit is not trump else bool(higher_cards(trumps, card))
