"""How a table deals: by a promise given before, and what browsers gave after it (``dealing.fair``).

The promise of a deal is stored along with the deal before it, and the first one when the table opens. So whoever sits
at the table has a whole board's time to give a number, and no deal waits for anybody.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Final

from schlemm.core.board.board import Board
from schlemm.core.board.state import Finished, start_board
from schlemm.core.deal import Deal
from schlemm.core.seats import Seat
from schlemm.dealing.fair import Promise, newcomers_deal
from schlemm.scoring.forms.minibridge import MinibridgeForm
from schlemm.table.rules.act import Act, DealSource, EventKind, never
from schlemm.table.rules.refusal import RefusalCode, Refused
from schlemm.table.state.events import BoardDealt, BoardEnded, DealPromised, Event
from schlemm.table.state.forms import Form
from schlemm.table.state.table import Table

VALUE: Final = re.compile("[0-9a-f]{32}")
"""What a browser gives: 128 bits."""


@dataclass(frozen=True, slots=True)
class Contribute:
    """Give a number for the deal that is promised.

    Attributes:
        number: Which deal, counted from 1.
        value: 32 hexadecimal digits.
    """

    number: int
    value: str = ""


@dataclass(frozen=True, slots=True)
class Contributed(Event):
    """A player's browser gave a number for the deal that is promised, or the player cut the pack.

    Attributes:
        seat: Whose browser.
        value: 32 hexadecimal digits; empty where only the pack was cut.
        cut: After how many cards it was cut.
    """

    seat: Seat
    value: str
    cut: int | None = None


@dataclass(frozen=True, slots=True)
class Given:
    """A browser gave a number for the deal that is promised, or its player cut the pack.

    Attributes:
        seat: Whose browser.
        cut: After how many cards the pack was cut, if it was.
    """

    seat: Seat
    cut: int | None


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
        """Return a deal by chance alone."""
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


def _decide(table: Table, by: Seat, wish: Contribute, deals: DealSource) -> tuple[Contributed, ...]:
    return (contribute(None if table.is_over else table.promise, by.letter, by, wish),)


def contributed(table: Table, event: Contributed) -> Table:
    """Return the table when a number was given, or the pack was cut."""
    promise = table.promise and table.promise.after(event.seat.letter, event.value, event.cut)
    pack = table.pack if table.pack is None or event.cut is None else replace(table.pack, cut=event.cut)
    return replace(table, promise=promise, pack=pack)


CONTRIBUTE: Final = Act(
    name="contribute",
    request=Contribute,
    decide=_decide,
    kinds=(
        EventKind(
            name="contributed",
            stored="Contributed",
            event=Contributed,
            evolve=contributed,
            seen=Given,
            told=lambda event, viewer: Given(event.seat, event.cut),
            aside=True,
        ),
    ),
    stale=never,
    by_program=True,
)
