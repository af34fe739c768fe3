"""``/healthz`` and ``/readyz``: for whoever decides whether to restart the server, and whom to send to it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from litestar import HttpMethod, Response, route
from litestar.di import NamedDependency

from schlemm.server.health.readiness import Readiness

READ: Final = (HttpMethod.GET, HttpMethod.HEAD)

OK: Final = "ok"
"""What is said where all is well."""


@route("/healthz", http_method=READ, include_in_schema=False)
async def healthz(readiness: NamedDependency[Readiness]) -> Response[str]:
    """Whether it lives, however busy it is; else the parts that only a restart brings back, a word a line."""
    return _answered(readiness.gone())


@route("/readyz", http_method=READ, include_in_schema=False)
async def readyz(readiness: NamedDependency[Readiness]) -> Response[str]:
    """Whether to send anybody here; else the parts that fail, a word a line."""
    return _answered(await readiness.failing())


def _answered(parts: Sequence[str]) -> Response[str]:
    """The answer that names these parts, or that all is well."""
    status, text = (503, "\n".join(parts)) if parts else (200, OK)
    headers = {"Cache-Control": "no-store"}
    return Response(text, status_code=status, media_type="text/plain", headers=headers)
