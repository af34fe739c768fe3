"""Runs the server: the socket, the data file, the bots' workers, and an orderly end."""

from __future__ import annotations

import asyncio
import gc
import logging
import signal
import socket
import webbrowser
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import AsyncExitStack, asynccontextmanager, contextmanager, suppress
from dataclasses import dataclass, replace
from functools import partial
from random import Random
from types import FrameType
from typing import TYPE_CHECKING, Final

import uvicorn
from litestar import Litestar

from schlemm.bots.workers.even_timing import CardTimes, EvenTiming
from schlemm.bots.workers.pool import SPARE, PoolExecutor
from schlemm.bus.bus import BusTrouble
from schlemm.dd.inside import can_solve
from schlemm.server.app.application import STATIC, Site, application
from schlemm.server.app.composition import Composition, compose
from schlemm.server.app.draining import Draining, close_one_by_one
from schlemm.server.app.joining import Backing, bots_elsewhere, bus_error, opened
from schlemm.server.app.listening import OpsSocket, listening_socket, local_url, ops_socket
from schlemm.server.app.observing import Observed, Workers, numbers_of, observed
from schlemm.server.app.operation import AT_HOME, Operation
from schlemm.server.app.pruning import Pruning
from schlemm.server.app.stores import lost_streams
from schlemm.server.common.deal_sources import dealt_by_chance, dealt_from
from schlemm.server.common.errors import ServeError
from schlemm.server.network.connections import BoundedConfig, Connections, bounds_of_system
from schlemm.server.network.http_protocol import HttpProtocol
from schlemm.server.network.log_lines import Counted, counted_log, log_left_out_regularly, log_loop_error
from schlemm.server.network.proxies import Proxies
from schlemm.server.network.security import FRAME
from schlemm.server.network.socket_protocol import SocketProtocol
from schlemm.workers.process import WorkerFault
from schlemm.workers.signals import ending_signals

if TYPE_CHECKING:
    from schlemm.server.metrics.numbers import Numbers

_LOG: Final = logging.getLogger(__name__)

GRACE: Final = 3
"""Seconds that open connections have to end when the server does."""

COLLECTED: Final = (5_000, 10, 20)
"""After how much that is new the collector looks for what went in circles, and every how many times more thoroughly."""


@dataclass(frozen=True, slots=True)
class Serving:
    """Where the server can be reached and where it keeps its data.

    Attributes:
        address: For a browser on this machine.
        host: The address it listens on.
        port: The port, also where any free one was asked for.
        place: Where events are kept: the data file, or the database without who asks for it.
        lost: The names of what had more events when it was last written to than it has in the file.
        solves: Whether tricks with open cards can be worked out here; if not, all bots play by rules of thumb.
        ops: Where metrics and health are told besides; ``None`` where they are not.
    """

    address: str
    host: str
    port: int
    place: str
    lost: tuple[str, ...] = ()
    solves: bool = True
    ops: str | None = None


Announce = Callable[[Serving], None]
"""Told once, when the server answers."""


class _Server(uvicorn.Server):
    """A server that ends at a signal and lets its caller put everything away.

    The original raises the signal again once it has ended, which would kill the process over an open data file.

    Args:
        config: What is served, and how.
        draining: Whether it goes on for a while when it is asked to end; if it is not given, it does not.
    """

    def __init__(self, config: uvicorn.Config, draining: Draining | None = None) -> None:
        super().__init__(config)
        self._draining = draining
        self._letting_go: asyncio.Task[None] | None = None

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Take the signals that ask for it as the wish to end, as long as the server runs."""
        before = {name: signal.signal(name, self.handle_exit) for name in ending_signals()}
        try:
            yield
        finally:
            for name, handler in before.items():
                signal.signal(name, handler)

    async def serve(self, sockets: list[socket.socket] | None = None) -> None:
        """Serve until it is asked to end."""
        self._loop = asyncio.get_running_loop()
        try:
            await super().serve(sockets)
        finally:
            if self._letting_go is not None:
                self._letting_go.cancel()

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """End, at once or after a while."""
        if self._draining is not None and self._draining.postpones(sig):
            self._loop.call_soon_threadsafe(self._begin_to_let_go, self._draining.seconds)
        else:
            super().handle_exit(sig, frame)

    def _begin_to_let_go(self, after: float) -> None:
        self._letting_go = asyncio.create_task(self._let_go(after))

    async def _let_go(self, after: float) -> None:
        await asyncio.sleep(after)
        for listening in self.servers:  # who comes back comes to another server, or to the next one here
            listening.close()
        await close_one_by_one(tuple(self.server_state.connections))
        self.should_exit = True


def serve(
    backing: Backing,
    host: str,
    port: int,
    *,
    open_browser: bool,
    seed: int | None,
    announce: Announce,
    operation: Operation = AT_HOME,
) -> None:
    """Serve until somebody ends it (Ctrl-C, SIGTERM, SIGHUP), then put everything away.

    Args:
        backing: Where events are kept; a file is made if it is not there, a database has been prepared.
        host: The address to listen on.
        port: The port; 0 for any that is free.
        open_browser: Whether to open a browser, where there is one.
        seed: What deals follow from, for tests and demonstrations; ``None`` for chance.
        announce: Told where the server is, once it answers.
        operation: How it is run among other programs.

    Raises:
        ServeError: If it cannot start.
    """
    if not (STATIC / "index.html").is_file():
        raise ServeError("static-missing", {"path": str(STATIC)})
    trusted = Proxies.named(operation.proxies)
    with (
        counted_log(as_json=operation.log_as_json) as counted,
        listening_socket(host, port) as listening,
        ops_socket(operation.ops) as ops,
    ):
        port = listening.getsockname()[1]
        serving = Serving(
            local_url(host, port),
            host,
            port,
            backing.location.place,
            solves=can_solve(),
            ops=None if ops is None else ops.address,
        )
        tell = _announcing(serving, announce, open_browser=open_browser)
        with suppress(KeyboardInterrupt), asyncio.Runner(loop_factory=loop_factory()) as runner:
            around = _Around(trusted, counted, ops, operation)
            runner.run(_serve(listening, backing, serving, seed, tell, around))


def loop_factory() -> Callable[[], asyncio.AbstractEventLoop] | None:
    """The fast event loop where it is there, else the one that comes with Python."""
    try:
        import uvloop
    except ImportError:
        return None
    return uvloop.new_event_loop


@dataclass(frozen=True, slots=True)
class _Around:
    """What stands around the server: against strangers, for operators.

    Attributes:
        proxies: Whose word is taken for where requests come from.
        counted: The lines that are written of strangers.
        ops: Where operators look, if anywhere.
        operation: How the server is run.
    """

    proxies: Proxies
    counted: Counted
    ops: OpsSocket | None
    operation: Operation


async def _serve(
    listening: socket.socket,
    backing: Backing,
    serving: Serving,
    seed: int | None,
    tell: Callable[[tuple[str, ...]], None],
    around: _Around,
) -> None:
    asyncio.get_running_loop().set_exception_handler(log_loop_error)
    async with (
        opened(backing) as (store, cluster),
        bots_elsewhere(backing) as elsewhere,
        bot_workers(elsewhere) as workers,
        observed(
            store if cluster is None else cluster.store, workers, watched=around.ops is not None
        ) as seen,
    ):
        deals = dealt_by_chance() if seed is None else dealt_from(seed)
        times = CardTimes(Random(seed))
        bots = EvenTiming(seen.executor, times)
        parts = compose(seen.store, bots, deals, cluster=cluster, commands=seen.commands)
        days = around.operation.prune_after
        site = Site(serving.host, proxied=bool(around.proxies), prune_after=days)
        config = configured(application(parts, site), around.proxies)
        tune_garbage_collector()
        # the socket listens already: whoever comes before the loop turns is served a moment later
        tell(lost_streams(store))
        regular = [config.connections.cut_overdue_regularly(), log_left_out_regularly(around.counted)]
        if days:
            regular.append(Pruning(store, parts.games, cluster, days).run())
        keeping = [asyncio.create_task(work) for work in regular]
        try:
            numbers = partial(numbers_of, parts.games, workers, times)
            async with _answering_operators(around.ops, parts, seen, numbers):
                await _Server(config, Draining(parts.readiness, around.operation.drain)).serve([listening])
        finally:
            for task in keeping:
                task.cancel()


@asynccontextmanager
async def _answering_operators(
    ops: OpsSocket | None, parts: Composition, seen: Observed, now: Callable[[], Numbers]
) -> AsyncIterator[None]:
    """Tell operators how the server is, where they look, for as long as the block lasts."""
    async with AsyncExitStack() as stack:
        if ops is not None and seen.instruments is not None:
            from schlemm.server.app.ops_listener import ops_application, ops_listening

            seen.instruments.follow(now)
            app = ops_application(ops.host, parts.readiness, seen.instruments)
            await stack.enter_async_context(ops_listening(ops.socket, configured(app, Proxies())))
        yield


def configured(app: Litestar, proxies: Proxies) -> BoundedConfig:
    """How uvicorn is to serve this application: with our protocols, and no proxy's word taken but these."""
    config = BoundedConfig(
        app,
        http=HttpProtocol,
        ws=SocketProtocol,
        ws_per_message_deflate=False,
        ws_max_size=FRAME,
        lifespan="on",
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=bool(proxies),
        forwarded_allow_ips=proxies.as_seen(),
        timeout_graceful_shutdown=GRACE,
    )
    config.connections = Connections(bounds_of_system(), proxies)
    return config


def tune_garbage_collector() -> None:
    """Have the garbage collector skip what lasts.

    Tables are values that go by themselves; what goes in circles is little, and mostly young. To look through all
    that several hundred tables hold takes longer than a hundred calls and cards, and nobody hears of any meanwhile. So
    what is there from the start is left out for good, and the rest looked through seldom.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(*COLLECTED)


@asynccontextmanager
async def bot_workers(workers: Workers | None = None) -> AsyncIterator[Workers]:
    """Start the bots' workers, and stop them at the end of the block.

    Args:
        workers: Who answers; processes of this machine if nobody else does.

    Raises:
        ServeError: If the system gives us no processes, or the bus does not answer over which others are asked.
    """
    pool: Workers = PoolExecutor(spare=SPARE) if workers is None else workers
    try:
        await pool.start()
    except WorkerFault as fault:
        raise ServeError("no-workers", {}, str(fault)) from fault
    except BusTrouble as trouble:
        raise bus_error(trouble) from trouble
    try:
        yield pool
    finally:
        await pool.close()


def _announcing(
    serving: Serving, announce: Announce, *, open_browser: bool
) -> Callable[[tuple[str, ...]], None]:
    def tell(lost: tuple[str, ...]) -> None:
        announce(replace(serving, lost=lost))
        if open_browser:
            asyncio.get_running_loop().run_in_executor(None, _open_browser, serving.address)

    return tell


def _open_browser(address: str) -> None:
    """Open the page, if there is a browser; a server without one is nothing unusual."""
    try:
        webbrowser.open(address)
    except (webbrowser.Error, OSError) as error:
        _LOG.info("no browser: %s", error)
