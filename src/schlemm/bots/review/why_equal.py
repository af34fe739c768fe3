"""What can be told of a card where all cards bring the same: nothing is claimed that the figures do not show."""

from __future__ import annotations

from schlemm.bots.cards.sight import CardView
from schlemm.bots.review.compare import CardComparison
from schlemm.core.cards import Card
from schlemm.core.hand import Hand
from schlemm.core.play import TRICKS
from schlemm.core.sentence import Sentence


def why_equal(sight: CardView, found: CardComparison) -> Sentence:
    """Why this card and none of the others, all of which bring the same; at last that it makes no difference."""
    return _settled(sight, found) or _spared(sight, found.best.card) or Sentence("card-why-equal")


def _settled(sight: CardView, found: CardComparison) -> Sentence | None:
    """That with open cards the side in turn takes all the tricks left whatever is played, or none: in all the deals."""
    play, side = sight.play, sight.seat.side
    won, lost = play.won_by(side), play.won_by(side.other)
    if found.best.tricks == (TRICKS - lost) * found.count:
        return Sentence("card-why-all-yours")
    return Sentence("card-why-none-left") if found.best.tricks == won * found.count else None


def _spared(sight: CardView, card: Card) -> Sentence | None:
    """That it is the cheapest of cards that are worth the same now, or leaves higher ones of its suit in the hand."""
    higher = Hand.of(other for other in sight.legal.in_suit(card.suit) if other.index > card.index)
    if not higher:
        return None
    if card != sight.legal.cards_of(card.suit)[-1]:
        return None
    if any(sight.cheapest_equal(other, sight.legal) == card for other in higher):
        return Sentence("card-why-cheapest")
    return Sentence("card-why-lowest", (("suit", card.suit.letter),))
