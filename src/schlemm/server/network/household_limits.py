"""How many sockets one household may open and hold, counted by where it really is, also behind a proxy."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Awaitable, Callable
from typing import Any, Final, TypeAlias

from litestar import WebSocket
from litestar.connection import ASGIConnection
from litestar.enums import ScopeType
from litestar.exceptions import TooManyRequestsException
from litestar.middleware import ASGIMiddleware
from litestar.types import ASGIApp, Receive, Scope, Send

from schlemm.server.common.cookies import address_of, household_of
from schlemm.server.common.messages import Reason
from schlemm.server.common.rate_limit import RateLimit
from schlemm.server.common.refusals import log_refusal

HELD: Final = 250
"""Sockets that one household may hold: a club with eighty people behind one address, three windows each."""

AT_ONCE: Final = 150.0
"""Sockets that one household may open at once, as when a server comes back to a club …"""

A_SECOND: Final = 3.0
"""… and how many a second in the long run."""

REMEMBERED: Final = 4_096
"""How many households are remembered before those are forgotten that have opened none lately."""

TurnAway: TypeAlias = Callable[[WebSocket[Any, Any, Any], Reason], Awaitable[None]]


class SocketLimits(ASGIMiddleware):
    """Lets each household open so many sockets a second, and hold so many.

    Who opens too many too fast gets no socket; their page tries again by itself, later and later. Who holds too many is
    told so on the socket, because trying again would not help.

    Args:
        turn_away: Says on a socket why there is no place for it, and closes it.
        held: Sockets that one household may hold.
        at_once: Sockets that it may open at once.
    """

    scopes = (ScopeType.WEBSOCKET,)

    def __init__(self, turn_away: TurnAway, held: int = HELD, at_once: float = AT_ONCE) -> None:
        self._turn_away = turn_away
        self._most = held
        self._at_once = at_once
        self._held: Counter[str] = Counter()
        self._limits: dict[str, RateLimit] = {}

    async def handle(self, scope: Scope, receive: Receive, send: Send, next_app: ASGIApp) -> None:
        """Let a socket in and count it while it is there, or turn it away."""
        connection: ASGIConnection[Any, Any, Any, Any] = ASGIConnection(scope)
        whose = household_of(connection)
        if not self._limit_of(whose).allows(asyncio.get_running_loop().time()):
            log_refusal("a socket", address_of(connection), Reason("too-fast"))
            raise TooManyRequestsException
        if self._held[whose] >= self._most:
            socket: WebSocket[Any, Any, Any] = WebSocket(scope, receive, send)
            await socket.accept()
            await self._turn_away(socket, Reason("too-many-sockets"))
            return
        self._held[whose] += 1
        try:
            await next_app(scope, receive, send)
        finally:
            self._held[whose] -= 1
            if self._held[whose] <= 0:
                del self._held[whose]

    def _limit_of(self, whose: str) -> RateLimit:
        now = asyncio.get_running_loop().time()
        if whose not in self._limits:
            if len(self._limits) >= REMEMBERED:
                self._limits = {name: each for name, each in self._limits.items() if not each.is_rested(now)}
            self._limits[whose] = RateLimit(now, self._at_once, A_SECOND)
        return self._limits[whose]
