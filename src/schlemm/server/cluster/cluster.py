"""What a server that is one of several on one store shares with the others."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Callable, Collection
from functools import partial
from typing import Final

from schlemm.bus.bus import Bus, BusMessage, BusTrouble, Unsubscribe
from schlemm.server.cluster.channel import Channel
from schlemm.server.cluster.driving import Driving
from schlemm.server.cluster.identity import BusIdentity
from schlemm.server.cluster.lease import ServerLease
from schlemm.server.cluster.link import SharedGame
from schlemm.server.cluster.messages import Between, DriverLeft, WhoHasItOpen, message_bytes, read_message
from schlemm.server.cluster.subjects import Subjects
from schlemm.server.cluster.told_store import ToldStore
from schlemm.server.common.background import Background
from schlemm.store.store import SharedStore, Store, StoreTrouble

_LOG: Final = logging.getLogger(__name__)

POLL: Final = 3.0
"""Seconds between two questions to the store how far open streams are, in case a word was lost."""

POLL_WITHOUT_BUS: Final = 0.5
"""The same while the bus is away, and all words are lost."""

ANSWERED: Final = 1.0
"""Seconds within which another server says that it has a game open."""

SAY_AGAIN: Final = 15.0
"""Seconds between two times that it is said who is connected, for the same reason."""


class Cluster:
    """The servers of one store, as one of them sees them.

    Args:
        bus: Carries what they say to each other.
        store: Where all keep their events.
        identity: What the bus is called.
        server: What this server is called; by chance if not given.

    Attributes:
        store: The same store, whose appends are told to the others.
        server: What this server is called.
    """

    def __init__(self, bus: Bus, store: SharedStore, identity: BusIdentity, server: str = "") -> None:
        self.server = server or secrets.token_hex(6)
        self._bus = bus
        self._shared = store
        self._identity = identity
        self._subjects = Subjects.of(store.id)
        self.store: Store = ToldStore(store, bus, self._subjects)
        self._lease = ServerLease(bus, self._subjects, self.server)
        self._driving = Driving(bus, self._subjects, self._lease, self._say_left)
        self._driving.each_round(self._forget_gone)
        self._channels: dict[str, Channel] = {}
        self._background = Background()
        bus.reconnected(self._ask_again)

    async def start(self) -> None:
        """Say that this server is there.

        Raises:
            BusTrouble: If the bus does not answer, or keeps nothing, or has servers of another version.
        """
        await self._lease.check_versions()
        await self._lease.renew()
        self._driving.start()
        self._background.run(self._poll())
        self._background.run(self._say_again())

    async def close(self) -> None:
        """Leave all games to the other servers."""
        self._background.close()
        await self._driving.close()

    async def link(self, name: str, game: SharedGame) -> Channel:
        """What ties a game that was just opened here to the other servers.

        Args:
            name: The name of its stream.
            game: The game; it may have been written to since it was read, so that it is read on once.
        """
        channel = Channel(
            name,
            self.server,
            game,
            partial(self.say, name),
            partial(self._want, name, game),
            partial(self._driving.look_at, name),
            partial(self._closed, name),
        )
        game.drive(False)
        self._channels[name] = channel
        channel.listening(await self.listen(name, channel.hear))
        try:
            await game.read_on()
        except StoreTrouble as trouble:  # it is read on when the store answers again
            _LOG.error("table %s: %s", name, trouble)
        return channel

    async def listen(self, name: str, heard: Callable[[Between], None]) -> Unsubscribe:
        """Have what other servers say about a stream told, until the function returned is called.

        Where the bus is away, nothing is told: whoever listens must ask the store as well.
        """

        def hear(message: BusMessage) -> None:
            said = read_message(message.data)
            if said is not None:
                heard(said)

        try:
            return await self._bus.subscribe(self._subjects.stream(name), hear)
        except BusTrouble as trouble:
            _LOG.error("%s: what happens at %s is not heard at once: %s", trouble.place, name, trouble.reason)
            return _nothing

    async def open_elsewhere(self, names: Collection[str]) -> frozenset[str]:
        """Return which of these games other servers have open; all of them where the bus cannot be asked."""
        found: set[str] = set()

        def heard(name: str, said: Between) -> None:
            if not isinstance(said, WhoHasItOpen):  # whatever is said there, somebody is
                found.add(name)

        silenced = [await self.listen(name, partial(heard, name)) for name in names]
        for name in names:
            self.say(name, WhoHasItOpen())
        await asyncio.sleep(ANSWERED)
        for silence in silenced:
            await silence()
        return frozenset(found if self._bus.is_connected else names)

    def say(self, name: str, message: Between) -> None:
        """Say something about a stream to the other servers."""
        self._background.run(self._bus.publish(self._subjects.stream(name), message_bytes(message)))

    def _want(self, name: str, game: SharedGame, wanted: bool) -> None:
        if wanted:
            self._driving.want(name, game.drive)
        else:
            self._driving.leave(name)

    def _closed(self, name: str) -> None:
        self._channels.pop(name, None)

    def _say_left(self, name: str) -> None:
        self.say(name, DriverLeft())

    def _forget_gone(self) -> None:
        now = asyncio.get_running_loop().time()
        for channel in tuple(self._channels.values()):
            channel.forget_gone(self._lease.alive, now)

    def _ask_again(self) -> None:
        """Words may have been lost: see how far everything is, and say who is here."""
        self._background.run(self._look_at_store())
        self._background.run(self._keep_identity())
        for channel in tuple(self._channels.values()):
            channel.ask_again()

    async def _keep_identity(self) -> None:
        if not await self._identity.keep():
            _LOG.error("%s is another bus than before: restart this server", self._bus.place)

    async def _poll(self) -> None:
        asked = asyncio.get_running_loop().time()
        while True:
            await asyncio.sleep(POLL_WITHOUT_BUS)
            due = not self._bus.is_connected or asyncio.get_running_loop().time() - asked >= POLL
            if not due:
                continue
            asked = asyncio.get_running_loop().time()
            await self._look_at_store()

    async def _look_at_store(self) -> None:
        if not self._channels:
            return
        try:
            versions = await self._shared.versions_of([*self._channels])
        except StoreTrouble as trouble:
            _LOG.error("%s", trouble)
            return
        for name, version in versions.items():
            if name in self._channels:
                self._channels[name].follower.told(version)

    async def _say_again(self) -> None:
        while True:
            names = tuple(self._channels) or ("",)
            for name in names:  # spread, so that nobody has to hear of all games at once
                await asyncio.sleep(SAY_AGAIN / len(names))
                if name in self._channels:
                    self._channels[name].say_here()
            await self._keep_identity()


async def _nothing() -> None:
    """There is nothing to unsubscribe from."""
