"""Starts the application inside a page, where there are no threads, no processes and no address to listen on."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from pathlib import Path
from typing import TypeVar

from schlemm.bots.workers.executor import InlineExecutor
from schlemm.server.app.application import Site, application
from schlemm.server.app.composition import compose
from schlemm.server.common.deal_sources import dealt_by_chance
from schlemm.server.pyodide.page_host import PageHost
from schlemm.server.pyodide.page_store import Keep, PageStore
from schlemm.server.texts.readers import TextReaders
from schlemm.server.texts.worker import TextQuestion
from schlemm.store.checksum import Row

T = TypeVar("T")

UNBOUNDED = 10**9
"""How often the one browser that there is may ask: it takes nothing away from anybody."""


class TextsOnTheSpot(TextReaders):
    """Reads all texts on the spot: the only one that they can hold up is whoever has brought them."""

    async def read(self, question: TextQuestion[T], household: str) -> T:
        """Return what is made of a text."""
        return question.read()

    async def close(self) -> None:
        """Nothing to end."""


def page_host(
    name: str,
    rows: Iterable[Row],
    keep: Keep,
    cookies: Mapping[str, str],
    keep_cookies: Callable[[Mapping[str, str]], object],
    static: Path,
) -> PageHost:
    """Return what answers the page, in its lifespan.

    Args:
        name: What the store of this browser is called.
        rows: What it has kept, in the order of streams and versions.
        keep: Keeps more.
        cookies: The cookies that it has kept.
        keep_cookies: Keeps them when they have changed.
        static: Where the names of the page's parts and words are.
    """
    parts = compose(PageStore(name, rows, keep), InlineExecutor(), dealt_by_chance(), texts=TextsOnTheSpot())
    site = Site(
        static=static,
        openings=UNBOUNDED,
        looks=UNBOUNDED,
        costly=UNBOUNDED,
        connects=UNBOUNDED,
        sockets=UNBOUNDED,
        watching=UNBOUNDED,
        bytes_at_once=UNBOUNDED,
    )
    return PageHost(application(parts, site), cookies, keep_cookies)
