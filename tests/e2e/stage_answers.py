"""Writes down what a server answers of the tables of ``stage.py``, for page tests, which have no server.

``python -m tests.e2e.stage_answers FILE`` runs the application in this process, on no port, and asks it what the rows
of ``ASKED`` and ``SAID`` name; ``web/src/testing/stage.ts`` gives these answers to the page.
"""

import asyncio
import json
import re
import secrets
import sys
import tempfile
from collections.abc import Iterator, Mapping, Sequence
from contextlib import AbstractContextManager, contextmanager, nullcontext
from itertools import product
from pathlib import Path
from random import Random
from typing import Any, Self, cast
from unittest.mock import patch

import httpx
from litestar import Litestar
from litestar.status_codes import HTTP_201_CREATED
from tests.e2e.moments import MOMENTS, SCENES
from tests.e2e.served import PLENTY
from tests.e2e.stage import (
    ASIDE,
    AT_A_SHOULDER,
    BOTH_OVER,
    FROM_THE_GALLERY,
    LOOKED_ON,
    MATCH_OVER,
    ROBBER_OVER,
    STAGE,
    address_of,
    name_of,
)
from tests.e2e.staged import COOKIE, SECRET, Moment, prepare

from schlemm.bots.workers.executor import InlineExecutor
from schlemm.core.seats import Seat
from schlemm.i18n.files import chapters
from schlemm.i18n.profile import LANGUAGES
from schlemm.server.app.application import Site, application
from schlemm.server.app.composition import compose
from schlemm.server.common.deal_sources import dealt_from
from schlemm.server.live.view_version import Recent
from schlemm.store.sqlite.sqlite_store import SqliteStore
from schlemm.table.rules.acts import is_told
from schlemm.table.state.events import Event
from schlemm.table.state.table import Table

OPENS = re.compile(r"/api/(tables|goals(/\w+/(same|next))?|replay/tables)$")
"""Paths that open a table and answer with its name."""

HOST = "http://127.0.0.1"

GUEST = "GUEST "
"""What stands before what somebody asks whom no table knows."""

ASKED = Path(__file__).parents[2] / "web/src/testing/asked.json"
"""The questions of page tests besides words: rows of a method, a path and, where it has one, a body; a text is sent
as it is, anything else as JSON.

The method ``HEAR`` is for what a socket says first. Before a method ``GUEST`` says that somebody asks whom no table
knows; the answers have that in their names too. What stands in braces is the name of the table at a moment, or of what
``make`` has made, or what is last in the row of a question before whose answer gives a name.
"""

NAMES = ("id", "pad", "series", "table")
"""Where an answer says how what was asked for is called."""

SAID = ASKED.with_name("said.json")
"""The questions of page tests on the sockets of tables, without their ids: by the moment, or the scene at its end."""

PLACES = {
    "a circle": "/series/{series}",
    "a pad": "/pad/{pad}",
    "a pad with a slam": "/pad/{pad-with-a-slam}",
    "an invitation": "{seat}",
    "a seat that is taken": "/sit/{taken}#{taken-key}",
    "an invitation to a table with a clock": "{timed-seat}",
    "a link to look on": "{watch}",
    "over a shoulder": "/watch/{shoulder}",
    "a table on a projector": "/watch/{looked-on}?projector",
    "a gallery on a projector": "/watch/{gallery}?projector",
    "beside dummy-left": "/watch/{beside-dummy-left}",
    "beside dummy-right": "/watch/{beside-dummy-right}",
    "a board of both tables": "/match/{both-over}/board/1",
    "a match afterwards": "/match/{match-over}",
    "one of my games": "/games/{robber-over}",
    "deals that can be checked": "/fair/{robber-over}",
    "waiting for people": "/table/{lobby}",
    "a match waits": "/table/{match}",
    "the pack is cut": "/table/{ceremony}",
    "end of a robber": "/table/{robber-over}",
    "a board of a match is over": "/table/{match-over}.1",
}
"""The addresses of pages that are no moment of play."""

COOKIES = {COOKIE: SECRET}
"""The cookies of the browser at South."""


STAGED = ASKED.parents[1] / "generated"
"""Where the rooms of the page are written down as they are now."""

CHOSEN = ("de+kreuz", "de+altwort+kreuz")
"""German with a word that somebody has chosen, and with another one that no server knows."""


def words() -> Iterator[str]:
    """Yield where all words are, as a page asks that has come from no server."""
    rooms = json.loads((STAGED / ".vite" / "rooms.json").read_bytes())
    for language in (*LANGUAGES, *CHOSEN):
        yield f"/i18n/{language}/words.json"
        for room in (*rooms, *chapters()):
            yield f"/i18n/any/{language}/{room}.json"


def asked(names: Mapping[str, str], tables: Mapping[str, Moment]) -> Iterator[tuple[str, str, Any, str]]:
    """Yield all that is asked but on sockets: method, path, body, and how the answer's name is called from then on."""
    for path in words():
        yield "GET", path, None, ""
    for table, moment in tables.items():
        yield "GET", f"/api/tables?ids={table}", None, ""
        if moment.match:
            yield "GET", f"/api/matches/{table}/boards", None, ""
    for row in json.loads(ASKED.read_text(encoding="utf-8")):
        method, path, body, called, *_ = *json.loads(filled(json.dumps(row), names)), None, ""
        yield method, path, body, called or ""


@contextmanager
def drawing(begin: str) -> Iterator[None]:
    """What the program draws by chance follows from this text."""
    chance = Random(begin)
    with (
        patch("secrets.token_bytes", lambda count=None: chance.randbytes(count or secrets.DEFAULT_ENTROPY)),
        patch("secrets.randbelow", chance.randrange),
        patch("secrets.choice", chance.choice),
    ):
        yield


def filled(text: str, names: Mapping[str, str]) -> str:
    """Return the text with names for what stands in braces; other braces stay."""
    return re.sub(r"\{([\w-]+)\}", lambda found: names.get(found[1], found[0]), text)


def socket_of(address: str) -> str:
    """Where the socket is of the table whose page is at this address."""
    return address.replace("/table/", "/ws/tables/", 1)


def named(method: str, path: str, body: Any = None) -> str:
    """The name of an answer, as pages ask for it."""
    return " ".join([method, path, *([] if body is None else [compact(body)])])


def compact(value: Any) -> str:
    """A text as it is, any other value as a browser writes it."""
    return value if isinstance(value, str) else json.dumps(value, separators=(",", ":"), ensure_ascii=False)


class Line:
    """A socket of the application, whose other end is a person, the one at South by default."""

    def __init__(
        self, app: Litestar, path: str, query: str = "seen=0", cookies: Mapping[str, str] = COOKIES
    ) -> None:
        self._said: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self._heard: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        cookie = "; ".join(f"{name}={value}" for name, value in cookies.items()).encode()
        scope = {
            "type": "websocket",
            "asgi": {"version": "3.0", "spec_version": "2.4"},
            "scheme": "ws",
            "http_version": "1.1",
            "path": path,
            "raw_path": path.encode(),
            "query_string": query.encode(),
            "root_path": "",
            "headers": [(b"host", b"127.0.0.1"), (b"origin", HOST.encode()), (b"cookie", cookie)],
            "client": ("127.0.0.1", 1),
            "server": ("127.0.0.1", 80),
            "subprotocols": [],
            "extensions": {},
        }
        self._path = path
        self._app = app(cast("Any", scope), cast("Any", self._said.get), cast("Any", self._heard.put))

    async def __aenter__(self) -> Self:
        self._said.put_nowait({"type": "websocket.connect"})
        self._work = asyncio.create_task(cast("Any", self._app))
        return self

    async def __aexit__(self, *_: object) -> None:
        self._said.put_nowait({"type": "websocket.disconnect", "code": 1000})
        await self._work

    def say(self, message: Mapping[str, Any]) -> None:
        """Say this to the application."""
        self._said.put_nowait({"type": "websocket.receive", "text": json.dumps(message)})

    async def hear(self) -> Any:
        """Return what it says next."""
        while (message := await self._heard.get())["type"] == "websocket.accept":
            pass
        if message["type"] != "websocket.send":
            raise AssertionError(f"{self._path}: {message}")
        return json.loads(message.get("text") or message["bytes"])


async def first_message(
    app: Litestar, path: str, query: str = "seen=0", cookies: Mapping[str, str] = COOKIES
) -> Any:
    """Return what a socket says first."""
    async with Line(app, path, query, cookies) as line:
        return await line.hear()


async def replies(app: Litestar, table: str, questions: Sequence[Mapping[str, Any]]) -> dict[str, list[Any]]:
    """Return what a table answers to each of these questions, by the question; only a review comes in several parts."""
    answered: dict[str, list[Any]] = {}
    async with Line(app, socket_of(f"/table/{table}")) as line:
        for number, question in enumerate(questions):
            line.say({**question, "id": str(number)})
            said = answered[compact(question)] = []
            while not said or (said[-1]["type"] == "reviewed" and not said[-1]["complete"]):
                message = await line.hear()
                said += [message] if message.get("id") == str(number) else []
    return answered


def acts_of(scenes: Mapping[str, Sequence[Moment]]) -> dict[str, dict[str, Moment]]:
    """Return the moments of each scene by the names of their tables, twelve letters each."""
    letters = ("scene" + "".join(places) for places in product("abcdefghij", repeat=7))
    return {scene: {next(letters): moment for moment in moments} for scene, moments in scenes.items()}


def telling(moment: Moment, name: str) -> AbstractContextManager[object]:
    """Have sockets that come again told what they have missed of what led to this moment, as if they had been there."""
    if moment.match:
        return nullcontext()
    events = moment.events(name)

    def told_since(_: Recent, table: Table, seat: Seat, seen: int) -> list[Event]:
        told = [event for event in events if is_told(event, seat)]
        return told[len(told) - table.version_for(seat) + seen :] if seen else []

    return patch.object(Recent, "told_since", told_since)


def opened_at(name: str, moment: Moment) -> str:
    """Return the name by which a table is opened: that of the open room, where it belongs to a match."""
    return f"{name}.1" if moment.match else name


async def played(app: Litestar, acts: Mapping[str, Moment]) -> tuple[str, list[Any]]:
    """Return where a scene is, and what the socket says to South while its moments come one after the other."""
    first, *_ = (opened_at(name, moment) for name, moment in acts.items())
    frames: list[Any] = []
    for name, moment in acts.items():
        seen = frames[-1]["view"]["version"] if frames else 0
        act = opened_at(name, moment)
        with telling(moment, name):
            frames.append(await first_message(app, f"/ws/tables/{act}", f"seen={seen}"))
        frames[-1] = json.loads(json.dumps(frames[-1]).replace(act, first))
    return f"/table/{first}", frames


async def make(own: httpx.AsyncClient, guest: httpx.AsyncClient, friend: httpx.AsyncClient) -> dict[str, str]:
    """Make a circle, a pad and tables at which others are waited for, have a guest look on, and a friend sit down.

    Returns:
        The names of all that, and of the tables of the stage that are no moment of play; ``seat`` and ``watch`` are
        whole links, each with its key beside it.
    """

    async def post(path: str, **wish: object) -> Any:
        answer = await own.post(path, json=wish)
        return answer.raise_for_status().json()

    async def links(table: str) -> Any:
        return (await own.get(f"/api/tables/{table}/links?seat=S")).raise_for_status().json()

    opening = {"form": "robber4", "name": "Anna", "tempo": 0, "level": "anfaenger"}
    team = {"colour": "blue", "level": "anfaenger"}
    teams = {"a": team, "b": {**team, "colour": "yellow"}}
    for table in (AT_A_SHOULDER, LOOKED_ON, FROM_THE_GALLERY, *ASIDE.values()):
        key = (await links(table))["gallery" if table == FROM_THE_GALLERY else "watch"].partition("#")[2]
        watched = await guest.post(f"/api/tables/{table}/watch", json={"key": key, "name": "Gerda"})
        watched.raise_for_status()
    lobby = (await post("/api/tables", **opening, company=["N"]))["table"]
    invited = await links(lobby)
    seat, watch = invited["seats"][0]["path"], invited["watch"]
    taken = (await post("/api/tables", **opening, company=["W"]))["table"]
    taken_key = (await links(taken))["seats"][0]["path"].partition("#")[2]
    sat = await friend.post(f"/api/tables/{taken}/sit", json={"key": taken_key, "name": "Ben"})
    sat.raise_for_status()
    timed = (await post("/api/tables", **opening, company=["N"], minutes=5))["table"]
    timed_seat = (await links(timed))["seats"][0]["path"]
    ceremony = await post("/api/tables", **{**opening, "tempo": 1}, seat="W", ceremony="singly")
    match = await post("/api/matches", name="Anna", tempo=0, company=["2E"], **teams)
    return {
        "series": (await post("/api/series", name="Donnerstag", person="Anna"))["series"],
        "pad": (await post("/api/pads", form="robber4", people=["Anna", "Ben", "Carla", "Dora"]))["pad"],
        "lobby": lobby,
        "ceremony": ceremony["table"],
        "match": match["table"],
        "seat": seat,
        "taken": taken,
        "taken-key": taken_key,
        "timed": timed,
        "timed-seat": timed_seat,
        "timed-key": timed_seat.partition("#")[2],
        "seat-key": seat.partition("#")[2],
        "watch": watch,
        "watch-key": watch.partition("#")[2],
        "shoulder": AT_A_SHOULDER,
        "looked-on": LOOKED_ON,
        "gallery": FROM_THE_GALLERY,
        **{f"beside-{moment}": table for moment, table in ASIDE.items()},
        "both-over": BOTH_OVER,
        "robber-over": ROBBER_OVER,
        "match-over": MATCH_OVER,
        **{moment: name_of(moment) for moment in MOMENTS},
    }


async def all_replies(
    app: Litestar,
    addresses: Mapping[str, str],
    acts: Mapping[str, Mapping[str, Moment]],
    firsts: Mapping[str, str],
) -> dict[str, dict[str, list[Any]]]:
    """Return what tables answer to all questions of ``SAID``, by the paths of their sockets.

    Args:
        app: The application.
        addresses: Where the page of each moment is.
        acts: The moments of each scene by the names of their tables.
        firsts: Where the page of each scene is.
    """
    said = {}
    for name, questions in json.loads(SAID.read_text(encoding="utf-8")).items():
        if name in MOMENTS:
            said[socket_of(addresses[name])] = await replies(app, name_of(name), questions)
        else:
            said[socket_of(firsts[name])] = await replies(app, [*acts[name]][-1], questions)
    return said


async def answers() -> dict[str, Any]:
    """Return what pages are told.

    ``http`` has answers by method, path and body, ``heard`` what sockets say first, ``said`` what they answer, by their
    paths and the question, ``tables`` the address and the first message of each moment, ``scenes`` the address of the
    first and the messages of all that follow one another, ``places`` the addresses of other pages.
    """
    acts = acts_of(SCENES)
    tables = {**STAGE, **{act: moment for scene in acts.values() for act, moment in scene.items()}}
    with tempfile.TemporaryDirectory() as folder:
        data = Path(folder) / "stage.db"
        await asyncio.to_thread(prepare, data, tables)
        store = SqliteStore(data)
        await store.start()
        site = Site(static=STAGED, openings=PLENTY, looks=PLENTY, costly=PLENTY, connects=PLENTY)
        with drawing("the server"):
            app = application(compose(store, InlineExecutor(), dealt_from(1)), site)
        http: dict[str, Any] = {}
        heard: dict[str, Any] = {}

        def browser(cookies: Mapping[str, str]) -> httpx.AsyncClient:
            transport = httpx.ASGITransport(cast("Any", app))
            opened = httpx.AsyncClient(transport=transport, base_url=HOST, headers={"origin": HOST})
            for name, value in cookies.items():
                opened.cookies.set(name, value, domain="127.0.0.1")
            return opened

        async def told(who: httpx.AsyncClient, method: str, path: str, body: Any = None) -> httpx.Response:
            kind = "text/plain" if isinstance(body, str) else "application/json"
            content = None if body is None else compact(body)
            name = named(method, path, body)
            known = httpx.Cookies(who.cookies)
            with drawing(name):
                answer = await who.request(method, path, content=content, headers={"content-type": kind})
            # Who is forgotten in one test is known in all others.
            who.cookies = known
            http[f"{GUEST}{name}" if who is guest else name] = {
                "status": answer.status_code,
                "text": answer.text,
            }
            return answer

        async with app.lifespan(), browser(COOKIES) as own, browser({}) as guest, browser({}) as friend:
            firsts = {
                scene.replace(" ", "-"): opened_at(*next(iter(each.items()))) for scene, each in acts.items()
            }
            names = {**firsts, **await make(own, guest, friend)}
            for asking, path, body, called in asked(names, tables):
                who = guest if asking.startswith(GUEST) else own
                method = asking.removeprefix(GUEST)
                if method == "HEAR":
                    name = f"{GUEST}{path}" if who is guest else path
                    heard[name] = await first_message(app, path, cookies=dict(who.cookies))
                    continue
                answer = await told(who, method, path, body)
                if called:
                    names[called] = next(answer.json()[each] for each in NAMES if each in answer.json())
                if answer.status_code == HTTP_201_CREATED and OPENS.match(path):
                    table = answer.json()["table"]
                    socket = f"/ws/tables/{table}"
                    heard[socket] = await first_message(app, socket, cookies=dict(answer.cookies))
                    await told(own, "GET", f"/api/tables?ids={table}")
                    seat = heard[socket]["view"]["me"]
                    await told(own, "GET", f"/api/tables/{table}/links?seat={seat}")
            addresses = {moment: address_of(moment) for moment in MOMENTS}
            shown = {
                moment: (address, await first_message(app, socket_of(address)))
                for moment, address in addresses.items()
            }
            scenes = {scene: await played(app, each) for scene, each in acts.items()}
            said = await all_replies(
                app, addresses, acts, {scene: first for scene, (first, _) in scenes.items()}
            )
        await store.close()
    return {
        "http": http,
        "said": said,
        "heard": heard,
        "tables": shown,
        "scenes": scenes,
        "places": {place: filled(address, names) for place, address in PLACES.items()},
    }


if __name__ == "__main__":
    Path(sys.argv[1]).write_text(json.dumps(asyncio.run(answers()), ensure_ascii=False), encoding="utf-8")
