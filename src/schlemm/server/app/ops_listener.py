"""The second, small listener: metrics and health, on an address that only operators can reach."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager

import uvicorn
from litestar import Litestar
from litestar.di import Provide

from schlemm.server.health.readiness import Readiness
from schlemm.server.health.routes import healthz, readyz
from schlemm.server.metrics.instruments import Instruments
from schlemm.server.metrics.routes import metrics
from schlemm.server.network import security
from schlemm.server.network.connections import BoundedConfig
from schlemm.server.network.problems import problem


class _Server(uvicorn.Server):
    """A server beside another one, which alone hears signals."""

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Leave them to the other one."""
        yield


def ops_application(host: str, readiness: Readiness, instruments: Instruments) -> Litestar:
    """What is answered there.

    Args:
        host: The address; on one of this machine other names are turned away, as pages of the web could bring them.
        readiness: Whether the server should be sent players.
        instruments: What has been counted.
    """
    return Litestar(
        route_handlers=[healthz, readyz, metrics],
        dependencies={
            "readiness": Provide(lambda: readiness, sync_to_thread=False),
            "instruments": Provide(lambda: instruments, sync_to_thread=False),
        },
        middleware=[security.Gate(host)],
        before_send=[security.add_headers],
        exception_handlers={Exception: problem},
        openapi_config=None,
        logging_config=None,
    )


@asynccontextmanager
async def ops_listening(listening: socket.socket, config: BoundedConfig) -> AsyncIterator[None]:
    """Answer there for as long as the block lasts.

    Args:
        listening: A socket that listens.
        config: What is answered, and how.
    """
    server = _Server(config)
    cutting = asyncio.create_task(config.connections.cut_overdue_regularly())
    serving = asyncio.create_task(server.serve([listening]))
    try:
        yield
    finally:
        cutting.cancel()
        server.should_exit = True
        await serving
