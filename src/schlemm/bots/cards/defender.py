"""A defender's leads after the first."""

from __future__ import annotations

from schlemm.bots.cards.opening_lead import honour_points
from schlemm.bots.cards.sight import CardView
from schlemm.carding.leads import lead_from
from schlemm.core.cards import SUITS, Card, Suit
from schlemm.core.hand import Hand
from schlemm.core.seats import Seat


def defenders_lead(sight: CardView) -> Card:
    """Cash what defeats the contract; else the suit that is best by rules of thumb."""
    sure = _sure_tricks(sight)
    if sure and (len(sure) >= sight.needed > 0 or sight.play.tricks_left <= len(sure) + 1):
        return max(sure, key=lambda card: (card.suit is not sight.trump, card.index))
    held = [suit for suit in SUITS if sight.hand.in_suit(suit)]
    suit = max(held, key=lambda suit: (_worth(sight, suit), suit.index))
    return _card(sight, sight.hand.in_suit(suit))


def _card(sight: CardView, cards: Hand) -> Card:
    """A high card if there is one, and otherwise as at the first lead."""
    first = next(iter(cards))
    return first if sight.is_high(first) else lead_from(cards, sight.trump, sight.carding)


def _sure_tricks(sight: CardView) -> Hand:
    """High cards that no opponent seems able to ruff."""
    cards = (card for card in sight.hand if sight.is_high(card))
    return Hand.of(card for card in cards if sight.will_hold(card, card.suit))


def _worth(sight: CardView, suit: Suit) -> int:
    """What speaks for a suit: partner led it, ours is strong, dummy is weak behind or strong before us."""
    cards = sight.hand.in_suit(suit)
    worth = 3 * len(cards) + _by_partner(sight, suit) + _by_dummy(sight, suit)
    first = next(iter(cards))
    if sight.is_high(first) and suit is not sight.trump:
        worth += 12 if sight.trump is None or len(cards) <= 4 else 4
    elif honour_points(cards) and lead_from(cards, sight.trump, sight.carding) is not first:
        worth -= 6
    if suit is sight.trump:
        worth -= 8
    ruffed = sum(_may_ruff(sight, seat, suit) for seat in sight.play.contract.side.seats)
    return worth - (0, 25, 60)[ruffed] if suit is not sight.trump else worth


def _may_ruff(sight: CardView, seat: Seat, suit: Suit) -> bool:
    """Whether the seat is out of the suit, and not known to be out of trumps."""
    return sight.is_void(seat, suit) and sight.trump is not None and not sight.is_void(seat, sight.trump)


def _by_partner(sight: CardView, suit: Suit) -> int:
    """Suits that partner has led are returned, those led by the opponents rather not."""
    worth = 0
    for index in range(len(sight.play.winners)):
        trick = sight.play.completed(index)
        if trick.led is suit and suit is not sight.trump:
            if trick.leader is sight.seat.partner or trick.leader is sight.seat:
                worth = max(worth, 14)
            else:
                worth = min(worth, -6)
    if suit is not sight.trump and _may_ruff(sight, sight.seat.partner, suit):
        worth += 30
    return worth


def _by_dummy(sight: CardView, suit: Suit) -> int:
    """Lead through strength and up to weakness."""
    dummy = sight.view.dummy
    if dummy is None:
        return 0
    points = honour_points(dummy.in_suit(suit))
    dummy_plays_last = sight.seat.right is sight.play.contract.dummy
    return 9 - 4 * points if dummy_plays_last else min(2 * points, 6)
