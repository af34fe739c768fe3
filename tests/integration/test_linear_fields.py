"""Every text that a route takes is interpreted in time that grows with its length: whatever comes, nobody waits for it.

The fields are found in the routes themselves, so a new one is measured without anybody thinking of it: parts of paths,
questions, headers, whole bodies, and the texts in bodies of any type. Each is asked with everything else in order, so
that what interprets it is reached.
"""

import asyncio
import json
import re
from collections.abc import Callable, Iterator, Mapping
from contextlib import AsyncExitStack
from dataclasses import dataclass, field
from functools import cache
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
from tests.integration.test_openapi import AGREED
from tests.linear_time import ALWAYS, shapes, too_steep
from tests.unit.formats.test_linear_time import READERS

from schlemm.server.network.security import BODY

DRAWN = 1
"""Texts of each field in everybody's run, beside a run of blanks and one of line ends."""
THOROUGH = 40
"""Texts of each field for each seed of `make hostile`."""
HEADERS = ("accept-language", "cookie", "host", "origin", "user-agent", "x-forwarded-for")
"""What browsers and proxies send with every request."""
OURS = {"request", "socket", "state", "scope", "headers", "cookies", "query", "data", "body"}
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
        made: Of a body the whole of it, with this text in the field.
    """

    method: str
    path: str
    place: str
    name: str
    most: int = BODY
    made: Callable[[str], Any] = field(default=lambda text: text, compare=False)

    def __str__(self) -> str:
        return f"{self.method} {self.path} {self.place} {self.name}"


def asked_of(app: Any) -> Iterator[Asked]:
    """Every text that the application can be asked with."""
    yield from (Asked("GET", "/api/tables", "header", name) for name in HEADERS)
    for route in app.routes:
        for handler in getattr(route, "route_handlers", ()):
            if not isinstance(handler, HTTPRouteHandler):
                continue
            method = min(str(each) for each in handler.http_methods)
            texts = [
                name for name, kind in re.findall(r"{(\w+):(\w+)}", route.path) if kind in {"str", "path"}
            ]
            yield from (Asked(method, route.path, "path", name) for name in texts)
            yield from _in_signature(app, handler, method, route.path)


def _in_signature(app: Any, handler: HTTPRouteHandler, method: str, path: str) -> Iterator[Asked]:
    taken = handler.parsed_fn_signature.parameters
    known = OURS | {*handler.resolve_dependencies()} | {*re.findall(r"{(\w+):", path)}
    for name, definition in taken.items():
        if name not in known and "str" in str(definition.annotation):
            yield Asked(method, path, "query", getattr(definition.kwarg_definition, "query", None) or name)
    if "data" in taken:
        for name, most, made in texts_in(inspect.type_info(taken["data"].annotation)):
            yield Asked(method, path, "data", name, most, made)
    if "body" in taken:
        yield Asked(method, path, "body", "")


def texts_in(kind: inspect.Type) -> Iterator[tuple[str, int, Callable[[str], Any]]]:
    """The texts in a value of this type: the name, the longest, and the value with a text there."""
    match kind:
        case inspect.StrType(max_length=most, pattern=None):
            yield "", min(most or BODY, 1 << 20), lambda text: text
        case inspect.StructType(fields=fields):
            for each in fields:
                for name, most, made in texts_in(each.type):
                    whole = example(kind)
                    yield (
                        f"{each.encode_name}.{name}".strip("."),
                        most,
                        lambda text, key=each.encode_name, made=made, whole=whole: {**whole, key: made(text)},
                    )
        case inspect.ListType(item_type=item, min_length=least):
            for name, most, made in texts_in(item):
                rest = [example(item)] * ((least or 1) - 1)
                yield name, most, lambda text, made=made, rest=rest: [made(text), *rest]
        case inspect.UnionType(types=types):
            yield from (found for each in types for found in texts_in(each))
        case _:
            return


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
        home: The server.
        browser: Theirs.
        known: The names of what they have.
    """

    def __init__(
        self, runner: asyncio.Runner, home: House, browser: httpx.AsyncClient, known: Mapping[str, str]
    ) -> None:
        self.home = home
        self._runner, self._browser, self._known = runner, browser, known

    def ask(self, asked: Asked) -> Callable[[str], int]:
        """What sends a text in this place; the status of the answer."""
        return lambda text: self._runner.run(self._ask(asked, text))

    async def _ask(self, asked: Asked, text: str) -> int:
        given = {
            **self._known,
            **({asked.name: quote(text or "x", safe="")} if asked.place == "path" else {}),
        }
        path = re.sub(
            r"{(\w+):(\w+)}", lambda hit: given.get(hit[1], "1" if hit[2] == "int" else "x"), asked.path
        )
        content, headers = None, {}
        if asked.place == "data":
            content, headers = json.dumps(asked.made(text)).encode(), {"content-type": "application/json"}
        elif asked.place == "body":
            content, headers = text.encode(), {"content-type": "text/plain"}
        elif asked.place == "header":
            headers = {
                asked.name: text.encode("utf-8", "replace").translate(None, b"\r\n\0").decode("latin-1")
            }
        query = {asked.name: text} if asked.place == "query" else None
        answer = await self._browser.request(
            asked.method, path, params=query, content=content, headers=headers
        )
        return answer.status_code


@cache
def tokens() -> tuple[str, ...]:
    """What all formats and notations are made of."""
    return tuple(dict.fromkeys(token for reader in READERS.values() for token in reader.tokens))


@pytest.fixture(scope="module")
def visitor() -> Iterator[Visitor]:
    """Somebody with one of everything."""
    wishes: dict[str, tuple[str, dict[str, Any]]] = {
        "table": ("/api/tables", {"form": "robber4", "level": "anfaenger", "tempo": 0}),
        "match": ("/api/matches", {"level": "anfaenger", "boards": 4}),
        "series": ("/api/series", {"name": "Dienstag", "person": "Anna", "agreed": AGREED}),
        "pad": ("/api/pads", {"form": "robber4", "people": ["Anna", "Ben", "Cleo", "Dora"]}),
    }
    with asyncio.Runner() as runner:
        stack = AsyncExitStack()
        home = runner.run(stack.enter_async_context(house(Hasty(), site=FREELY)))
        browser = home.browser()
        known = {
            name: runner.run(browser.post(path, json=wish)).json()[name]
            for name, (path, wish) in wishes.items()
        }
        yield Visitor(runner, home, browser, known)
        runner.run(browser.aclose())
        runner.run(stack.aclose())


def found_in(visitor: Visitor) -> list[Asked]:
    """Every place for a text, once."""
    return list(dict.fromkeys(asked_of(visitor.home.app)))


def measured(visitor: Visitor, count: int, seed: str) -> list[str]:
    """What grows too fast: the fields with the texts that show it."""
    wrong: list[str] = []
    for asked in found_in(visitor):
        drawn = islice(shapes(tokens(), (), Random(f"{asked} {seed}")), count)
        some = (*ALWAYS, *drawn)
        wrong += [f"{asked}: {each}" for each in too_steep(visitor.ask(asked), str, some, asked.most)]
    return wrong


def test_every_text_of_a_route_takes_time_in_proportion(visitor: Visitor) -> None:
    """Blanks, line ends, and some runs and pairs in each place for a text, in processor time of the whole server."""
    assert not measured(visitor, DRAWN, "")


@pytest.mark.hostile
@pytest.mark.slow
@pytest.mark.parametrize("seed", seeds(1))
def test_whatever_a_stranger_asks_takes_time_in_proportion(visitor: Visitor, seed: int) -> None:
    """The same with many more."""
    assert not measured(visitor, THOROUGH, str(seed))


def test_the_texts_of_all_routes_are_found(visitor: Visitor) -> None:
    """Of every kind of place there are some, and fields in fields too."""
    found = {str(each) for each in found_in(visitor)}
    assert found >= {
        "GET /api/tables header cookie",
        "GET /api/library/search query words",
        "POST /api/tables data name",
        "POST /api/replay/file data text",
    }
    assert len(found) > 60
