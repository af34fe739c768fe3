"""Who is who: one secret a browser, in a cookie that no script can read."""

from __future__ import annotations

import ipaddress
import re
from collections.abc import Mapping
from typing import Any, Final, TypeVar

from litestar import Request, Response
from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie

from schlemm.core.seats import SEATS, Seat
from schlemm.server.common.messages import Reason
from schlemm.server.common.secret import new_secret
from schlemm.table.state.table import Table

T = TypeVar("T")

COOKIE: Final = "schlemm_guest"
_YEAR: Final = 365 * 24 * 3600
_SECRET: Final = re.compile(r"[A-Za-z0-9_-]{22,64}")


class NotAdmitted(Exception):
    """Somebody who has no seat at a table, and no key to one."""

    def __init__(self, why: Reason) -> None:
        super().__init__(why.code)
        self.why = why


def secret_in(cookies: Mapping[str, str]) -> str | None:
    """The secret that the browser has brought; ``None`` if there is none, or none of ours."""
    found = cookies.get(COOKIE, "")
    return found if _SECRET.fullmatch(found) else None


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


def cookie_with(secret: str, *, secure: bool) -> Cookie:
    """The cookie that keeps the secret for a year; it stays on this server and off other sites' requests."""
    return Cookie(
        key=COOKIE, value=secret, max_age=_YEAR, path="/", httponly=True, samesite="lax", secure=secure
    )


def guest_of(request: Request[Any, Any, Any]) -> str:
    """The secret that a browser has brought, or a new one for it to be known by from now on."""
    return secret_in(request.cookies) or new_secret()


def answer_with_cookie(request: Request[Any, Any, Any], guest: str, content: T) -> Response[T]:
    """Return the response to who has opened something; its cookie keeps the guest's secret in their browser."""
    cookie = cookie_with(guest, secure=request.url.scheme == "https")
    return Response(content, status_code=201, cookies=[cookie])


def seat_named(letter: str) -> Seat | None:
    """Which of several seats that share a browser is meant; nonsense counts as nothing."""
    return next((seat for seat in SEATS if seat.letter == letter), None)


def seat_of(table: Table, secret: str, wanted: Seat | None = None) -> Seat | None:
    """The seat that this secret opens at the table, if any; the wanted one of several."""
    opened = table.opened_by(secret)
    return wanted if wanted in opened else next(iter(opened), None)
