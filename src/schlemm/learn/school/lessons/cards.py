"""The pack: 52 cards, four suits and their order, the honours (S1:5, S3:4-8, S4:7-9)."""

from __future__ import annotations

from typing import Final

from schlemm.core.cards import CARDS, RANKS, SUITS, Card, Suit
from schlemm.core.hand import Hand
from schlemm.core.sentence import Sentence
from schlemm.evaluation.points import figure_points
from schlemm.learn.school.lesson import Lesson, Show, Text, Try
from schlemm.learn.school.picture import HandPicture, RowsPicture

_SPADES: Final = Hand.of(Card.of(Suit.SPADES, rank) for rank in RANKS)
_HONOURS: Final = tuple(Card.of(Suit.SPADES, rank) for rank in reversed(RANKS) if rank.is_honour)
_POINTS: Final = RowsPicture(
    (Sentence("lesson-cards-card"), Sentence("lesson-cards-figures")),
    tuple(
        (Sentence("lesson-cards-one", (("card", str(card)),)), (figure_points(Hand.of((card,))),))
        for card in _HONOURS
    ),
)
_IN_ORDER: Final = tuple((f"suit-{place}", suit.letter) for place, suit in enumerate(SUITS, 1))

LESSON: Final = Lesson(
    "cards",
    (
        Text("pack", (("cards", len(CARDS)), ("each", len(RANKS)))),
        Show(HandPicture(_SPADES), "order"),
        Text("suits", _IN_ORDER),
        Try("which-higher"),
        Text("honours", (("card", "ST"),)),
        Show(_POINTS, "points"),
    ),
)
