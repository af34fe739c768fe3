"""What somebody sends to be gone through is read beside the event loop, one text at a time."""

import asyncio
import threading

import pytest

from schlemm.bots.workers.executor import InlineExecutor
from schlemm.formats.pbn import PbnGame
from schlemm.server.replay import routes
from schlemm.server.replay.replays import Replays
from schlemm.server.replay.wire import BoardToOpen


async def test_a_board_of_an_address_is_not_read_where_tables_wait(monkeypatch: pytest.MonkeyPatch) -> None:
    """It is unpacked and read in another thread than the one of the event loop."""
    threads: list[int] = []

    def unpacked(_: str) -> PbnGame:
        threads.append(threading.get_ident())
        return PbnGame()

    monkeypatch.setattr(routes, "unpacked", unpacked)
    await routes.open_filed_board.fn(data=BoardToOpen("x"), replays=Replays(InlineExecutor()))
    assert len(threads) == 1
    assert threading.get_ident() not in threads


async def test_one_text_at_a_time_is_read() -> None:
    """Of four texts that come at once two are never being read together."""
    replays, under_way, most = Replays(InlineExecutor()), [0], [0]

    def read() -> None:
        under_way[0] += 1
        most[0] = max(most[0], under_way[0])
        threading.Event().wait(0.01)
        under_way[0] -= 1

    await asyncio.gather(*(replays.read(read) for _ in range(4)))
    assert most == [1]
