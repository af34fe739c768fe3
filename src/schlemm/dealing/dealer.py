"""Deals that fit what is asked, each as likely as any other, as many a second as the machine can make.

>>> from schlemm.dealing.constraints import ANY_SHOWN
>>> from schlemm.core.seats import Seat
>>> from schlemm.evaluation.box import Box, Range
>>> from schlemm.evaluation.handset import HandSet
>>> strong = HandSet.of(Box(Range(15, 17), balanced=True))
>>> dealer = Dealer(Constraints(shown=ANY_SHOWN.put(Seat.NORTH, strong)))
>>> f"{float(dealer.rarity().share):.4f}"
'0.0487'
>>> [str(deal.hands.north) for deal in dealer.deals(2, Pcg32(1))]
['AQ9.KT742.A76.K9', 'J63.K4.AJ85.AKJ7']
"""

from __future__ import annotations

import math
from collections.abc import Callable
from copy import copy
from dataclasses import dataclass
from fractions import Fraction
from typing import TYPE_CHECKING, Final

from schlemm.core.deal import Deal
from schlemm.core.hand import Hand
from schlemm.core.seats import SEATS, SIDES, BySeat
from schlemm.dealing._compiled import library, zeros
from schlemm.dealing._plan import TrialPlan
from schlemm.dealing._request import DealRequest, request_of
from schlemm.dealing._trials import Row, fitting_deals
from schlemm.dealing.constraints import Constraints, NothingFits
from schlemm.dealing.pcg import Pcg32

if TYPE_CHECKING:
    import schlemm_native

NO_END: Final = (1 << 63) - 1
PILOT: Final = 1 << 15
"""Trials by which it is estimated how rare deals are."""
_PILOT_SEED: Final = (3, 5)
_SURE: Final = 3
"""What does not come about in n trials comes about in fewer than 3 of n, with a likelihood of 95 in 100."""
_AT_ONCE: Final = 1 << 10
"""Deals that are drawn before a predicate is asked."""


@dataclass(frozen=True, slots=True)
class Rarity:
    """Which share of the deals with the held cards fits.

    Attributes:
        share: The share; 0 if no trial of many fitted.
        exact: Whether it is counted; otherwise it is the exact share of what is drawn first, times the share of
            ``PILOT`` trials in which the rest fitted too.
        below: Where no trial fitted, a share that is larger by all likelihood; else ``None``.
    """

    share: Fraction
    exact: bool
    below: Fraction | None = None

    def __str__(self) -> str:
        if self.below is not None:
            return f"less than 1 in {math.floor(1 / self.below)}"
        return f"1 in {float(1 / self.share):.4g}" if self.share else "none"


@dataclass(frozen=True, slots=True)
class Batch:
    """The deals of a number of trials.

    Attributes:
        hands: Deals, each as the hands of north, east, south and west, as ``Hand.bits``.
        trial: The number of the first trial that was not made; going on there gives the deals that follow.
    """

    hands: tuple[Row, ...]
    trial: int


class Dealer:
    """Deals what is asked; it never changes, and threads may share it.

    What is rarest by itself is drawn first, from exact counts: a hand, or the 26 cards of a side; the rest is dealt at
    random, and what does not fit is thrown away. A trial follows from its number, seed and stream alone, so the deals
    are the same on every machine, with the compiled library (``schlemm_native``) and without.

    Args:
        asked: What is asked of the deals.
        compiled: Whether the compiled library is used; ``None``: where there is one.

    Raises:
        NothingFits: If it can be seen beforehand that no deal fits.
    """

    __slots__ = ("_compiled", "_plan", "_predicates")

    def __init__(self, asked: Constraints, *, compiled: bool | None = None) -> None:
        request = request_of(asked)
        wanted = library() is not None if compiled is None else compiled
        self._compiled: schlemm_native.Dealer | None = _dealer_of(request) if wanted else None
        self._plan: TrialPlan | None = None if wanted else TrialPlan(request)
        self._predicates: tuple[Callable[[Deal], bool], ...] = ()

    def where(self, predicate: Callable[[Deal], bool]) -> Dealer:
        """Return a dealer of those of its deals for which something holds, whatever can be said of a deal.

        >>> from schlemm.dealing.constraints import ANY_SHOWN
        >>> dealer = Dealer(Constraints(shown=ANY_SHOWN)).where(
        ...     lambda deal: max(deal.hands.north.lengths) > 8
        ... )
        >>> [str(deal.hands.north) for deal in dealer.deals(1, Pcg32(1))]
        ['A.8.KQJT98743.Q2']

        Args:
            predicate: What is to hold; it is asked of deals that fit, one after the other.
        """
        dealer = copy(self)
        dealer._predicates = (*self._predicates, predicate)
        return dealer

    def batch(
        self, count: int, seed: int, stream: int = 0, trial: int = 0, trials: int | None = None
    ) -> Batch:
        """Return deals as integers, until there are so many or so many trials are made.

        Args:
            count: How many deals.
            seed: Where on its stream the generator starts, 64 bits.
            stream: Which stream it follows, 63 bits.
            trial: The number of the first trial.
            trials: How many trials at the most; ``None``: until there are enough deals, which is never where none
                fits.
        """
        last = NO_END if trials is None else min(trial + trials, NO_END)
        if not self._predicates:
            return self._batch(count, seed, stream, trial, last)
        kept: list[Row] = []
        while len(kept) < count and trial < last:
            found = self._batch(min(count - len(kept), _AT_ONCE), seed, stream, trial, last)
            kept += filter(self._holds, found.hands)
            trial = found.trial
        return Batch(tuple(kept), trial)

    def _holds(self, row: Row) -> bool:
        deal = _deal_of(row)
        return all(predicate(deal) for predicate in self._predicates)

    def _batch(self, count: int, seed: int, stream: int, trial: int, last: int) -> Batch:
        if self._compiled is not None:
            return _compiled_batch(self._compiled, seed, stream, trial, last, count)
        assert self._plan is not None
        found, trial = fitting_deals(self._plan, seed, stream, trial, last, count)
        return Batch(tuple(found), trial)

    def deals(self, count: int, random: Pcg32, trials: int | None = None) -> tuple[Deal, ...]:
        """So many deals, or fewer where the trials do not give more.

        Args:
            count: How many.
            random: Where seed and stream come from: four words.
            trials: How many trials at the most; ``None``: until there are enough deals.
        """
        seed, stream = (random.word() << 32 | random.word() for _ in range(2))
        rows = self.batch(count, seed, stream, trials=trials).hands
        return tuple(map(_deal_of, rows))

    def rarity(self, trials: int = PILOT) -> Rarity:
        """How rare deals are that fit: exact where all follows from what is drawn first, else by trials."""
        plan = self._compiled if self._compiled is not None else self._plan
        assert plan is not None
        first = Fraction(plan.ways, plan.all)
        if plan.always and not self._predicates:
            return Rarity(first, exact=True)
        if self._compiled is None or self._predicates:
            found = len(self.batch(trials, *_PILOT_SEED, trials=trials).hands)
        else:
            found = self._compiled.deal_into(zeros(4 * trials), *_PILOT_SEED, trials=trials).found
        below = None if found else first * Fraction(_SURE, trials)
        return Rarity(first * Fraction(found, trials), exact=False, below=below)


def _deal_of(row: Row) -> Deal:
    return Deal(BySeat(*map(Hand, row)))


def _dealer_of(request: DealRequest) -> schlemm_native.Dealer:
    """The library's dealer for a request; the library must be there."""
    import schlemm_native

    checks = [schlemm_native.Test(*check) for check in request.checks]
    north_south, east_west = (schlemm_native.Side(bounds[4], bounds[:4]) for bounds in request.sides)
    try:
        return schlemm_native.Dealer(request.held, request.classes, checks, (north_south, east_west))
    except schlemm_native.NothingFitsError as error:
        raise NothingFits.of((*SEATS, *SIDES)[error.place]) from error


def _compiled_batch(
    dealer: schlemm_native.Dealer, seed: int, stream: int, trial: int, last: int, count: int
) -> Batch:
    """As ``_trials.fitting_deals``."""
    hands = zeros(4 * count)
    draw = dealer.deal_into(hands, seed, stream, trial, max(last - trial, 0))
    each = iter(hands[: 4 * draw.found])
    return Batch(tuple(zip(each, each, each, each, strict=True)), draw.trial)
