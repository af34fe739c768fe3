"""What a command needs beside the library and the terminal."""

from __future__ import annotations

from schlemm.cli.extras import WITH_SERVER, missing_modules
from schlemm.cli.trouble import FAILED, CommandError


def require_extra(extra: str) -> None:
    """Check that an extra is installed, without importing it.

    Raises:
        CommandError: If a part of it is missing; it says what to install.
    """
    if missing := missing_modules(extra):
        folders = "./native ./server" if extra in WITH_SERVER else "./native"
        raise CommandError(
            "cli-not-installed",
            {"extra": extra, "folders": folders, "missing": ", ".join(missing)},
            FAILED,
        )
