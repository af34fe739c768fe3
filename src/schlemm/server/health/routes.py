"""``/healthz`` and ``/readyz``: for whoever decides whether to restart the server, and whom to send to it."""

from __future__ import annotations

from typing import Final

from litestar import HttpMethod, Response, route
from litestar.di import NamedDependency

from schlemm.server.health.readiness import Readiness

READ: Final = (HttpMethod.GET, HttpMethod.HEAD)

OK: Final = "ok"
"""What is said where all is well."""


@route("/healthz", http_method=READ, include_in_schema=False)
async def healthz() -> Response[str]:
    """The loop turns, else nobody would answer."""
    return _told(200, OK)


@route("/readyz", http_method=READ, include_in_schema=False)
async def readyz(readiness: NamedDependency[Readiness]) -> Response[str]:
    """Whether to send anybody here; else the parts that fail, a word a line."""
    failing = await readiness.failing()
    return _told(503, "\n".join(failing)) if failing else _told(200, OK)


def _told(status: int, text: str) -> Response[str]:
    headers = {"Cache-Control": "no-store"}
    return Response(text, status_code=status, media_type="text/plain", headers=headers)
