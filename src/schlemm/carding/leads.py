"""Which card of a suit is led, and so from what a led card may come."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import lru_cache
from types import MappingProxyType
from typing import Final

from schlemm.carding.carding import Carding, Leads
from schlemm.core.cards import Card, Rank, Suit
from schlemm.core.hand import Hand

Held = tuple[Card, ...]
"""The cards of a suit, from the highest."""
LOWEST: Final = -1


@dataclass(frozen=True, slots=True)
class LeadRule:
    """From which holdings a suit is led in which way; the first rule that applies decides.

    Attributes:
        name: Its code, a part of the ids of its sentences in the catalogues.
        place: Which card it leads, counted from the highest from 0, or ``LOWEST``.
        applies: Whether it is about a holding, given the trump suit.
        example: A holding that it is about.
        trump: Whether the example is one against a trump contract; ``None`` if that does not matter.
    """

    name: str
    place: int
    applies: Callable[[Held, Suit | None], bool]
    example: str
    trump: bool | None = None


def lead_rules(carding: Carding) -> tuple[LeadRule, ...]:
    """The rules of an agreement, from the first that is asked."""
    return _RULES[carding.leads]


def lead_rule(cards: Hand, trump: Suit | None, carding: Carding) -> LeadRule:
    """The rule by which a suit is led.

    Args:
        cards: The cards of the suit that are held, at least one.
        trump: The trump suit of the contract.
        carding: What is agreed.
    """
    held = tuple(cards)
    return next(rule for rule in lead_rules(carding) if rule.applies(held, trump))


@lru_cache(maxsize=64)
def ruling(trump: Suit | None, carding: Carding) -> Callable[[Hand], tuple[str, Card]]:
    """By which rule, and with which card, a suit is led that is held so; kept, for there are few holdings.

    Args:
        trump: The trump suit of the contract.
        carding: What is agreed.
    """

    @lru_cache(maxsize=4096)
    def led(cards: Hand) -> tuple[str, Card]:
        rule = lead_rule(cards, trump, carding)
        return rule.name, tuple(cards)[rule.place]

    return led


def lead_from(cards: Hand, trump: Suit | None, carding: Carding) -> Card:
    """The card to lead from a suit.

    >>> from schlemm.carding.carding import STANDARD
    >>> [
    ...     str(lead_from(Hand.parse(text), None, STANDARD))
    ...     for text in ("KQJ3...", "KQ932...", "Q62...", "86...", "965...")
    ... ]
    ['SK', 'S3', 'S2', 'S8', 'S9']
    """
    return tuple(cards)[lead_rule(cards, trump, carding).place]


def touching(held: Held) -> int:
    """How many cards from the top touch each other."""
    run = 1
    while run < len(held) and held[run - 1].index - held[run].index == 1:
        run += 1
    return run


def _is_sequence(held: Held, trump: Suit | None) -> bool:
    enough = 3 if trump is None and len(held) > 3 else 2
    return held[0].rank.is_honour and touching(held) >= enough


def _is_single(held: Held, trump: Suit | None) -> bool:
    return len(held) == 1


def _is_ace(held: Held, trump: Suit | None) -> bool:
    return held[0].rank is Rank.ACE and trump is not None and held[0].suit is not trump


_FIRST: Final = (
    LeadRule("single", 0, _is_single, "7"),
    LeadRule(
        "sequence-notrump", 0, lambda held, trump: trump is None and _is_sequence(held, trump), "KQJ4", False
    ),
    LeadRule("sequence", 0, _is_sequence, "KQ84", True),
    LeadRule("ace", 0, _is_ace, "A964", True),
)
_FOURTH: Final = (LeadRule("fourth", 3, lambda held, _: len(held) > 3, "Q9752"),)
_THIRD: Final = (
    LeadRule("third", 2, lambda held, _: len(held) == 4, "Q975"),
    LeadRule("fifth", 4, lambda held, _: len(held) > 4, "Q9752"),
)
_SHORT: Final = (
    LeadRule("low", LOWEST, lambda held, _: len(held) == 3 and held[0].rank.is_honour, "K62"),
    LeadRule("top", 0, lambda held, _: len(held) == 3, "965"),
    LeadRule("double", 0, lambda held, _: len(held) == 2, "84"),
)
_RULES: Final = MappingProxyType(
    {Leads.FOURTH: (*_FIRST, *_FOURTH, *_SHORT), Leads.THIRD: (*_FIRST, *_THIRD, *_SHORT)}
)
