"""What carries messages between servers and bots' workers, whatever carries them."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Protocol, TypeAlias


@dataclass(frozen=True, slots=True)
class BusMessage:
    """Something that was said on a bus.

    Attributes:
        subject: What it is about.
        data: What was said.
        reply: Where an answer is waited for; empty where none is.
    """

    subject: str
    data: bytes
    reply: str = ""


Heard: TypeAlias = Callable[[BusMessage], None]
"""Told of a message; it must not wait."""

Unsubscribe: TypeAlias = Callable[[], Awaitable[None]]
"""Has no more messages told."""


class BusTrouble(Exception):
    """The bus cannot do its work.

    Attributes:
        reason: ``"unreachable"``, ``"denied"``, ``"no-jetstream"`` (it keeps nothing), ``"unanswered"`` (nobody answers
            in time), ``"other-version"`` (servers of another version are there), ``"nobody"`` (nobody is there to
            answer), ``"too-long"`` (a message that it does not carry) or ``"failed"``.
        place: Which bus it is about.
        detail: What the bus says, for the log.
    """

    def __init__(self, reason: str, place: str, detail: str = "") -> None:
        super().__init__(f"{place}: {reason}{f' ({detail})' if detail else ''}")
        self.reason = reason
        self.place = place
        self.detail = detail


@dataclass(frozen=True, slots=True)
class BucketValue:
    """What a bucket has under a key.

    Attributes:
        value: What it is.
        revision: Which of all changes to the bucket has put it there.
    """

    value: bytes
    revision: int


class Bucket(Protocol):
    """Values that expire by themselves, after the lifetime of the bucket, unless they are put there again.

    Each method raises ``BusTrouble`` if the bus does not answer.
    """

    async def create(self, key: str, value: bytes) -> int | None:
        """Put a value where there is none; its revision, ``None`` if there is one."""
        ...

    async def update(self, key: str, value: bytes, revision: int) -> int | None:
        """Put another value in the place of the one of this revision; its own, ``None`` if that is there no longer."""
        ...

    async def get(self, key: str) -> BucketValue | None:
        """What is there; ``None`` if there is nothing."""
        ...

    async def delete(self, key: str, revision: int) -> bool:
        """Take the value of this revision away; whether it was there."""
        ...

    async def keys(self) -> frozenset[str]:
        """Under which keys there is something."""
        ...


class Bus(Protocol):
    """Carries messages to whoever listens to their subject.

    A message may be lost, and an old one may come late: a message only says that there is something to look at. What
    one says oneself one does not hear.
    """

    @property
    def place(self) -> str:
        """Which bus it is, without whoever uses it, and their password."""

    @property
    def is_connected(self) -> bool:
        """Whether it can be reached, as far as is known."""

    def reconnected(self, tell: Callable[[], None]) -> None:
        """Call this whenever the bus can be reached again: messages may have been lost."""

    async def publish(self, subject: str, data: bytes, reply: str = "") -> None:
        """Say something; it is lost if the bus cannot be reached.

        Args:
            subject: Words, joined by dots, of letters, figures, ``-`` and ``_``.
            data: What is said.
            reply: Where an answer is waited for.
        """
        ...

    async def subscribe(self, subject: str, heard: Heard, group: str = "") -> Unsubscribe:
        """Listen.

        Args:
            subject: To what; ``*`` for any word, ``>`` at the end for any words.
            heard: Told of each message.
            group: Of those who listen in one group, one is told.

        Raises:
            BusTrouble: If the bus cannot be reached.
        """
        ...

    async def ask(self, subject: str, data: bytes, patience: float) -> bytes:
        """Return the first answer to a question.

        Args:
            subject: Whom to ask.
            data: The question.
            patience: Seconds to wait for it.

        Raises:
            BusTrouble: If nobody is there, or answers in time.
        """
        ...

    async def bucket(self, name: str, lifetime: float) -> Bucket:
        """The bucket of this name, made if there is none.

        Args:
            name: Letters, figures, ``-`` and ``_``.
            lifetime: Seconds after which a value in it expires.

        Raises:
            BusTrouble: If there is none to be had.
        """
        ...

    async def close(self) -> None:
        """Say what is still to be said, and leave."""
        ...
