"""What a sacrifice may cost: how many undertricks, doubled, are cheaper than the opponents' contract (S1:41)."""

from __future__ import annotations

from dataclasses import dataclass

from schlemm.bidding.rules.situation import Situation
from schlemm.bidding.rules.stake import stake
from schlemm.core.calls import Bid
from schlemm.core.contract import Contract, Doubling


@dataclass(frozen=True, slots=True)
class Bargain:
    """A contract of theirs and how much of it a sacrifice saves.

    Attributes:
        bid: Their contract.
        worth: What it brings them if it is just made, in points; about, in a rubber.
        down: By how many tricks the sacrifice may fail, doubled, to cost less; 0 if one is too many already.
        cost: What that many cost.
    """

    bid: Bid
    worth: int
    down: int
    cost: int


def bargain(situation: Situation, bid: Bid) -> Bargain | None:
    """Return what bidding this over the opponents' bid saves; ``None`` if theirs does not stand.

    Their contract counts as it stands, undoubled; ours counts doubled, at the vulnerability of both.
    """
    bidder, their = situation.bidder, situation.last_bid
    if bidder is None or their is None or situation.is_ours:
        return None
    public = situation.public
    worth = stake(Contract(their, Doubling.UNDOUBLED, bidder), their.level + 6, public)
    ours = Contract(bid, Doubling.DOUBLED, situation.seat)
    costs = [-stake(ours, ours.tricks - down, public) for down in range(1, ours.tricks + 1)]
    bearable = [cost for cost in costs if cost < worth]
    return Bargain(their, worth, len(bearable), bearable[-1] if bearable else 0)
