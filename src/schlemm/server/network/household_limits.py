"""What one household may ask, and how many sockets it may hold, counted by where it really is, also behind a proxy."""

from __future__ import annotations

import asyncio
import math
from collections import Counter
from collections.abc import Awaitable, Callable, Iterator
from typing import Any, Final, TypeAlias

from litestar import Request, WebSocket
from litestar.enums import ScopeType
from litestar.exceptions import TooManyRequestsException
from litestar.middleware import ASGIMiddleware
from litestar.types import ASGIApp, Receive, Scope, Send

from schlemm.server.common.messages import Reason
from schlemm.server.common.refusals import log_refusal
from schlemm.server.network.cookies import address_of, browser_of
from schlemm.server.network.request_limits import Kind, RateLimits
from schlemm.server.network.security import SAFE, PathTest

WATCHES: Final = {"watches": True}
"""Options of a route whose sockets are of those who look on."""

PLAYING: Final = 250
"""Sockets on which one household may play: a club with eighty people behind one address, three windows each."""

WATCHING: Final = 100
"""Sockets on which it may look on; they take no place from those who play."""

TurnAway: TypeAlias = Callable[[WebSocket[Any, Any, Any], Reason], Awaitable[None]]


class RequestLimits(ASGIMiddleware):
    """Answers what is asked over HTTP as often as somebody may ask it, and tells who asks too often when to come again.

    Args:
        limits: Who has asked how often.
    """

    scopes = (ScopeType.HTTP,)

    def __init__(self, limits: RateLimits) -> None:
        self._limits = limits

    async def handle(self, scope: Scope, receive: Receive, send: Send, next_app: ASGIApp) -> None:
        """Count it and hand it on, or turn it away."""
        request: Request[Any, Any, Any] = Request(scope)
        now = asyncio.get_running_loop().time()
        for kind in _kinds(request):
            # what opens something new names nothing: it counts for the address, for each brings another secret
            as_known = kind is not Kind.CHANGE or bool(request.path_params)
            wait = self._limits.wait(kind, browser_of(scope), now, as_known=as_known)
            if wait > 0:
                raise TooManyRequestsException(headers={"Retry-After": str(math.ceil(wait))})
        await next_app(scope, receive, send)


class SocketLimits(ASGIMiddleware):
    """Lets each household open so many sockets a second, and hold so many.

    Who opens too many too fast gets no socket; their page tries again by itself, later and later. Who holds too many is
    told so on the socket, because trying again would not help.

    Args:
        limits: Who has opened how many.
        turn_away: Says on a socket why there is no place for it, and closes it.
        playing: Sockets on which one household may play.
        watching: Sockets on which it may look on.
    """

    scopes = (ScopeType.WEBSOCKET,)

    def __init__(
        self, limits: RateLimits, turn_away: TurnAway, playing: int = PLAYING, watching: int = WATCHING
    ) -> None:
        self._limits = limits
        self._turn_away = turn_away
        self._most = {False: playing, True: watching}
        self._held: Counter[tuple[str, bool]] = Counter()

    async def handle(self, scope: Scope, receive: Receive, send: Send, next_app: ASGIApp) -> None:
        """Let a socket in and count it while it is there, or turn it away."""
        socket: WebSocket[Any, Any, Any] = WebSocket(scope, receive, send)
        browser = browser_of(scope)
        if self._limits.wait(Kind.SOCKET, browser, asyncio.get_running_loop().time()) > 0:
            log_refusal("a socket", address_of(socket), Reason("too-fast"))
            raise TooManyRequestsException
        watches = bool(scope["route_handler"].opt.get("watches"))
        whose = browser.household, watches
        if self._held[whose] >= self._most[watches]:
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


def _kinds(request: Request[Any, Any, Any]) -> Iterator[Kind]:
    """What it counts as; the pages themselves as nothing."""
    options = request.scope["route_handler"].opt
    costly: bool | PathTest = options.get("costly", False)
    is_costly = costly if isinstance(costly, bool) else costly(request.path_params)
    if request.method not in SAFE and "costly" not in options:
        yield Kind.CHANGE
    elif request.scope["path"].startswith("/api/"):
        yield Kind.LOOK
    if is_costly:
        yield Kind.COSTLY
