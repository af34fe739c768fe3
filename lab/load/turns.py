"""How long one turn of the server's loop lasts at most: ``python -m lab.load.turns [--events N] [--at-once K]``.

Makes a table's stream of so many events (a card played and taken back, as it could be done before there was a bound),
and a few hundred boards that were passed out. Then it is opened and taken home, alone and by several at once, in a
server without a network, while a watchdog takes the processor time of the loop's own thread between its turns: what
other processes and threads do, a busy machine too, does not count. The exit code says whether any turn took more than
50 ms.
"""

from __future__ import annotations

import argparse
import asyncio
import sys
import tempfile
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from time import perf_counter, thread_time
from typing import Any, Final

import httpx

from schlemm.bots.workers.executor import InlineExecutor
from schlemm.server.app.application import Site, application
from schlemm.server.app.composition import Composition, compose
from schlemm.server.app.run import tune_garbage_collector
from schlemm.server.common.deal_sources import dealt_by_chance
from schlemm.store.sqlite.sqlite_store import SqliteStore
from schlemm.store.store import Store
from schlemm.table.rules.act import DealSource
from schlemm.testing.long import long_table

LIMIT: Final = 50.0
"""Milliseconds of processor time that a turn may take."""

EVENTS: Final = 20_000
BOARDS: Final = 300
AT_ONCE: Final = 5
SITE: Final = Site(openings=10_000, looks=10_000, costly=10_000)
HERE: Final = "http://127.0.0.1:8000"


class Watchdog:
    """Takes the processor time of the loop's thread from turn to turn.

    Attributes:
        longest: The longest turn so far, in milliseconds.
        turns: How many there were.
    """

    def __init__(self) -> None:
        self.longest, self.turns = 0.0, 0
        self._at = thread_time()
        self._next = asyncio.get_running_loop().call_soon(self._turn)

    def _turn(self) -> None:
        now = thread_time()
        self.longest, self.turns = max(self.longest, 1000 * (now - self._at)), self.turns + 1
        self._at = now
        self._next = asyncio.get_running_loop().call_soon(self._turn)

    def stop(self) -> None:
        """Watch no longer."""
        self._next.cancel()


async def watched(what: str, work: Callable[[], Awaitable[object]]) -> float:
    """Do something under the watchdog's eyes, and print how long its longest turn was; that, in milliseconds."""
    dog, began = Watchdog(), perf_counter()
    await work()
    dog.stop()
    seconds, verdict = perf_counter() - began, "reached" if dog.longest <= LIMIT else "MISSED"
    print(
        f"{what:44} {seconds:7.2f} s  {dog.turns:7} turns  longest {dog.longest:6.1f} ms  ≤ {LIMIT:.0f} {verdict}",
        flush=True,
    )
    return dog.longest


@asynccontextmanager
async def serving(store: Store, deals: DealSource) -> AsyncIterator[tuple[Composition, httpx.AsyncClient]]:
    """A server without a network, and a browser."""
    parts = compose(store, InlineExecutor(), deals)
    app: Any = application(parts, SITE)
    async with (
        app.lifespan(),
        httpx.AsyncClient(transport=httpx.ASGITransport(app=app), base_url=HERE) as browser,
    ):
        yield parts, browser


async def measure(events: int, at_once: int) -> float:
    """The longest turn of all that is measured, in milliseconds."""
    with tempfile.TemporaryDirectory() as folder:
        store, deals = SqliteStore(Path(folder) / "events.db"), dealt_by_chance()
        await store.start()
        try:
            return await _measured(store, deals, events, at_once)
        finally:
            await store.close()


async def _measured(store: Store, deals: DealSource, events: int, at_once: int) -> float:
    async with serving(store, deals) as (_, browser):
        answer = await browser.post("/api/tables", json={"form": "robber4", "tempo": 2})
        name, cookies = answer.json()["table"], browser.cookies
    print(f"{await long_table(store, name, deals, BOARDS, events)} events, {BOARDS} boards", flush=True)
    tune_garbage_collector()
    async with serving(store, deals) as (parts, browser):
        browser.cookies.update(cookies)

        async def asked(path: str) -> None:
            answer = await browser.get(path)
            assert answer.status_code == 200, (path, answer.status_code)

        export, fair = f"/api/tables/{name}/export", f"/api/fair/{name}"
        longest = [
            await watched("opening it", lambda: asked(f"/api/tables?ids={name}")),
            await watched("taking it home as CSV", lambda: asked(f"{export}/csv")),
            await watched("taking it home as PBN", lambda: asked(f"{export}/pbn")),
            await watched("checking its deals", lambda: asked(fair)),
        ]
        await parts.idle_cleanup().tidy(float("inf"))
        ways = (f"{export}/csv", f"{export}/pbn", fair)
        crowd = [ways[number % len(ways)] for number in range(at_once)]
        longest.append(
            await watched(
                f"all that by {at_once} at once, closed before", lambda: asyncio.gather(*map(asked, crowd))
            )
        )
        return max(longest)


def main() -> None:
    """Measure, and print it."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument(
        "--events", type=int, default=EVENTS, help=f"how long the stream is (default {EVENTS})"
    )
    parser.add_argument(
        "--at-once", type=int, default=AT_ONCE, help=f"how many ask at once (default {AT_ONCE})"
    )
    options = parser.parse_args()
    sys.exit(0 if asyncio.run(measure(options.events, options.at_once)) <= LIMIT else 1)


if __name__ == "__main__":
    main()
