"""What is kept open in this process, by name: loaded when it is first asked for, put away when nobody looks."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Set
from functools import partial
from typing import Generic, Protocol, TypeVar


class Open(Protocol):
    """Something that people look at."""

    @property
    def is_empty(self) -> bool:
        """Whether nobody looks."""

    @property
    def empty_since(self) -> float:
        """When the last one left, on the loop's clock."""

    def wake(self) -> None:
        """Wake the bots that trouble has stopped."""

    async def close(self) -> None:
        """Leave it as it is."""


T = TypeVar("T", bound=Open)


class Cache(Generic[T]):
    """Things of one kind, by name.

    Args:
        load: Finds what has this name; ``None`` if there is nothing.
    """

    def __init__(self, load: Callable[[str], Awaitable[T | None]]) -> None:
        self._load = load
        self._things: dict[str, asyncio.Future[T | None]] = {}

    @property
    def names(self) -> Set[str]:
        """What is open now or being loaded is called."""
        return self._things.keys()

    @property
    def things(self) -> list[T]:
        """What is open now."""
        done = [coming for coming in self._things.values() if coming.done() and not coming.cancelled()]
        found = [coming.result() for coming in done if coming.exception() is None]
        return [thing for thing in found if thing is not None]

    def put(self, name: str, thing: T) -> None:
        """Keep something new."""
        self._things[name] = asyncio.get_running_loop().create_future()
        self._things[name].set_result(thing)

    async def get(self, name: str, read_on: Callable[[T], Awaitable[None]] | None = None) -> T | None:
        """What has this name; ``None`` if there is nothing. Raises what loading it or reading it on raises.

        What is put away while its asker still waits is loaded again: whoever looks at what is closed hears no news.

        Args:
            name: What is asked for.
            read_on: Brings it up to date before it is given out.
        """
        while True:
            coming = self._coming(name)
            thing = await asyncio.shield(coming)
            if thing is not None and read_on is not None:
                await read_on(thing)
            if thing is None or self._things.get(name) is coming:
                return thing

    def _coming(self, name: str) -> asyncio.Future[T | None]:
        coming = self._things.get(name)
        if coming is None:
            coming = self._things[name] = asyncio.ensure_future(self._load(name))
            coming.add_done_callback(partial(self._forget_failure, name))
        return coming

    def _forget_failure(self, name: str, coming: asyncio.Future[T | None]) -> None:
        """Keep nothing of what was not there or not readable, also if whoever asked for it has gone."""
        failed = coming.cancelled() or coming.exception() is not None or coming.result() is None
        if failed and self._things.get(name) is coming:
            del self._things[name]

    async def tidy(self, before: float) -> None:
        """Close what was left before this time of the loop's clock; wake the bots of the rest."""
        for name, coming in tuple(self._things.items()):
            thing = None if not coming.done() or coming.cancelled() or coming.exception() else coming.result()
            if thing is None:
                continue
            if thing.is_empty and thing.empty_since < before:
                await self._put_away(name)
            elif not thing.is_empty:
                thing.wake()

    async def close(self) -> None:
        """Close everything."""
        names = tuple(self._things)
        await asyncio.gather(*(self._put_away(name) for name in names), return_exceptions=True)

    async def _put_away(self, name: str) -> None:
        thing = await self._things.pop(name)
        if thing is not None:
            await thing.close()
