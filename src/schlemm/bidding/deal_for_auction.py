"""Deals on which systems bid as was asked, each as likely as any other such deal.

>>> from schlemm.bidding.bid_out import bid_on, public_before_calls
>>> from schlemm.core.calls import parse_call
>>> from schlemm.core.conditions import Conditions
>>> from schlemm.core.seats import BySide
>>> start = public_before_calls(Conditions.of_board(1), BySide("forum", "forum"))
>>> dealer = AuctionDealer(start, tuple(map(parse_call, ("1NT", "P", "2C"))))
>>> deal = next(dealer.deals(seed=1))
>>> public = start
>>> for _ in range(3):
...     public = bid_on(public, deal)
>>> print(public.auction)
N: 1NT P 2C
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from fractions import Fraction
from math import factorial, prod
from typing import Final

from schlemm.bidding.choose import choose_call
from schlemm.bidding.interpret import interpret
from schlemm.core.calls import Call
from schlemm.core.deal import Deal
from schlemm.core.hand import Hand
from schlemm.core.seats import BySeat
from schlemm.core.view import Public
from schlemm.dealing.constraints import Constraints, NothingFits
from schlemm.dealing.dealer import Dealer, Rarity
from schlemm.dealing.numbered import DEALS

BATCH: Final = 64
"""So many deals are taken at a time."""
TRIALS: Final = 1 << 22
"""After so many trials without one deal that fits, there is taken to be none."""
PATIENCE: Final = 4096
"""After so many deals that fit what the calls show, and are bid otherwise, nobody is taken to bid so."""
PILOT: Final = 256
"""Deals by which it is estimated how many of those that fit are bid so."""
_PILOT_SEED: Final = 7
_SLICE: Final = 1 << 16
"""So many trials are made before it is said that none of them fitted."""
ANYTHING: Final = Constraints()
"""Nothing is asked."""


@dataclass(frozen=True, slots=True)
class _Step:
    """A call that is asked for, and what is public before it."""

    public: Public
    call: Call


@dataclass(frozen=True, slots=True)
class Attempt:
    """One step of a search for deals.

    Attributes:
        deal: A deal that fits what the calls show and what is asked; ``None`` if none of these trials gave one.
        is_bid: Whether it is bid as was asked.
        trials: How many trials were made since the attempt before.
    """

    deal: Deal | None
    is_bid: bool
    trials: int


class AuctionDealer:
    """Deals what is asked, on which the rules of both systems make the calls that were asked for.

    What the calls show is dealt into; of those deals the ones that are bid so are kept.

    Args:
        start: What is public before the first call.
        calls: How the auction begins; none for any auction.
        asked: What is asked of the hands besides.

    Raises:
        RuleViolation: If one of the calls is not legal there.
        UnknownSystem: If there is no such system.
        NothingFits: If it can be seen beforehand that no deal fits.
    """

    def __init__(self, start: Public, calls: tuple[Call, ...] = (), asked: Constraints = ANYTHING) -> None:
        steps = []
        for call in calls:
            steps.append(_Step(start, call))
            start = replace(start, auction=start.auction.after(call))
        self._steps = tuple(steps)
        shown = asked.shown
        if calls:
            known = interpret(start).situation.known
            shown = BySeat.from_function(lambda seat: asked.shown.of(seat) & known.of(seat))
        if not all(shown):
            raise NothingFits("no hand shows what the calls show and has what is asked")
        self._asked = replace(asked, shown=shown)
        self._dealer = Dealer(self._asked)

    def deals(self, seed: int, stream: int = 0) -> Iterator[Deal]:
        """Deals without end.

        Args:
            seed: Where chance starts, 64 bits.
            stream: Which of its streams is followed, 63 bits.

        Raises:
            NothingFits: If none has been found for long.
        """
        waited = trials = 0
        for attempt in self.attempts(seed, stream):
            if attempt.deal is None:
                trials += attempt.trials
            elif attempt.is_bid:
                waited = trials = 0
                yield attempt.deal
            else:
                waited, trials = waited + 1, 0
            if waited >= PATIENCE:
                raise NothingFits(f"none of {PATIENCE} deals that fit is bid so")
            if trials >= TRIALS:
                raise NothingFits(f"none of {TRIALS} trials fits")

    def attempts(self, seed: int, stream: int = 0) -> Iterator[Attempt]:
        """The same search step by step and without end, for whoever ends it by a count of their own.

        Args:
            seed: Where chance starts, 64 bits.
            stream: Which of its streams is followed, 63 bits.
        """
        trial = 0
        while True:
            batch = self._dealer.batch(BATCH, seed, stream, trial, _SLICE)
            trials, trial = batch.trial - trial, batch.trial
            if not batch.hands:
                yield Attempt(None, is_bid=False, trials=trials)
            for row in batch.hands:
                deal = Deal(BySeat(*map(Hand, row)))
                yield Attempt(deal, self._is_bid(deal), trials)
                trials = 0

    def rarity(self) -> Rarity:
        """Which share of all deals fits; where calls are asked for, or much is, as trials tell it."""
        fitting = self._dealer.rarity()
        share = fitting.share * self._share_of_held()
        if not self._steps or not share:
            return Rarity(share, fitting.exact)
        fitting_ones, bid = self._pilot()
        return Rarity(share * Fraction(bid, max(1, fitting_ones)), exact=False)

    def _pilot(self) -> tuple[int, int]:
        """Of some deals that fit how many there are, and how many are bid so."""
        fitted = bid = trials = 0
        for attempt in self.attempts(_PILOT_SEED):
            trials += attempt.trials
            fitted += attempt.deal is not None
            bid += attempt.is_bid
            if fitted >= PILOT or trials >= TRIALS:
                break
        return fitted, bid

    def _share_of_held(self) -> Fraction:
        """Which share of all deals has the cards that are held."""
        left = [13 - len(hand) for hand in self._asked.held]
        return Fraction(factorial(sum(left)), prod(map(factorial, left)) * DEALS)

    def _is_bid(self, deal: Deal) -> bool:
        """Whether the rules make all the calls that are asked for."""
        return all(
            choose_call(step.public, deal.hand(step.public.auction.turn)) == step.call
            for step in reversed(self._steps)
        )
