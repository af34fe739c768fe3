"""The opponents' suits that notrump of our side has to stop."""

from __future__ import annotations

from schlemm.bidding.rules.situation import Situation
from schlemm.core.calls import Bid
from schlemm.core.cards import Strain, Suit


def open_suits(situation: Situation) -> tuple[Suit, ...]:
    """Their suits in which our notrump needs a stopper: only the last one bid, once partner has bid notrump."""
    bid, partner = situation.last_bid, situation.seat.partner
    spoken = zip(situation.by_seat(), situation.readings, strict=True)
    told = any(
        seat is partner
        and isinstance(call, Bid)
        and call.strain is Strain.NOTRUMP
        and reading is not None
        and not reading.is_artificial
        for (seat, call), reading in spoken
    )
    if bid is None or not told:
        return situation.their_suits
    return tuple(suit for suit in situation.their_suits if suit is bid.strain.trump)
