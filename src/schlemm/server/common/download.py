"""Files to take home, as answers to a request."""

from __future__ import annotations

from litestar import Response


def as_csv(text: str, name: str) -> Response[bytes]:
    """A text as a file of comma-separated values; the mark at its beginning tells spreadsheets that it is UTF-8."""
    return as_file(text.encode("utf-8-sig"), "text/csv", f"{name}.csv")


def as_file(content: bytes, kind: str, name: str) -> Response[bytes]:
    """What a browser keeps as a file of this name, under the program's; no cache keeps it."""
    headers = {"Content-Disposition": f'attachment; filename="schlemm-{name}"', "Cache-Control": "no-store"}
    return Response(content, media_type=kind, headers=headers)
