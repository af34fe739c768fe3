"""The rules of an agreement as a book tells them: each with examples that the rule itself has answered."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from schlemm.carding.carding import Carding
from schlemm.carding.leads import lead_from, lead_rules
from schlemm.carding.signals import SPOTS, Signal, SignalQuestion, told_by
from schlemm.core.cards import Card, Suit
from schlemm.core.hand import Hand

CHAPTERS: Final = ("leads", "signals")
"""What the rules are about, as they are read."""
_SUIT: Final = Suit.SPADES
_TRUMP: Final = Suit.HEARTS
_BETWEEN: Final = (Suit.DIAMONDS, Suit.CLUBS)


@dataclass(frozen=True, slots=True)
class Example:
    """A hand, or the part of it that matters, and the card that it plays.

    Attributes:
        hand: The cards.
        card: The one that is played.
    """

    hand: Hand
    card: Card


@dataclass(frozen=True, slots=True)
class CardRule:
    """A rule of leading or signalling.

    Attributes:
        name: Its code; ``carding-`` and the name is its sentence in the catalogues.
        examples: Hands that obey it, for and against; none where it says what tells nothing.
    """

    name: str
    examples: tuple[Example, ...] = ()


def rules_of(chapter: str, carding: Carding) -> tuple[CardRule, ...]:
    """The rules of a chapter, in the order in which they are asked; none if it is no chapter of this kind."""
    if chapter == "leads":
        return tuple(_leads(carding))
    return tuple(_signals(carding)) if chapter == "signals" else ()


def _leads(carding: Carding) -> Iterator[CardRule]:
    for rule in lead_rules(carding):
        held = Hand.parse(f"{rule.example}...")
        card = lead_from(held, _TRUMP if rule.trump else None, carding)
        yield CardRule(f"lead-{rule.name}", (Example(held, card),))


def _signals(carding: Carding) -> Iterator[CardRule]:
    for signal, first, hands in (
        (Signal.ATTITUDE, carding.attitude, ("K72...", "872...")),
        (Signal.DISCARD, carding.attitude, ("AJ94...", "J743...")),
        (Signal.COUNT, carding.count, ("9632...", "T73...")),
    ):
        question = SignalQuestion(signal, _SUIT, None, SPOTS.in_suit(_SUIT))
        yield CardRule(f"{signal}-{first}", tuple(_answers(question, hands, carding)))
    if carding.preference:
        question = SignalQuestion(Signal.PREFERENCE, _SUIT, _TRUMP, SPOTS.in_suit(_SUIT), _BETWEEN)
        for name, hands in (
            ("preference-dummy", ("9752..A64.83", "9752..83.A64")),
            ("preference-ruff", ("962..K84.53", "962..53.K84")),
        ):
            yield CardRule(name, tuple(_answers(question, hands, carding)))
    yield CardRule("silent")


def _answers(question: SignalQuestion, hands: tuple[str, ...], carding: Carding) -> Iterator[Example]:
    for hand in map(Hand.parse, hands):
        card = told_by(question, hand, carding)
        if card is not None:
            yield Example(hand, card)
