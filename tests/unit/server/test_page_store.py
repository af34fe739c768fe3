"""The store of a page without a server keeps the laws of stores, and what the browser keeps is all that it needs."""

import asyncio
from collections.abc import Sequence

import pytest

from schlemm.server.pyodide.page_store import PageStore
from schlemm.store.checksum import EventAltered, Row
from schlemm.store.store import Entry, StoreTrouble
from schlemm.testing.stores import check_store


class Kept:
    """What a browser keeps, which may refuse to."""

    def __init__(self) -> None:
        self.rows: list[Row] = []
        self.full = False

    async def keep(self, rows: Sequence[Row]) -> None:
        """Keep rows."""
        await asyncio.sleep(0)
        if self.full:
            raise OSError("the browser is full")
        self.rows.extend(rows)

    def store(self) -> PageStore:
        """Return a store that begins with what is kept, as the browser hands it over."""
        return PageStore("x", sorted(self.rows), self.keep)


async def test_it_keeps_the_laws_of_stores() -> None:
    """Everything that tables count on."""
    await check_store(Kept().store())


async def test_the_next_visit_finds_what_was_kept() -> None:
    """All streams, with their versions and beginnings, come from the rows alone."""
    kept = Kept()
    await check_store(kept.store())
    before, after = kept.store(), kept.store()
    for stream, version in (await before.versions()).items():
        assert len(await after.read(stream)) == version
        assert await after.first(stream) == await before.first(stream)


async def test_what_the_browser_refuses_has_not_happened() -> None:
    """The stream is as it was, and the same may be tried again."""
    kept = Kept()
    store = kept.store()
    await store.append("t", 0, [Entry("a", b"{}")])
    kept.full = True
    with pytest.raises(StoreTrouble):
        await store.append("t", 1, [Entry("b", b"{}")])
    kept.full = False
    assert await store.versions() == {"t": 1}
    assert await store.append("t", 1, [Entry("c", b"{}")]) == 2


async def test_an_altered_row_is_noticed() -> None:
    """A changed byte of what the browser kept is not played on with."""
    kept = Kept()
    await kept.store().append("t", 0, [Entry("a", b"{}"), Entry("b", b"{}")])
    kept.rows[1] = (*kept.rows[1][:3], b"[]", *kept.rows[1][4:])
    with pytest.raises(EventAltered):
        await kept.store().read("t")
