"""Auctions made up for questions: legal ones, in which partners like each other's suits."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from schlemm.core.auction import Auction
from schlemm.core.calls import BIDS, PASS, Bid, Call
from schlemm.core.seats import SEATS
from schlemm.dealing.pcg import Pcg32
from schlemm.learn.school.question import one_of

HIGHEST: Final = BIDS[24]
"""The highest bid that is made up, 5NT."""


def finished_auction(random: Pcg32, wanted: Callable[[Auction], bool]) -> Auction:
    """Any auction with a contract that is over, not longer than four rounds, and as wanted."""
    while True:
        auction = Auction(one_of(random, SEATS))
        while not auction.is_over:
            auction = auction.after(_call(random, auction))
        if auction.contract is not None and len(auction.calls) <= 16 and wanted(auction):
            return auction


def under_way(random: Pcg32, wanted: Callable[[Auction], bool]) -> Auction:
    """The beginning of any auction in which somebody has bid, as wanted."""
    while True:
        whole = finished_auction(random, lambda auction: True)
        begun = Auction(whole.first, whole.calls[: 1 + random.below(len(whole.calls) - 1)])
        if begun.last_bid is not None and wanted(begun):
            return begun


def _call(random: Pcg32, auction: Auction) -> Call:
    roll = random.below(100)
    legal = auction.legal_calls()
    stakes = [call for call in legal if call is not PASS and not isinstance(call, Bid)]
    if stakes and roll < 25:
        return stakes[0]
    higher = [call for call in legal if isinstance(call, Bid) and call.index <= HIGHEST.index][
        : 1 + random.below(6)
    ]
    if roll < 55 or not higher:
        return PASS
    ours = {call.strain for seat, call in auction.by_seat() if isinstance(call, Bid) and _own(auction, seat)}
    return one_of(random, [bid for bid in higher for _ in range(4 if bid.strain in ours else 1)])


def _own(auction: Auction, seat: object) -> bool:
    """Whether this seat plays with the player whose turn it is."""
    return seat in auction.turn.side.seats
