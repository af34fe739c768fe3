"""What a sacrifice ("Störgebot", S1:41) may cost, at each vulnerability, against what their contract makes."""

from __future__ import annotations

from dataclasses import dataclass

from schlemm.core.calls import BIDS, Bid
from schlemm.core.contract import Doubling
from schlemm.scoring.duplicate import duplicate_score
from schlemm.scoring.tricks import GAME, bid_worth


@dataclass(frozen=True, slots=True)
class Price:
    """How far a sacrifice may go.

    Attributes:
        ours: Whether the side that sacrifices is vulnerable.
        theirs: Whether the other side is.
        worth: What their contract is worth to them.
        down: By how many tricks a doubled sacrifice may fail and still cost less; 0 if one is too many already.
        cost: What that many cost; 0 with none.
        next_cost: What one more would cost.
    """

    ours: bool
    theirs: bool
    worth: int
    down: int
    cost: int
    next_cost: int


def prices(bid: Bid, doubling: Doubling, tricks: int) -> tuple[Price, ...]:
    """The price at each vulnerability, the best for the side that sacrifices first (S3:14).

    Args:
        bid: Their contract, which they make.
        doubling: Whether it is doubled.
        tricks: How many tricks they win with it.

    Raises:
        ValueError: If they do not make it: then there is nothing to save.
    """
    if tricks < bid.tricks:
        raise ValueError(f"{bid} with {tricks} tricks is not made; nothing needs to be saved")
    return tuple(
        _price(
            ours,
            theirs,
            duplicate_score(bid.level, bid.strain.index, doubling.index, tricks, vulnerable=theirs),
        )
        for ours, theirs in ((False, True), (False, False), (True, True), (True, False))
    )


def _price(ours: bool, theirs: bool, worth: int) -> Price:
    costs = [undertricks_cost(count, vulnerable=ours) for count in range(1, 14)]
    down = sum(cost < worth for cost in costs)
    return Price(ours, theirs, worth, down, costs[down - 1] if down else 0, costs[min(down, 12)])


def undertricks_cost(down: int, *, vulnerable: bool) -> int:
    """What so many undertricks cost, doubled.

    >>> undertricks_cost(3, vulnerable=False), undertricks_cost(3, vulnerable=True)
    (500, 800)
    """
    # A grand slam can fail by any number of tricks.
    return -duplicate_score(7, 0, Doubling.DOUBLED.index, 13 - down, vulnerable=vulnerable)


def made_into_game(doubling: Doubling) -> tuple[Bid, ...]:
    """The part scores that this doubling turns into games (S2:74, S2:85, S1:75), from the lowest.

    >>> [str(bid) for bid in made_into_game(Doubling.DOUBLED)]
    ['2H', '2S', '2NT', '3C', '3D', '3H', '3S', '4C', '4D']
    """
    return tuple(bid for bid in BIDS if _reached(bid, Doubling.UNDOUBLED) < GAME <= _reached(bid, doubling))


def _reached(bid: Bid, doubling: Doubling) -> int:
    return doubling.factor * bid_worth(bid)
