"""Whether opponents double a contract that judgement imagines: else bidding too high would look cheaper than it is.

Bidding out by rules ends where nobody bids on, and few doubles are made on the way. Who holds the cards that beat a
contract badly doubles it at the table, so a contract that fails by enough on what its opponents hold is counted as
doubled. One that may just be made is not: nobody doubles that for a trick.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from schlemm.bots.worth import prospects
from schlemm.core.contract import Contract, Doubling
from schlemm.core.hand import Hand
from schlemm.core.seats import BySeat
from schlemm.evaluation.points import figure_points
from schlemm.evaluation.trick_scale import CERTAIN, TRICK

LOWEST: Final = 2
"""Below this level nobody doubles to beat a contract."""
BALANCE: Final = ((23, 125), (20, 200))
"""With so many figure points the opponents double what is expected to fail by so many hundredths of a trick."""
STACKED: Final = 100
"""One of them alone, with trumps, doubles what is expected to fail by so many hundredths of a trick."""
TRUMPS: Final = 4
"""How many trumps that takes."""
TRUMP_HOLDER: Final = 8
"""With how many figure points."""


def as_doubled(contract: Contract | None, hands: BySeat[Hand]) -> Contract | None:
    """The contract, doubled if its opponents would not let it be played undoubled.

    Args:
        contract: Where the auction has ended; ``None`` if all passed.
        hands: The four hands.
    """
    if contract is None or contract.doubling is not Doubling.UNDOUBLED or contract.level < LOWEST:
        return contract
    weights = prospects(contract.strain, hands.of(contract.declarer), hands.of(contract.dummy))
    expected = TRICK * sum(weight * tricks for tricks, weight in enumerate(weights)) // CERTAIN
    short = contract.tricks * TRICK - expected
    if short < STACKED:
        return contract
    defenders = [hands.of(seat) for seat in contract.side.other.seats]
    points = sum(map(figure_points, defenders))
    enough = any(points >= balance and short >= least for balance, least in BALANCE)
    if enough or any(_has_trumps(hand, contract) for hand in defenders):
        return replace(contract, doubling=Doubling.DOUBLED)
    return contract


def _has_trumps(hand: Hand, contract: Contract) -> bool:
    """Whether a defender has a trump holding that beats the contract."""
    trump = contract.strain.trump
    return trump is not None and hand.length(trump) >= TRUMPS and figure_points(hand) >= TRUMP_HOLDER
