"""A page as PDF, printed by a browser that is installed; nothing of it leaves this machine."""

from __future__ import annotations

import os
import shutil
import subprocess
from collections.abc import Mapping
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from schlemm.cli.system_words import reason_of
from schlemm.cli.trouble import FAILED, CommandError

BROWSERS: Final = (
    *("chromium", "chromium-browser", "chromium-headless-shell", "google-chrome", "google-chrome-stable"),
    *("chrome", "msedge"),
)
"""Programs that print from the command line."""
NAMED: Final = "SCHLEMM_CHROMIUM"
"""The variable that names one."""
PATIENCE: Final = 300
"""Seconds until a browser is taken to hang."""

_QUIETLY: Final = (
    "--headless",
    "--disable-gpu",
    "--disable-extensions",
    "--disable-background-networking",
    "--no-first-run",
    "--no-pdf-header-footer",
)


def printing_browser(environment: Mapping[str, str]) -> str:
    """The browser that prints.

    Args:
        environment: The variables of the process.

    Raises:
        Trouble: If there is none.
    """
    found = environment.get(NAMED) or next(filter(None, map(shutil.which, BROWSERS)), None)
    if found is None or shutil.which(found) is None:
        raise CommandError("records-no-browser", exit_code=FAILED)
    return found


def as_pdf(page: str, browser: str) -> bytes:
    """A page that needs nothing else, printed.

    Raises:
        Trouble: If the browser prints nothing.
    """
    with TemporaryDirectory(prefix="schlemm-") as folder:
        source, target = Path(folder, "page.html"), Path(folder, "page.pdf")
        source.write_text(page, encoding="utf-8")
        options = [*_QUIETLY, f"--user-data-dir={folder}/profile", f"--print-to-pdf={target}"]
        if getattr(os, "geteuid", lambda: 1)() == 0:
            options.append("--no-sandbox")  # Chromium refuses to start as root with one
        try:
            subprocess.run(
                [browser, *options, source.as_uri()], check=True, capture_output=True, timeout=PATIENCE
            )
            return target.read_bytes()
        except subprocess.SubprocessError as error:
            raise CommandError("records-no-pdf", {"detail": type(error).__name__}, FAILED) from error
        except OSError as error:
            raise CommandError("records-no-pdf", {"detail": reason_of(error)}, FAILED) from error
