"""How many bytes of bodies one household may send, counted as they come."""

from __future__ import annotations

import asyncio
from typing import Any, Final, cast

from litestar.enums import ScopeType
from litestar.exceptions import TooManyRequestsException
from litestar.middleware import ASGIMiddleware
from litestar.types import ASGIApp, HTTPReceiveMessage, Receive, Scope, Send

from schlemm.server.common.rate_limit import Buckets
from schlemm.server.network.cookies import browser_of

AT_ONCE: Final = 24.0 * (1 << 20)
"""Bytes that one household may send at once: two dozen of the longest files …"""

A_SECOND: Final = 256.0 * 1024
"""… and how many a second in the long run: fifteen such files a minute."""


class BodyLimits(ASGIMiddleware):
    """Takes from each household so many bytes of bodies a second; what is beyond is refused, and not read on.

    Args:
        at_once: How many bytes a household may send at once.
    """

    scopes = (ScopeType.HTTP,)

    def __init__(self, at_once: float = AT_ONCE) -> None:
        self._at_once = at_once
        self._buckets: Buckets[str] = Buckets()

    async def handle(self, scope: Scope, receive: Receive, send: Send, next_app: ASGIApp) -> None:
        """Count the bytes of the body as they arrive, before anybody looks at them."""
        whose = browser_of(scope).household

        async def counted() -> Any:
            message = cast("HTTPReceiveMessage", await receive())
            size = len(cast("bytes", message.get("body", b"")))
            if size and not self._allows(whose, size):
                raise TooManyRequestsException
            return message

        await next_app(scope, counted, send)

    def _allows(self, whose: str, size: int) -> bool:
        now = asyncio.get_running_loop().time()
        return self._buckets.of(whose, now, self._at_once, A_SECOND).allows(now, size)
