"""What a hand is worth: figure points, length points, shortness points, its class of shapes (S1:19, S4:47-63)."""

from __future__ import annotations

from collections import Counter
from typing import Final

from schlemm.core.cards import Strain
from schlemm.core.hand import Hand
from schlemm.core.seats import Seat
from schlemm.core.sentence import Sentence
from schlemm.dealing.numbered import random_deal
from schlemm.dealing.pcg import Pcg32
from schlemm.evaluation.points import FIGURES, Scheme, figure_points, length_count, shortness_count
from schlemm.evaluation.shape import Shape, ShapeClass, class_probability
from schlemm.evaluation.strength import strength_band
from schlemm.learn.school.picture import HandPicture
from schlemm.learn.school.question import Choice, Made, NumberQuestion, Question, Why, one_of
from schlemm.learn.school.shares import percent

_RANKS: Final = tuple(rank for rank, _, _ in FIGURES)
_CLASSES: Final = tuple(kind.value for kind in ShapeClass)


def count_points(random: Pcg32) -> Question:
    """How many figure points has this hand?"""
    hand = any_hand(random)
    points = figure_points(hand)
    held = Counter(card.rank for card in hand)
    aces, kings, queens, jacks = (held[rank] for rank in _RANKS)
    counted = (("aces", aces), ("kings", kings), ("queens", queens), ("jacks", jacks), ("points", points))
    why = (
        Sentence("why-figures", counted),
        Sentence(f"why-{strength_band(points).value}", (("points", points),)),
    )
    return Question(Sentence("ask-points"), (HandPicture(hand),), NumberQuestion(0, 37), (str(points),), why)


def count_length(random: Pcg32) -> Question:
    """How many length points has this hand?"""
    hand = any_hand(random)
    count = length_count(hand)
    why = (
        *(Sentence.of(f"why-{each.code.value}", each.args) for each in count.addends),
        _sum(count.points),
    )
    return Question(
        Sentence("ask-length"), (HandPicture(hand),), NumberQuestion(0, 13), (str(count.points),), why
    )


def count_shortness(random: Pcg32) -> Question:
    """How many shortness points has this hand in this denomination? None in notrump."""
    hand, strain = any_hand(random), one_of(random, (*Strain, Strain.SPADES, Strain.HEARTS))
    counts = Scheme.SHORTNESS.counts_in(strain)
    count = shortness_count(hand)
    points = count.points if counts else 0
    why: Why = (Sentence("why-short-notrump", (("strain", str(strain)),)),)
    if counts:
        addends = (Sentence.of(f"why-{each.code.value}", each.args) for each in count.addends)
        why = (*addends, _sum(points)) if count.addends else (Sentence("why-short-none"),)
    asked = Sentence("ask-shortness", (("strain", str(strain)),))
    return Question(asked, (HandPicture(hand),), NumberQuestion(0, 13), (str(points),), why)


def shape_class(random: Pcg32) -> Question:
    """Of which of the four classes is this shape?"""
    kind = one_of(random, tuple(ShapeClass))
    hand = any_hand(random)
    while Shape.of(hand).shape_class is not kind:
        hand = any_hand(random)
    facts = (("shape", str(Shape.of(hand))), ("percent", percent(class_probability(kind))))
    why = (Sentence(f"why-{kind.value}", facts),)
    return Question(Sentence("ask-shape"), (HandPicture(hand),), Choice(_CLASSES, "said"), (kind.value,), why)


def any_hand(random: Pcg32) -> Hand:
    """Thirteen cards, each hand as likely."""
    return random_deal(random.below).hand(Seat.SOUTH)


def _sum(points: int) -> Sentence:
    return Sentence("why-added", (("points", points),))


COUNT_POINTS: Final = Made("count-points", count_points, "exercises-hand")
COUNT_LENGTH: Final = Made("count-length", count_length, "exercises-hand")
COUNT_SHORTNESS: Final = Made("count-shortness", count_shortness, "exercises-hand")
SHAPE_CLASS: Final = Made("shape-class", shape_class, "exercises-hand")
