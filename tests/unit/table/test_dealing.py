"""Deals at a table are promised before anybody gives a number, and follow from the promise and the numbers."""

from dataclasses import replace
from random import Random

import pytest
from tests.unit.table.playing import TABLE, deals_from, folded, moments, opening_events, something_legal
from tests.unit.table.promises import ONE, THREE, TWO, promised_deals

from schlemm.core.seats import SEATS, Seat
from schlemm.dealing.fair import Promise
from schlemm.store.store import Stored, entries
from schlemm.table.live.codec import encode
from schlemm.table.live.dealt import Ledger, ledger_of
from schlemm.table.rules.act import DealSource, Request
from schlemm.table.rules.acts import told
from schlemm.table.rules.dealing import Contribute
from schlemm.table.rules.decide import decide, opening
from schlemm.table.rules.evolve import evolve
from schlemm.table.rules.next_board import DealNext
from schlemm.table.rules.refusal import RefusalCode, Refused
from schlemm.table.state.events import BoardDealt, BoardEnded, DealPromised, Event, TableOpened
from schlemm.table.state.table import Table
from schlemm.table.views.sight import sight_for


def after(table: Table, by: Seat, command: Contribute | DealNext, deals: DealSource) -> tuple[Event, ...]:
    """What comes of it when a player who has seen everything asks this."""
    return decide(table, Request("", by, table.version, command), deals)


def grown(table: Table, events: tuple[Event, ...]) -> Table:
    """The table after these events."""
    for event in events:
        table = evolve(table, event)
    return table


def played(boards: int, deals: DealSource) -> tuple[tuple[Event, ...], Table]:
    """A table after so many boards of random calls and cards; South gives a number for each after the first."""
    events = opening_events(deals)
    table, random = folded(events), Random(5)
    ended = 0
    while ended < boards:
        if table.promise is not None and not table.promise.given:
            happened = after(table, Seat.SOUTH, Contribute(table.promise.number, ONE), deals)
        else:
            by, command = something_legal(table, random, 0.05)
            happened = decide(table, Request("", by, table.version, command), deals)
        events, table = (*events, *happened), grown(table, happened)
        ended += sum(isinstance(event, BoardEnded) for event in happened)
    return events, table


def kept(events: tuple[Event, ...]) -> list[Stored]:
    """The events as the store has them."""
    written = entries([encode(event) for event in events], "")
    return [Stored(version, entry) for version, entry in enumerate(written, start=1)]


def test_the_next_deal_is_promised_along_with_each() -> None:
    """A table promises its first deal before it deals it, and every other one along with the deal before."""
    kinds = [type(event) for event in opening_events(promised_deals())]
    assert kinds == [TableOpened, DealPromised, BoardDealt, DealPromised]


def test_a_table_that_waits_promises_and_does_not_deal() -> None:
    """Where people are waited for there is a promise that they can give numbers for before the first deal."""
    event = opening_events(deals_from(1))[0]
    assert isinstance(event, TableOpened)
    happened = opening(replace(event, kept=(Seat.NORTH,)), promised_deals(), TABLE)
    assert [type(each) for each in happened] == [TableOpened, DealPromised]


def test_deals_follow_from_the_promise_and_the_numbers() -> None:
    """Every board of a table has the cards that the rule makes of the secret promised before and the numbers given."""
    events, _ = played(3, promised_deals())
    boards = ledger_of(TABLE, kept(events), 1).dealt
    assert [board.number for board in boards] == [1, 2, 3]
    assert all(board.is_kept for board in boards)
    given = [board.promise.given for board in boards if board.promise is not None]
    assert given == [(), (("S", ONE),), (("S", ONE),)]


def test_a_ledger_shows_only_boards_that_are_over() -> None:
    """A board in progress is dealt and not over; what is over can be shown."""
    events, _ = played(2, promised_deals())
    ledger = Ledger(TABLE)
    counts = []
    for event in events:
        ledger.note(0, event)
        counts.append((len(ledger.dealt), len(ledger.over)))
    assert (2, 1) in counts
    assert counts[-1] == (2, 2)
    assert all(over <= dealt <= over + 1 for dealt, over in counts)


def test_a_number_counts_once() -> None:
    """A seat gives one number for a deal; a second one is refused."""
    deals = promised_deals()
    table = folded(opening_events(deals))
    table = grown(table, after(table, Seat.SOUTH, Contribute(2, ONE), deals))
    table = grown(table, after(table, Seat.NORTH, Contribute(2, TWO), deals))
    assert table.promise == Promise(
        TABLE, 2, table.promise.secret if table.promise else "", (("N", TWO), ("S", ONE))
    )
    with pytest.raises(Refused) as refused:
        after(table, Seat.SOUTH, Contribute(2, THREE), deals)
    assert refused.value.reason is RefusalCode.GIVEN_ALREADY


@pytest.mark.parametrize(
    "wish",
    [
        Contribute(1, ONE),
        Contribute(3, ONE),
        Contribute(2, ""),
        Contribute(2, ONE.upper()),
        Contribute(2, ONE[1:]),
        Contribute(2, ONE + "\n"),
    ],
)
def test_what_is_no_number_for_the_promised_deal(wish: Contribute) -> None:
    """A number for another deal and one that is none are refused."""
    deals = promised_deals()
    table = folded(opening_events(deals))
    with pytest.raises(Refused) as refused:
        after(table, Seat.SOUTH, wish, deals)
    assert refused.value.reason is RefusalCode.NOTHING_PROMISED


def test_dictated_deals_are_promised_to_nobody() -> None:
    """Where deals follow from a seed nothing is promised, and such boards are found as not dealt by the rule."""
    events = next(events for _, events in moments(1))
    boards = ledger_of(TABLE, kept(events), 1).dealt
    assert [(board.promise, board.is_kept) for board in boards] == [(None, False)]


def test_a_promise_is_kept_whatever_deals_come_from_later() -> None:
    """A server that is started again with another source of deals keeps what it promised before."""
    _, table = played(1, promised_deals())
    assert table.promise is not None
    happened = after(table, Seat.SOUTH, DealNext(), deals_from(9))
    assert [event.deal for event in happened if isinstance(event, BoardDealt)] == [table.promise.deal]


def test_a_table_of_before_promises_when_it_deals() -> None:
    """A table that was opened without a promise deals its next board by one that is given at once."""
    _, table = played(1, deals_from(1))
    assert table.promise is None
    happened = after(table, Seat.SOUTH, DealNext(), promised_deals())
    assert [type(event) for event in happened] == [DealPromised, BoardDealt, DealPromised]
    assert [event.number for event in happened if isinstance(event, DealPromised)] == [2, 3]


def test_no_sight_and_no_event_tells_the_secret() -> None:
    """Of a promise a player sees the commitment and whether they have given a number; of the event only its number."""
    events, table = played(1, promised_deals())
    secrets = [event.secret for event in events if isinstance(event, DealPromised)]
    for seat in SEATS:
        known = repr([sight_for(table, seat), *(told(event, seat) for event in events)])
        assert not any(secret in known for secret in secrets)
        promise = sight_for(table, seat).promise
        assert promise is not None
        assert table.promise is not None
        assert (promise.commitment, promise.given) == (table.promise.commitment, seat is Seat.SOUTH)
