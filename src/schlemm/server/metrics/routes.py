"""``/metrics``: what has been counted, in the text format that Prometheus reads."""

from __future__ import annotations

from typing import Final

from litestar import Response, get
from litestar.di import NamedDependency

from schlemm.server.metrics.instruments import Instruments

TEXT_FORMAT: Final = "text/plain; version=0.0.4"
"""What the format is called; the charset is added to every text."""


@get("/metrics", include_in_schema=False)
async def metrics(instruments: NamedDependency[Instruments]) -> Response[bytes]:
    """All counters and gauges; it is asked in the event loop, in which they are kept."""
    return Response(instruments.page(), media_type=TEXT_FORMAT)
