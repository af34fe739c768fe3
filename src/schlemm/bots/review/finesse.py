"""Finesses: which missing honour a card plays against, and in how many deals that works."""

from __future__ import annotations

from collections.abc import Sequence

from schlemm.bots.cards.sight import CardView
from schlemm.core.cards import Card
from schlemm.core.hand import EMPTY, Hand
from schlemm.core.seats import Seat
from schlemm.core.sentence import Sentence
from schlemm.dd.position import Position


def higher_cards(cards: Hand, card: Card) -> Hand:
    """The cards of the same suit that are higher."""
    return Hand.of(other for other in cards.in_suit(card.suit) if other.index > card.index)


def highest_of_suit(cards: Hand) -> Card | None:
    """The highest of cards of one suit."""
    return max(cards, key=lambda card: card.index, default=None)


def missing_between(sight: CardView, card: Card, held: Hand) -> Card | None:
    """The honour that opponents hide above this card and below the highest card held; ``None`` if there is none."""
    higher = highest_of_suit(higher_cards(held, card))
    if higher is None:
        return None
    between = Hand.of(other for other in higher_cards(sight.hidden, card) if other.index < higher.index)
    return next((other for other in between if other.rank.is_honour), None)


def finesse(code: str, honour: Card, seat: Seat, deals: Sequence[Position]) -> Sentence:
    """A finesse against this honour, which works where it lies with this seat."""
    works = sum(honour in deal.hands.of(seat) for deal in deals)
    return Sentence(code, (("card", str(honour)), ("works", works), ("count", len(deals))))


def partners_cards(sight: CardView) -> Hand:
    """Partner's cards, if they are seen."""
    return sight.partner_hand or EMPTY
