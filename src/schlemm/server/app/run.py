"""Runs the server: the socket, the data file, the bots' workers, and an orderly end."""

from __future__ import annotations

import asyncio
import errno
import gc
import logging
import os
import signal
import socket
import webbrowser
from collections.abc import AsyncIterator, Callable, Iterator, Sequence
from contextlib import asynccontextmanager, contextmanager, suppress
from dataclasses import dataclass, replace
from typing import Final

import uvicorn
from litestar import Litestar

from schlemm.bots.workers.executor import Executor
from schlemm.bots.workers.pool import PoolExecutor
from schlemm.bus.bus import BusTrouble
from schlemm.dd.inside import can_solve
from schlemm.server.app.application import STATIC, Site, application
from schlemm.server.app.composition import compose
from schlemm.server.app.joining import Backing, bots_elsewhere, bus_error, opened
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

_LOG: Final = logging.getLogger(__name__)

HIGHEST_PORT: Final = 65_535

CODES: Final = {errno.EACCES: "port-forbidden", errno.EADDRNOTAVAIL: "host-unknown"}
"""Why a socket cannot listen, where it is not that somebody else does."""

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
    """

    address: str
    host: str
    port: int
    place: str
    lost: tuple[str, ...] = ()
    solves: bool = True


Announce = Callable[[Serving], None]
"""Told once, when the server answers."""


class _Server(uvicorn.Server):
    """A server that ends at a signal and lets its caller put everything away.

    The original raises the signal again once it has ended, which would kill the process over an open data file.
    """

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Take the signals that ask for it as the wish to end, as long as the server runs."""
        before = {name: signal.signal(name, self.handle_exit) for name in ending_signals()}
        try:
            yield
        finally:
            for name, handler in before.items():
                signal.signal(name, handler)


def serve(
    backing: Backing,
    host: str,
    port: int,
    *,
    open_browser: bool,
    seed: int | None,
    announce: Announce,
    proxies: Sequence[str] = (),
) -> None:
    """Serve until somebody ends it (Ctrl-C, SIGTERM, SIGHUP), then put everything away.

    Args:
        backing: Where events are kept; a file is made if it is not there, a database has been prepared.
        host: The address to listen on.
        port: The port; 0 for any that is free.
        open_browser: Whether to open a browser, where there is one.
        seed: What deals follow from, for tests and demonstrations; ``None`` for chance.
        announce: Told where the server is, once it answers.
        proxies: Addresses and networks of reverse proxies, whose word is taken for where requests come from.

    Raises:
        ServeError: If it cannot start.
    """
    if not (STATIC / "index.html").is_file():
        raise ServeError("static-missing", {"path": str(STATIC)})
    trusted = Proxies.named(proxies)
    with counted_log() as counted, listening_socket(host, port) as listening:
        port = listening.getsockname()[1]
        serving = Serving(local_url(host, port), host, port, backing.location.place, solves=can_solve())
        tell = _announcing(serving, announce, open_browser=open_browser)
        with suppress(KeyboardInterrupt), asyncio.Runner(loop_factory=loop_factory()) as runner:
            runner.run(_serve(listening, backing, serving, seed, tell, _Guard(trusted, counted)))


def listening_socket(host: str, port: int) -> socket.socket:
    """Return a socket that listens there.

    Raises:
        ServeError: If the port is taken, may not be used or is none, or the host is unknown.
    """
    facts: dict[str, str | int] = {"host": host, "port": port}
    if not 0 <= port <= HIGHEST_PORT:
        raise ServeError("port-unknown", facts)
    try:
        family, kind, protocol, _, address = socket.getaddrinfo(
            host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE
        )[0]
    except (socket.gaierror, UnicodeError) as error:
        raise ServeError("host-unknown", facts, str(error)) from error
    listening = socket.socket(family, kind, protocol)
    try:
        if os.name == "posix":  # elsewhere it would let two servers share one port
            listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listening.bind(address)
        listening.listen(128)
    except (OSError, OverflowError) as error:
        listening.close()
        code = {PermissionError: "port-forbidden", OverflowError: "host-unknown"}.get(
            type(error), "port-taken"
        )
        raise ServeError(code, facts, str(error)) from error
    listening.set_inheritable(False)
    return listening


def local_url(host: str, port: int) -> str:
    """What to type into a browser on this machine.

    >>> local_url("0.0.0.0", 80), local_url("::1", 8000)
    ('http://127.0.0.1:80/', 'http://[::1]:8000/')
    """
    here = {"0.0.0.0": "127.0.0.1", "::": "::1"}.get(host, host)
    return f"http://{f'[{here}]' if ':' in here else here}:{port}/"


def loop_factory() -> Callable[[], asyncio.AbstractEventLoop] | None:
    """The fast event loop where it is there, else the one that comes with Python."""
    try:
        import uvloop
    except ImportError:
        return None
    return uvloop.new_event_loop


@dataclass(frozen=True, slots=True)
class _Guard:
    """What keeps strangers within bounds.

    Attributes:
        proxies: Whose word is taken for where requests come from.
        counted: The lines that are written of them.
    """

    proxies: Proxies
    counted: Counted


async def _serve(
    listening: socket.socket,
    backing: Backing,
    serving: Serving,
    seed: int | None,
    tell: Callable[[tuple[str, ...]], None],
    guard: _Guard,
) -> None:
    asyncio.get_running_loop().set_exception_handler(log_loop_error)
    async with (
        opened(backing) as (store, cluster),
        bots_elsewhere(backing) as elsewhere,
        bot_workers(elsewhere) as executor,
    ):
        deals = dealt_by_chance() if seed is None else dealt_from(seed)
        parts = compose(store, executor, deals, cluster=cluster)
        config = configured(
            application(parts, Site(serving.host, proxied=bool(guard.proxies))), guard.proxies
        )
        tune_garbage_collector()
        # the socket listens already: whoever comes before the loop turns is served a moment later
        tell(lost_streams(store))
        keeping = (
            asyncio.create_task(config.connections.cut_overdue_regularly()),
            asyncio.create_task(log_left_out_regularly(guard.counted)),
        )
        try:
            await _Server(config).serve([listening])
        finally:
            for task in keeping:
                task.cancel()


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
async def bot_workers(workers: Executor | None = None) -> AsyncIterator[Executor]:
    """Start the bots' workers, and stop them at the end of the block.

    Args:
        workers: Who answers; processes of this machine if nobody else does.

    Raises:
        ServeError: If the system gives us no processes, or the bus does not answer over which others are asked.
    """
    pool = PoolExecutor() if workers is None else workers
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
