"""Every text that a route takes is interpreted in time that grows with its length: whatever comes, nobody waits for it.

The fields are found in the routes themselves, so a new one is measured without anybody thinking of it: parts of paths,
questions, headers, whole bodies, and the texts in bodies of any type. Each is asked with everything else in order, so
that what interprets it is reached.
"""

import asyncio
import json
import re
from collections.abc import Callable, Iterator, Mapping
from contextlib import suppress
from dataclasses import dataclass, field
from functools import cache, partial
from itertools import islice
from random import Random
from typing import Any
from urllib.parse import quote

import httpx
import pytest
from litestar.handlers import HTTPRouteHandler
from msgspec import inspect
from tests.effort import seeds
from tests.integration.house import FREELY, House, house
from tests.integration.legal_bots import Hasty
from tests.integration.test_openapi import AGREED, BEGINNERS
from tests.linear_time import ALWAYS, MOST, shapes, steepness, too_steep
from tests.unit.formats.test_linear_time import READERS

from schlemm.server.common.messages import BODY

Made = Callable[[str], Any]

DRAWN = 1
"""Texts of each field in everybody's run, beside a run of blanks and one of line ends."""
THOROUGH = 40
"""Texts of each field for each seed of `make hostile`."""
HEADERS = ("accept-language", "cookie", "host", "origin", "user-agent", "x-forwarded-for")
"""What browsers and proxies send with every request."""
NEEDED = {
    "deal": "N:AKQJT98765432... .AKQJT98765432.. ..AKQJT98765432. ...AKQJT98765432",
    "contract": "7SN",
    "profile": "de",
}
"""What is asked with where something is needed and a number would not do."""
OURS = {"request", "socket", "state", "scope", "headers", "cookies", "query", "body"}
"""What the framework hands to a route under a name of its own."""


@dataclass(frozen=True, slots=True)
class Asked:
    """A request with a place for a text.

    Attributes:
        method: Such as ``GET``.
        path: The path of the route, with its parameters.
        place: ``"path"``, ``"query"``, ``"header"``, ``"body"`` of a text, or ``"data"`` of fields.
        name: The parameter, the header, or the field in a body, with dots between.
        most: Signs that its type allows.
        made: The fields of the body, with this text in its place if that is one of them.
        needed: What else has to be asked with, so that anything is answered.
    """

    method: str
    path: str
    place: str
    name: str
    most: int = BODY
    made: Made | None = field(default=None, compare=False)
    needed: Mapping[str, str] = field(default_factory=dict, compare=False)

    def __str__(self) -> str:
        return f"{self.method} {self.path} {self.place} {self.name}"


def asked_of(app: Any) -> Iterator[Asked]:
    """Every text that the application can be asked with."""
    yield from (Asked("GET", "/api/tables", "header", name) for name in HEADERS)
    for route in app.routes:
        for handler in getattr(route, "route_handlers", ()):
            if not isinstance(handler, HTTPRouteHandler) or "OPTIONS" in handler.http_methods:
                continue
            method = min(str(each) for each in handler.http_methods)
            yield from _in_signature(handler, method, route.path)


def _in_signature(handler: HTTPRouteHandler, method: str, path: str) -> Iterator[Asked]:
    taken = handler.parsed_fn_signature.parameters
    in_path = dict(re.findall(r"{(\w+):(\w+)}", path))
    asked = {
        name: each for name, each in _asked_with(taken, handler.resolve_dependencies()) if name not in in_path
    }
    given = asked.pop("data", None)
    needed = {
        name: NEEDED.get(name, "1")
        for name, each in asked.items()
        if each.is_required and each.annotation in {str, int}
    }
    data = None if given is None else inspect.type_info(given.annotation)
    usual = None if data is None else lambda _: example(data)
    yield from (
        Asked(method, path, "path", name, made=usual, needed=needed)
        for name, kind in in_path.items()
        if kind != "int"
    )
    yield from (
        Asked(method, path, "query", name, made=usual, needed=needed)
        for name, each in asked.items()
        if each.annotation is str
    )
    for name, most, made in () if data is None else texts_in(data):
        yield Asked(method, path, "data", name, most, made, needed)
    if "body" in taken:
        yield Asked(method, path, "body", "", needed=needed)


def _asked_with(taken: Mapping[str, Any], provided: Mapping[str, Any]) -> Iterator[tuple[str, Any]]:
    """What is asked for by name, by a route itself or by what is provided for it."""
    for name, each in taken.items():
        if name in provided:
            yield from _asked_with(provided[name].parsed_fn_signature.parameters, provided)
        elif name not in OURS:
            yield name, each


def texts_in(kind: inspect.Type) -> Iterator[tuple[str, int, Made]]:
    """The texts in a value of this type: the name, the longest, and what makes the value with a text there."""
    match kind:
        case inspect.StrType(max_length=most, pattern=None):
            yield "", min(most or BODY, 1 << 20), str
        case inspect.StructType(fields=fields):
            for each in fields:
                for name, most, made in texts_in(each.type):
                    yield (
                        f"{each.encode_name}.{name}".strip("."),
                        most,
                        partial(_with, example(kind), each.encode_name, made),
                    )
        case inspect.ListType(item_type=item, min_length=least):
            for name, most, made in texts_in(item):
                yield name, most, partial(_before, [example(item)] * ((least or 1) - 1), made)
        case inspect.UnionType(types=types):
            yield from (found for each in types for found in texts_in(each))
        case _:
            return


def _with(whole: dict[str, Any], key: str, made: Made, text: str) -> dict[str, Any]:
    return {**whole, key: made(text)}


def _before(rest: list[Any], made: Made, text: str) -> list[Any]:
    return [made(text), *rest]


def example(kind: inspect.Type) -> Any:
    """The plainest value of a type."""
    match kind:
        case inspect.StructType(fields=fields, tag=tag, tag_field=tag_field):
            given = {each.encode_name: example(each.type) for each in fields if each.required}
            return given | ({tag_field: tag} if tag_field else {})
        case inspect.ListType(item_type=item, min_length=least):
            return [example(item)] * (least or 0)
        case inspect.UnionType(types=types):
            return None if inspect.NoneType() in types else example(types[0])
        case inspect.EnumType(cls=enumeration):
            return next(iter(enumeration)).value
        case inspect.LiteralType(values=values):
            return values[0]
        case inspect.IntType(ge=least):
            return least or 1
        case inspect.BoolType():
            return True
        case inspect.StrType(min_length=least):
            return "x" * (least or 1)
        case _:
            return {}


class Visitor:
    """Somebody with a table, a match, a circle and a pad, who asks a server in this process.

    Args:
        runner: What the server runs in.
        browser: Theirs.
        known: The names of what they have.
        app: The server.
    """

    def __init__(
        self, runner: asyncio.Runner, browser: httpx.AsyncClient, known: Mapping[str, str], app: Any
    ) -> None:
        self.app = app
        self._runner = runner
        self._browser = browser
        self._known = known

    def ask(self, asked: Asked) -> Callable[[str], None]:
        """What sends a text in this place."""
        return lambda text: self._runner.run(self._ask(asked, text))

    async def _ask(self, asked: Asked, text: str) -> None:
        query = {**asked.needed, **({asked.name: text} if asked.place == "query" else {})}
        content, kind = _body_of(asked, text)
        headers = [(b"content-type", kind)] if content else []
        if asked.place == "header":
            headers.append((asked.name.encode(), text.encode("utf-8", "replace").translate(None, b"\r\n\0")))
        with suppress(httpx.InvalidURL):  # longer than any address that a server takes
            path = self._path_of(asked, text)
            await self._browser.request(asked.method, path, params=query, content=content, headers=headers)

    def _path_of(self, asked: Asked, text: str) -> str:
        given = {
            **self._known,
            **({asked.name: quote(text or "x", safe="")} if asked.place == "path" else {}),
        }
        stand_in = {"int": "1"}
        return re.sub(r"{(\w+):(\w+)}", lambda hit: given.get(hit[1], stand_in.get(hit[2], "x")), asked.path)


def _body_of(asked: Asked, text: str) -> tuple[bytes | None, bytes]:
    """What is sent, and what it is said to be."""
    if asked.place == "body":
        return text.encode(), b"text/plain"
    if asked.made is None:
        return None, b""
    fields = asked.made(text if asked.place == "data" else "")
    return json.dumps(fields).encode(), b"application/json"


@cache
def tokens() -> tuple[str, ...]:
    """What all formats and notations are made of, as far as a text can be sent."""
    every = dict.fromkeys(token for reader in READERS.values() for token in reader.tokens)
    return tuple(token for token in every if token.encode(errors="ignore").decode() == token)


@pytest.fixture(scope="module")
def visitor() -> Iterator[Visitor]:
    """Somebody with one of everything."""
    wishes: dict[str, tuple[str, dict[str, Any]]] = {
        "table": ("/api/tables", {"form": "robber4", "level": "anfaenger", "tempo": 0}),
        "match": ("/api/matches", {"a": BEGINNERS, "b": {**BEGINNERS, "colour": "red"}, "boards": 4}),
        "series": ("/api/series", {"name": "Dienstag", "person": "Anna", "agreed": AGREED}),
        "pad": ("/api/pads", {"form": "robber4", "people": ["Anna", "Ben", "Cleo", "Dora"]}),
    }
    with asyncio.Runner() as runner:
        over = asyncio.Event()

        async def live(ready: asyncio.Future[House]) -> None:
            async with house(Hasty(), site=FREELY) as home:
                ready.set_result(home)
                await over.wait()

        async def move_in() -> tuple[asyncio.Task[None], House]:
            ready = asyncio.get_running_loop().create_future()
            living = asyncio.create_task(live(ready))
            return living, await ready

        async def move_out() -> None:
            over.set()
            await living

        living, home = runner.run(move_in())
        browser = home.browser()
        known = {
            name: runner.run(browser.post(path, json=wish)).json()[name]
            for name, (path, wish) in wishes.items()
        }
        yield Visitor(runner, browser, known, home.app)
        runner.run(browser.aclose())
        runner.run(move_out())


def found_in(visitor: Visitor) -> list[Asked]:
    """Every place for a text, once."""
    return list(dict.fromkeys(asked_of(visitor.app)))


def measured(visitor: Visitor, count: int, seed: str) -> list[str]:
    """What grows too fast: the fields with the texts that show it."""
    wrong: list[str] = []
    for asked in found_in(visitor):
        drawn = islice(shapes(tokens(), (), Random(f"{asked} {seed}")), count)
        some = (*ALWAYS, *drawn)
        wrong += [f"{asked}: {each}" for each in too_steep(visitor.ask(asked), str, some, asked.most)]
    return wrong


@pytest.mark.exhaustive
def test_every_text_of_a_route_takes_time_in_proportion(visitor: Visitor) -> None:
    """Blanks, line ends, and some runs and pairs in each place for a text, in processor time of the whole server."""
    assert not measured(visitor, DRAWN, "")


def test_a_cookie_full_of_escapes_takes_time_in_proportion(visitor: Visitor) -> None:
    """Its escapes are nobody's, so nobody undoes them: the framework takes time as their square for it."""
    ask = visitor.ask(Asked("GET", "/api/tables", "header", "cookie"))
    assert steepness(ask, lambda length, fewer: 'a="' + "\\" * (length - fewer) + '"', 1 << 16) <= MOST


@pytest.mark.hostile
@pytest.mark.exhaustive
@pytest.mark.parametrize("seed", seeds(1))
def test_whatever_a_stranger_asks_takes_time_in_proportion(visitor: Visitor, seed: int) -> None:
    """The same with many more."""
    assert not measured(visitor, THOROUGH, str(seed))


def test_the_texts_of_all_routes_are_found(visitor: Visitor) -> None:
    """Of every kind of place there are some, and fields in fields too."""
    found = {str(each) for each in found_in(visitor)}
    assert found >= {
        "GET /api/tables header cookie",
        "POST /api/library/search query words",
        "POST /api/tables data name",
        "POST /api/replay/file body ",
    }
    assert len(found) > 60
