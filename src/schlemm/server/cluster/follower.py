"""Reads a stream on when somebody says that it is longer."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Final

from schlemm.server.common.background import Background

_LOG: Final = logging.getLogger(__name__)


class Follower:
    """Reads on, once at a time however often it is told.

    Args:
        name: What is read, for the log.
        version: How far it has been read.
        read_on: Reads on.
    """

    def __init__(self, name: str, version: Callable[[], int], read_on: Callable[[], Awaitable[None]]) -> None:
        self._name = name
        self._version = version
        self._read_on = read_on
        self._background = Background()
        self._wanted = 0
        self._following = False
        self._then: list[tuple[int, Callable[[], None]]] = []

    def told(self, version: int) -> None:
        """The stream is at this version."""
        if version > max(self._wanted, self._version()):
            self._wanted = version
            if not self._following:
                self._following = True
                self._background.run(self._follow())

    def then(self, version: int, do: Callable[[], None]) -> None:
        """Do something as soon as it has been read as far as this; at once, if it has."""
        if self._version() >= version:
            do()
            return
        self._then.append((version, do))
        self.told(version)

    def close(self) -> None:
        """Read no further."""
        self._background.close()

    async def _follow(self) -> None:
        try:
            await self._read_as_told()
        finally:
            self._following = False

    async def _read_as_told(self) -> None:
        while self._version() < self._wanted:
            before = self._version()
            try:
                await self._read_on()
            except asyncio.CancelledError:
                raise
            except Exception as error:
                _LOG.error("%s could not be read on: %s", self._name, error)
            if self._version() == before:  # the store does not answer, or has less than was said
                self._wanted = 0
                self._then.clear()
                return
            self._do()

    def _do(self) -> None:
        due = [do for version, do in self._then if version <= self._version()]
        self._then = [each for each in self._then if each[0] > self._version()]
        for do in due:
            do()
