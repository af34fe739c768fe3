"""How many connections one household holds, and how long each may take to do what is awaited from it.

uvicorn bounds connections only all together, and waits without end for the headers and the body of a request, for
an answer to be read, and for a connection to end that nobody reads any more. So its protocols report here
(``http_protocol``, ``socket_protocol``), and everything that is overdue is cut off.
"""

from __future__ import annotations

import asyncio
import logging
from abc import abstractmethod
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from typing import Final, Literal, Protocol, TypeAlias

import uvicorn

from schlemm.server.common.asker import household
from schlemm.server.network.proxies import Proxies

_LOG: Final = logging.getLogger(__name__)

ROUND: Final = 1.0
"""Seconds between two looks at who is overdue."""


SPARE: Final = 100
"""Files that are kept for the data, the workers and the log."""

Awaited: TypeAlias = Literal["headers", "body", "message", "reading", "closing"]
"""What is awaited from a connection."""

ASKING: Final[tuple[Awaited, ...]] = ("headers", "body")
"""What is awaited from a connection that has not finished its request."""


class BoundedProtocol(asyncio.Protocol):
    """What both of uvicorn's protocols tell of the other side, and how they count a slow reader and one who leaves."""

    client: tuple[str, int] | None
    transport: asyncio.Transport
    deadlines: Deadlines
    _all: Connections

    @property
    def address(self) -> str:
        """Where it comes from."""
        return self.client[0] if self.client else ""

    @property
    def is_closing(self) -> bool:
        """Whether we have closed it."""
        return self.transport.is_closing()

    @abstractmethod
    def cut(self, awaited: Awaited) -> None:
        """End it, because this has been awaited for too long."""

    def abort(self) -> None:
        """End it at once, without a word."""
        self.transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        """They are gone."""
        self._all.leave(self)
        super().connection_lost(exc)

    def pause_writing(self) -> None:
        """They do not read as fast as we write."""
        self.deadlines.start("reading")
        super().pause_writing()

    def resume_writing(self) -> None:
        """They have caught up."""
        self.deadlines.stop("reading")
        super().resume_writing()


@dataclass(frozen=True, slots=True)
class Timeouts:
    """How long is waited for what, in seconds.

    Attributes:
        headers: From the first moment of a connection, or the first byte of a request, to the end of its headers.
        body: From there to the end of the body.
        message: From the first part of a message on a socket to its last.
        reading: For an answer to be read by who asked for it, once more lies there than the system takes.
        closing: For the other side to let go of a connection that we have closed.
    """

    headers: float = 10.0
    body: float = 20.0
    message: float = 20.0
    reading: float = 60.0
    closing: float = 10.0

    def of(self, awaited: Awaited) -> float:
        """How long is waited for this."""
        match awaited:
            case "headers":
                return self.headers
            case "body":
                return self.body
            case "message":
                return self.message
            case "reading":
                return self.reading
            case "closing":
                return self.closing


@dataclass(frozen=True, slots=True)
class Bounds:
    """How much one household may hold.

    A club with eighty people behind one address has room in them; one browser opens six connections and a socket a
    window.

    Attributes:
        held: Connections of any kind. One more takes the place of one that has not finished a request, if there is any.
        all: Connections of everybody together.
        patience: How long is waited for what is awaited from a connection.
    """

    held: int = 300
    all: int = 10_000
    patience: Timeouts = field(default_factory=Timeouts)


class Deadlines:
    """What is awaited from a connection, and since when.

    Args:
        clock: Seconds that go by.
    """

    def __init__(self, clock: Callable[[], float]) -> None:
        self._clock = clock
        self._since: dict[Awaited, float] = {}

    def start(self, awaited: Awaited) -> None:
        """Wait for this from now on, unless it is awaited already."""
        self._since.setdefault(awaited, self._clock())

    def stop(self, *done: Awaited) -> None:
        """Wait no longer: it has done this, or need not any more."""
        for awaited in done:
            self._since.pop(awaited, None)

    def is_running(self, awaited: Awaited) -> bool:
        """Whether this is awaited."""
        return awaited in self._since

    def asking_since(self) -> float | None:
        """Since when the rest of a request has been awaited; ``None`` if none has begun that is not over."""
        return min((self._since[each] for each in ASKING if each in self._since), default=None)

    def overdue(self, patience: Timeouts) -> Awaited | None:
        """Return what has been awaited for too long, if anything."""
        now = self._clock()
        return next(
            (awaited for awaited, since in self._since.items() if now - since > patience.of(awaited)), None
        )


class Connection(Protocol):
    """A connection, as it is looked after."""

    @property
    def deadlines(self) -> Deadlines:
        """What is awaited from it."""

    @property
    def address(self) -> str:
        """Where it comes from: the other side itself, a proxy's own address."""

    @property
    def is_closing(self) -> bool:
        """Whether we have closed it."""

    def cut(self, awaited: Awaited) -> None:
        """End it, because this has been awaited for too long."""

    def abort(self) -> None:
        """End it at once, without a word."""


class Connections:
    """All connections of a server.

    Args:
        bounds: How many there may be, and how long is waited for each.
        proxies: From where many people come at once: what one of them holds is bounded by the proxy.
    """

    def __init__(self, bounds: Bounds, proxies: Proxies) -> None:
        self.bounds = bounds
        self._proxies = proxies
        self._held: dict[Connection, str] = {}
        self._households: dict[str, dict[Connection, None]] = {}

    def __len__(self) -> int:
        """How many there are."""
        return len(self._held)

    def enter(self, connection: Connection) -> bool:
        """Take a connection in; false if there are too many of its household, or of all, and it is to be closed.

        Where a household holds as many as it may, one of its own that keeps us waiting for the rest of a request gives
        way: whoever asks and is done is not kept out by neighbours who hold connections and say nothing.
        """
        whose = "" if self._proxies.trusts(connection.address) else household(connection.address)
        held = self._households.get(whose, {})
        full = whose != "" and len(held) >= self.bounds.held
        slowest = _slowest(held) if full else None
        if len(self._held) >= self.bounds.all or (full and slowest is None):
            _LOG.warning("%s: too many connections", connection.address)
            return False
        if slowest is not None:
            _LOG.warning("%s: cut off, too many connections", slowest.address)
            slowest.abort()
            self.leave(slowest)
        self._held[connection] = whose
        self._households.setdefault(whose, {})[connection] = None
        return True

    def leave(self, connection: Connection) -> None:
        """A connection has ended, or goes on as another one."""
        whose = self._held.pop(connection, None)
        if whose is None:
            return
        held = self._households[whose]
        del held[connection]
        if not held:
            del self._households[whose]

    def cut_overdue(self) -> None:
        """End the connections from which something has been awaited for too long."""
        for connection in tuple(self._held):
            if connection.is_closing:
                connection.deadlines.start("closing")
            awaited = connection.deadlines.overdue(self.bounds.patience)
            if awaited is not None:
                _LOG.warning("%s: cut off, too slow: " + awaited, connection.address)
                connection.cut(awaited)

    async def cut_overdue_regularly(self) -> None:
        """Cut off, again and again, who is overdue."""
        while True:
            await asyncio.sleep(ROUND)
            self.cut_overdue()


def _slowest(connections: Iterable[Connection]) -> Connection | None:
    """The connection from which the rest of a request has been awaited longest; ``None`` if from none."""
    asking = [(since, each) for each in connections if (since := each.deadlines.asking_since()) is not None]
    return min(asking, key=lambda pair: pair[0])[1] if asking else None


class BoundedConfig(uvicorn.Config):
    """The settings of uvicorn with the connections that its protocols report to."""

    connections: Connections


def bounds_of_system() -> Bounds:
    """The usual bounds, with no more connections than the system gives us files, and some left for the data."""
    try:
        import resource
    except ImportError:  # not a Unix
        return Bounds()
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = Bounds().all + SPARE
    if soft != resource.RLIM_INFINITY and soft < wanted:
        soft = wanted if hard == resource.RLIM_INFINITY else min(hard, wanted)
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))
    files = wanted if soft == resource.RLIM_INFINITY else soft
    return Bounds(all=max(min(Bounds().all, files - SPARE), SPARE))
