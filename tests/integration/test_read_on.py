"""Several servers of one store: whoever opens a table sees what the other servers do there, however long it took."""

import asyncio
import time
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager

from tests.cluster.houses import SharedMemoryStore, house_of
from tests.integration.friends import key_to, sat
from tests.integration.house import House

from schlemm.store.store import Stored
from schlemm.testing.memory_bus import MemoryBroker


class SlowStore(SharedMemoryStore):
    """A store that can be made to wait before it answers.

    Attributes:
        answers: Set as long as it answers.
        asked: Set once somebody waits for an answer.
    """

    def __init__(self) -> None:
        super().__init__("slow store")
        self.answers, self.asked = asyncio.Event(), asyncio.Event()
        self.answers.set()

    async def read(self, stream: str, after: int = 0) -> tuple[Stored, ...]:
        """What has been kept, once it answers."""
        if not self.answers.is_set():
            self.asked.set()
            await self.answers.wait()
        return await super().read(stream, after)


@asynccontextmanager
async def two_of(store: SlowStore) -> AsyncIterator[tuple[House, House]]:
    """Two servers of this store, on a bus in memory."""
    broker = MemoryBroker(time.monotonic)
    async with (
        house_of(store, broker.client(), "one") as here,
        house_of(store, broker.client(), "two") as there,
    ):
        yield here, there


async def test_a_table_put_away_while_somebody_opens_it_is_opened_anew() -> None:
    """Anna's socket waits for a slow store while her table, at which nobody looks, is put away: she gets all news."""
    store = SlowStore()
    async with two_of(store) as (here, there), AsyncExitStack() as stack:
        anna = await stack.enter_async_context(here.browser())
        ben = await stack.enter_async_context(there.browser())
        table = await here.opened(anna, name="Anna", company=["N"])
        await sat(ben, table, await key_to(anna, table, "N"), name="Ben")
        await here.parts.games.table(table)  # has read on by now, so that nobody else waits for the store
        store.answers.clear()
        anna_line = await stack.enter_async_context(here.line(anna, table))
        await store.asked.wait()
        await here.tidy()
        store.answers.set()
        await anna_line.view()
        ben_line = await stack.enter_async_context(there.line(ben, table))
        await anna_line.view(lambda view: all(each["here"] for each in view["players"]))
        view = await ben_line.view()
        done = await ben_line.reply(ben_line.ask("say", view["version"], line="chat-good-evening"))
        assert done["type"] == "done", done
        assert (await anna_line.view(lambda view: view["version"] >= done["version"]))["chat"]
