"""What there is to say about a call: the system's own, whether this one fits too, and why not."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from schlemm.bidding.choose import choices
from schlemm.bidding.explanation.advice import Advice, advice_by
from schlemm.bidding.explanation.why_not import why_not
from schlemm.bidding.rules.situation import GAME_POINTS
from schlemm.core.calls import DOUBLE, Bid, Call
from schlemm.core.hand import Hand
from schlemm.core.sentence import Sentence
from schlemm.core.view import Public
from schlemm.scoring.tricks import bid_worth


class CallVerdict(Enum):
    """How a call compares with the system's; ``verdict-`` and the value is the message in the catalogues."""

    SAME = "same"
    """The system calls so too."""
    POSSIBLE = "possible"
    """The system prefers another, but its rule for this call fits the hand."""
    OTHER = "other"
    """The system does not make this call with this hand."""


@dataclass(frozen=True, slots=True)
class CallReview:
    """What there is to say about one call.

    Attributes:
        call: The call that was made.
        verdict: How it compares with the system's.
        advice: What the system calls, by which rule, and what it promises.
        why: Why the system does not make this call; empty unless it is another.
    """

    call: Call
    verdict: CallVerdict
    advice: Advice
    why: tuple[Sentence, ...] = ()


def review(public: Public, hand: Hand, call: Call) -> CallReview:
    """What there is to say about this legal call of the seat in turn, which holds this hand of thirteen cards."""
    tier = choices(public, hand)
    advice = advice_by(tier[0], public, hand)
    if call == tier[0].call:
        return CallReview(call, CallVerdict.SAME, advice)
    if any(call == rule.call for rule in tier):
        return CallReview(call, CallVerdict.POSSIBLE, advice)
    return CallReview(call, CallVerdict.OTHER, advice, why_not(public, hand, call, tier[0]))


@dataclass(frozen=True, slots=True)
class Risk:
    """A double that gives away a game: a part score that is a game if it is made doubled (S1:75).

    Attributes:
        bid: The opponents' bid.
        points: What its tricks count doubled, with what the opponents have below the line.
    """

    bid: Bid
    points: int


def risk_of_double(public: Public, hand: Hand) -> Risk | None:
    """The risk that the seat in turn would take by doubling; ``None`` if there is none, or its system doubles, too.

    >>> from schlemm.core.auction import Auction
    >>> from schlemm.core.seats import Seat, Vulnerability
    >>> auctions = [Auction.parse(f"N: {bid}") for bid in ("1S", "2C", "2H", "3C", "4S")]
    >>> publics = [Public(Seat.NORTH, Vulnerability.NONE, auction) for auction in auctions]
    >>> hand = Hand.parse("8432.432.432.432")
    >>> [risk and risk.points for risk in (risk_of_double(public, hand) for public in publics)]
    [None, None, 120, 120, None]
    """
    auction = public.auction
    bid = auction.last_bid
    if bid is None or auction.why_not(DOUBLE) is not None:
        return None
    before = public.stakes.part_scores.of(auction.turn.side.other)
    tricks = bid_worth(bid)
    doubled = before + 2 * tricks
    if not before + tricks < GAME_POINTS <= doubled or any(
        rule.call == DOUBLE for rule in choices(public, hand)
    ):
        return None
    return Risk(bid, doubled)
