"""Runs a machine of bots: the bus, the processes, and an orderly end."""

from __future__ import annotations

import asyncio
import signal
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager

from schlemm.bots.workers.bot_machine import BotMachine
from schlemm.bots.workers.pool import SPARE, PoolExecutor
from schlemm.bus.location import NatsServers
from schlemm.bus.nats_bus import NatsBus
from schlemm.workers.signals import ending_signals


def answer_on_bus(location: NatsServers, size: int, kind: str, announce: Callable[[], None]) -> None:
    """Answer servers until somebody ends it (Ctrl-C, SIGTERM, SIGHUP), then finish what is begun.

    Args:
        location: The bus.
        size: How many processes one household may keep at work; there are spare ones besides.
        kind: Which bots answer, see ``bot_kind``.
        announce: Called once questions are answered.

    Raises:
        BusTrouble: If the bus cannot be reached.
        WorkerFault: If the system gives us no processes.
    """
    asyncio.run(_answering(location, size, kind, announce))


async def _answering(location: NatsServers, size: int, kind: str, announce: Callable[[], None]) -> None:
    with _asked_to_end() as ended:
        async with _machine(location, size, kind):
            announce()
            await ended.wait()


@asynccontextmanager
async def _machine(location: NatsServers, size: int, kind: str) -> AsyncIterator[None]:
    """A machine that answers for as long as the block lasts."""
    bus, pool = NatsBus(location, "schlemm bots"), PoolExecutor(size, spare=SPARE)
    await bus.start()
    try:
        await pool.start()
        machine = BotMachine(bus, pool, size + SPARE, kind, SPARE)
        await machine.start()
        try:
            yield
        finally:
            await machine.close()
    finally:
        await pool.close()
        await bus.close()


@contextmanager
def _asked_to_end() -> Iterator[asyncio.Event]:
    """An event that is set once somebody asks for the end."""
    ended, loop = asyncio.Event(), asyncio.get_running_loop()

    def ask(*_: object) -> None:
        loop.call_soon_threadsafe(ended.set)

    before = {name: signal.signal(name, ask) for name in ending_signals()}
    try:
        yield ended
    finally:
        for name, handler in before.items():
            signal.signal(name, handler)
