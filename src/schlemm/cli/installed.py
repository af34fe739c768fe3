"""What a command needs beside the library and the terminal: the extras of the package (``pyproject.toml``)."""

from __future__ import annotations

from importlib.util import find_spec
from typing import Final

from schlemm.cli.trouble import FAILED, CommandError

EXTRAS: Final = {
    "server": (
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
}
"""The modules of each extra."""


def require_extra(extra: str) -> None:
    """Check that an extra is installed, without importing it.

    Raises:
        Trouble: If a part of it is missing; it says what to install.
    """
    missing = [name for name in EXTRAS[extra] if find_spec(name) is None]
    if missing:
        raise CommandError("cli-not-installed", {"extra": extra, "missing": ", ".join(missing)}, FAILED)
