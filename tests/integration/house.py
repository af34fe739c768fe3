"""A whole server inside a test: its own store, its own bots, sockets without a network."""

import asyncio
import json
import secrets
import time
from collections.abc import AsyncIterator, Callable, Collection, Sequence
from contextlib import asynccontextmanager
from functools import cache
from pathlib import Path
from typing import Any, Self, get_args
from weakref import WeakKeyDictionary

import httpx
from litestar import Litestar
from tests.integration.on_demand import OnDemand
from tests.pace import beat_alone
from tests.patience import PATIENCE

from schlemm.bots.workers.executor import Executor, InlineExecutor
from schlemm.server.app.application import ROUTES, Site
from schlemm.server.app.composition import Composition, compose
from schlemm.server.cluster.cluster import Cluster
from schlemm.server.common.deal_sources import dealt_from
from schlemm.server.protocol.client import Question
from schlemm.store.store import Conflict, Entry, Stored, StoreTrouble, StreamStart
from schlemm.table.live.bot_timing import Pace
from schlemm.table.rules.act import DealSource

HERE = "http://127.0.0.1:8000"
CLIENT = "127.0.0.1"
"""Where browsers are, unless they are said to be elsewhere."""

Said = dict[str, Any]

MANY = 10**9
FREELY = Site(
    openings=MANY, looks=MANY, costly=MANY, connects=MANY, sockets=MANY, watching=MANY, bytes_at_once=MANY
)
"""For what is not about the limits on what an address may do: they have tests of their own."""


QUESTIONS = {str(kind.__struct_config__.tag) for kind in get_args(Question)}
"""What is said without a version that was seen."""


class MemoryStore:
    """Events in memory, with a switch for trouble."""

    def __init__(self) -> None:
        self.id = secrets.token_hex(16)
        self.streams: dict[str, list[Stored]] = {}
        self.beginnings: dict[str, float] = {}
        self.trouble: str | None = None

    async def append(self, stream: str, expected: int, entries: Sequence[Entry]) -> int:
        """Keep the events, unless there is trouble."""
        if self.trouble:
            raise StoreTrouble(self.trouble, "/somewhere/secret.db")
        kept = self.streams.setdefault(stream, [])
        self.beginnings.setdefault(stream, time.time())
        if len(kept) != expected:
            raise Conflict(stream)
        kept.extend(Stored(version, entry) for version, entry in enumerate(entries, start=expected + 1))
        return len(kept)

    async def first(self, stream: str) -> StreamStart | None:
        """What it begins with."""
        if self.trouble:
            raise StoreTrouble(self.trouble, "/somewhere/secret.db")
        kept = self.streams.get(stream)
        return StreamStart(kept[0].entry.kind, self.beginnings.get(stream, 0.0)) if kept else None

    async def versions(self, holding: Collection[str] = ()) -> dict[str, int]:
        """What there is."""
        return {
            name: len(kept)
            for name, kept in self.streams.items()
            if not holding or any(stored.entry.kind in holding for stored in kept)
        }

    async def read(self, stream: str, after: int = 0) -> tuple[Stored, ...]:
        """What has been kept."""
        if self.trouble:
            raise StoreTrouble(self.trouble, "/somewhere/secret.db")
        return tuple(self.streams.get(stream, ())[after:])


class Closed(Exception):
    """The server has closed the socket."""

    def __init__(self, code: int) -> None:
        super().__init__(f"closed with {code}")
        self.code = code


class Line:
    """A browser's end of a socket; what the server sends is kept word for word in ``heard``."""

    def __init__(
        self, app: Litestar | OnDemand, path: str, headers: dict[str, str], client: str = CLIENT
    ) -> None:
        address, _, query = path.partition("?")
        scope: Any = {
            "type": "websocket",
            "asgi": {"version": "3.0", "spec_version": "2.4"},
            "http_version": "1.1",
            "scheme": "ws",
            "server": ("127.0.0.1", 8000),
            "client": (client, 5000),
            "root_path": "",
            "path": address,
            "raw_path": address.encode(),
            "query_string": query.encode(),
            "subprotocols": [],
            "headers": [(name.lower().encode(), value.encode()) for name, value in headers.items()],
            "state": {},
            "extensions": {},
        }
        self.name = secrets.token_hex(8)
        self.heard: list[str] = []
        self._to_server: asyncio.Queue[Any] = asyncio.Queue()
        self._to_browser: asyncio.Queue[Any] = asyncio.Queue()
        self._to_server.put_nowait({"type": "websocket.connect"})
        self._task = asyncio.ensure_future(app(scope, self._to_server.get, self._send))
        self.stalled = asyncio.Event()
        self.stalled.set()
        self.counter = 0
        self.last: dict[str, Said] = {}
        self.closed: int | None = None
        self._lost = False

    async def _send(self, message: Any) -> None:
        await self.stalled.wait()
        if self._lost:
            raise OSError("connection reset")
        self._to_browser.put_nowait(message)

    async def hear(self) -> Said:
        """The next message.

        Raises:
            Closed: If the server closes the socket instead.
        """
        async with asyncio.timeout(PATIENCE):
            while (message := await self._to_browser.get())["type"] == "websocket.accept":
                pass
        if message["type"] == "websocket.close":
            raise Closed(message["code"])
        self.heard.append(message["text"])
        said: Said = json.loads(message["text"])
        return said

    async def until(self, wanted: Callable[[Said], bool]) -> Said:
        """The next message of this kind; others before it are passed over."""
        while not wanted(said := await self.hear()):
            pass
        return said

    async def view(self, wanted: Callable[[Said], bool] = lambda view: True) -> Said:
        """The next view of this kind."""
        view: Said = (await self.until(lambda said: said["type"] == "update" and wanted(said["view"])))[
            "view"
        ]
        return view

    async def rest(self) -> list[str]:
        """What else is sent without anybody doing anything, word for word."""
        for _ in range(100):
            await asyncio.sleep(0)
        found = [self._to_browser.get_nowait() for _ in range(self._to_browser.qsize())]
        return [message.get("text", str(message)) for message in found]

    def take(self) -> int:
        """Hear what has come so far, without waiting; how many messages that were.

        The last of each type is kept in ``last``, and how the server has closed the socket, if it has, in ``closed``.
        """
        found = [self._to_browser.get_nowait() for _ in range(self._to_browser.qsize())]
        for message in found:
            if message["type"] == "websocket.close":
                self.closed = message["code"]
            elif message["type"] == "websocket.send":
                self.heard.append(message["text"])
                said = json.loads(message["text"])
                self.last[said["type"]] = said
        return len(found)

    def say(self, text: str) -> None:
        """Send a text as it is."""
        self._to_server.put_nowait({"type": "websocket.receive", "text": text})

    def say_bytes(self, data: bytes) -> None:
        """Send this as a binary message."""
        self._to_server.put_nowait({"type": "websocket.receive", "bytes": data})

    def ask(self, kind: str, seen: int, **content: Any) -> str:
        """Send a command; its id."""
        self.counter += 1
        name = f"{self.name}-{self.counter}"
        version = {} if kind in QUESTIONS else {"seen": seen}
        self.say(json.dumps({"type": kind, "id": name, **version, **content}))
        return name

    @property
    def latest(self) -> Said:
        """The last view that was heard of."""
        updates = (said for said in map(json.loads, reversed(self.heard)) if said["type"] == "update")
        view: Said = next(updates)["view"]
        return view

    async def reply(self, name: str) -> Said:
        """What becomes of the command with this id."""
        return await self.until(lambda said: said.get("id") == name)

    async def lose(self) -> None:
        """Break off: nothing that is sent arrives from now on."""
        self._lost = True
        await self.close()

    async def close(self) -> None:
        """Go away."""
        self.stalled.set()
        self._to_server.put_nowait({"type": "websocket.disconnect", "code": 1001})
        async with asyncio.timeout(PATIENCE):
            await self._task

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.close()


class House:
    """A running application and browsers to visit it with."""

    def __init__(self, door: OnDemand, parts: Composition, store: MemoryStore) -> None:
        self.door = door
        self.parts = parts
        self.store = store
        self._clients: WeakKeyDictionary[httpx.AsyncClient, str] = WeakKeyDictionary()

    @property
    def app(self) -> Litestar:
        """The application with all that can be asked, for whoever looks at its routes."""
        return self.door.whole

    async def tidy(self, before: float = float("inf")) -> None:
        """Put away what nobody looks at, and nobody did since this time of the loop's clock."""
        await self.parts.idle_cleanup().tidy(before)

    def browser(self, client: str = CLIENT, **headers: str) -> httpx.AsyncClient:
        """Somebody's browser, at this address: it keeps its cookies."""
        transport = httpx.ASGITransport(app=self.door, client=(client, 5000))
        browser = httpx.AsyncClient(transport=transport, base_url=HERE, headers=headers)
        self._clients[browser] = client
        return browser

    async def opened(self, browser: httpx.AsyncClient, **wish: Any) -> str:
        """A table opened by this browser; bots act at once."""
        answer = await browser.post(
            "/api/tables", json={"form": "robber4", "tempo": 0, "level": "anfaenger", **wish}
        )
        assert answer.status_code == 201, answer.text
        return str(answer.json()["table"])

    def line(self, browser: httpx.AsyncClient, table: str, query: str = "", **headers: str) -> Line:
        """A socket of this browser to a table."""
        return self._socket(browser, f"/ws/tables/{table}{query}", headers)

    def watch_line(self, browser: httpx.AsyncClient, table: str) -> Line:
        """A socket of this browser from which somebody looks on at a table."""
        return self._socket(browser, f"/ws/watch/{table}", {})

    def _socket(self, browser: httpx.AsyncClient, path: str, headers: dict[str, str]) -> Line:
        cookies = "; ".join(f"{name}={value}" for name, value in browser.cookies.items())
        given = {"host": "127.0.0.1:8000", "origin": HERE, "cookie": cookies, **headers}
        return Line(self.door, path, given, self._clients.get(browser, CLIENT))


@asynccontextmanager
async def house(
    executor: Executor | None = None,
    deals: DealSource | None = None,
    store: MemoryStore | None = None,
    site: Site | None = None,
    pace: Pace = beat_alone,
    cluster: Cluster | None = None,
) -> AsyncIterator[House]:
    """An application in this event loop, with bots that think on the spot.

    Args:
        executor: Runs the bots.
        deals: Where deals come from.
        store: Where events are kept.
        site: What the application is made for.
        pace: When what bots do is shown.
        cluster: The other servers of the store.
    """
    store = store or MemoryStore()
    told = store if cluster is None else cluster.store
    parts = compose(told, executor or InlineExecutor(), deals or dealt_from(1), pace, cluster)
    read_signatures()
    door = OnDemand(parts, site or Site(openings=1_000))
    async with door.lifespan():
        yield House(door, parts, store)


@cache
def read_signatures() -> tuple[object, ...]:
    """Read what each route takes once a process: each application registers copies, which know it from then on."""
    return tuple(route.parsed_fn_signature for route in ROUTES)


def built(folder: Path) -> Path:
    """A front end as the build leaves it, small."""
    (folder / "assets").mkdir(parents=True)
    (folder / ".vite").mkdir()
    (folder / "index.html").write_text("<!doctype html><title>Schlemm</title>" + "<p>…</p>" * 200)
    (folder / "favicon.svg").write_text("<svg/>")
    (folder / ".vite" / "manifest.json").write_text("{}")
    (folder / "assets" / "index-abc123.js").write_text("export {};\n" * 200)
    return folder


def wish(view: Said, choose: Callable[[Sequence[str]], str]) -> tuple[str, Said] | None:
    """Something legal for the reader of this view to do; ``None`` while others act.

    Args:
        view: The view.
        choose: Chooses among legal calls, or legal cards.
    """
    turn, claim = view["turn"], view["claim"]
    if claim is not None:
        return ("answer", {"accept": True}) if claim["mine"] else None
    if (mini := (view["board"] or {}).get("minibridge")) and mini["unread"]:
        return "read", {"announcement": mini["unread"]}
    if turn["mine"]:
        return (
            ("call", {"call": choose(turn["calls"])})
            if turn["calls"]
            else ("card", {"card": choose(turn["cards"])})
        )
    return ("next", {}) if view["may"]["next"] else None
