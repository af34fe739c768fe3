"""The extras of the package (``pyproject.toml``), and what of them is not installed."""

from __future__ import annotations

from importlib.util import find_spec
from typing import Final

EXTRAS: Final = {
    "cli": ("click", "rich"),
    "server": (
        "schlemm.server",
        "httptools",
        "litestar",
        "msgspec",
        "platformdirs",
        "prometheus_client",
        "uvicorn",
        "websockets",
    ),
    "bulk": ("dask", "distributed"),
    "cluster": ("asyncpg", "nats"),
    "native": ("schlemm_native",),
    "bws": ("access_parser",),
}
"""The modules of each extra."""

WITH_SERVER: Final = frozenset({"server", "cluster"})
"""The extras that ask for the distribution with the server and its page."""


def missing_modules(extra: str) -> list[str]:
    """Return the modules of an extra that are not installed, without importing any."""
    return [name for name in EXTRAS[extra] if find_spec(name) is None]
