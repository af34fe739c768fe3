"""A club behind one address is refused nothing, a neighbour who asks without end is, and locks nobody else out."""

import asyncio
from collections import Counter

import httpx
import pytest
from tests.integration.house import Closed, House, Line, house
from tests.integration.spectators import watch, watch_keys

from schlemm.server.app.application import Site
from schlemm.server.common.asker import Asker
from schlemm.server.network.cookies import COOKIE
from schlemm.server.network.request_limits import ALONE, CHANGES, Kind, RateLimits

NOWHERE = "/api/tables/abcdefghijkm/sit"
KEY = {"key": "x" * 22, "name": "Anna"}


async def seats_of(browser: httpx.AsyncClient, table: str) -> dict[str, str]:
    """The keys to the other seats of a table, by seat."""
    links = (await browser.get(f"/api/tables/{table}/links")).json()
    return {link["seat"]: link["path"].partition("#")[2] for link in links["seats"]}


async def sits_down(browser: httpx.AsyncClient, table: str, key: str, name: str = "Ben") -> list[int]:
    """Look where a link leads, sit down, look again: what is answered."""
    asked = {"key": key, "name": name}
    paths = [f"/api/tables/{table}/{what}" for what in ("invitation", "sit", "invitation")]
    wishes = [{"key": key}, asked, {"key": key}]
    return [
        (await browser.post(path, json=body)).status_code for path, body in zip(paths, wishes, strict=True)
    ]


async def flood(home: House, count: int, secret: str = "") -> Counter[int]:
    """What somebody is answered who asks so often, by a secret of their own each time or by this one."""
    answers: Counter[int] = Counter()
    async with home.browser() as stranger:
        for number in range(count):
            cookie = f"{COOKIE}={secret or f'made-up-secret-{number:09}'}"
            answers[(await stranger.post(NOWHERE, json=KEY, headers={"cookie": cookie})).status_code] += 1
    return answers


@pytest.fixture
def no_time_passes(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing comes back to a limit that is used up, however long a busy machine takes for that."""
    wait = RateLimits.wait

    def wait_at_once(limits: RateLimits, kind: Kind, who: Asker, _: float, *, as_known: bool = True) -> float:
        return wait(limits, kind, who, 0.0, as_known=as_known)

    monkeypatch.setattr(RateLimits, "wait", wait_at_once)


@pytest.mark.slow
async def test_eighty_people_behind_one_address_sit_down_at_once() -> None:
    """Twenty tables are opened, sixty people follow their links, and nobody is told to wait."""
    async with house(site=Site()) as home:
        people = [home.browser() for _ in range(80)]
        hosts, guests = people[:20], people[20:]
        tables = [await home.opened(host, name="Anna", company=["N", "E", "W"]) for host in hosts]
        keys = [await seats_of(host, table) for host, table in zip(hosts, tables, strict=True)]
        links = [(table, each[seat]) for table, each in zip(tables, keys, strict=True) for seat in "NEW"]
        told = await asyncio.gather(
            *(
                sits_down(guest, table, key, f"Gast {number}")
                for number, (guest, (table, key)) in enumerate(zip(guests, links, strict=True))
            )
        )
        assert {status for answers in told for status in answers} <= {200, 201}
        asked = [
            *zip(hosts, tables, strict=True),
            *((guest, table) for guest, (table, _) in zip(guests, links, strict=True)),
        ]
        again = await asyncio.gather(*(each.get("/api/tables", params={"ids": at}) for each, at in asked))
        assert {answer.status_code for answer in again} == {200}
        for each in people:
            await each.aclose()


@pytest.mark.usefixtures("no_time_passes")
async def test_made_up_secrets_gain_nobody_another_limit() -> None:
    """With a secret of their own for each request somebody is refused as soon as with one for all."""
    async with house(site=Site()) as home:
        answers = await flood(home, int(CHANGES) + 100)
        assert answers == {404: CHANGES, 429: 100}
        async with home.browser() as stranger:
            refused = await stranger.post(NOWHERE, json=KEY)
            assert refused.json()["why"]["code"] == "too-fast"
            assert 1 <= int(refused.headers["retry-after"]) <= 60


@pytest.mark.slow
@pytest.mark.usefixtures("no_time_passes")
async def test_who_asks_without_end_locks_no_known_neighbour_out() -> None:
    """A seat's browser has a limit of its own; a second one that floods uses up its own, and not more."""
    async with house(site=Site()) as home, home.browser() as anna, home.browser() as ben:
        table = await home.opened(anna, name="Anna", company=["N"])
        await home.opened(ben)
        await flood(home, int(CHANGES) + 50)
        assert (await home.browser().post("/api/tables", json={"form": "robber4"})).status_code == 429
        key = (await seats_of(anna, table))["N"]
        assert await sits_down(ben, table, key) == [200, 201, 200]
        answers = await flood(home, int(CHANGES), ben.cookies[COOKIE])
        assert answers[404] < ALONE * CHANGES
        assert (await anna.post(f"/api/tables/{table}/invitation", json={"key": key})).status_code == 200


async def test_what_opens_something_new_counts_for_the_address() -> None:
    """Who is known opens no more than who is not: else each secret that comes of it would be a limit more."""
    async with house(site=Site(openings=10)) as home, home.browser() as anna, home.browser() as ben:
        found = [
            (await each.post("/api/tables", json={"form": "robber4"})).status_code for each in (anna, ben) * 8
        ]
    assert found == [201] * 10 + [429] * 6


async def refused(line: Line) -> str:
    """Why there is no place for this socket."""
    said = await line.until(lambda said: said["type"] == "trouble")
    return str(said["why"]["code"])


async def test_who_looks_on_takes_no_place_from_who_plays() -> None:
    """As many sockets as may look on are open, one more is told so, and a player's page still comes in."""
    async with (
        house(site=Site(sockets=1, watching=2)) as home,
        home.browser() as anna,
        home.browser() as gerda,
    ):
        table = await home.opened(anna, name="Anna", company=["N"])
        _, gallery = await watch_keys(anna, table)
        await watch(gerda, table, gallery)
        async with home.watch_line(gerda, table) as one, home.watch_line(gerda, table) as two:
            for line in (one, two):
                assert (await line.hear())["type"] == "gallery"
            async with home.watch_line(gerda, table) as third:
                assert await refused(third) == "too-many-sockets"
            async with home.line(anna, table) as player:
                assert (await player.view())["table"] == table
                async with home.line(anna, table) as second:
                    assert await refused(second) == "too-many-sockets"


async def test_who_opens_sockets_without_end_keeps_no_known_page_from_coming_back() -> None:
    """Sockets are counted as requests are: a stranger's by address, those of a known browser by that."""
    async with house(site=Site(connects=20)) as home, home.browser() as anna, home.browser() as stranger:
        table = await home.opened(anna)
        closed = 0
        for _ in range(30):
            line = home.line(stranger, table)
            try:
                await line.hear()
            except Closed:
                closed += 1
        assert closed >= 9
        async with home.line(anna, table) as line:
            assert (await line.view())["table"] == table


@pytest.mark.parametrize("secret", ["", "x" * 33])
async def test_a_secret_that_was_not_made_here_counts_for_the_address(secret: str) -> None:
    """One that nobody has made is as none."""
    async with house(site=Site(openings=2)) as home, home.browser() as browser:
        headers = {"cookie": f"{COOKIE}={secret}"}
        found = [(await browser.post(NOWHERE, json=KEY, headers=headers)).status_code for _ in range(3)]
    assert found == [404, 404, 429]
