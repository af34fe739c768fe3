"""Files to take home, as answers to a request."""

from __future__ import annotations

from collections.abc import AsyncIterator
from typing import Final, cast

from litestar import Response
from litestar.response import Stream

PRINTED: Final = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox"
"""What a page that is there to be printed may do: look as its own style says."""


def as_csv(text: str, name: str) -> Response[bytes]:
    """A text as a file of comma-separated values; the mark at its beginning tells spreadsheets that it is UTF-8."""
    return as_file(text.encode("utf-8-sig"), "text/csv", f"{name}.csv")


def as_file(content: bytes, kind: str, name: str) -> Response[bytes]:
    """What a browser keeps as a file of this name, under the program's; no cache keeps it."""
    return Response(content, media_type=kind, headers=_headers(name))


def as_printed_page(page: str, name: str) -> Response[bytes]:
    """A page that a browser shows by itself, to be printed or kept under this name.

    It may load nothing, run nothing and knows nothing of this server, whatever stands in it.
    """
    headers = _headers(f"{name}.html", "inline")
    headers["Content-Security-Policy"] = PRINTED
    return Response(page.encode("utf-8", "replace"), media_type="text/html", headers=headers)


def as_file_piece_by_piece(pieces: AsyncIterator[bytes], kind: str, name: str) -> Response[bytes]:
    """The same of a file that is written while it is sent, however long it gets."""
    # Bytes to who asks, whatever type says in how many pieces they come.
    return cast("Response[bytes]", Stream(pieces, media_type=kind, headers=_headers(name)))


def _headers(name: str, shown: str = "attachment") -> dict[str, str]:
    return {"Content-Disposition": f'{shown}; filename="schlemm-{name}"', "Cache-Control": "no-store"}
