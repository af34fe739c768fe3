"""Deals for a row of boards that have what is asked of hands, sides and the auction.

>>> from schlemm.core.calls import parse_call
>>> asked = DealsAsked(calls=(parse_call("1NT"),))
>>> boards = BoardDealer(asked, range(1, 3))
>>> boards.rareness().exact
False
>>> [boards.found(seed, BRIEFLY) == boards.found(seed, BRIEFLY) for seed in (1, 2)]
[True, True]
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from schlemm.bidding.bid_out import public_before_calls
from schlemm.bidding.deal_for_auction import ANYTHING, AuctionDealer
from schlemm.bidding.systems import DEFAULT
from schlemm.core.calls import Call
from schlemm.core.conditions import Conditions
from schlemm.core.deal import Deal
from schlemm.core.seats import BySide
from schlemm.dealing.constraints import Constraints

KINDS: Final = 16
"""Dealer and vulnerability together repeat after so many boards."""


@dataclass(frozen=True, slots=True)
class DealsAsked:
    """What is asked of deals.

    Attributes:
        constraints: Of hands and sides.
        calls: How the auction begins; none for any auction.
        system: The system of both sides.
    """

    constraints: Constraints = ANYTHING
    calls: tuple[Call, ...] = ()
    system: str = DEFAULT

    @property
    def is_anything(self) -> bool:
        """Whether every deal has it."""
        return not self.calls and self.constraints == ANYTHING


@dataclass(frozen=True, slots=True)
class Rareness:
    """How rare the deals are that were asked for.

    Attributes:
        least: The smallest share of all deals that fits, over the boards, from 0 to 1.
        most: The largest.
        exact: Whether both are counted; otherwise they are estimated by trials.
        below: Where no trial of any board fitted, a share that is larger by all likelihood; else ``None``.
    """

    least: float
    most: float
    exact: bool
    below: float | None = None


@dataclass(frozen=True, slots=True)
class SearchEffort:
    """When a search for deals ends, however few it has found: by counts, so that it ends alike everywhere.

    Attributes:
        trials: How many deals are dealt in all.
        bid: How many of those that fit are bid in all, to see whether the calls are those that were asked for.
    """

    trials: int
    bid: int


BRIEFLY: Final = SearchEffort(trials=1 << 22, bid=1 << 13)
"""Some seconds, which a person waits for at a page."""


class BoardDealer:
    """Deals that have what is asked, board by board.

    Args:
        asked: What is asked.
        boards: The numbers of the boards.

    Raises:
        RuleViolation: If one of the calls is not legal.
        UnknownSystem: If there is no such system.
        NothingFits: If it can be seen beforehand that no deal fits.
    """

    def __init__(self, asked: DealsAsked, boards: Sequence[int]) -> None:
        self._calls = asked.calls
        self._boards = boards
        self._dealers: dict[int, AuctionDealer] = {}
        for board in boards[:KINDS]:
            if self._kind(board) not in self._dealers:
                start = public_before_calls(Conditions.of_board(board), BySide(asked.system, asked.system))
                self._dealers[self._kind(board)] = AuctionDealer(start, asked.calls, asked.constraints)

    def rareness(self) -> Rareness:
        """How rare such deals are."""
        found = [dealer.rarity() for dealer in self._dealers.values()]
        shares = [float(rarity.share) for rarity in found]
        none_fits = [float(rarity.below) for rarity in found if rarity.below is not None]
        below = max(none_fits) if len(none_fits) == len(found) else None
        return Rareness(min(shares), max(shares), all(rarity.exact for rarity in found), below)

    def deals(self, seed: int) -> Iterator[Deal]:
        """A deal for each board; those of one kind of board follow from the seed, however many there are.

        Raises:
            NothingFits: If none is found for long.
        """
        coming = {kind: dealer.deals(seed, kind) for kind, dealer in self._dealers.items()}
        for board in self._boards:
            yield next(coming[self._kind(board)])

    def found(self, seed: int, effort: SearchEffort) -> tuple[Deal, ...]:
        """The same deals, of the first boards only if it takes more than this effort to find all."""
        coming = {kind: dealer.attempts(seed, kind) for kind, dealer in self._dealers.items()}
        deals = list[Deal]()
        trials = bid = 0
        for board in self._boards:
            for attempt in coming[self._kind(board)]:
                trials, bid = trials + attempt.trials, bid + (attempt.deal is not None)
                if attempt.deal is not None and attempt.is_bid:
                    deals.append(attempt.deal)
                    break
                if trials >= effort.trials or bid >= effort.bid:
                    return tuple(deals)
        return tuple(deals)

    def _kind(self, board: int) -> int:
        """What the deals depend on: nothing but what is asked, or the dealer and the vulnerability too."""
        return board % KINDS if self._calls else 0
