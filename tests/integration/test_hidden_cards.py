"""Hidden cards stay hidden on the wire: not a byte that a player is sent depends on them."""

import asyncio
import json
from collections.abc import Sequence
from random import Random
from unittest.mock import patch

from hypothesis import assume, given, settings
from hypothesis import strategies as st
from tests.integration.house import house
from tests.unit.table.playing import moments
from tests.unit.table.test_sight import reshuffled

from schlemm.bots.executor import InlineExecutor
from schlemm.core import action as bots
from schlemm.core.deal import Deal
from schlemm.core.seats import Seat
from schlemm.core.view import View
from schlemm.table.events import CallMade, CardPlayed, Event
from schlemm.table.table import Table

Move = CallMade | CardPlayed


class Scripted(InlineExecutor):
    """Bots that make the moves of a history, and then think for ever; what is sure they find out themselves."""

    def __init__(self, moves: Sequence[Move]) -> None:
        self._moves = moves

    async def act(self, bot_name: str, view: View) -> bots.Action:
        """The move of the history."""
        del bot_name
        made = len(view.auction.calls) + (0 if view.play is None else len(view.play.cards))
        if made >= len(self._moves):
            await asyncio.Event().wait()
        match self._moves[made]:
            case CallMade(_, call):
                return bots.MakeCall(call)
            case CardPlayed(_, card):
                return bots.PlayCard(card)


def history(seed: int) -> list[tuple[Table, Move]]:
    """The moves of a random board without claims, each with the table as it was after it."""
    found: list[tuple[Table, Move]] = []
    for table, events in moments(seed, claim=0.0):
        first: Event = events[0]
        if isinstance(first, CallMade | CardPlayed):
            found.append((table, first))
        if len(events) > 1 and found:
            break
    return found


async def heard_by_anna(moves: Sequence[Move], deal: Deal) -> list[str]:
    """Everything that South is sent while these moves are made with this deal."""
    with patch("schlemm.server.hub.new_table_name", lambda: "abcdefghijkm"):
        async with house(Scripted(moves), deals=lambda: deal) as home, home.browser() as browser:
            table = await home.opened(browser)
            async with home.line(browser, table) as line:
                view = await line.view()
                asked = 0
                while view["version"] < len(moves) + 2:
                    if view["turn"]["mine"] and view["version"] > asked:
                        asked = view["version"]
                        line.say(_as_command(moves[asked - 2], asked))
                    view = await line.view()
                return line.heard + await line.rest()


def _as_command(move: Move, seen: int) -> str:
    kind, what = ("call", move.call) if isinstance(move, CallMade) else ("card", move.card)
    return json.dumps({"type": kind, "id": f"c{seen}", "seen": seen, kind: str(what)})


@settings(max_examples=20)
@given(st.integers(0, 10_000), st.integers(1, 400), st.integers(0, 10_000))
def test_no_byte_depends_on_cards_that_may_not_be_seen(seed: int, cut: int, shuffle: int) -> None:
    """With the hidden cards dealt anew, the same moves are told to a player in exactly the same bytes."""
    made = history(seed)[:-1]
    assume(len(made) > 4)
    made = made[: cut % len(made) + 1]
    table, moves = made[-1][0], [move for _, move in made]
    other = reshuffled(table, Seat.SOUTH, Random(shuffle))
    assume(other is not None)
    assert table.board is not None
    assert other is not None
    assert other.board is not None
    deals = table.board.board.deal, other.board.board.deal
    assume(deals[0] != deals[1])
    first, second = (asyncio.run(heard_by_anna(moves, deal)) for deal in deals)
    assert first == second
    assert len(first) > len(moves)
