"""The edge between the application and the browser's own objects; nothing here runs anywhere but in Pyodide."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Final

from schlemm.server.pyodide.page_host import PageHost
from schlemm.server.pyodide.start import page_host
from schlemm.store.checksum import Row, as_texts

_RUNNING: Final = set[asyncio.Task[None]]()
"""The application; a loop holds its tasks loosely."""


async def begin(database: Any, static: str) -> PageHost:
    """Return what answers the page, with all that the browser has kept.

    Args:
        database: What keeps: ``web/src/standalone/database.ts``.
        static: The folder with the names of the page's parts and words.
    """
    from pyodide.ffi import JsException, to_js  # pyrefly: ignore[missing-import]  # Pyodide brings it

    async def keep(rows: Sequence[Row]) -> None:
        try:
            await database.keep(to_js([as_texts(row) for row in rows]))
        except JsException as error:
            raise OSError(str(error)) from error

    def keep_cookies(cookies: Mapping[str, str]) -> None:
        database.keepCookies(to_js([*cookies.items()]))

    name, cookies, rows = (await database.load()).to_py()
    host = page_host(name, map(_row, rows), keep, dict(cookies), keep_cookies, Path(static))
    begun = asyncio.get_running_loop().create_future()
    running = asyncio.ensure_future(_run(host, begun))
    _RUNNING.add(running)
    await asyncio.wait((begun, running), return_when=asyncio.FIRST_COMPLETED)
    if running.done():
        running.result()  # why it could not begin
    return host


async def _run(host: PageHost, begun: asyncio.Future[None]) -> None:
    """Have the application run until the browser ends it, which says nothing to it."""
    async with host.lifespan():
        begun.set_result(None)
        await asyncio.Event().wait()


def _row(kept: Sequence[Any]) -> Row:
    stream, version, kind, content, request, at, checksum = kept
    return stream.encode(), version, kind.encode(), content.encode(), request.encode(), at, bytes(checksum)
