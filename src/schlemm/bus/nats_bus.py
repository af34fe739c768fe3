"""Messages over NATS; what expires is kept by its JetStream."""

from __future__ import annotations

import logging
from collections.abc import Callable
from contextlib import suppress
from typing import Final

from nats.aio.client import Client
from nats.aio.msg import Msg
from nats.errors import NoServersError

from schlemm.bus.bus import BusMessage, BusTrouble, Heard, Unsubscribe
from schlemm.bus.location import NatsServers
from schlemm.bus.nats_bucket import NatsBucket
from schlemm.bus.nats_trouble import LOST, bus_trouble

_LOG: Final = logging.getLogger(__name__)

ANSWER: Final = 2
"""Seconds within which the bus answers, or is taken to be gone."""

AGAIN: Final = 0.2
"""Seconds between two tries to reach it again; there are as many as it takes."""

TRIES: Final = 2
"""How often each server is tried at the start."""

PINGS: Final = 2
"""Seconds between two pings; when two are not answered, the connection counts as lost."""

WAITING: Final = 64 * 1024
"""Bytes that wait while it cannot be reached: news that are old by then are of little use."""


class NatsBus:
    """A ``Bus`` over the servers of one NATS cluster.

    Args:
        servers: Where they are.
        name: What the connection is called in the bus's own lists.
    """

    def __init__(self, servers: NatsServers, name: str = "schlemm") -> None:
        self._servers = servers
        self._name = name
        self._client = Client()
        self._last: Exception | None = None
        self._tell: list[Callable[[], None]] = []
        self._closing = False

    @property
    def place(self) -> str:
        """Which bus it is, without whoever uses it, and their password."""
        return self._servers.place

    @property
    def is_connected(self) -> bool:
        """Whether it can be reached, as far as is known."""
        return self._client.is_connected

    def reconnected(self, tell: Callable[[], None]) -> None:
        """Call this whenever the bus can be reached again."""
        self._tell.append(tell)

    async def start(self) -> None:
        """Connect. From then on the connection is made again whenever it is lost.

        Raises:
            BusTrouble: If the bus cannot be reached, or lets nobody in.
        """
        try:
            await self._connect()
        except BusTrouble:
            await self.close()
            raise
        self._client.options["max_reconnect_attempts"] = -1

    async def _connect(self) -> None:
        try:
            await self._client.connect(
                [*self._servers.addresses],
                name=self._name,
                no_echo=True,
                connect_timeout=ANSWER,
                reconnect_time_wait=AGAIN,  # pyrefly: ignore[bad-argument-type]  # what sleeps for it takes parts of seconds
                max_reconnect_attempts=TRIES,
                ping_interval=PINGS,
                pending_size=WAITING,
                error_cb=self._note,
                disconnected_cb=self._lose,
                reconnected_cb=self._find_again,
            )
        except NoServersError as error:
            raise bus_trouble(self._last or OSError(str(error)), self.place) from error
        except (*LOST, ValueError) as error:
            raise bus_trouble(error, self.place) from error
        if not self._client.is_connected:  # the line was cut in place of an answer
            raise bus_trouble(self._last or OSError("the line was cut"), self.place)

    async def close(self) -> None:
        """Say what is still to be said, and leave."""
        self._closing = True
        with suppress(*LOST):
            if self._client.is_connected:
                await self._client.flush(ANSWER)
        with suppress(*LOST):
            await self._client.close()

    async def publish(self, subject: str, data: bytes, reply: str = "") -> None:
        """Say something; it is lost if the bus cannot be reached."""
        with suppress(*LOST):
            await self._client.publish(subject, data, reply)

    async def subscribe(self, subject: str, heard: Heard, group: str = "") -> Unsubscribe:
        """Listen; see ``Bus.subscribe``."""

        async def tell(message: Msg) -> None:
            heard(BusMessage(message.subject, message.data, message.reply))

        try:
            subscription = await self._client.subscribe(subject, queue=group, cb=tell)
        except LOST as error:
            raise bus_trouble(error, self.place) from error
        with suppress(*LOST):  # if it is away just now, it is told when it is back
            if self._client.is_connected:
                await self._client.flush(ANSWER)  # whatever is said from now on is heard

        async def leave() -> None:
            with suppress(*LOST):
                await subscription.unsubscribe()

        return leave

    async def ask(self, subject: str, data: bytes, patience: float) -> bytes:
        """Return the first answer to a question; see ``Bus.ask``."""
        try:
            return (await self._client.request(subject, data, timeout=patience)).data
        except LOST as error:
            raise bus_trouble(error, self.place) from error

    async def bucket(self, name: str, lifetime: float) -> NatsBucket:
        """The bucket of this name, made if there is none; see ``Bus.bucket``."""
        bucket = NatsBucket(self._client.jetstream(timeout=ANSWER), self.place, name, lifetime)
        await bucket.open()
        return bucket

    async def _note(self, error: Exception) -> None:
        """Keep what has gone wrong: at the start it is the reason; later each kind is logged once in a row.

        A bus that lets nobody in may cut the line before its word for that is read: what it has said once holds.
        """
        if self._client.options.get("max_reconnect_attempts") == -1:
            if type(error) is not type(self._last):
                _LOG.warning("%s: %s", self.place, bus_trouble(error, self.place).reason)
        elif self._last and bus_trouble(self._last, self.place).reason == "denied":
            return
        self._last = error

    async def _lose(self) -> None:
        if not self._closing:
            _LOG.warning("%s: the connection is lost", self.place)

    async def _find_again(self) -> None:
        _LOG.warning("%s: connected again", self.place)
        self._last = None
        for tell in self._tell:
            tell()
