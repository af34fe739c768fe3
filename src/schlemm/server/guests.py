"""Who is who: one secret a browser, in a cookie that no script can read."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Final

from litestar.datastructures import Cookie

COOKIE: Final = "schlemm_guest"
_YEAR: Final = 365 * 24 * 3600
_SECRET: Final = re.compile(r"[A-Za-z0-9_-]{22,64}")


def secret_in(cookies: Mapping[str, str]) -> str | None:
    """The secret that the browser has brought; ``None`` if there is none, or none of ours."""
    found = cookies.get(COOKIE, "")
    return found if _SECRET.fullmatch(found) else None


def cookie_with(secret: str, *, secure: bool) -> Cookie:
    """The cookie that keeps the secret for a year; it stays on this server and off other sites' requests."""
    return Cookie(
        key=COOKIE, value=secret, max_age=_YEAR, path="/", httponly=True, samesite="lax", secure=secure
    )
