"""A server that operators watch and replace: metrics, health, the drain, its log, and what none of them tells."""

import asyncio
import json
import re
import signal
import urllib.request
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random
from typing import NamedTuple
from urllib.error import HTTPError

import pytest
from prometheus_client.parser import text_string_to_metric_families
from tests.integration.friends import playing
from tests.integration.house import House, MemoryStore, built, house
from tests.integration.on_demand import OnDemand
from tests.integration.spectators import watch, watch_keys
from tests.integration.teams import opened
from tests.integration.test_process import HERE_BUILT, Server, closing, next_view, play, server
from tests.pace import beat_alone
from tests.patience import PATIENCE

from schlemm.bots.workers.even_timing import CardTimes
from schlemm.bots.workers.executor import InlineExecutor
from schlemm.bots.workers.pool import PoolExecutor
from schlemm.server.app.application import Site
from schlemm.server.app.composition import compose
from schlemm.server.app.listening import ops_socket
from schlemm.server.app.observing import numbers_of
from schlemm.server.common.deal_sources import dealt_from
from schlemm.server.common.errors import ServeError
from schlemm.server.network.security import HEADERS, HEALTH


class Answer(NamedTuple):
    """What is said to a question over HTTP."""

    status: int
    text: str


def _asked(address: str, host: str) -> Answer:
    request = urllib.request.Request(address, headers={"Host": host} if host else {})
    try:
        with urllib.request.urlopen(request, timeout=PATIENCE) as answer:
            return Answer(answer.status, answer.read().decode())
    except HTTPError as error:
        return Answer(error.code, error.read().decode())


async def asked(address: str, host: str = "") -> Answer:
    """Ask, under a name of one's own if one is given."""
    return await asyncio.to_thread(_asked, address, host)


@asynccontextmanager
async def watched(folder: Path, *options: str) -> AsyncIterator[tuple[Server, str]]:
    """A server of its own with a second listener, and the address of that."""
    async with server(folder / "data.db", "--ops", "127.0.0.1:0", *options) as running:
        assert running.process.stdout is not None
        async with asyncio.timeout(PATIENCE):
            said = [(await running.process.stdout.readline()).decode() for _ in range(2)]
        found = re.search(r"http://[^/]+/(?=metrics)", said[-1])
        assert found is not None, said
        yield running, found[0]


def values_of(page: str) -> dict[str, float]:
    """Every number of a page by its name, summed over the labels."""
    found: dict[str, float] = {}
    for metric in text_string_to_metric_families(page):
        for sample in metric.samples:
            if sample.name != f"{metric.name}_bucket":
                found[sample.name] = found.get(sample.name, 0.0) + sample.value
    return found


@pytest.mark.slow
@HERE_BUILT
async def test_what_a_server_does_is_told_to_its_operators_alone(tmp_path: Path) -> None:
    """After some play the numbers are there, on the second listener only, with no name, key or address in them."""
    async with watched(tmp_path) as (running, ops):
        table, cookie = await running.opened()
        async with running.line(table, cookie) as line:
            await play(line, 12)
            await line.send('{"type": "call", "id": "late", "seen": 1, "call": "7NT"}')
            page = (await asked(f"{ops}metrics")).text
            public = await asked(f"http://{running.address}/metrics")
        numbers = values_of(page)
        for name in (
            "schlemm_store_appends_total",
            "schlemm_store_append_seconds_count",
            "schlemm_command_seconds_count",
            "schlemm_event_loop_delay_seconds_count",
            "schlemm_bot_questions_total",
            "schlemm_bot_question_seconds_count",
            "schlemm_bot_workers",
            "process_cpu_seconds_total",
            "process_resident_memory_bytes",
        ):
            assert numbers[name] > 0, name
        assert 0 <= numbers["schlemm_bot_cards_late_ratio"] <= 1
        assert (numbers["schlemm_games_open"], numbers["schlemm_sockets_open"]) == (1, 1)
        assert numbers["schlemm_store_appends_total"] >= numbers["schlemm_command_seconds_count"]
        _, _, secret = cookie.partition("=")
        assert not [word for word in (table, secret, "127.0.0.1", str(tmp_path)) if word in page]
        assert (public.status, "schlemm_" in public.text) == (404, False)
        assert (await asked(f"{ops}metrics", host="evil.example")).status == 421
        assert (await asked(f"{ops}api/systems")).status == 404
        assert await running.end(signal.SIGTERM) == 0


@pytest.mark.slow
@HERE_BUILT
async def test_a_drained_server_is_not_ready_and_goes_on_until_asked_again(tmp_path: Path) -> None:
    """After SIGTERM it says that it drains, players play on and others come; asked once more, it ends in good order."""
    async with watched(tmp_path, "--drain", "3600") as (running, ops):
        main = f"http://{running.address}/"
        assert await asked(f"{main}readyz", "lb.example") == (200, "ok")
        table, cookie = await running.opened()
        async with running.line(table, cookie) as line:
            before = (await play(line, 4))[-1]["version"]
            running.process.send_signal(signal.SIGTERM)
            async with asyncio.timeout(PATIENCE):
                while (await asked(f"{main}readyz")).status == 200:
                    pass
            assert [await asked(f"{where}readyz") for where in (main, ops)] == [(503, "draining")] * 2
            assert [await asked(f"{where}healthz") for where in (main, ops)] == [(200, "ok")] * 2
        other, key = await running.opened()
        async with running.line(other, key) as newcomer, running.line(table, cookie) as line:
            assert (await next_view(newcomer))["table"] == other
            assert (await play(line, before + 4))[-1]["version"] > before
            assert await running.end(signal.SIGTERM) == 0
            assert await closing(newcomer) is not None


@pytest.mark.slow
@HERE_BUILT
async def test_after_the_drain_browsers_are_told_to_come_back(tmp_path: Path) -> None:
    """When its time is over every socket is closed as for a restart, and the server ends by itself; games are kept."""
    async with server(tmp_path / "data.db", "--drain", "1") as running:
        table, cookie = await running.opened()
        async with running.line(table, cookie) as one, running.line(table, cookie) as other:
            version = (await play(one, 5))[-1]["version"]
            running.process.send_signal(signal.SIGTERM)
            assert [await closing(each) for each in (one, other)] == [1012, 1012]
            async with asyncio.timeout(PATIENCE):
                assert await running.process.wait() == 0
    async with server(tmp_path / "data.db") as again, again.line(table, cookie) as line:
        assert (await next_view(line))["version"] >= version


@pytest.mark.slow
@HERE_BUILT
async def test_lines_of_json_are_lines_of_json(tmp_path: Path) -> None:
    """With --log json whatever a stranger makes the server write is an object a line, without what they sent."""
    log = tmp_path / "log"
    with log.open("wb") as written:
        async with server(tmp_path / "data.db", "--log", "json", log=written) as running:
            table, cookie = await running.opened()
            assert (await asked(f"http://{running.address}/api/systems", "a-secret.example")).status == 421
            async with running.line(table, cookie) as line:
                await line.send("a-secret")
                assert await closing(line) == 1008
    lines = [json.loads(each) for each in log.read_text().splitlines()]
    assert {line["message"].rpartition(": ")[2] for line in lines} >= {"wrong-host", "malformed"}
    assert all({*line} - {"error"} == {"time", "level", "kind", "message", "left_out"} for line in lines)
    assert "a-secret" not in log.read_text()


async def test_what_is_open_is_counted() -> None:
    """Tables by themselves, matches, players' sockets and spectators' are counted as they are, while they are."""
    pool = PoolExecutor()
    async with playing() as (friends, _, ben), friends.home.browser() as gerda:
        games = friends.home.parts.games

        def numbers() -> tuple[int, int, int, int]:
            now = numbers_of(games, pool, CardTimes(Random(1)))
            return now.tables, now.matches, now.players, now.spectators

        assert numbers() == (1, 0, 2, 0)
        await watch(gerda, friends.table, (await watch_keys(friends.browsers[1], friends.table))[0])
        async with friends.home.watch_line(gerda, friends.table) as line:
            await line.hear()
            assert numbers() == (1, 0, 2, 1)
        await ben.close()
        await opened(gerda)
        assert numbers() == (1, 1, 1, 0)


class Kept:
    """Durations as they were told."""

    def __init__(self) -> None:
        self.found: list[float] = []

    def observe(self, amount: float) -> None:
        """Keep one."""
        self.found.append(amount)


async def test_commands_that_are_carried_out_are_timed_and_no_others() -> None:
    """Each command that is done is told once; refused and malformed ones, and questions, are not."""
    kept, store = Kept(), MemoryStore()
    parts = compose(store, InlineExecutor(), dealt_from(1), beat_alone, commands=kept)
    door = OnDemand(parts, Site())
    async with door.lifespan():
        home = House(door, parts, store)
        async with home.browser() as browser:
            table = await home.opened(browser)
            async with home.line(browser, table) as line:
                version = (await line.view())["version"]
                done = 0
                for kind, content in (
                    ("say", {"line": "thanks"}),
                    ("call", {"call": "9NT"}),
                    ("nonsense", {}),
                    ("settings", {"tempo": 2}),
                    ("call", {"call": "P"}),
                ):
                    answer = await line.reply(line.ask(kind, version, **content))
                    done += answer["type"] == "done"
                    assert len(kept.found) == done
    assert 0 < done < 5
    assert all(each >= 0 for each in kept.found)


async def test_health_is_told_under_any_name_and_to_no_avail(tmp_path: Path) -> None:
    """A load balancer asks by whatever name, and reads a word; what changes something does not get in by that path."""
    async with house(site=Site(static=built(tmp_path / "static"))) as home, home.browser() as browser:
        for path in HEALTH:
            for method in ("GET", "HEAD"):
                answer = await browser.request(method, path, headers={"Host": "10.1.2.3:80"})
                assert (answer.status_code, answer.headers["cache-control"]) == (200, "no-store")
                assert all(answer.headers[name] == value for name, value in HEADERS.items())
                assert answer.text == ("ok" if method == "GET" else "")
            assert (await browser.post(path, headers={"Host": "10.1.2.3:80"})).status_code in {405, 421}
        home.store.trouble = "locked"
        home.parts.readiness._looked_at = float("-inf")  # a second later
        answer = await browser.get("/readyz")
        assert (answer.status_code, answer.text) == (503, "store")
        assert (await browser.get("/healthz")).status_code == 200


def test_an_address_that_is_taken_is_told_before_anything_starts() -> None:
    """Whoever names an address for operators that another program has reads that, and not about the game's port."""
    with ops_socket("127.0.0.1:0") as ops:
        assert ops is not None
        taken = f"127.0.0.1:{ops.socket.getsockname()[1]}"
        with pytest.raises(ServeError) as refused, ops_socket(taken):
            pass
        assert (refused.value.code, refused.value.facts) == ("ops-taken", {"address": taken})
    with ops_socket(None) as nothing:
        assert nothing is None
