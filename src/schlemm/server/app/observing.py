"""Puts instruments between a server and its store and workers where somebody watches; else nothing is between them."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from typing import TYPE_CHECKING, Protocol

from schlemm.bots.workers.even_timing import CardTimes
from schlemm.bots.workers.executor import Executor
from schlemm.server.live.live_games import LiveGames
from schlemm.server.live.live_match import LiveMatch
from schlemm.server.metrics.durations import UNCOUNTED, Durations
from schlemm.store.store import Store

if TYPE_CHECKING:
    from schlemm.server.metrics.instruments import Instruments
    from schlemm.server.metrics.numbers import Numbers


class Workers(Executor, Protocol):
    """An ``Executor`` that knows how busy it is."""

    @property
    def processes(self) -> int:
        """How many processes there are."""

    @property
    def waiting(self) -> int:
        """How many questions wait for one."""

    @property
    def running(self) -> int:
        """How many questions are being answered."""

    @property
    def kills(self) -> int:
        """How many processes have been killed because they hung, as far as is known here."""


@dataclass(frozen=True, slots=True)
class Observed:
    """A store and workers as the server is to use them.

    Attributes:
        store: Where events are kept.
        executor: Runs bots and other long work.
        commands: Told how long what players ask takes.
        instruments: What counts it all; ``None`` where nobody watches.
    """

    store: Store
    executor: Executor
    commands: Durations = UNCOUNTED
    instruments: Instruments | None = None


@asynccontextmanager
async def observed(store: Store, pool: Workers, *, watched: bool) -> AsyncIterator[Observed]:
    """Count and measure, if somebody watches, for as long as the block lasts.

    Args:
        store: Where events are kept.
        pool: Runs bots and other long work.
        watched: Whether somebody watches: else what counts is not even loaded.
    """
    if not watched:
        yield Observed(store, pool)
        return
    from schlemm.server.metrics.counted_lines import lines_counted
    from schlemm.server.metrics.instruments import Instruments
    from schlemm.server.metrics.loop_delay import measure_loop_delay
    from schlemm.server.metrics.measured_bots import MeasuredExecutor
    from schlemm.server.metrics.measured_store import MeasuredStore

    instruments = Instruments()
    measured = MeasuredStore(store, instruments), MeasuredExecutor(pool, instruments)
    measuring = asyncio.create_task(measure_loop_delay(instruments.loop_delay_seconds))
    try:
        with lines_counted(instruments):
            yield Observed(*measured, instruments.command_seconds, instruments)
    finally:
        measuring.cancel()


def numbers_of(games: LiveGames, pool: Workers, times: CardTimes) -> Numbers:
    """How much there is of everything at this moment."""
    from schlemm.server.metrics.numbers import Numbers

    opened = games.kept.things
    tables = [live for game in opened for live in game.tables]
    matches = sum(isinstance(game, LiveMatch) for game in opened)
    return Numbers(
        tables=len(opened) - matches,
        matches=matches,
        players=sum(len(live.watchers) for live in tables),
        spectators=sum(live.spectators.sockets for live in tables),
        waiting=pool.waiting,
        running=pool.running,
        workers=pool.processes,
        killed=pool.kills,
        late=times.late,
    )
