"""An auction to continue: is it over, whose call is it, and what may be called (S1:21-33, S4:19-29)."""

from __future__ import annotations

from typing import Final

from schlemm.bidding.message import Message
from schlemm.core.auction import Auction
from schlemm.core.calls import BIDS, CALLS, PASS, Bid, Call
from schlemm.core.seats import SEATS
from schlemm.dealing.pcg import Pcg32
from schlemm.learn.school.picture import AuctionPicture
from schlemm.learn.school.question import Choice, Made, Question, one_of

OVER: Final = ("option-over-yes", "option-over-no")
NEAR: Final = 9
"""How many bids around the last one are offered: whatever is far away is too easy."""


def continue_the_auction(random: Pcg32) -> Question:
    """One of the three questions that everybody at the table must be able to answer at any time."""
    return one_of(random, (is_it_over, whose_call, which_call))(random)


def is_it_over(random: Pcg32) -> Question:
    """Is the auction over?"""
    over = bool(random.below(2))
    auction = _over(random) if over else _under_way(random, passes=2)
    passed_out = auction.last_bid is None
    passes = ("passes", _passes_at_the_end(auction))
    code = "why-over-passed-out" if over and passed_out else "why-over" if over else "why-not-over"
    facts = () if over else (passes, ("bid-made", int(not passed_out)))
    return Question(
        Message("ask-is-it-over"), (AuctionPicture(auction),), Choice(OVER, "said"), (OVER[not over],),
        (Message(code, facts),),
    )  # fmt: skip


def whose_call(random: Pcg32) -> Question:
    """Whose turn is it to call?"""
    auction = _under_way(random)
    last = auction.first.after(len(auction.calls) - 1)
    seats = tuple(seat.letter for seat in SEATS)
    why = Message("why-turn", (("seat", last.letter), ("turn", auction.turn.letter)))
    return Question(
        Message("ask-whose-turn"), (AuctionPicture(auction),), Choice(seats, "seat"), (auction.turn.letter,),
        (why,),
    )  # fmt: skip


def which_call(random: Pcg32) -> Question:
    """Which of these calls may be made now? Exactly one of them."""
    while True:
        auction = _under_way(random)
        wrong = [call for call in _near(auction) if auction.why_not(call) is not None]
        legal = [call for call in _near(auction) if auction.why_not(call) is None]
        if len(wrong) >= 3 and legal:
            break
    right = one_of(random, legal)
    while len(wrong) > 3:
        wrong.pop(random.below(len(wrong)))
    options = sorted((right, *wrong), key=CALLS.index)
    return Question(
        Message("ask-which-call"), (AuctionPicture(auction),),
        Choice(tuple(str(call) for call in options), "call"), (str(right),), (_why(auction),),
    )  # fmt: skip


def _why(auction: Auction) -> Message:
    """What may be called now, in one sentence."""
    last = auction.last_bid
    doubles = [str(call) for call in auction.legal_calls() if call not in BIDS and call is not PASS]
    higher = BIDS if last is None else BIDS[last.index + 1 :]
    facts = (
        ("call", doubles[0] if doubles else ""),
        ("lowest", str(higher[0]) if higher else ""),
        ("last", "" if last is None else str(last)),
    )
    return Message("why-which-call", facts)


def _near(auction: Auction) -> tuple[Call, ...]:
    """The bids around the last one, with pass left out, which is always right; double and redouble."""
    last = auction.last_bid
    place = 0 if last is None else last.index
    near = BIDS[max(0, place - NEAR // 2) : place + NEAR // 2 + 1]
    return (*(call for call in CALLS if not isinstance(call, Bid) and call != PASS), *near)


def _under_way(random: Pcg32, *, passes: int = 0) -> Auction:
    """An auction of a few calls that is not over, and ends in so many passes or more."""
    while True:
        auction = Auction(one_of(random, SEATS))
        for _ in range(2 + random.below(6)):
            auction = auction.after(_any_call(random, auction))
            if auction.is_over:
                break
        for _ in range(passes):
            if not auction.is_over:
                auction = auction.after(PASS)
        if not auction.is_over:
            return auction


def _over(random: Pcg32) -> Auction:
    """An auction that is over; now and then nobody has bid."""
    auction = Auction(one_of(random, SEATS)) if random.below(4) == 0 else _under_way(random)
    while not auction.is_over:
        auction = auction.after(PASS)
    return auction


def _any_call(random: Pcg32, auction: Auction) -> Call:
    """A pass, a double or one of the next few bids."""
    legal = auction.legal_calls()
    if random.below(3) == 0:
        return PASS
    return one_of(random, legal[1:5] or legal)


def _passes_at_the_end(auction: Auction) -> int:
    bids = (index for index, call in enumerate(reversed(auction.calls)) if call != PASS)
    return next(bids, len(auction.calls))


CONTINUE_THE_AUCTION: Final = Made("continue-the-auction", continue_the_auction, "exercises-rules")
