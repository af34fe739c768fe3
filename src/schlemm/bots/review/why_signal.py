"""What a card tells partner, where that is why it is chosen."""

from __future__ import annotations

from schlemm.bots.cards.sight import CardView
from schlemm.bots.play.weigh import NEAR
from schlemm.bots.review.compare import CardComparison
from schlemm.carding.meaning import answer, meaning_of
from schlemm.carding.signals import Signal, SignalQuestion, is_high, question_of, told_by
from schlemm.core.hand import EMPTY
from schlemm.core.sentence import Sentence


def why_signal(sight: CardView, found: CardComparison) -> Sentence | None:
    """What the best card tells partner; ``None`` if it tells nothing, or if no other that could is as good.

    A lead is none of these: it is named by the holding that it comes from.
    """
    card, dummy = found.best.card, sight.view.dummy or EMPTY
    question = question_of(sight.play, card.suit, dummy, sight.carding)
    if question is None or question.signal is Signal.LEAD or not _is_chosen(question, found):
        return None
    if told_by(question, sight.hand, sight.carding) != card:
        return None
    if meaning_of(sight.play, card, dummy, sight.carding) is None:
        return None
    # What the hand means by it: others, who do not see the hand's spots, may take its lowest card for a high one.
    tells, suit = answer(question, is_high(question, sight.hand, sight.carding), sight.carding)
    return Sentence("card-why-signals", (("suit", suit), ("tells", tells)))


def _is_chosen(question: SignalQuestion, found: CardComparison) -> bool:
    """Whether another card that could tell something is as good as the best."""
    least = found.best.value - NEAR * found.count
    return any(other.card in question.telling and other.value >= least for other in found.others)
