"""The opening lead: which suit, and of it the card that is agreed."""

from __future__ import annotations

from schlemm.bidding.interpret import interpret
from schlemm.bots.cards.sight import CardView
from schlemm.carding.leads import lead_from, touching
from schlemm.core.calls import Bid
from schlemm.core.cards import SUITS, Card, Rank, Suit
from schlemm.core.hand import Hand
from schlemm.core.seats import Seat


def opening_lead(sight: CardView) -> Card:
    """The first card of the play."""
    held = [suit for suit in SUITS if sight.hand.in_suit(suit)]
    worth = _against_notrump if sight.trump is None else _against_suit
    suit = max(held, key=lambda suit: (worth(sight, suit), suit.index))
    return lead_from(sight.hand.in_suit(suit), sight.trump, sight.carding)


def bid_suits(sight: CardView, *players: Seat) -> tuple[Suit, ...]:
    """The suits that these players have bid to show them: the suit that an artificial bid names is none of its own."""
    named = {
        call.strain.trump
        for seat, call in sight.view.auction.by_seat()
        if seat in players and isinstance(call, Bid)
    }
    return tuple(suit for suit in _shown_suits(sight, *players) if suit in named)


def _shown_suits(sight: CardView, *players: Seat) -> tuple[Suit, ...]:
    """The suits that these players have shown, whatever they bid to show them."""
    situation = interpret(sight.view.public).situation
    return tuple(dict.fromkeys(suit for seat in players for suit in situation.suits_of(seat)))


def honour_points(cards: Hand) -> int:
    """Figure points of a holding."""
    return sum(max(card.rank.index - 8, 0) for card in cards)


def _by_auction(sight: CardView, suit: Suit) -> int:
    """What the auction says for or against a suit."""
    seat = sight.seat
    if suit in _shown_suits(sight, seat, seat.partner):
        return 40
    return -25 if suit in _shown_suits(sight, seat.left, seat.right) else 0


def _against_notrump(sight: CardView, suit: Suit) -> int:
    """The longest suit, if possible with a sequence."""
    cards = sight.hand.in_suit(suit)
    sequence = touching(tuple(cards)) >= 2 and next(iter(cards)).rank.is_honour
    return 12 * len(cards) + 2 * honour_points(cards) + 8 * sequence + _by_auction(sight, suit)


def _against_suit(sight: CardView, suit: Suit) -> int:
    """Ace-king, a singleton, a sequence, a doubleton; rather no lone ace, and no suit of theirs."""
    cards = sight.hand.in_suit(suit)
    held, trump = tuple(cards), sight.trump
    if suit is trump:
        return 8 if honour_points(cards) == 0 else -10
    worth = _by_auction(sight, suit)
    trumps = sight.hand.length(trump) if trump is not None else 0
    if touching(held) >= 2 and held[0].rank.is_honour:
        return worth + {Rank.ACE: 45, Rank.KING: 36, Rank.QUEEN: 28}.get(held[0].rank, 22)
    if len(held) == 1:
        return worth + (34 if trumps and not held[0].rank.is_honour else 5)
    if held[0].rank is Rank.ACE:
        return worth - 25
    if len(held) == 2:
        return worth + (16 if honour_points(cards) == 0 else -8)
    return worth + (10 if honour_points(cards) == 0 else 10 - honour_points(cards) + len(held))
