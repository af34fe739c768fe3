"""What servers and machines of bots say to each other over a bus, and under which subjects.

Everything is said under the kind of the bots (``kind.bot_kind``), so that nobody is asked who would answer otherwise.
"""

from __future__ import annotations

import logging
import re
import socket
from dataclasses import dataclass
from os import getpid
from secrets import token_hex
from typing import Final, TypeAlias

from schlemm.bots.workers.questions import Job
from schlemm.bots.workers.value_codec import UnreadableValue, decode_value, encode_value
from schlemm.bus.bus import BusMessage

_LOG: Final = logging.getLogger(__name__)

ALL_KINDS: Final = "schlemm.bots.*.here"
"""Under which machines of all kinds say that they are there."""

WHO: Final = "schlemm.bots.who"
"""Under which a server asks who is there."""

LONGEST: Final = 600.0
"""Seconds that anybody may wait for an answer at most."""

MOST: Final = 4096
"""How many processes a machine may have at most."""

_WORD: Final = re.compile(r"[A-Za-z0-9_-]{1,64}")
"""A word of a subject."""


def own_name() -> str:
    """A name that nobody else has on the bus; it begins with that of this machine, for the logs."""
    host = re.sub(r"[^A-Za-z0-9_-]", "-", socket.gethostname())[:32]
    return f"{host}-{getpid()}-{token_hex(4)}"


def here_subject(kind: str) -> str:
    """Under which machines of this kind say that they are there."""
    return f"schlemm.bots.{kind}.here"


def ask_subject(kind: str, machine: str) -> str:
    """Under which this machine is asked."""
    return f"schlemm.bots.{kind}.ask.{machine}"


def answer_subject(kind: str, server: str) -> str:
    """Under which this server is answered."""
    return f"schlemm.bots.{kind}.answer.{server}"


def kind_of_subject(subject: str) -> str:
    """The kind of bots that something was said under.

    >>> kind_of_subject(here_subject("1-0-rules"))
    '1-0-rules'
    """
    return subject.split(".")[2]


@dataclass(frozen=True, slots=True)
class MachineState:
    """A machine of bots says that it is there: every second, and whenever its room changes.

    Attributes:
        machine: Its name.
        size: How many processes it has; none once it has left.
        room: For how many more questions there is a process that does nothing.
        spare: How many of the processes are for households that have nothing at work.
    """

    machine: str
    size: int
    room: int
    spare: int = 0

    def __post_init__(self) -> None:
        _check(_is_word(self.machine))
        _check(_is_count(self.size))
        _check(_is_count(self.room))
        _check(_is_count(self.spare))


@dataclass(frozen=True, slots=True)
class BusQuestion:
    """A server asks a machine. Asked again under the same name, a question at work there is answered once.

    Attributes:
        name: What the question is called.
        patience: Seconds after which nobody waits for the answer any more.
        job: What is asked.
        household: For whom, under a name that tells nothing but whose questions share a turn.
    """

    name: str
    patience: float
    job: Job[object]
    household: str = ""

    def __post_init__(self) -> None:
        _check(_is_name(self.name))
        _check(type(self.patience) in {int, float} and 0 <= self.patience <= LONGEST)
        _check(callable(getattr(type(self.job), "run", None)))
        _check(not self.household or _is_name(self.household))


@dataclass(frozen=True, slots=True)
class BusDismissal:
    """A server no longer waits for the answer to a question.

    Attributes:
        name: What the question is called.
    """

    name: str

    def __post_init__(self) -> None:
        _check(_is_name(self.name))


@dataclass(frozen=True, slots=True)
class BusAnswer:
    """A machine answers.

    Attributes:
        name: What the question is called.
        machine: Who answers.
        room: For how many more questions it has room, as in ``MachineState``.
        result: What the job returned …
        error: … or what it raised; ``WorkerFault`` with the reason ``"full"`` says that it was not taken.
    """

    name: str
    machine: str
    room: int
    result: object = None
    error: Exception | None = None

    def __post_init__(self) -> None:
        _check(_is_name(self.name))
        _check(_is_word(self.machine))
        _check(_is_count(self.room))
        _check(self.error is None or isinstance(self.error, Exception))


BusWord: TypeAlias = MachineState | BusQuestion | BusDismissal | BusAnswer
"""All that is said."""


def encode_word(word: BusWord) -> bytes:
    """The bytes of what is said.

    Raises:
        Unwritable: If it has something in it that has no form for a network.
    """
    return encode_value(word)


def decode_word(data: bytes) -> BusWord:
    """What was said.

    Raises:
        UnreadableValue: If it is nothing that is said here.
    """
    word = decode_value(data)
    if not isinstance(word, BusWord):
        raise UnreadableValue(type(word).__name__)
    return word


def understood(message: BusMessage) -> BusWord | None:
    """What was said; ``None`` if it is nonsense, for anybody on the bus may say anything."""
    try:
        return decode_word(message.data)
    except UnreadableValue:
        _LOG.warning("nonsense on the bus under %r", message.subject)
        return None


def _is_word(text: object) -> bool:
    """Whether this can stand in a subject."""
    return isinstance(text, str) and _WORD.fullmatch(text) is not None


def _is_name(text: object) -> bool:
    return isinstance(text, str) and 0 < len(text) <= 128


def _is_count(number: object) -> bool:
    return type(number) is int and 0 <= number <= MOST


def _check(sound: bool) -> None:
    if not sound:
        raise UnreadableValue("not as it should be")
