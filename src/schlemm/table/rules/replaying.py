"""A board from a certain moment on: the cards as they were dealt, the calls and cards so far, and then anything."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from schlemm.core.auction import Auction
from schlemm.core.board.board import Board
from schlemm.core.board.state import Bidding, Finished, Playing, State, start_board
from schlemm.core.calls import DOUBLE, PASS, REDOUBLE, Call
from schlemm.core.cards import Card
from schlemm.core.conditions import Conditions
from schlemm.core.contract import Contract
from schlemm.core.deal import Deal
from schlemm.core.seats import SEATS, Seat, Vulnerability
from schlemm.scoring.forms.boards import DuplicateForm
from schlemm.table.rules.playing import CallMade, CardPlayed
from schlemm.table.rules.refusal import RefusalCode, Refused
from schlemm.table.state.events import BoardDealt, Event, TableOpened

CYCLE: Final = 16
"""After so many boards dealer and vulnerability repeat: each pair of them comes once."""


@dataclass(frozen=True, slots=True)
class BoardMoment:
    """A board, and what has been done of it.

    Attributes:
        deal: The four hands.
        first: Who calls first.
        vulnerability: Which sides are vulnerable.
        calls: The calls so far.
        cards: The cards so far, in the order of play.
    """

    deal: Deal
    first: Seat
    vulnerability: Vulnerability
    calls: tuple[Call, ...] = ()
    cards: tuple[Card, ...] = ()

    @property
    def number(self) -> int:
        """The number of a board at which the first caller deals and these sides are vulnerable."""
        wanted = Conditions(self.first, self.vulnerability)
        return next(number for number in range(1, CYCLE + 1) if Conditions.of_board(number) == wanted)

    @property
    def form(self) -> DuplicateForm:
        """One board of this number."""
        return DuplicateForm(boards=1, first=self.number)


def auction_to(contract: Contract, dealer: Seat | None = None) -> Auction:
    """The shortest auction that ends in a contract: all pass up to declarer, who bids it at once.

    Args:
        contract: The contract.
        dealer: Who calls first; declarer if nobody is named.
    """
    first = contract.declarer if dealer is None else dealer
    before = (contract.declarer.index - first.index) % len(SEATS)
    doubled = (DOUBLE, REDOUBLE)[: contract.doubling.index]
    return Auction(first, (*(PASS,) * before, contract.bid, *doubled, PASS, PASS, PASS))


def laid_out_from(opened: TableOpened, moment: BoardMoment) -> tuple[Event, ...]:
    """What happens when a table is set up to go on from a moment of a board.

    Args:
        opened: The table, with the form of the moment.
        moment: The board, and what has been done of it.

    Raises:
        RuleViolation: If a call or card may not be made there.
        Refused: If the board is over after them.
    """
    conditions = moment.form.start().conditions
    state: State = start_board(Board(moment.number, conditions, moment.deal))
    made: list[Event] = []
    for call in moment.calls:
        if not isinstance(state, Bidding):
            raise Refused(RefusalCode.NOTHING_LEFT)
        made.append(CallMade(state.turn, call))
        state = state.after(state.turn, call)
    for card in moment.cards:
        if not isinstance(state, Playing):
            raise Refused(RefusalCode.NOTHING_LEFT)
        made.append(CardPlayed(state.turn, card))
        state = state.after(state.turn, card)
    if isinstance(state, Finished):
        raise Refused(RefusalCode.NOTHING_LEFT)
    return opened, BoardDealt(moment.number, conditions, moment.deal), *made
