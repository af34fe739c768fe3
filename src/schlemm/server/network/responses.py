"""What is answered, as responses over HTTP: files to take home, and what is JSON already."""

from __future__ import annotations

from typing import Any, Final, cast

from litestar import Response
from litestar.response import Stream

from schlemm.server.common.file import File

PRINTED: Final = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox"
"""What a page that is there to be printed may do, whatever stands in it: look as its own style says."""


def file_response(file: File) -> Response[bytes]:
    """What a browser keeps as a file, or shows as a page that knows nothing of this server; no cache keeps it."""
    shown = "inline" if file.is_page else "attachment"
    headers = {"Content-Disposition": f'{shown}; filename="schlemm-{file.name}"', "Cache-Control": "no-store"}
    if file.is_page:
        headers["Content-Security-Policy"] = PRINTED
    if isinstance(file.content, bytes):
        return Response(file.content, media_type=file.media_type, headers=headers)
    # Bytes to who asks, whatever type says in how many pieces they come.
    return cast("Response[bytes]", Stream(file.content, media_type=file.media_type, headers=headers))


def json_response(encoded: bytes) -> Response[Any]:
    """A message that is JSON already."""
    return Response(cast("Any", encoded), media_type="application/json")
