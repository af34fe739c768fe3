"""The trials of a plan: what is drawn first by a number, the rest card by card, until something does not fit.

A trial follows from its number alone: it has so many words of the stream (``TrialPlan.words``), at its own place. A
word that would favour some results (Lemire, "Fast Random Integer Generation in an Interval", 2019) spoils its trial,
and so all deals that fit are equally likely, without any exception. The compiled library makes the same trials
(`native/cpp/trial.cpp`).
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, TypeAlias

from schlemm.dealing._class_tables import lengths_and_points, places
from schlemm.dealing._plan import SIDE, TrialPlan
from schlemm.dealing._request import Bounds
from schlemm.dealing._word_blocks import word_block

Row: TypeAlias = tuple[int, int, int, int]
"""The hands of north, east, south and west, as ``Hand.bits``."""

_BATCH: Final = 64
"""Trials for which words are made at a time."""
_LOW: Final = (1 << 32) - 1
_LONG: Final = (1 << 64) - 1
_CARDS: Final = tuple(1 << card for card in range(52))
_FAVOURED: Final = (0, *((1 << 32) % left for left in range(1, 53)))
"""Below which remainder a word would favour some of so many cards."""


def fitting_deals(
    plan: TrialPlan, seed: int, stream: int, trial: int, last: int, count: int
) -> tuple[list[Row], int]:
    """Return deals of the trials from ``trial`` to below ``last``, and the number of the first trial not made."""
    found: list[Row] = []
    while len(found) < count and trial < last:
        size = min(_BATCH, last - trial, 4 * (count - len(found)) + 4)
        words = word_block(seed, stream, trial * plan.words, size * plan.words)
        for first in range(size):
            row = _made(plan, iter(words[first * plan.words : (first + 1) * plan.words]))
            trial += 1
            if row is not None:
                found.append(row)
                if len(found) == count:
                    break
    return found, trial


def _made(plan: TrialPlan, words: Iterator[int]) -> Row | None:
    """The deal that a trial makes of its words, if it fits."""
    hands, packs = list(plan.request.held), [plan.free]
    if plan.first is not None:
        product = (next(words) << 32 | next(words)) * plan.ways
        if product & _LONG < (1 << 64) % plan.ways:
            return None
        [first] = plan.first.sets([product >> 64])
        packs = [first & plan.free, plan.free & ~first] if plan.start == SIDE else [plan.free & ~first]
        if plan.start != SIDE:
            hands[plan.start] = first
    for seat in plan.known:
        if not _fits(plan, seat, hands[seat]):
            return None
    for seats, pack in zip(plan.groups, packs, strict=True):
        cards = [card for card in _CARDS if pack & card]
        for seat in seats:
            drawn = sum(cards) if seat == seats[-1] else _drawn(cards, plan.needs[seat], words)
            hands[seat] |= drawn
            if not drawn or not _fits(plan, seat, hands[seat]):
                return None
    north, east, south, west = hands
    sides = north | south, east | west
    fit = all(_within(bounds, sides[side]) for side, bounds in plan.bound)
    return (north, east, south, west) if fit else None


def _drawn(cards: list[int], count: int, words: Iterator[int]) -> int:
    """So many of the cards, which are taken from the list; none if a word would favour some."""
    drawn, left = 0, len(cards)
    for place, word in zip(range(count), words, strict=False):
        product = word * left
        if product & _LOW < _FAVOURED[left]:
            return 0
        chosen = place + (product >> 32)
        drawn |= cards[chosen]
        cards[chosen] = cards[place]
        left -= 1
    del cards[:count]
    return drawn


def _fits(plan: TrialPlan, seat: int, hand: int) -> bool:
    """Whether a seat may have this hand."""
    table = plan.tables[seat]
    if table is not None and not table[places([hand])[0]]:
        return False
    return all(check.fits(hand) for check in plan.request.checks if check.seat == seat)


def _within(bounds: Bounds, cards: int) -> bool:
    """Whether a set of cards is within bounds."""
    lengths, points = lengths_and_points(cards)
    counted = zip(bounds, (*lengths, points), strict=True)
    return all(least <= each <= most for (least, most), each in counted)
