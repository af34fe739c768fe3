"""What is written to the log while the server runs: lines, each of a counted kind, and never what somebody sent.

Strangers make libraries write what these like: broken frames, cut requests and failed handshakes come with a
traceback of 50 lines each. So it is the handler that decides how an error is written, whoever writes it: the kind
of the error and where it was raised, in one line, without the error's own words, which may hold cards or what was
sent. Of each kind only so many lines are written; the others are counted, and the number is told with the next line
of the kind, or at leisure.
"""

from __future__ import annotations

import asyncio
import json
import logging
import sys
import threading
import time
import traceback
from collections.abc import Callable, Hashable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, Final, TextIO
from unicodedata import category

from schlemm.server.common.rate_limit import RateLimit

LINES: Final = 10.0
"""How many lines of one kind may be written at once …"""

LINES_A_SECOND: Final = 1 / 60
"""… and how many a second in the long run: who knocks all day must not fill the disk."""

KINDS: Final = 200
"""How many kinds are told apart; those beyond share one."""

LONGEST: Final = 1_000
"""Signs of a line; of a longer one the middle is left out."""

FRAMES: Final = 8
"""How many places on an error's way are named, from where it was raised."""

AT_LEISURE: Final = 60.0
"""Seconds between two looks at what was left out."""

_LOG: Final = logging.getLogger(__name__)


@dataclass(slots=True)
class _Kind:
    """Lines that are alike: how many may still be written, how many were not, and the first of these."""

    limit: RateLimit
    left_out: int = 0
    first: str = ""


class Counted(logging.Filter):
    """Lets through only so many lines of each kind, and counts the others.

    Args:
        clock: Seconds that go by.
    """

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        super().__init__()
        self._clock = clock
        self._kinds: dict[Hashable, _Kind] = {}
        self._lock = threading.Lock()  # workers' threads write too

    def filter(self, record: logging.LogRecord) -> bool:
        """Whether this line is written; if so, it learns how many were left out before it."""
        with self._lock:
            kind = self._kind_of(record)
            if not kind.limit.allows(self._clock()):
                kind.first = kind.first if kind.left_out else _one_line(record.getMessage())
                kind.left_out += 1
                return False
            record.left_out = kind.left_out
            kind.left_out = 0
            return True

    def taken(self) -> list[tuple[str, int]]:
        """What was left out and has not been told: the first line of each kind, and how many there were."""
        with self._lock:
            found = [(kind.first, kind.left_out) for kind in self._kinds.values() if kind.left_out]
            for kind in self._kinds.values():
                kind.left_out = 0
        return found

    def _kind_of(self, record: logging.LogRecord) -> _Kind:
        key: Hashable = (record.name, str(record.msg), error_kind(record))
        if key not in self._kinds and len(self._kinds) >= KINDS:
            key = None
        if key not in self._kinds:
            self._kinds[key] = _Kind(RateLimit(self._clock(), LINES, LINES_A_SECOND))
        return self._kinds[key]


class OneLine(logging.Formatter):
    """Time, level and message in one line; of an error its kind and its way, without its words."""

    def __init__(self) -> None:
        super().__init__("%(asctime)s %(levelname)s %(message)s")

    def format(self, record: logging.LogRecord) -> str:
        """The line."""
        record.message = record.getMessage()
        record.asctime = self.formatTime(record)
        error = _error_of(record)
        text = self.formatMessage(record) + ("" if error is None else f" [{error_path(error)}]")
        left_out = getattr(record, "left_out", 0)
        return _one_line(text) + (f" (and {left_out} before)" if left_out else "")


class JsonLine(logging.Formatter):
    """The same as an object of JSON, for programs that gather logs."""

    def format(self, record: logging.LogRecord) -> str:
        """Its ``time`` in UTC, ``level``, ``kind`` (who wrote it), ``message``, ``left_out``; ``error`` if any."""
        at = datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds")
        error = _error_of(record)
        told = {
            "time": at.replace("+00:00", "Z"),
            "level": record.levelname,
            "kind": record.name,
            "message": _one_line(record.getMessage()),
            "left_out": getattr(record, "left_out", 0),
        }
        return json.dumps(told if error is None else {**told, "error": _one_line(error_path(error))})


def _error_of(record: logging.LogRecord) -> BaseException | None:
    """The error that a line tells of; libraries say ``None`` or ``False`` where there is none."""
    return record.exc_info[1] if record.exc_info else None


def error_kind(record: logging.LogRecord) -> tuple[str, str]:
    """Of which kind the error of a line is, and where it was raised; empty without one."""
    error = _error_of(record)
    if error is None:
        return "", ""
    frames = traceback.extract_tb(error.__traceback__)
    return type(error).__name__, f"{frames[-1].filename}:{frames[-1].lineno}" if frames else ""


def error_path(error: BaseException) -> str:
    """The kind of an error and the places that it went through, the one where it was raised first."""
    frames = reversed(traceback.extract_tb(error.__traceback__)[-FRAMES:])
    places = [f"{Path(frame.filename).name}:{frame.lineno} {frame.name}" for frame in frames]
    return " < ".join([type(error).__name__, *places])


def _one_line(text: str) -> str:
    """The text without line breaks and control characters, its middle left out where it is long."""
    plain = "".join(" " if category(sign) in {"Cc", "Cf", "Zl", "Zp"} else sign for sign in text)
    short = " ".join(plain.split())
    return short if len(short) <= LONGEST else f"{short[: LONGEST // 2]} … {short[-LONGEST // 2 :]}"


@contextmanager
def counted_log(stream: TextIO | None = None, *, as_json: bool = False) -> Iterator[Counted]:
    """Write the log of the whole process in counted lines, for as long as the block lasts.

    Args:
        stream: Where to; standard error if none is given.
        as_json: Whether each line is an object of JSON.
    """
    counted = Counted()
    handler = logging.StreamHandler(stream or sys.stderr)
    handler.setLevel(logging.WARNING)
    handler.setFormatter(JsonLine() if as_json else OneLine())
    handler.addFilter(counted)
    root = logging.getLogger()
    root.addHandler(handler)
    try:
        yield counted
    finally:
        log_left_out(counted)
        root.removeHandler(handler)


def log_left_out(counted: Counted) -> None:
    """Write how many lines were left out, if any were."""
    left_out = counted.taken()
    if left_out:
        _LOG.warning("left out: %s", "; ".join(f"{number} like '{first}'" for first, number in left_out))


async def log_left_out_regularly(counted: Counted) -> None:
    """Write again and again how many lines were left out."""
    while True:
        await asyncio.sleep(AT_LEISURE)
        log_left_out(counted)


def log_loop_error(loop: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
    """What the event loop says of an error that nobody has caught: no word of what it was about."""
    del loop
    error = context.get("exception")
    _LOG.error("event loop: " + str(context.get("message", "")), exc_info=error)
