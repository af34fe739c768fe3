"""That a server is there: it says so again and again, and the bus forgets who no longer does."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import Final

from schlemm import __version__
from schlemm.bus.bus import Bucket, Bus, BusTrouble
from schlemm.server.cluster.subjects import Subjects

LIFETIME: Final = 2.0
"""Seconds after which a server that says nothing counts as gone; in NATS each lifetime takes a bucket of its own."""


class ServerLease:
    """The servers of a store that are there.

    Args:
        bus: Keeps them.
        subjects: Of which store.
        server: What this one is called.
        version: That of the package: servers of one version alone understand each other.
    """

    def __init__(self, bus: Bus, subjects: Subjects, server: str, version: str = __version__) -> None:
        self._bus = bus
        self._bucket_name = subjects.bucket("servers")
        self._bucket: Bucket | None = None
        self._version = version
        self._revision: int | None = None
        self._renewed = -LIFETIME
        self.server = server
        self.alive: frozenset[str] = frozenset()

    @property
    def holds(self) -> bool:
        """Whether others take this server to be there: it has said so within the lifetime."""
        return asyncio.get_running_loop().time() - self._renewed < LIFETIME

    async def check_versions(self) -> None:
        """Check that the servers that are there are of this one's version.

        Raises:
            BusTrouble: If one of them is of another (``"other-version"``), or the bus does not answer.
        """
        bucket = await self._opened()
        for server in sorted(await bucket.keys()):
            held = await bucket.get(server)
            if held is not None and held.value.decode(errors="replace") != self._version:
                raise BusTrouble("other-version", self._bus.place, held.value.decode(errors="replace") or "?")

    async def renew(self) -> None:
        """Say that this server is there, and look who else is.

        Raises:
            BusTrouble: If the bus does not answer, or keeps nothing.
        """
        bucket, version = await self._opened(), self._version.encode()
        asked = asyncio.get_running_loop().time()
        revision = self._revision
        if revision is not None:
            revision = await bucket.update(self.server, version, revision)
        if revision is None:  # the first time, or the bus has forgotten
            revision = await bucket.create(self.server, version)
        if revision is None:
            held = await bucket.get(self.server)  # an answer was lost
            revision = None if held is None else held.revision
        self._revision = revision
        if revision is not None:
            self._renewed = asked
        await self.look()

    async def _opened(self) -> Bucket:
        self._bucket = self._bucket or await self._bus.bucket(self._bucket_name, LIFETIME)
        return self._bucket

    async def look(self) -> None:
        """Look who is there.

        Raises:
            BusTrouble: If the bus does not answer.
        """
        if self._bucket is not None:
            self.alive = await self._bucket.keys()

    async def give_up(self) -> None:
        """Say that this server is there no longer."""
        if self._bucket is not None and self._revision is not None:
            with suppress(BusTrouble):  # it expires
                await self._bucket.delete(self.server, self._revision)
