"""What a bus is called: servers on one store must speak on one bus, and this is how they see that they do."""

from __future__ import annotations

import secrets
from typing import Final

from schlemm.bus.bus import Bucket, Bus, BusTrouble
from schlemm.server.cluster.subjects import ROOT

BUCKET: Final = f"{ROOT}-bus"
"""Where its name is kept."""

KEY: Final = "name"
"""Under which key."""

LIFETIME: Final = 60.0
"""Seconds for which the bus keeps its name, unless a server that is there says it again."""


class BusIdentity:
    """The name of a bus, as the servers on it keep it.

    Args:
        bus: Which bus.

    Attributes:
        name: What it is called; known once it has been asked for.
    """

    def __init__(self, bus: Bus) -> None:
        self._bus = bus
        self._bucket: Bucket | None = None
        self.name = ""

    async def ask(self) -> str:
        """What the bus is called; if nobody has called it anything, it gets a name by chance.

        Raises:
            BusTrouble: If the bus does not answer, or keeps nothing.
        """
        self._bucket = await self._bus.bucket(BUCKET, LIFETIME)
        while not self.name:
            held = await self._bucket.get(KEY)
            name = secrets.token_hex(8) if held is None else held.value.decode()
            if held is not None or await self._bucket.create(KEY, name.encode()) is not None:
                self.name = name
        return self.name

    async def keep(self) -> bool:
        """Say the name again, as after the bus has started anew; whether it is still called so."""
        if self._bucket is None:
            return True
        try:
            held = await self._bucket.get(KEY)
            if held is None:
                return await self._bucket.create(KEY, self.name.encode()) is not None or await self.keep()
            if held.value != self.name.encode():
                return False
            await self._bucket.update(KEY, held.value, held.revision)
        except BusTrouble:
            pass  # whether it is away shows elsewhere
        return True
