"""How a table deals: by a promise given before, and what browsers gave after it (``dealing.fair``).

The promise of a deal is stored along with the deal before it, and the first one when the table opens. So whoever sits
at the table has a whole board's time to give a number, and no deal waits for anybody.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final, TypeAlias

from schlemm.core.board.board import Board
from schlemm.core.board.state import Finished, start_board
from schlemm.core.deal import Deal
from schlemm.core.minibridge import is_level, passed_to
from schlemm.core.seats import Seat
from schlemm.dealing.fair import Promise
from schlemm.scoring.forms.minibridge import MinibridgeForm
from schlemm.table.rules.refusal import RefusalCode, Refused
from schlemm.table.rules.requests import Contribute
from schlemm.table.state.events import BoardDealt, BoardEnded, Contributed, DealPromised, Event
from schlemm.table.state.forms import Form
from schlemm.table.state.table import Table

DealSource: TypeAlias = Callable[[], Deal]
"""Where deals come from; the only thing that a decision does not take from the table itself."""

VALUE: Final = re.compile("[0-9a-f]{32}")
"""What a browser gives: 128 bits."""


@dataclass(frozen=True, slots=True)
class FairDeals:
    """Deals that are promised; any other source of deals dictates them, for tests and demonstrations.

    Attributes:
        secret: Draws a secret for a promise: 64 hexadecimal digits that nobody can foresee.
        chance: A deal by chance alone, for what is no board: cards cut for seats.
    """

    secret: Callable[[], str]
    chance: DealSource

    def __call__(self) -> Deal:
        """A deal by chance alone."""
        return self.chance()


def promised(number: int, deals: DealSource) -> tuple[DealPromised, ...]:
    """The promise of a deal, where deals are promised."""
    return (DealPromised(number, deals.secret()),) if isinstance(deals, FairDeals) else ()


def deal_next(table: Table, deals: DealSource) -> tuple[Event, ...]:
    """The next board as it was promised, and the promise of the one after it.

    A newcomer's first boards of mini-bridge are theirs to declare (``newcomers_deal``).
    A board that nobody may play, with 20 points on either side of mini-bridge, is over at once.
    A table that has promised nothing, since it was opened by a former version, promises and deals at once.
    """
    ordinal = table.deals + 1
    promises = () if table.promise is not None else promised(ordinal, deals)
    promise = table.promise or next((Promise(table.id, ordinal, event.secret) for event in promises), None)
    number, conditions = table.score.number, table.score.conditions
    declarer = taught(table.form, number.deal)
    if declarer is not None:
        cards = newcomers_deal(promise or deals, declarer)
    else:
        cards = deals() if promise is None else promise.deal
    board = start_board(Board(number.board, conditions, cards))
    ended = (BoardEnded(board.result, None),) if isinstance(board, Finished) else ()
    given = BoardDealt(number.board, conditions, cards, declarer)
    return (*promises, given, *ended, *promised(ordinal + 1, deals))


def newcomers_deal(source: Promise | DealSource, declarer: Seat) -> Deal:
    """Return the first deal of a source that somebody declares, its hands passed on until the newcomer does."""
    if isinstance(source, Promise):
        drawn = source.first_deal(lambda deal: not is_level(deal))
    else:
        drawn = next(deal for deal in iter(source, None) if not is_level(deal))
    return passed_to(drawn, declarer)


def taught(form: Form, deal: int) -> Seat | None:
    """The newcomer to whom the hands of this deal are passed on so that they declare it, if any."""
    return form.declares(deal) if isinstance(form, MinibridgeForm) else None


def contribute(promise: Promise | None, who: str, seat: Seat, wish: Contribute) -> Contributed:
    """A browser gives a number for the deal to come.

    Args:
        promise: What was promised.
        who: The seat as the promise has it.
        seat: The seat at its table.
        wish: What is given.

    Raises:
        Refused: If nothing is promised, the seat has given a number already, or it makes no sense.
    """
    if promise is None or promise.number != wish.number or VALUE.fullmatch(wish.value) is None:
        raise Refused(RefusalCode.NOTHING_PROMISED)
    if who in dict(promise.given):
        raise Refused(RefusalCode.GIVEN_ALREADY)
    return Contributed(seat, wish.value)
