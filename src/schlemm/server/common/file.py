"""Files to take home."""

from __future__ import annotations

from collections.abc import AsyncIterator
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class File:
    """What somebody takes home.

    Attributes:
        content: Its bytes; of a file that is written while it is sent, however long it gets, piece by piece.
        media_type: What kind of file it is.
        name: What it is called after the program.
        is_page: Whether it is a page that a browser shows by itself, to be printed or kept.
    """

    content: bytes | AsyncIterator[bytes]
    media_type: str
    name: str
    is_page: bool = False


def csv_file(text: str, name: str) -> File:
    """A text as a file of comma-separated values; the mark at its beginning tells spreadsheets that it is UTF-8."""
    return File(text.encode("utf-8-sig"), "text/csv", f"{name}.csv")


def printed_page(page: str, name: str) -> File:
    """A page to be printed or kept under this name."""
    return File(page.encode("utf-8", "replace"), "text/html", f"{name}.html", is_page=True)
