"""Whose request or socket it is, found out once for all that asks for it."""

from __future__ import annotations

from litestar.enums import ScopeType
from litestar.middleware import ASGIMiddleware
from litestar.types import ASGIApp, Receive, Scope, Send

from schlemm.server.common.secret import BrowserSecrets
from schlemm.server.network.cookies import note_browser


class KnownBrowsers(ASGIMiddleware):
    """Notes by which secrets a browser is known that asks for something.

    Args:
        made: Tells the secrets that were made here.
    """

    scopes = (ScopeType.HTTP, ScopeType.WEBSOCKET)

    def __init__(self, made: BrowserSecrets) -> None:
        self._made = made

    async def handle(self, scope: Scope, receive: Receive, send: Send, next_app: ASGIApp) -> None:
        """Note it, and hand on."""
        note_browser(scope, self._made)
        await next_app(scope, receive, send)
