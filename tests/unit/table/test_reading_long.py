"""Reading a long stream costs little an event: counted in calls of functions, not in time."""

import sys
from collections.abc import Callable
from functools import reduce
from itertools import islice
from types import FrameType
from typing import Final

from tests.unit.table.playing import TABLE, moments

from schlemm.core.board.state import Playing
from schlemm.core.calls import PASS
from schlemm.core.seats import Seat
from schlemm.scoring.forms.robber_of_four import RobberOfFourForm
from schlemm.table.live.codec import decode, encode
from schlemm.table.rules.evolve import opened
from schlemm.table.rules.playing import CallMade, CardPlayed
from schlemm.table.rules.undo import Undone
from schlemm.table.state.events import Event
from schlemm.table.views.history import History, recorded

MOST: Final = 55
"""Calls of functions that an event may cost: two thirds of what it costs to decode each and replay whole boards."""

BACK: Final = 500


def stream() -> tuple[list[Event], list[Event]]:
    """A game of bots, and a first card that is played and taken back again and again in the middle of another."""
    game: list[Event] = []
    for _, events in moments(7, RobberOfFourForm()):
        game += events
    back: list[Event] = []
    for table, events in islice(moments(7, RobberOfFourForm()), 300):
        back += events
        board = table.board
        if isinstance(board, Playing):
            seat, calls = board.turn, len(board.auction.calls)
            card = next(iter(board.play.legal_cards(board.hands.of(seat))))
            return game, [*back, *BACK * (CardPlayed(seat, card), Undone(seat, calls, 0))]
    raise AssertionError


def calls_of(work: Callable[[], object]) -> int:
    """How many functions written in Python are called by this."""
    count = 0

    def called(_: FrameType, event: str, __: object) -> None:
        nonlocal count
        count += event == "call"

    before = sys.getprofile()
    sys.setprofile(called)
    try:
        work()
    finally:
        sys.setprofile(before)
    return count


def test_an_event_of_a_long_stream_costs_little() -> None:
    """A game that was played, and a card taken back a thousand times, are read at no more calls an event than this."""
    for events in stream():
        moves = sum(isinstance(event, CallMade | CardPlayed | Undone) for event in events)
        assert moves > 0.9 * len(events)
        first, *rest = [encode(event) for event in events]

        def read(first: tuple[str, bytes] = first, rest: list[tuple[str, bytes]] = rest) -> History:
            start = History(opened(TABLE, decode(*first)))
            return reduce(recorded, (decode(*each) for each in rest), start)

        assert read().table.version == len(events)
        assert calls_of(read) <= MOST * len(events)


def test_recurring_events_are_read_once() -> None:
    """A call or card that has been read before is the very same value, and equals no other one."""
    event, other = CallMade(Seat.SOUTH, PASS), CallMade(Seat.WEST, PASS)
    assert decode(*encode(event)) is decode(*encode(event))
    assert decode(*encode(event)) == event
    assert decode(*encode(other)) == other
