"""A table with a stream of many thousand events, as it could be made before there was a bound on what one appends."""

from __future__ import annotations

from itertools import chain, repeat

from schlemm.core.action import MakeCall
from schlemm.core.board.state import Bidding, Playing
from schlemm.core.calls import parse_call
from schlemm.core.seats import Seat
from schlemm.store.store import Store, entries
from schlemm.table.live.codec import decode, encode
from schlemm.table.rules.act import Command, DealSource, Request
from schlemm.table.rules.decide import decide
from schlemm.table.rules.evolve import evolve, opened
from schlemm.table.rules.next_board import DealNext
from schlemm.table.rules.playing import CardPlayed
from schlemm.table.rules.undo import Undone
from schlemm.table.state.events import Event
from schlemm.table.state.table import Table


async def long_table(store: Store, name: str, deals: DealSource, boards: int, events: int) -> int:
    """Make the stream of a table that has just been opened long, behind the back of whoever has it open.

    Args:
        store: Where it is kept.
        name: The table's.
        deals: Where its deals come from.
        boards: So many boards are passed out by everybody.
        events: Then a card is played and taken back until there are about so many events.

    Returns:
        How many events the table has then.
    """
    stored = [decode(item.entry.kind, item.entry.content) for item in await store.read(name)]
    table, made = opened(name, stored[0]), list[Event]()
    for event in stored[1:]:
        table = evolve(table, event)

    def do(table: Table, by: Seat, command: Command) -> Table:
        for event in decide(table, Request("", by, table.version, command), deals):
            made.append(event)
            table = evolve(table, event)
        return table

    for call in [*["P"] * (4 * boards), "1NT", "P", "P", "P"]:
        if not isinstance(table.board, Bidding):
            table = do(table, Seat.SOUTH, DealNext())
        assert isinstance(table.board, Bidding)
        table = do(table, table.board.turn, MakeCall(parse_call(call)))
    board = table.board
    assert isinstance(board, Playing)
    card = next(iter(board.play.legal_cards(board.hands.of(board.turn))))
    again = (encode(CardPlayed(board.turn, card)), encode(Undone(board.turn, 4, 0)))
    written = [*map(encode, made), *chain.from_iterable(repeat(again, max(0, events - len(made)) // 2))]
    return await store.append(name, len(stored), entries(written, ""))
