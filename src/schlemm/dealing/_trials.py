"""The trials of a plan, by the thousand: what is drawn first by a number, the rest card by card, and what fits is kept.

A trial follows from its number alone: it has so many words of the stream (``TrialPlan.words``), at its own place. A
word that would favour some results (Lemire, "Fast Random Integer Generation in an Interval", 2019) spoils its trial,
and so all deals that fit are equally likely, without any exception. The compiled library makes the same trials
(`native/cpp/trial.cpp`), each until it fails; here whole columns of them are made at once.
"""

from __future__ import annotations

from typing import Final

import numpy as np
import numpy.typing as npt

from schlemm.core.hand import SUIT_BITS
from schlemm.dealing._plan import CHANCE, SIDE, TrialPlan, binds
from schlemm.dealing._ranked import Booleans, Integers, class_places, holding_lengths, holding_points
from schlemm.dealing._request import Bounds
from schlemm.dealing._word_blocks import Words, word_block

Hands = npt.NDArray[np.uint64]
"""Deals, a row of four hands each, as ``Hand.bits``."""

_BATCH: Final = 2048
_LOW: Final = np.uint64(0xFFFFFFFF)
_HALF: Final = np.uint64(32)


def fitting_deals(
    plan: TrialPlan, seed: int, stream: int, trial: int, last: int, count: int
) -> tuple[Hands, int]:
    """Deals of the trials from ``trial`` to below ``last``, and the number of the first trial not made."""
    found: list[Hands] = []
    wanted = count
    while wanted and trial < last:
        size = min(_BATCH, last - trial, 4 * wanted + 64)
        words = word_block(seed, stream, trial * plan.words, size * plan.words).reshape(size, plan.words)
        hands, fits = _Trials(plan, words).made()
        places = np.nonzero(fits)[0][:wanted]
        found.append(hands[places])
        wanted -= len(places)
        trial = trial + size if wanted else trial + int(places[-1]) + 1
    return np.concatenate([np.empty((0, 4), np.uint64), *found]), trial


class _Trials:
    """Some trials side by side, a row each."""

    def __init__(self, plan: TrialPlan, words: Words) -> None:
        self._plan = plan
        self._words = words
        self._at = 0
        self._hands = np.tile(np.array(plan.request.held, np.int64), (len(words), 1))
        self._fits = np.ones(len(words), np.bool_)

    def made(self) -> tuple[Hands, Booleans]:
        """The hands, and which of the trials fit."""
        plan = self._plan
        free: Integers = np.full(len(self._words), plan.free)
        first = free if plan.start == CHANCE else plan.first.sets(self._numbers())
        if plan.start < SIDE:
            self._hands[:, plan.start] = first
            self._deal(free & ~first, plan.groups[0])
        elif plan.start == CHANCE:
            self._deal(free, plan.groups[0])
        else:
            self._deal(first & free, plan.groups[0])
            self._deal(free & ~first, plan.groups[1])
        self._look()
        return self._hands.astype(np.uint64), self._fits

    def _numbers(self) -> Integers:
        """Numbers below the ways of what is drawn first, from two words each: the upper half of a product."""
        bound = self._plan.ways
        high, low = self._words[:, 0], self._words[:, 1]
        self._at = 2
        upper, lower = np.uint64(bound >> 32), np.uint64(bound & 0xFFFFFFFF)
        carried = low * lower
        middle = high * lower + (carried >> _HALF)
        middle, more = (middle & _LOW) + low * upper, middle >> _HALF
        numbers = high * upper + more + (middle >> _HALF)
        rest = middle << _HALF | carried & _LOW
        self._fits &= rest >= np.uint64((1 << 64) % bound)
        found: Integers = numbers.astype(np.int64)
        return found

    def _deal(self, cards: Integers, seats: list[int]) -> None:
        """Deal cards to seats; the last one takes the rest."""
        if not seats:
            return
        pack = _listed(cards)
        place = 0
        for seat in seats[:-1]:
            drawn = np.zeros_like(cards)
            for _ in range(self._plan.needs[seat]):
                drawn |= np.int64(1) << self._drawn(pack, place)
                place += 1
            self._hands[:, seat] |= drawn
            cards = cards & ~drawn
        self._hands[:, seats[-1]] |= cards

    def _drawn(self, pack: Integers, place: int) -> Integers:
        """A card of each pack from this place on; the one at the place is put where it was."""
        left = pack.shape[1] - place
        products = self._words[:, self._at] * np.uint64(left)
        self._at += 1
        self._fits &= (products & _LOW) >= np.uint64((1 << 32) % left)
        chosen = (products >> _HALF).astype(np.int64) + place
        rows = np.arange(len(pack))
        drawn: Integers = pack[rows, chosen]
        pack[rows, chosen] = pack[:, place]
        return drawn

    def _look(self) -> None:
        """Leave out what does not fit."""
        for seat, table in enumerate(self._plan.tables):
            if table is not None:
                self._fits &= table[class_places(self._hands[:, seat])]
        for check in self._plan.request.checks:
            self._fits &= check.fits(self._hands[:, check.seat])
        for side, bounds in enumerate(self._plan.request.sides):
            if binds(bounds):
                self._fits &= _within(bounds, self._hands[:, side] | self._hands[:, side + 2])


def _listed(cards: Integers) -> Integers:
    """The cards of each set, rising; all sets are of one size."""
    held = (cards[:, None] >> np.arange(52) & 1).astype(np.bool_)
    return np.nonzero(held)[1].reshape(len(cards), -1)


def _within(bounds: Bounds, cards: Integers) -> Booleans:
    """Which sets of cards are within bounds."""
    suits = [cards >> 13 * suit & SUIT_BITS for suit in range(4)]
    counted = [holding_lengths()[suit] for suit in suits]
    counted.append(sum((holding_points()[suit] for suit in suits), np.zeros_like(cards)))
    fits = [(least <= each) & (each <= most) for each, (least, most) in zip(counted, bounds, strict=True)]
    all_fit: Booleans = np.logical_and.reduce(fits)
    return all_fit
