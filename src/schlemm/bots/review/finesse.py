"""Finesses: which missing honour a card plays against, and in how many deals that works."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from schlemm.bots.cards.sight import CardView
from schlemm.bots.review.trick_facts import higher_cards
from schlemm.core.cards import Card
from schlemm.core.hand import EMPTY, Hand
from schlemm.core.seats import Seat
from schlemm.core.sentence import Sentence
from schlemm.dd.position import Position

BETWEEN: Final = 2
"""With more cards between two of one's own no card is finessed, but a suit is developed."""


def missing_between(sight: CardView, card: Card, held: Hand) -> Card | None:
    """The honour that a finesse with this card plays against: the lowest that lies between it and the next one held.

    If that lies well, the card wins or drives a higher one out. ``None`` where nothing lies between, or too much.
    """
    hidden = higher_cards(sight.hidden, card)
    gaps = (
        [other for other in hidden if other.index < higher.index]
        for higher in sorted(higher_cards(held, card), key=lambda other: other.index)
    )
    between = next(filter(None, gaps), list[Card]())
    honours = [other for other in between if other.rank.is_honour]
    return min(honours, key=lambda other: other.index, default=None) if len(between) <= BETWEEN else None


def finesse(code: str, honour: Card, seat: Seat, deals: Sequence[Position]) -> Sentence | None:
    """A finesse against this honour, which works where it lies with this seat; ``None`` where it never does."""
    works = sum(honour in deal.hands.of(seat) for deal in deals)
    told = (("card", str(honour)), ("works", works), ("count", len(deals)))
    return Sentence(code, told) if works else None


def partners_cards(sight: CardView) -> Hand:
    """Partner's cards, if they are seen."""
    return sight.partner_hand or EMPTY
