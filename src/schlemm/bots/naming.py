"""Which contract declarer names in mini-bridge: both hands lie open, so that there is nothing to guess."""

from __future__ import annotations

from schlemm.bots.worth import contract_outcomes, gain
from schlemm.core.calls import BIDS, Bid
from schlemm.core.contract import Contract, Doubling
from schlemm.core.hand import EMPTY, Hand
from schlemm.core.seats import BySeat, Side
from schlemm.core.view import View


def name_contract(view: View) -> Bid:
    """The contract that promises most by the form of scoring, with the estimate of tricks; of equal ones the lowest.

    Args:
        view: The board from declarer's seat, before the contract is named.
    """
    return max(BIDS, key=lambda bid: _promise(bid, view))


def _promise(bid: Bid, view: View) -> int:
    """What the contract is worth to declarer's side, against no contract at all."""
    public, seat = view.public, view.seat
    hands = (
        BySeat[Hand](EMPTY, EMPTY, EMPTY, EMPTY).put(seat, view.hand).put(seat.partner, view.dummy or EMPTY)
    )
    contract = Contract(bid, Doubling.UNDOUBLED, seat)
    better = gain(
        contract_outcomes(None, hands, public), contract_outcomes(contract, hands, public), public.stakes
    )
    return better if seat.side is Side.NORTH_SOUTH else -better
