"""Who is who: one secret a browser, in a cookie that no script can read.

A cookie is no proof of where it comes from: pages of other names under the same domain, and other programs on the same
machine, can put one into a browser, with a value that they know. So nothing new is opened to a secret but to one that
this server has made (``BrowserSecrets``), and over HTTPS only where it comes under a name that browsers let nobody else
set. What else a browser brings goes on opening what it has opened before, such as secrets of earlier versions.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Any, Final, TypeAlias, TypeVar

from litestar import Response
from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie
from litestar.di import NamedDependency
from litestar.types import Scope

from schlemm.server.common.asker import Admitted, Asker, household
from schlemm.server.common.secret import BrowserSecrets

T = TypeVar("T")

COOKIE: Final = "schlemm_guest"
"""The cookie's name …"""

HOST_COOKIE: Final = f"__Host-{COOKIE}"
"""… and over HTTPS, where browsers take it from this very host only."""

FORMER_COOKIE: Final = "schlemm_former"
"""Where a secret is kept that had the cookie's place, and was not made here."""

_NAMES: Final = frozenset({COOKIE, HOST_COOKIE, FORMER_COOKIE})

_BROWSER: Final = "schlemm_browser"
"""Under which name it is noted of a request whose it is."""

_YEAR: Final = 365 * 24 * 3600
_SECRET: Final = re.compile(r"[A-Za-z0-9_-]{22,64}")


@dataclass(frozen=True, slots=True)
class Browser(Asker):
    """Somebody who asks over HTTP.

    Attributes:
        names: The names of the cookies in which they have brought their secrets.
        secure: Whether they speak HTTPS.
    """

    names: tuple[str, ...]
    secure: bool

    def cookies(self, guest: str) -> list[Cookie]:
        """The cookies by which they go on being known by this secret, and lose none that they had."""
        place = _name(secure=self.secure)
        name = dict(zip(self.secrets, self.names, strict=True)).get(guest, place)
        kept, before = {name: guest}, dict(zip(self.names, self.secrets, strict=True)).get(place, guest)
        if name == place and before != guest:
            kept[FORMER_COOKIE] = before
        return [_cookie(name, secret, secure=self.secure) for name, secret in kept.items()]

    def forgotten(self) -> list[Cookie]:
        """Cookies that take all secrets from them."""
        cookies = [_cookie(name, "", secure=self.secure) for name in self.names]
        for cookie in cookies:
            cookie.max_age = 0
        return cookies


Asking: TypeAlias = NamedDependency[Browser]
"""Who asks, as routes and sockets are told."""


def note_browser(scope: Scope, made: BrowserSecrets) -> None:
    """Note whose request or socket this is, for ``browser_of``."""
    connection: ASGIConnection[Any, Any, Any, Any] = ASGIConnection(scope)
    cookies, secure = connection.cookies, scope["scheme"] in {"https", "wss"}
    name = _name(secure=secure)
    names = dict.fromkeys((name, COOKIE, FORMER_COOKIE))
    brought = {each: cookies[each] for each in names if _SECRET.fullmatch(cookies.get(each, ""))}
    own = brought[name] if name in brought and made.made(brought[name]) else made.new()
    browser = Browser(own, (*brought.values(),), household(address_of(connection)), (*brought,), secure)
    scope.setdefault("state", {})[_BROWSER] = browser


def browser_of(scope: Scope) -> Browser:
    """Whose request or socket this is."""
    browser: Browser = scope["state"][_BROWSER]
    return browser


def own_cookies(header: str) -> str:
    r"""Return a ``Cookie`` header with what is ours alone, for the framework to read.

    It undoes escapes, which takes time as the square of their number on Pythons before 3.11.10 and 3.12.6; ours has
    none, and what other programs of the same host keep in the browser is nobody's business here.

    >>> own_cookies('other="\\"; schlemm_guest=0123456789012345678901; schlemm_guest=x')
    'schlemm_guest=0123456789012345678901'
    """
    named = (each.strip().partition("=") for each in header.split(";"))
    return "; ".join(
        f"{name}={value}" for name, _, value in named if name in _NAMES and _SECRET.fullmatch(value)
    )


def address_of(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    """Where a request or a socket comes from."""
    return "" if connection.client is None else connection.client.host


def with_cookie(browser: Browser, admitted: Admitted[T]) -> Response[T]:
    """Return the response to who has opened something; its cookie keeps the guest's secret in their browser."""
    return Response(admitted.answer, status_code=201, cookies=browser.cookies(admitted.secret))


def _name(*, secure: bool) -> str:
    return HOST_COOKIE if secure else COOKIE


def _cookie(name: str, secret: str, *, secure: bool) -> Cookie:
    """A cookie that keeps a secret for a year; it stays on this server and off other sites' requests."""
    return Cookie(
        key=name, value=secret, max_age=_YEAR, path="/", httponly=True, samesite="lax", secure=secure
    )
