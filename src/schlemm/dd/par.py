"""Par: the score of a board when both sides see all cards and neither can gain by another call.

The auction is taken as a game of two sides, not four players. In turn a side passes or bids higher, and for each
denomination it has the partner declare who takes more tricks. A contract that fails is doubled, one that makes
is not; so a sacrifice is bid exactly when it costs less than what it keeps the others from.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final, TypeAlias

from schlemm.core.calls import BIDS, Bid
from schlemm.core.contract import Contract, Doubling, Result
from schlemm.core.seats import SIDES, BySide, Seat, Side, Vulnerability
from schlemm.dd.table import TrickTable

ContractScore: TypeAlias = Callable[[Contract, int, bool], int]
"""What a contract is worth to declarer's side: the contract, its tricks, whether declarer's side is vulnerable."""

PASSED_OUT: Final = Result(None, 0)
_OPENINGS: Final = 4
"""Four passes end an auction without a bid (Law 22A), so each side can open it twice."""


@dataclass(frozen=True, slots=True)
class Par:
    """What the best auction of both sides leads to.

    Attributes:
        score: Points for North and South.
        results: How the auction may end when no call is a mistake, from the lowest bid: the contracts over which
            every further bid would cost points. Partners who take equally many tricks stand there both; a board
            passed out stands there alone, and so does one of mini-bridge that nobody declares.
    """

    score: int
    results: tuple[Result, ...]


def par(table: TrickTable, vulnerability: Vulnerability, dealer: Seat, score: ContractScore) -> Par:
    """The par of a board.

    Who deals matters only where both sides can make the highest contract that anybody can make.

    Args:
        table: What everybody takes.
        vulnerability: Which sides are vulnerable.
        dealer: Whose side may bid first.
        score: The scores it is to be best for; a contract is worth more to its side for every trick it takes.
    """
    auction = _Auction(table, vulnerability, score)
    first = [dealer.after(turns).side for turns in range(_OPENINGS)]
    values = auction.values_of_opening(first)
    results = [result for end in auction.ends(first, values) for result in auction.results(*end)]
    return Par(values[0], tuple(sorted(results, key=_order)) or (PASSED_OUT,))


def par_named(table: TrickTable, vulnerability: Vulnerability, declarer: Seat, score: ContractScore) -> Par:
    """The par of a board of mini-bridge, where declarer names any contract, and nobody bids over it or doubles it.

    Args:
        table: What everybody takes.
        vulnerability: Which sides are vulnerable.
        declarer: Who names the contract.
        score: The scores it is to be best for.
    """
    vulnerable = vulnerability.of(declarer.side)
    worths: dict[Result, int] = {}
    for bid in BIDS:
        contract = Contract(bid, Doubling.UNDOUBLED, declarer)
        tricks = table.tricks(bid.strain, declarer)
        worths[Result(contract, tricks)] = score(contract, tricks, vulnerable)
    best = max(worths.values())
    highest = {
        each.contract.strain: each for each, worth in worths.items() if each.contract and worth == best
    }
    return Par(
        best if declarer.side is Side.NORTH_SOUTH else -best, tuple(sorted(highest.values(), key=_order))
    )


def par_words(best: Par) -> list[tuple[str, Result]]:
    """The results of par, partners who take equally many together: who plays (a seat or a side), and what comes out.

    The result is told of the first of them; of a board passed out nobody plays.
    """
    found: dict[str, tuple[str, Result]] = {}
    for result in best.results:
        contract = result.contract
        if contract is None:
            found[""] = ("", result)
            continue
        key = f"{contract.bid}{contract.doubling}{contract.side}"
        who = contract.side.letters if key in found else contract.declarer.letter
        found[key] = (who, found[key][1] if key in found else result)
    return list(found.values())


def _order(result: Result) -> tuple[int, int]:
    contract = result.contract
    return (contract.bid.index, contract.declarer.index) if contract else (-1, 0)


_Last: TypeAlias = tuple[Bid, Side]
"""The last bid so far, and whose it is."""


class _Auction:
    """The game, solved from its highest bid downwards; all values are points for North and South."""

    def __init__(self, table: TrickTable, vulnerability: Vulnerability, score: ContractScore) -> None:
        self._table = table
        self._vulnerability = vulnerability
        self._score = score
        self._worths: BySide[list[int]] = BySide.from_function(
            lambda side: [self._points(bid, side) for bid in BIDS]
        )
        """What a bid is worth as the last one, by side and bid."""
        self._values = BySide([0] * len(BIDS), [0] * len(BIDS))
        """What the game is worth after a bid, when the other side is in turn."""
        for bid in reversed(BIDS):
            for side in SIDES:
                self._values.of(side)[bid.index] = self._best(side.other, bid, self._worth_of(bid, side))

    def values_of_opening(self, turns: list[Side]) -> list[int]:
        """The value of the game before each chance to open it, and at the end that of a board passed out."""
        values = [0]
        for side in reversed(turns):
            values.insert(0, self._best(side, None, values[0]))
        return values

    def ends(self, turns: list[Side], values: list[int]) -> list[_Last]:
        """The last bids of auctions without a mistake: firm ones, or if there are none, all; none if passed out."""
        reached: list[_Last] = []
        for turn, side in enumerate(turns):
            reached += [(bid, side) for bid in BIDS if self._value_of(bid, side) == values[turn]]
            if values[turn + 1] != values[turn]:
                break  # to pass now would be a mistake
        ends = [
            last for last in self._reached_from(reached) if self._worth_of(*last) == self._value_of(*last)
        ]
        return [last for last in ends if self._is_firm(*last)] or ends

    def _reached_from(self, reached: list[_Last]) -> set[_Last]:
        """These bids and all that follow them when nobody errs."""
        seen = set(reached)
        while reached:
            bid, side = reached.pop()
            value = self._value_of(bid, side)
            over = {(higher, side.other) for higher in BIDS[bid.index + 1 :]}
            new = {last for last in over - seen if self._value_of(*last) == value}
            reached += new
            seen |= new
        return seen

    def _is_firm(self, bid: Bid, side: Side) -> bool:
        """Whether every bid over this one costs the other side points."""
        return all(
            self._value_of(higher, side.other) != self._worth_of(bid, side)
            for higher in BIDS[bid.index + 1 :]
        )

    def _best(self, side: Side, last: Bid | None, pass_value: int) -> int:
        """What the game is worth when this side is in turn: the best of passing and every higher bid."""
        higher = self._values.of(side)[last.index + 1 if last else 0 :]
        return max([pass_value, *higher]) if side is Side.NORTH_SOUTH else min([pass_value, *higher])

    def _value_of(self, bid: Bid, side: Side) -> int:
        return self._values.of(side)[bid.index]

    def _worth_of(self, bid: Bid, side: Side) -> int:
        return self._worths.of(side)[bid.index]

    def _points(self, bid: Bid, side: Side) -> int:
        contract = self._contracts(bid, side)[0]
        points = self._score(contract, self._tricks(contract), self._vulnerability.of(side))
        return points if side is Side.NORTH_SOUTH else -points

    def results(self, bid: Bid, side: Side) -> list[Result]:
        """What the bid comes to as the last one: one result a declarer."""
        return [Result(contract, self._tricks(contract)) for contract in self._contracts(bid, side)]

    def _contracts(self, bid: Bid, side: Side) -> list[Contract]:
        """Return the contracts if this bid is the last: one, or two if either partner may declare."""
        tricks = {seat: self._table.tricks(bid.strain, seat) for seat in side.seats}
        best = max(tricks.values())
        doubling = Doubling.UNDOUBLED if best >= bid.tricks else Doubling.DOUBLED
        return [Contract(bid, doubling, seat) for seat in side.seats if tricks[seat] == best]

    def _tricks(self, contract: Contract) -> int:
        return self._table.tricks(contract.strain, contract.declarer)
