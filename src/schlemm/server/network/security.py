"""What keeps other sites and strangers out: headers, host names, origins, lengths."""

from __future__ import annotations

import ipaddress
from collections.abc import Callable, Mapping
from typing import Any, Final, TypeAlias
from urllib.parse import urlsplit

from litestar.datastructures import Headers, MutableScopeHeaders
from litestar.enums import ScopeType
from litestar.exceptions import HTTPException, PermissionDeniedException
from litestar.middleware import ASGIMiddleware
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from schlemm.server.common.messages import BODY
from schlemm.server.network.cookies import own_cookies

FRAME: Final = 4 * BODY
"""The longest message on a socket that is read at all, in bytes; one between the two limits is answered with why."""

COSTS: Final = {"costly": True}
"""Options of a route whose answer takes long to find out, although nothing is changed."""

PathTest: TypeAlias = Callable[[Mapping[str, Any]], bool]
"""Whether the answer to what a path asks for takes long to find out, told from the path's parameters."""


def costs_if(test: PathTest) -> dict[str, PathTest]:
    """The same options where it depends on what is asked for."""
    return {"costly": test}


HEADERS: Final = {
    "Content-Security-Policy": (
        "default-src 'self'; script-src 'self'; style-src 'self'; img-src 'self'; connect-src 'self'; "
        "object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
    ),
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "same-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "X-Frame-Options": "DENY",
}

HEALTH: Final = frozenset({"/healthz", "/readyz"})
"""What is answered under any name: load balancers ask by an address or a name of their own, and learn a word."""

LOOPBACK: Final = frozenset({"localhost", "127.0.0.1", "::1"})
SAFE: Final = frozenset({"GET", "HEAD", "OPTIONS"})


async def add_headers(message: Message, scope: Scope) -> None:
    """Put the headers on every answer, errors included; an answer of the API is kept by nobody.

    An answer that is a page of its own says itself what that may load.
    """
    if message["type"] != "http.response.start":
        return
    headers = MutableScopeHeaders.from_message(message)
    for name, value in HEADERS.items():
        headers.setdefault(name, value)
    if scope["path"].startswith("/api/"):
        headers["Cache-Control"] = "no-store"


class Gate(ASGIMiddleware):
    """Lets in only requests that are meant for this server and come from its own pages.

    On a loopback address the ``Host`` must be a name of this machine: else any page on the web could have its own name
    resolved to 127.0.0.1 and read what it likes (DNS rebinding). Whatever changes something, and every socket, must
    come from a page of the same origin; programs other than browsers send no ``Origin`` and bring no cookie of ours.

    A proxy is told the name by its own configuration, and what is behind one is for the whole world to read anyway.
    Whether the server is well is told to whoever asks.

    Args:
        host: The address that the server listens on.
        proxied: Whether a proxy stands in front, so that the name is not one of this machine.
    """

    scopes = (ScopeType.HTTP, ScopeType.WEBSOCKET)

    def __init__(self, host: str, *, proxied: bool = False) -> None:
        self._names = LOOPBACK | {host} if is_loopback(host) and not proxied else None

    async def handle(self, scope: Scope, receive: Receive, send: Send, next_app: ASGIApp) -> None:
        """Turn away what is not for us; hand on the rest."""
        brought = MutableScopeHeaders(scope)
        if "cookie" in brought:
            brought["cookie"] = own_cookies("; ".join(brought.getall("cookie")))
        headers = Headers.from_scope(scope)
        host, origin = headers.get("host", ""), headers.get("origin")
        asks_health = scope["path"] in HEALTH and _is_safe(scope)
        if self._names is not None and host_name(host) not in self._names and not asks_health:
            raise HTTPException(status_code=421, detail="not a name of this server")
        if origin is not None and not _is_safe(scope) and not same_host(origin, host):
            raise PermissionDeniedException(detail="from another site's page")
        await next_app(scope, receive, send)


def host_name(host: str) -> str:
    """The name in a ``Host`` header, without port and brackets.

    >>> host_name("[::1]:8000"), host_name("LocalHost:80"), host_name("127.0.0.1")
    ('::1', 'localhost', '127.0.0.1')
    """
    if not host.isascii():  # no name of a machine; to normalise a run of marks takes time as its square
        return ""
    try:
        return urlsplit(f"//{host}").hostname or ""
    except ValueError:
        return ""


def same_host(origin: str, host: str) -> bool:
    """Whether a page of this ``Origin`` comes from the host that it asks; what is no origin comes from nowhere.

    >>> same_host("http://LocalHost:80", "localhost:80"), same_host("null", ""), same_host("http://[", "[")
    (True, False, False)
    """
    if not origin.isascii():
        return False
    try:
        named = urlsplit(origin).netloc
    except ValueError:
        return False
    return named != "" and named.lower() == host.lower()


def is_loopback(host: str) -> bool:
    """Whether only this machine can reach the address."""
    try:
        return host == "localhost" or ipaddress.ip_address(host).is_loopback
    except ValueError:
        return False


def _is_safe(scope: Scope) -> bool:
    return scope.get("method") in SAFE  # a socket has none
