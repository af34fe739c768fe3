"""An auction to continue: is it over, whose call is it, and what may be called (S1:21-33, S4:19-29)."""

from __future__ import annotations

from typing import Final

from schlemm.core.auction import Auction
from schlemm.core.calls import BIDS, CALLS, PASS, Bid, Call
from schlemm.core.sentence import Sentence
from schlemm.dealing.pcg import Pcg32
from schlemm.learn.school.exercises.bidding.auctions import under_way
from schlemm.learn.school.exercises.bidding.endings import is_over
from schlemm.learn.school.picture import AuctionPicture
from schlemm.learn.school.question import Choice, Made, Question, one_of

NEAR: Final = 9
"""How many bids around the last one are offered: whatever is far away is too easy."""


def continue_the_auction(random: Pcg32) -> Question:
    """One of the three questions that everybody at the table must be able to answer at any time."""
    return one_of(random, (is_over, is_over, which_call))(random)


def which_call(random: Pcg32) -> Question:
    """Which of these calls may be made now? Exactly one of them."""
    while True:
        auction = under_way(random, lambda begun: not begun.is_over)
        wrong = [call for call in _near(auction) if auction.why_not(call) is not None]
        legal = [call for call in _near(auction) if auction.why_not(call) is None]
        if len(wrong) >= 3 and legal:
            break
    right = one_of(random, legal)
    while len(wrong) > 3:
        wrong.pop(random.below(len(wrong)))
    options = sorted((right, *wrong), key=CALLS.index)
    return Question(
        Sentence("ask-which-call"),
        (AuctionPicture(auction),),
        Choice(tuple(str(call) for call in options), "call"),
        (str(right),),
        (_why(auction),),
    )


def _why(auction: Auction) -> Sentence:
    """What may be called now, in one sentence."""
    last = auction.last_bid or BIDS[0]
    doubles = [str(call) for call in auction.legal_calls() if call not in BIDS and call is not PASS]
    facts = (
        ("call", doubles[0] if doubles else ""),
        ("lowest", str(BIDS[last.index + 1])),
        ("last", str(last)),
    )
    return Sentence("why-which-call", facts)


def _near(auction: Auction) -> tuple[Call, ...]:
    """The bids around the last one, with pass left out, which is always right; double and redouble."""
    last = auction.last_bid or BIDS[0]
    near = BIDS[max(0, last.index - NEAR // 2) : last.index + NEAR // 2 + 1]
    return (*(call for call in CALLS if not isinstance(call, Bid) and call != PASS), *near)


CONTINUE_THE_AUCTION: Final = Made("continue-the-auction", continue_the_auction, "exercises-auction")
