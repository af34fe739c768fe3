"""Who is who: one secret a browser, in a cookie that no script can read.

A cookie is no proof of where it comes from: pages of other names under the same domain, and other programs on the same
machine, can put one into a browser, with a value that they know. So nothing new is opened to a secret but to one that
this server has made (``BrowserSecrets``), and over HTTPS only where it comes under a name that browsers let nobody else
set. What else a browser brings goes on opening what it has opened before, such as secrets of earlier versions.
"""

from __future__ import annotations

import ipaddress
import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Final, TypeVar

from litestar import Request, Response
from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie
from litestar.types import Scope

from schlemm.core.seats import SEATS, Seat
from schlemm.server.common.messages import Reason
from schlemm.server.common.secret import BrowserSecrets
from schlemm.table.state.table import Table

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


class NotAdmitted(Exception):
    """Somebody who has no seat at a table, and no key to one."""

    def __init__(self, why: Reason) -> None:
        super().__init__(why.code)
        self.why = why


@dataclass(frozen=True, slots=True)
class Browser:
    """What a browser is known by.

    Attributes:
        own: The secret that was made for it: the one that it has brought, else a new one.
        brought: The secrets that it has brought, each with the name of its cookie: the own one first, unless it is new.
        secure: Whether it speaks HTTPS.
    """

    own: str
    brought: tuple[tuple[str, str], ...]
    secure: bool

    @classmethod
    def of(cls, cookies: Mapping[str, str], made: BrowserSecrets, *, secure: bool) -> Browser:
        """The browser that has brought these cookies."""
        name = _name(secure=secure)
        names = dict.fromkeys((name, COOKIE, FORMER_COOKIE))
        brought = tuple((each, cookies[each]) for each in names if _SECRET.fullmatch(cookies.get(each, "")))
        own = next((secret for each, secret in brought if each == name and made.made(secret)), None)
        return cls(own or made.new(), brought, secure)

    @property
    def is_known(self) -> bool:
        """Whether it has brought a secret that was made for it."""
        return self.own in self.secrets

    @property
    def secrets(self) -> tuple[str, ...]:
        """All secrets that it has brought, the own one first."""
        return tuple(secret for _, secret in self.brought)

    def opened(self, look: Callable[[str], T | None]) -> T | None:
        """What is found with one of the secrets that it has brought; ``None`` if nothing is."""
        return next((found for secret in self.secrets if (found := look(secret)) is not None), None)

    def guest(self, is_known: Callable[[str], bool]) -> str:
        """The secret by which it is known to something already, as this tells; where it is new, its own."""
        return next(filter(is_known, self.secrets), self.own)

    def cookies(self, guest: str) -> list[Cookie]:
        """The cookies by which it goes on being known by this secret, and loses none that it had."""
        place = _name(secure=self.secure)
        name = {secret: name for name, secret in self.brought}.get(guest, place)
        kept, before = {name: guest}, dict(self.brought).get(place, guest)
        if name == place and before != guest:
            kept[FORMER_COOKIE] = before
        return [_cookie(name, secret, secure=self.secure) for name, secret in kept.items()]

    def forgotten(self) -> list[Cookie]:
        """Cookies that take all secrets from it."""
        cookies = [_cookie(name, "", secure=self.secure) for name, _ in self.brought]
        for cookie in cookies:
            cookie.max_age = 0
        return cookies


def note_browser(scope: Scope, made: BrowserSecrets) -> None:
    """Note whose request or socket this is, for ``browser_of``."""
    cookies = ASGIConnection[Any, Any, Any, Any](scope).cookies
    browser = Browser.of(cookies, made, secure=scope["scheme"] in {"https", "wss"})
    scope.setdefault("state", {})[_BROWSER] = browser


def browser_of(connection: ASGIConnection[Any, Any, Any, Any]) -> Browser:
    """Whose request or socket this is."""
    browser: Browser = connection.scope["state"][_BROWSER]
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


def household_of(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    """Whose requests are counted together: those of one address, or of the network that an IPv6 connection is given."""
    return household(address_of(connection))


def household(address: str) -> str:
    """The address, or of IPv6 its network of 64 bits: whoever has one of its addresses has all of them.

    >>> household("192.0.2.7"), household("2001:db8::1:2"), household("::ffff:192.0.2.7"), household("")
    ('192.0.2.7', '2001:db8::/64', '192.0.2.7', '')
    """
    try:
        found = ipaddress.ip_address(address)
    except ValueError:
        return address
    if found.version == 4:
        return address
    return str(found.ipv4_mapped or ipaddress.IPv6Network((int(found) >> 64 << 64, 64)))


def answer_with_cookie(request: Request[Any, Any, Any], guest: str, content: T) -> Response[T]:
    """Return the response to who has opened something; its cookie keeps the guest's secret in their browser."""
    return Response(content, status_code=201, cookies=browser_of(request).cookies(guest))


def _name(*, secure: bool) -> str:
    return HOST_COOKIE if secure else COOKIE


def _cookie(name: str, secret: str, *, secure: bool) -> Cookie:
    """A cookie that keeps a secret for a year; it stays on this server and off other sites' requests."""
    return Cookie(
        key=name, value=secret, max_age=_YEAR, path="/", httponly=True, samesite="lax", secure=secure
    )


def seat_named(letter: str) -> Seat | None:
    """Which of several seats that share a browser is meant; nonsense counts as nothing."""
    return next((seat for seat in SEATS if seat.letter == letter), None)


def seat_of(table: Table, secret: str, wanted: Seat | None = None) -> Seat | None:
    """The seat that this secret opens at the table, if any; the wanted one of several."""
    opened = table.opened_by(secret)
    return wanted if wanted in opened else next(iter(opened), None)
