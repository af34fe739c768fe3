"""Values that expire, kept by the JetStream of NATS."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Final, TypeAlias, TypeVar

from nats.js import JetStreamContext
from nats.js.api import KeyValueConfig, StorageType
from nats.js.errors import BadRequestError, KeyNotFoundError, KeyWrongLastSequenceError
from nats.js.kv import KeyValue

from schlemm.bus.bus import BucketValue, BusTrouble
from schlemm.bus.nats_trouble import GONE, LOST, bus_trouble

T = TypeVar("T")

STREAM: Final = "KV_{}"
"""What NATS calls the stream of a bucket …"""

SUBJECT: Final = "$KV.{}.{}"
"""… and the subject of a key in it."""

CHANGED: Final = (10071, 10164)
"""The codes by which NATS says that the last revision is another one."""

Work: TypeAlias = Callable[[KeyValue], Awaitable[T]]


class NatsBucket:
    """A ``Bucket`` in memory of NATS: if that starts again, the bucket is empty, and made anew.

    Args:
        stream: JetStream.
        place: Which bus it is, as it may be shown.
        name: What it is called.
        lifetime: Seconds after which a value expires.
    """

    def __init__(self, stream: JetStreamContext, place: str, name: str, lifetime: float) -> None:
        self._stream = stream
        self._place = place
        self._name = name
        self._lifetime = lifetime
        self._kept: KeyValue | None = None

    async def open(self) -> None:
        """Make it, unless it is there.

        Raises:
            BusTrouble: If there is none to be had.
        """
        await self._made()

    async def _made(self) -> KeyValue:
        config = KeyValueConfig(
            self._name, history=1, ttl=self._lifetime, storage=StorageType.MEMORY, direct=False
        )
        try:
            self._kept = await self._stream.create_key_value(config)
            return self._kept
        except GONE as error:
            raise BusTrouble("no-jetstream", self._place, str(error)) from error
        except LOST as error:
            raise bus_trouble(error, self._place) from error

    async def create(self, key: str, value: bytes) -> int | None:
        """Put a value where there is none; see ``Bucket.create``."""
        return await self._answered(_if_unchanged(lambda kept: kept.create(key, value)))

    async def update(self, key: str, value: bytes, revision: int) -> int | None:
        """Put another value in the place of the one of this revision; see ``Bucket.update``."""
        return await self._answered(_if_unchanged(lambda kept: kept.update(key, value, last=revision)))

    async def get(self, key: str) -> BucketValue | None:
        """What is there; see ``Bucket.get``."""

        async def got(kept: KeyValue) -> BucketValue | None:
            try:
                entry = await kept.get(key)
            except KeyNotFoundError:
                return None
            return BucketValue(entry.value or b"", entry.revision or 0)

        return await self._answered(got)

    async def delete(self, key: str, revision: int) -> bool:
        """Take the value of this revision away; see ``Bucket.delete``."""
        return await self._answered(_if_unchanged(lambda kept: kept.delete(key, last=revision))) is not None

    async def keys(self) -> frozenset[str]:
        """Under which keys there is something; what was taken away counts for as long as it would have lived."""
        prefix = SUBJECT.format(self._name, "")

        async def listed(_: KeyValue) -> frozenset[str]:
            info = await self._stream.stream_info(STREAM.format(self._name), subjects_filter=f"{prefix}>")
            return frozenset(subject.removeprefix(prefix) for subject in info.state.subjects or ())

        return await self._answered(listed)

    async def _answered(self, work: Work[T]) -> T:
        """What the bus answers; the bucket is made anew where it is gone."""
        try:
            try:
                return await work(self._kept or await self._made())
            except GONE:
                return await work(await self._made())
        except LOST as error:
            raise bus_trouble(error, self._place) from error


def _if_unchanged(work: Work[T]) -> Work[T | None]:
    """The same, which gives ``None`` where somebody else has been faster."""

    async def unless_changed(kept: KeyValue) -> T | None:
        try:
            return await work(kept)
        except KeyWrongLastSequenceError:
            return None
        except BadRequestError as error:  # the package has a kind of its own for it, but not where it deletes
            if error.err_code in CHANGED:
                return None
            raise

    return unless_changed
