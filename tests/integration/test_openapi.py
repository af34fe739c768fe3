"""The API as programs of strangers meet it: what the schema allows, and what it does not, is answered or refused."""

import asyncio
import logging
import threading
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from dataclasses import dataclass
from typing import Any

import httpx
import pytest
import requests
import schemathesis
import uvicorn
from hypothesis import HealthCheck, given, settings
from hypothesis.errors import Unsatisfiable
from schemathesis import Case, GenerationMode
from schemathesis.checks import not_a_server_error
from schemathesis.core.result import Ok
from schemathesis.specs.openapi.checks import response_schema_conformance
from tests.effort import examples
from tests.integration.house import house
from tests.patience import PATIENCE

from schlemm.server.app.application import Site
from schlemm.server.app.listening import listening_socket

pytestmark = pytest.mark.hostile

LEAST = {"known": 20, "free": 12, "wrong": 0}
"""Requests that fit the schema about what is there, and about anything, and requests that do not fit; and of how many
operations more than that some are carried out."""

AGREED = {"tempo": 0, "level": "anfaenger", "stake": 10, "rules": {"honours": True}}

BEGINNERS = {"colour": "blue", "level": "anfaenger"}

MANY = 10**9
"""No limit that a test could meet."""


@dataclass(frozen=True)
class Served:
    """A server under test.

    Attributes:
        url: Where it is.
        known: What addresses of it may name that is really there, by the name of the part.
        person: Somebody who has opened all of it.
    """

    url: str
    known: dict[str, str]
    person: requests.Session


class _Uvicorn(uvicorn.Server):
    """The real server, in a thread, where no signal can be waited for."""

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        yield


@pytest.fixture(scope="module")
def served() -> Iterator[Served]:
    """The application behind the real server on loopback, with a table, a match, a circle and a pad of one person."""
    ready, servers = threading.Event(), list[_Uvicorn]()

    async def serve() -> None:
        async with house(site=Site(openings=MANY, looks=MANY, costly=MANY)) as home:
            config = uvicorn.Config(home.app, lifespan="off", log_config=None, ws="none")
            servers.append(_Uvicorn(config))
            ready.set()
            await servers[0].serve(sockets=[listening])

    with closing(listening_socket("127.0.0.1", 0)) as listening:
        thread = threading.Thread(target=lambda: asyncio.run(serve()), daemon=True)
        thread.start()
        assert ready.wait(60)
        url = f"http://127.0.0.1:{listening.getsockname()[1]}"
        try:
            with requests.Session() as person:
                yield Served(url, _opened(person, url), person)
        finally:
            servers[0].should_exit = True
            thread.join(20)


def _opened(person: requests.Session, url: str) -> dict[str, str]:
    """One of everything, and what it is called."""
    wishes: dict[str, tuple[str, dict[str, Any]]] = {
        "table": ("/api/tables", {"form": "robber4", "level": "anfaenger", "tempo": 0}),
        "match": ("/api/matches", {"a": BEGINNERS, "b": {**BEGINNERS, "colour": "red"}, "boards": 4}),
        "series": ("/api/series", {"name": "Dienstag", "person": "Anna", "agreed": AGREED}),
        "pad": ("/api/pads", {"form": "robber4", "people": ["Anna", "Ben", "Cleo", "Dora"]}),
    }
    known = {}
    for name, (path, wish) in wishes.items():
        answer = person.post(url + path, json=wish, timeout=PATIENCE)
        assert answer.status_code == httpx.codes.CREATED, answer.text
        known[name] = answer.json()[name]
    return known


@pytest.mark.exhaustive
@pytest.mark.parametrize("kind", LEAST)
def test_whatever_is_asked_over_http_is_answered_or_refused_by_name(
    served: Served, caplog: pytest.LogCaptureFixture, kind: str
) -> None:
    """No request makes an error of the server; a refusal has its code, an answer the shape that the schema promises."""
    schema = schemathesis.openapi.from_url(f"{served.url}/api/schema/openapi.json")
    done: set[str] = set()
    for found in schema.get_all_operations():
        assert isinstance(found, Ok)
        operation = found.ok()
        mode = GenerationMode.NEGATIVE if kind == "wrong" else GenerationMode.POSITIVE

        @given(case=operation.as_strategy(generation_mode=mode))
        @settings(max_examples=examples(20), suppress_health_check=list(HealthCheck))
        def asks(case: Case[Any]) -> None:
            if kind == "known":
                case.path_parameters = {**(case.path_parameters or {}), **_there(case, served)}
            answered = case.call(session=served.person, timeout=PATIENCE)
            case.validate_response(answered, checks=[not_a_server_error, response_schema_conformance])
            if answered.status_code < httpx.codes.BAD_REQUEST:
                done.add(case.operation.label)
            elif case.path.startswith("/api/"):
                assert answered.json()["why"]["code"], case.as_curl_command()

        with suppress(Unsatisfiable):  # where nothing can be wrong about a request
            asks()
    assert len(done) > LEAST[kind]
    assert [record for record in caplog.records if record.levelno >= logging.ERROR] == []


def _there(case: Case[Any], served: Served) -> dict[str, str]:
    """The parts of an address that name what is there."""
    return {name: served.known[name] for name in case.path_parameters or {} if name in served.known}
