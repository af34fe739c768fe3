"""A bus in memory, whose messages may be lost or late, and the laws that every bus keeps."""

from __future__ import annotations

import asyncio
from collections import defaultdict, deque
from collections.abc import Callable
from dataclasses import dataclass, field
from itertools import count
from typing import Final

from schlemm.bus.bus import Bucket, Bus, BusMessage, BusTrouble, Heard, Held, Unsubscribe

PATIENCE: Final = 5.0
"""Seconds in which a bus has to do what it promises."""


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
        self._inboxes = count()
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
        inbox = f"_INBOX.{id(self)}.{next(self._inboxes)}"
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
    held: Held
    until: float


class _MemoryBucket:
    """Values that expire by the clock of a broker."""

    def __init__(self, broker: MemoryBroker, lifetime: float) -> None:
        self._broker = broker
        self._lifetime = lifetime
        self._kept: dict[str, _Kept] = {}
        self._revisions = count(1)

    def get(self, key: str) -> Held | None:
        """What is there."""
        kept = self._kept.get(key)
        return None if kept is None or kept.until <= self._broker.clock() else kept.held

    def put(self, key: str, value: bytes, instead_of: int | None) -> int | None:
        """Put a value in the place of this revision, or where there is none."""
        held = self.get(key)
        if (None if held is None else held.revision) != instead_of:
            return None
        revision = next(self._revisions)
        self._kept[key] = _Kept(Held(value, revision), self._broker.clock() + self._lifetime)
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

    async def get(self, key: str) -> Held | None:
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


async def check_bus(one: Bus, other: Bus, lifetime: float = 1.0) -> None:
    """See that two clients of one bus, on which nobody else speaks, are served as every bus promises.

    What one says, the others hear who listen to it, in its order, and who says it does not; of a group one member hears
    it; a question has the first answer, or trouble that says why it has none; what a bucket keeps is changed only by
    who knows what is there, and expires.

    Args:
        one: A client that is connected.
        other: Another one.
        lifetime: Seconds after which a value in a bucket expires here; a second at least for a NATS server.

    Raises:
        AssertionError: If a law is broken.
    """
    await _check_news(one, other)
    await _check_groups(one, other)
    await _check_questions(one, other)
    await _check_buckets(one, other, lifetime)


class _Ears:
    """Takes down what is heard."""

    def __init__(self) -> None:
        self.heard: list[BusMessage] = []
        self._news = asyncio.Event()

    def __call__(self, message: BusMessage) -> None:
        self.heard.append(message)
        self._news.set()

    async def until(self, number: int) -> None:
        async with asyncio.timeout(PATIENCE):
            while len(self.heard) < number:
                self._news.clear()
                await self._news.wait()


async def _ready(one: Bus, other: Bus) -> None:
    """Wait until each hears what the other says: a bus may take a moment to know who listens."""
    for speaker, listener in ((one, other), (other, one)):
        ears = _Ears()
        leave = await listener.subscribe("law.ready", ears)
        async with asyncio.timeout(PATIENCE):
            while not ears.heard:
                await speaker.publish("law.ready", b"")
                await asyncio.sleep(0.01)
        await leave()


async def _check_news(one: Bus, other: Bus) -> None:
    exact, any_word, all_words, own = _Ears(), _Ears(), _Ears(), _Ears()
    leaves = [
        await other.subscribe("law.news.a", exact),
        await other.subscribe("law.*.a", any_word),
        await other.subscribe("law.news.>", all_words),
        await one.subscribe("law.news.>", own),
    ]
    await _ready(one, other)
    for number in range(20):
        await one.publish("law.news.a", b"%d" % number, "law.back")
    await one.publish("law.news.b", b"\x00\xff")
    await all_words.until(21)
    said = [BusMessage("law.news.a", b"%d" % number, "law.back") for number in range(20)]
    assert exact.heard == said, "what was said is not what was heard, in its order"
    assert any_word.heard == said, "a star stands for any word"
    assert all_words.heard == [*said, BusMessage("law.news.b", b"\x00\xff")], "what follows counts"
    assert own.heard == [], "somebody has heard their own words"
    for leave in leaves:
        await leave()
    await one.publish("law.news.a", b"late")
    await _ready(one, other)
    assert exact.heard == said, "somebody was told who listens no longer"


async def _check_groups(one: Bus, other: Bus) -> None:
    first, second, alone = _Ears(), _Ears(), _Ears()
    leaves = [
        await other.subscribe("law.work", first, "group"),
        await other.subscribe("law.work", second, "group"),
        await other.subscribe("law.work", alone),
    ]
    await _ready(one, other)
    for number in range(50):
        await one.publish("law.work", b"%d" % number)
    await alone.until(50)
    await _ready(one, other)
    both = sorted(int(message.data) for message in (*first.heard, *second.heard))
    assert both == [*range(50)], "of a group not exactly one was told"
    for leave in leaves:
        await leave()


async def _check_questions(one: Bus, other: Bus) -> None:
    answering: set[asyncio.Task[None]] = set()

    def answer(message: BusMessage) -> None:
        for word in (message.data[::-1], b"too late"):
            answering.add(asyncio.create_task(other.publish(message.reply, word)))

    leaves = [await other.subscribe("law.ask", answer), await other.subscribe("law.silent", lambda _: None)]
    await _ready(one, other)
    answers = await asyncio.gather(*(one.ask("law.ask", b"n%d" % n, PATIENCE) for n in range(10, 20)))
    assert answers == [(b"n%d" % n)[::-1] for n in range(10, 20)], "a question has another one's answer"
    for subject, reason in (("law.silent", "unanswered"), ("law.nowhere", "nobody")):
        assert await _trouble_of(one, subject) == reason, (
            f"an answer under {subject}, or another reason for none"
        )
    await asyncio.gather(*answering)
    for leave in leaves:
        await leave()


async def _trouble_of(bus: Bus, subject: str) -> str:
    """Why a question has no answer; nothing if it has one."""
    try:
        await bus.ask(subject, b"", 0.1)
    except BusTrouble as trouble:
        return trouble.reason
    return ""


async def _check_buckets(one: Bus, other: Bus, lifetime: float) -> None:
    mine, theirs = await one.bucket("law", lifetime), await other.bucket("law", lifetime)
    assert await theirs.get("a") is None
    tries = await asyncio.gather(*(each.create("a", b"%d" % n) for n, each in enumerate([mine, theirs] * 5)))
    (won,) = [number for number, revision in enumerate(tries) if revision is not None]
    held = await mine.get("a")
    assert held == await theirs.get("a") == Held(b"%d" % won, tries[won] or 0), "not what the winner has put"
    assert await theirs.update("a", b"x", held.revision + 99) is None, "changed by who does not know it"
    later = await theirs.update("a", b"later", held.revision)
    assert later is not None, "who knows it may not change it"
    assert await mine.update("a", b"y", held.revision) is None, "changed by who knows what was there before"
    assert not await mine.delete("a", held.revision), "taken away by who knows what was there before"
    assert await mine.delete("a", later), "who knows it may not take it away"
    assert await theirs.get("a") is None
    assert await theirs.create("a", b"again") is not None, "its place is not free again"
    assert "a" in await mine.keys()
    await asyncio.sleep(lifetime)
    for _ in range(int(PATIENCE * 10)):  # some look only now and then what has expired
        if await mine.get("a") is None:
            break
        await asyncio.sleep(0.1)
    assert await mine.create("a", b"anew") is not None, "what has expired keeps its place"
