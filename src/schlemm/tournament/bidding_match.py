"""Two bidders bid the same boards, both ways at two tables; nothing is played (S1:13 without the cards)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field, replace
from typing import Final

from schlemm.core.action import MakeCall
from schlemm.core.auction import Auction
from schlemm.core.board import Board
from schlemm.core.calls import PASS, Call
from schlemm.core.conditions import Conditions
from schlemm.core.project import view_for
from schlemm.core.seats import BySide
from schlemm.core.state import Bidding, State
from schlemm.core.view import View
from schlemm.dealing.numbered import random_deal
from schlemm.dealing.pcg import Pcg32
from schlemm.tournament.bidders import TABLES, Blame, Contestant, Failure, Judge, Team, plain_blame

HOPELESS: Final = 3
"""After so many boards in a row on which the same bidder failed, a match is over."""


@dataclass(frozen=True, slots=True)
class BoardBid:
    """A board with its auctions at both tables.

    Attributes:
        board: The deal and its conditions.
        auctions: The finished auctions of table 1 and table 2.
        failures: What the bidders could not do, in the order in which it happened.
    """

    board: Board
    auctions: tuple[Auction, Auction]
    failures: tuple[Failure, ...] = ()


def numbered_board(seed: int, number: int) -> Board:
    """The board with this number among those of a seed; it does not depend on the boards before it."""
    deal = random_deal(Pcg32.from_text(f"{seed}/{number}").below)
    return Board(number, Conditions.of_board(number), deal)


def bid_board(board: Board, a: Contestant, b: Contestant, judge: Judge = plain_blame) -> BoardBid:
    """Have both bid the board at both tables.

    Args:
        board: What is bid.
        a: Sits North-South at table 1.
        b: Sits North-South at table 2.
        judge: Says what an error of a bidder means.
    """
    tables = [_Table(board, table, a, b, judge) for table in TABLES]
    first, second = (table.bid() for table in tables)
    return BoardBid(board, (first, second), tuple(failure for table in tables for failure in table.failures))


@dataclass(slots=True)
class _Table:
    """One auction while it goes on."""

    board: Board
    number: int
    a: Contestant
    b: Contestant
    judge: Judge
    failures: list[Failure] = field(default_factory=list)
    silent: set[Team] = field(default_factory=set)

    def bid(self) -> Auction:
        """The finished auction."""
        names = BySide(self.a.name, self.b.name)
        systems = names if self.number == 1 else BySide(*reversed(names))
        state: State = Bidding.start(self.board)
        while isinstance(state, Bidding):
            seat = state.turn
            state = state.after(seat, self._call(view_for(state, seat, systems)))
        return state.auction

    def _call(self, view: View) -> Call:
        """The call of the seat in turn; a pass if its bidder has failed at this table."""
        team = Team.of(view.seat, self.number)
        if team in self.silent:
            return PASS
        call = self._asked(team, view)
        if not isinstance(call, Blame):
            return call
        failure = Failure(self.board.number, self.number, view.seat, team, call.code, call.detail)
        if call.again and not any(before.team is team for before in self.failures):
            second = self._asked(team, view)
            if not isinstance(second, Blame):
                self.failures.append(replace(failure, recovered=True))
                return second
        self.failures.append(failure)
        self.silent.add(team)
        return PASS

    def _asked(self, team: Team, view: View) -> Call | Blame:
        bidder = (self.a if team is Team.A else self.b).bidder
        try:
            action = bidder.act(view)
        except Exception as error:  # whatever goes wrong in a bidder, the match goes on
            return self.judge(error)
        if not isinstance(action, MakeCall):
            return Blame("no-call", str(action))
        violation = view.auction.why_not(action.call)
        return Blame("illegal-call", f"{action.call}: {violation}") if violation else action.call


def until_hopeless(bids: Iterable[BoardBid]) -> Iterator[BoardBid]:
    """The boards, up to the one that makes it pointless to go on."""
    rows = dict.fromkeys(Team, 0)
    for bid in bids:
        yield bid
        if _counted(rows, bid.failures):
            return


def hopeless(failures: Iterable[tuple[Failure, ...]]) -> bool:
    """Whether a match ended because a bidder failed on too many boards in a row; failures by board, in order."""
    rows = dict.fromkeys(Team, 0)
    return any(_counted(rows, each) for each in failures)


def _counted(rows: dict[Team, int], failures: tuple[Failure, ...]) -> bool:
    """Count one board more; whether one of the teams has now failed too often in a row."""
    failed = {failure.team for failure in failures}
    rows.update({team: rows[team] + 1 if team in failed else 0 for team in Team})
    return max(rows.values()) >= HOPELESS
