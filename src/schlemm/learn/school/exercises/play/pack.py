"""The pack: which card is higher, which suit (S1:5, S1:23, S3:7-8, S4:9)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from schlemm.core.cards import RANKS, SUITS, Card, Suit
from schlemm.core.sentence import Sentence
from schlemm.dealing.pcg import Pcg32
from schlemm.learn.school.question import Choice, Made, Question, T, Why, one_of


def which_is_higher(random: Pcg32) -> Question:
    """Which of three cards of a suit is the highest? Or: which of two suits ranks higher?"""
    return _suits(random) if random.below(4) == 0 else _cards(random)


def _cards(random: Pcg32) -> Question:
    """Three cards, one of them between ten and king, where people err."""
    suit = one_of(random, SUITS)
    ranks = _some(random, RANKS, 3)
    cards = tuple(Card.of(suit, rank) for rank in ranks)
    best, second, *_ = sorted(cards, key=lambda card: card.rank.index, reverse=True)
    names = tuple(map(str, cards))
    wrong = tuple((name, _about_ten()) for name in names if name.endswith("T") and name != str(best))
    why = (Sentence("why-higher-card", (("card", str(best)), ("card-2", str(second)))),)
    return Question(Sentence("ask-highest"), (), Choice(names, "card"), (str(best),), why, wrong)


def _suits(random: Pcg32) -> Question:
    low, high = sorted(_some(random, SUITS, 2), key=lambda suit: suit.index)
    options = (low.letter, high.letter) if random.below(2) else (high.letter, low.letter)
    facts = (("suit", high.letter), ("suit-2", low.letter))
    kind = _kind_of(low, high)
    return Question(
        Sentence("ask-higher-suit"), (), Choice(options, "suit"), (high.letter,), (Sentence(kind, facts),)
    )


def _kind_of(low: Suit, high: Suit) -> str:
    if low.is_major == high.is_major:
        return "why-higher-major" if high.is_major else "why-higher-minor"
    return "why-major-over-minor"


def _about_ten() -> Why:
    return (Sentence("why-ten"),)


def _some(random: Pcg32, things: Sequence[T], count: int) -> tuple[T, ...]:
    """So many different ones of these things, in any order."""
    left = list(things)
    return tuple(left.pop(random.below(len(left))) for _ in range(count))


WHICH_HIGHER: Final = Made("which-higher", which_is_higher, "exercises-first")
