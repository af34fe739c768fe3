"""The laws that every bus keeps."""

from __future__ import annotations

import asyncio
from typing import Final

from schlemm.bus.bus import BucketValue, Bus, BusMessage, BusTrouble

PATIENCE: Final = 5.0
"""Seconds in which a bus has to do what it promises."""


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
    assert held == await theirs.get("a") == BucketValue(b"%d" % won, tries[won] or 0), (
        "not what the winner has put"
    )
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
