"""What the calls of a whole auction mean, asked at once."""

from schlemm.bidding.explanation.seen import Known
from schlemm.bots.explaining import WhatCallsMeanTo, WhatItMeansTo
from schlemm.core.auction import Auction
from schlemm.core.deal import Deal
from schlemm.core.seats import BySide, Seat, Vulnerability
from schlemm.core.view import Public

DEAL = Deal.parse("N:8762.A76.AT9.AT9 3.J54.8762.QJ876 AKQ54.K32.QJ3.32 JT9.QT98.K54.K54")
AUCTION = Auction.parse("N: P P 1S P 3S P 4S P P P")
PUBLIC = Public(Seat.NORTH, Vulnerability.EAST_WEST, AUCTION, BySide("forum", "natur-b"))


def test_a_whole_auction_is_told_as_call_by_call() -> None:
    """One question for all calls has for each the answer of the question about it alone."""
    known = Known(DEAL.hands)
    one_by_one = (WhatItMeansTo(known, PUBLIC, index).run() for index in range(len(AUCTION.calls)))
    assert WhatCallsMeanTo(known, PUBLIC).run() == tuple(one_by_one)
