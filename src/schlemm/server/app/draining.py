"""A server that is going to end: load balancers are told at once, players go on for a while and then are let go."""

from __future__ import annotations

import asyncio
import signal
from collections.abc import Iterable
from typing import Final

from schlemm.server.health.readiness import Readiness
from schlemm.server.network.socket_protocol import SocketProtocol

SPREAD: Final = 5.0
"""Seconds within which all sockets are closed, so that not everybody comes back in the same moment …"""

APART: Final = 0.05
"""… and seconds between two of them where there are few."""


class Draining:
    """How a server ends that others stand beside or follow.

    Args:
        readiness: What load balancers ask.
        seconds: How long the server goes on after the first SIGTERM.
    """

    def __init__(self, readiness: Readiness, seconds: int = 0) -> None:
        self._readiness = readiness
        self.seconds = seconds

    def postpones(self, sig: int) -> bool:
        """Note that the server has been asked to end; whether it is to go on for a while.

        It is, once, if it was asked by SIGTERM: who presses Ctrl-C waits for the end, and who asks twice is in a hurry.
        It may be called from a signal handler.
        """
        first = not self._readiness.draining
        self._readiness.draining = True
        return first and sig == signal.SIGTERM and self.seconds > 0


async def close_one_by_one(connections: Iterable[object]) -> None:
    """Close the sockets among these connections with 1012, "service restart": browsers come back by themselves."""
    sockets = [connection for connection in connections if isinstance(connection, SocketProtocol)]
    pause = min(APART, SPREAD / max(len(sockets), 1))
    for each in sockets:
        if not each.is_closing:
            each.shutdown()
            await asyncio.sleep(pause)
