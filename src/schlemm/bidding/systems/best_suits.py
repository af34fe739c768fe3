"""Natur A's best suit: the longest, of equals the stronger (S1:29-31)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from schlemm.bidding.rules.situation import Situation
from schlemm.core.cards import SUITS, Suit
from schlemm.evaluation.box import Box
from schlemm.evaluation.features import TopHonours

STRENGTHS: Final = ((2, 4), (1, 2), (0, 4))
"""What makes a suit stronger than another as long: two of A K Q J, an ace or king, anything."""


def best_suits(situation: Situation, hand: Box, least: int = 4) -> Iterator[tuple[Suit, Box]]:
    """Hands by their best suit, the longest, of equals the stronger or higher, of four the cheaper."""
    return _best(hand, None, least, raises=False)


def best_answers(
    situation: Situation, suit: Suit, support: int, hand: Box, least: int = 4
) -> Iterator[tuple[Suit, Box]]:
    """Hands by their best suit, partner's among them; over a major with support only a longer one is better."""
    if not suit.is_major:
        yield from _best(hand, suit, least, raises=True)
        return
    fit = hand.with_length(suit, support)
    others = tuple(other for other in reversed(SUITS) if other is not suit)
    for honours, among in STRENGTHS:
        for other in (*others, suit):
            best = fit if other is suit else fit.with_length(other, 5).with_longer(other, suit)
            yield other, best.having(TopHonours(other, honours, among)) if honours else best
    yield from _best(hand, suit, least, raises=False)


def _best(box: Box, partners: Suit | None, least: int, *, raises: bool) -> Iterator[tuple[Suit, Box]]:
    """The hands; of suits of four that comes first which is bid more cheaply over partner's, partner's last."""
    above = -1 if partners is None else partners.index
    others = [suit for suit in SUITS if suit is not partners]
    cheap = sorted(others, key=lambda suit: (suit.index - above - 1) % 4)
    last = [partners] if raises and partners is not None else []
    for length in range(7, least - 1, -1):
        for honours, among in STRENGTHS if length <= 5 else STRENGTHS[-1:]:
            for suit in (*(cheap if length == 4 else reversed(others)), *last):
                longest = box.with_length(suit, length)
                yield suit, longest.having(TopHonours(suit, honours, among)) if honours else longest
