"""Streams of many thousand events, as they could be made before there was a bound on what one player appends."""

from collections.abc import Iterable, Sequence
from itertools import chain, repeat

from tests.integration.house import MemoryStore

from schlemm.core.action import MakeCall
from schlemm.core.calls import PASS, parse_call
from schlemm.core.contract import Result
from schlemm.core.seats import Seat
from schlemm.core.state import Playing
from schlemm.table.codec import decode, encode
from schlemm.table.decide import decide
from schlemm.table.events import CallMade, CardPlayed, Event, TakenBack
from schlemm.table.evolve import evolve, opened
from schlemm.table.pad.events import Entered, PadEvent, Undone
from schlemm.table.pad.pad import Entry as Written
from schlemm.table.promising import DealSource
from schlemm.table.requests import Command, DealNext, Request
from schlemm.table.series.events import GameAdded, GameEnded
from schlemm.table.series.series import Outcome, Sitting
from schlemm.table.store import Entry, Stored
from schlemm.table.table import Table
from schlemm.table.team import codec as of_match
from schlemm.table.team.events import AtTable
from schlemm.table.team.place import Place, Room


def put(store: MemoryStore, stream: str, written: Iterable[tuple[str, bytes]]) -> None:
    """Add events to a stream behind its back."""
    kept = store.streams[stream]
    kept.extend(Stored(version, Entry(*each)) for version, each in enumerate(written, start=len(kept) + 1))


def long_table(store: MemoryStore, name: str, deals: DealSource, boards: int, back: int) -> None:
    """Make a table long: so many boards that everybody passes, and a card played and taken back so many times."""
    first, *rest = [decode(item.entry.kind, item.entry.content) for item in store.streams[name]]
    table, events = opened(name, first), list[Event]()
    for event in rest:
        table = evolve(table, event)

    def do(table: Table, by: Seat, command: Command) -> Table:
        for event in decide(table, Request("", by, table.version, command), deals):
            events.append(event)
            table = evolve(table, event)
        return table

    for _ in range(boards):
        for _ in range(4):
            assert table.board is not None
            table = do(table, table.board.turn, MakeCall(PASS))  # type: ignore[union-attr]
        table = do(table, Seat.SOUTH, DealNext())
    for call in ("1NT", "P", "P", "P"):
        assert table.board is not None
        table = do(table, table.board.turn, MakeCall(parse_call(call)))  # type: ignore[union-attr]
    board = table.board
    assert isinstance(board, Playing)
    card = next(iter(board.play.legal_cards(board.hands.of(board.turn))))
    again: tuple[Event, ...] = (CardPlayed(board.turn, card), TakenBack(board.turn, 4, 0))
    put(store, name, [encode(event) for event in (*events, *chain.from_iterable(repeat(again, back)))])


def long_match(store: MemoryStore, name: str, back: int) -> None:
    """Make a match long: a call made and taken back so many times."""
    dealer = Seat.NORTH  # of the first board
    again = (AtTable(Room.OPEN, CallMade(dealer, PASS)), AtTable(Room.OPEN, TakenBack(dealer, 0, 0)))
    put(store, name, map(of_match.encode, chain.from_iterable(repeat(again, back))))


def long_series(store: MemoryStore, name: str, games: int) -> None:
    """Make a circle's stream long: so many games, each over."""
    sitting = (Sitting(0, Place(Room.OPEN, Seat.SOUTH)),)
    events: Sequence[GameAdded | GameEnded] = [
        event
        for number in range(games)
        for event in (
            GameAdded(
                f"game{number}", "robber4", f"2026-{1 + number // 28 % 12:02}-{1 + number % 28:02}", sitting
            ),
            GameEnded(f"game{number}", Outcome(sitting, 4, 100)),
        )
    ]
    put(store, f"series {name}", [encode(event) for event in events])


def long_pad(store: MemoryStore, name: str, back: int) -> None:
    """Make a pad's stream long: a deal written and taken back so many times."""
    again: tuple[PadEvent, ...] = (Entered(Written(Result.parse("1NTS="))), Undone())
    put(store, f"pad {name}", [encode(event) for event in chain.from_iterable(repeat(again, back))])
