"""A bus in memory, whose messages may be lost or late."""

from __future__ import annotations

import asyncio
from collections import defaultdict, deque
from collections.abc import Callable
from dataclasses import dataclass, field
from itertools import count

from schlemm.bus.bus import Bucket, BucketValue, BusMessage, BusTrouble, Heard, Unsubscribe


def _is_none_lost(message: BusMessage) -> bool:
    del message
    return False


@dataclass(eq=False)
class MemoryBroker:
    """What clients in one event loop are connected to.

    Attributes:
        clock: Seconds that go by, for what expires.
        lost: Which messages are never heard.
        delay: Seconds that every message takes.
        is_up: Whether it can be reached; see ``stop`` and ``go_on``.
    """

    clock: Callable[[], float]
    lost: Callable[[BusMessage], bool] = _is_none_lost
    delay: float = 0.0
    is_up: bool = True
    _clients: list[MemoryBus] = field(default_factory=list)
    _buckets: dict[str, _MemoryBucket] = field(default_factory=dict)
    _turns: count[int] = field(default_factory=count)
    _inboxes: count[int] = field(default_factory=count)
    _under_way: deque[tuple[BusMessage, list[Heard]]] = field(default_factory=deque)

    def client(self) -> MemoryBus:
        """Somebody else who is connected."""
        client = MemoryBus(self)
        self._clients.append(client)
        return client

    def stop(self) -> None:
        """Be out of reach: what is said is lost, and what was kept is gone."""
        self.is_up = False
        self._buckets.clear()

    def go_on(self) -> None:
        """Be within reach again."""
        self.is_up = True
        for client in self._clients:
            client.tell_reconnected()

    def inbox(self) -> str:
        """Return a subject that nobody else listens to."""
        return f"_INBOX.{next(self._inboxes)}"

    def carry(self, message: BusMessage, speaker: MemoryBus) -> bool:
        """Have a message heard by everybody else; whether anybody listens."""
        if not self.is_up:
            return False
        others = [each for client in self._clients if client is not speaker for each in client.listening]
        listening = [each for each in others if _matches(each.subject, message.subject)]
        hearing = [each.heard for each in listening if not each.group]
        groups: defaultdict[str, list[Heard]] = defaultdict(list)
        for each in listening:
            if each.group:
                groups[each.group].append(each.heard)
        turn = next(self._turns)
        hearing.extend(members[turn % len(members)] for members in groups.values())
        if not self.lost(message):
            self._under_way.append((message, hearing))
            asyncio.get_running_loop().call_later(self.delay, self._arrive)
        return bool(hearing)

    def _arrive(self) -> None:
        """Have the message heard that has been under way for longest: a loop keeps no order of what is due at once."""
        message, hearing = self._under_way.popleft()
        for heard in hearing:
            heard(message)

    def bucket(self, name: str, lifetime: float) -> _MemoryBucket:
        """The bucket of this name."""
        return self._buckets.setdefault(name, _MemoryBucket(self, lifetime))


@dataclass(frozen=True, eq=False)
class _Listening:
    subject: str
    group: str
    heard: Heard


class MemoryBus:
    """A ``Bus`` within one event loop.

    Args:
        broker: What it is connected to.
    """

    def __init__(self, broker: MemoryBroker) -> None:
        self._broker = broker
        self._tell: list[Callable[[], None]] = []
        self.listening: list[_Listening] = []

    @property
    def place(self) -> str:
        """Which bus it is."""
        return "memory"

    @property
    def is_connected(self) -> bool:
        """Whether it can be reached."""
        return self._broker.is_up

    def reconnected(self, tell: Callable[[], None]) -> None:
        """Call this whenever the bus can be reached again."""
        self._tell.append(tell)

    def tell_reconnected(self) -> None:
        """It can be reached again."""
        for tell in self._tell:
            tell()

    async def publish(self, subject: str, data: bytes, reply: str = "") -> None:
        """Say something; see ``Bus.publish``."""
        await asyncio.sleep(0)
        self._broker.carry(BusMessage(subject, data, reply), self)

    async def subscribe(self, subject: str, heard: Heard, group: str = "") -> Unsubscribe:
        """Listen; see ``Bus.subscribe``."""
        listening = _Listening(subject, group, heard)
        self.listening.append(listening)

        async def leave() -> None:
            if listening in self.listening:
                self.listening.remove(listening)

        return leave

    async def ask(self, subject: str, data: bytes, patience: float) -> bytes:
        """Return the first answer to a question; see ``Bus.ask``."""
        answer: asyncio.Future[bytes] = asyncio.get_running_loop().create_future()
        inbox = self._broker.inbox()
        leave = await self.subscribe(
            inbox, lambda message: None if answer.done() else answer.set_result(message.data)
        )
        try:
            if not self._broker.carry(BusMessage(subject, data, inbox), self):
                raise BusTrouble("nobody" if self.is_connected else "unreachable", self.place)
            async with asyncio.timeout(patience):
                return await answer
        except TimeoutError:
            raise BusTrouble("unanswered", self.place) from None
        finally:
            await leave()

    async def bucket(self, name: str, lifetime: float) -> Bucket:
        """The bucket of this name; see ``Bus.bucket``."""
        self._broker.bucket(name, lifetime)
        return _BucketDoor(self._broker, name, lifetime)

    async def close(self) -> None:
        """Leave."""
        self.listening.clear()


@dataclass(frozen=True)
class _Kept:
    held: BucketValue
    until: float


class _MemoryBucket:
    """Values that expire by the clock of a broker."""

    def __init__(self, broker: MemoryBroker, lifetime: float) -> None:
        self._broker = broker
        self._lifetime = lifetime
        self._kept: dict[str, _Kept] = {}
        self._revisions = count(1)

    def get(self, key: str) -> BucketValue | None:
        """What is there."""
        kept = self._kept.get(key)
        return None if kept is None or kept.until <= self._broker.clock() else kept.held

    def put(self, key: str, value: bytes, instead_of: int | None) -> int | None:
        """Put a value in the place of this revision, or where there is none."""
        held = self.get(key)
        if (None if held is None else held.revision) != instead_of:
            return None
        revision = next(self._revisions)
        self._kept[key] = _Kept(BucketValue(value, revision), self._broker.clock() + self._lifetime)
        return revision

    def delete(self, key: str, revision: int) -> bool:
        """Take the value of this revision away."""
        held = self.get(key)
        if held is None or held.revision != revision:
            return False
        del self._kept[key]
        return True

    def keys(self) -> frozenset[str]:
        """Under which keys there is something."""
        return frozenset(key for key in self._kept if self.get(key) is not None)


@dataclass(frozen=True)
class _BucketDoor:
    """A ``Bucket`` as a client has it, through which it is made anew where it is gone."""

    broker: MemoryBroker
    name: str
    lifetime: float

    def _there(self) -> _MemoryBucket:
        if not self.broker.is_up:
            raise BusTrouble("unreachable", "memory")
        return self.broker.bucket(self.name, self.lifetime)

    async def create(self, key: str, value: bytes) -> int | None:
        return self._there().put(key, value, None)

    async def update(self, key: str, value: bytes, revision: int) -> int | None:
        return self._there().put(key, value, revision)

    async def get(self, key: str) -> BucketValue | None:
        return self._there().get(key)

    async def delete(self, key: str, revision: int) -> bool:
        return self._there().delete(key, revision)

    async def keys(self) -> frozenset[str]:
        return self._there().keys()


def _matches(pattern: str, subject: str) -> bool:
    """Whether a subject is one of those that somebody listens to.

    >>> _matches("a.*.c", "a.b.c"), _matches("a.>", "a.b.c"), _matches("a.*", "a.b.c"), _matches("a.>", "a")
    (True, True, False, False)
    """
    wanted, words = pattern.split("."), subject.split(".")
    if wanted[-1] == ">":
        wanted.pop()
        if len(words) <= len(wanted):
            return False
        words = words[: len(wanted)]
    return len(wanted) == len(words) and all(
        each in {"*", word} for each, word in zip(wanted, words, strict=True)
    )
