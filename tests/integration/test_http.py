"""What a browser loads and asks over HTTP, with the headers it comes with."""

import gzip
import re
import threading
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any
from unittest.mock import patch

import httpx
import pytest
from tests.integration.house import HERE, built, house

from schlemm.i18n.catalogue import every_entry, messages_sent
from schlemm.i18n.profile import PROFILES, letters_of, profile_named
from schlemm.server.app.application import STATIC, Site
from schlemm.server.app.assets import Assets, made_once
from schlemm.server.app.words import room_asset, rooms_in, word_list_asset
from schlemm.server.common.messages import SYSTEMS_BODY

APP = ("/", "/table/abcdefghijkm", "/learn", "/count", "/systems")


@pytest.fixture
def site(tmp_path: Path) -> Site:
    """A site with a small front end."""
    return Site(static=built(tmp_path / "static"))


async def test_a_table_is_opened_as_wished() -> None:
    """Everything that can be wished for stands in the view that the table then gives."""
    rules = {"firstCaller": "left-of-dealer", "mustBeat": True, "simpleDoubling": True, "scoring": "classic"}
    async with house() as home, home.browser() as browser:
        table = await home.opened(
            browser,
            name=" Anna\u202e\n ",
            seat="E",
            rules={**rules, "honours": True, "vulnerability": "fixed"},
            tempo=2,
            stake=20,
            partnerDeclares="watch",
            rounding="half-down",
        )
        async with home.line(browser, table) as line:
            view = await line.view()
    assert view["me"] == "E"
    assert [player["name"] for player in view["players"]] == ["Nora", "Anna", "Sven", "Willi"]
    assert (view["board"]["dealer"], view["board"]["first"]) == ("N", "E")
    assert view["settings"] == {
        "words": False,
        "tempo": 2,
        "partnerDeclares": "watch",
        "stake": 20,
        "rounding": "half-down",
        "minutes": 0,
        "lookingBack": "freely",
        "ceremony": "off",
        "ceremonyDeals": "every",
        "shuffler": "two",
    }
    assert set(view["sheet"]["rules"]) == {
        "left-of-dealer-calls-first",
        "must-beat",
        "simple-doubling",
        "fixed-vulnerability",
        "part-scores-carried",
        "honours-count",
    }
    assert view["sheet"]["form"] == "robber4"


async def test_the_next_robber_keeps_what_was_agreed_and_deals_on() -> None:
    """Another game at a table has its rules, seats and settings, and the next dealer; strangers get none."""
    async with house() as home, home.browser() as browser, home.browser() as stranger:
        wished = {"firstCaller": "dealer", "mustBeat": True}
        first = await home.opened(browser, name="Anna", seat="W", rules=wished, tempo=0, stake=20)
        assert (await stranger.post(f"/api/tables/{first}/again")).status_code == 404
        assert (await browser.post("/api/tables/abcdefghijkm/again")).status_code == 404
        answer = await browser.post(f"/api/tables/{first}/again")
        assert answer.status_code == 201
        async with home.line(browser, first) as line:
            former = await line.view()
        async with home.line(browser, answer.json()["table"]) as line:
            view = await line.view()
    assert view["table"] != former["table"]
    assert view["me"] == "W"
    assert view["players"] == former["players"]
    assert view["settings"] == former["settings"]
    assert view["sheet"]["rules"] == ["must-beat"]


async def test_an_empty_wish_gives_the_usual_robber_of_four() -> None:
    """Without house rules the sheet names none; South plays, and the bots are named after their seats."""
    async with house() as home, home.browser() as browser:
        table = await home.opened(browser)
        async with home.line(browser, table) as line:
            view = await line.view()
    assert view["sheet"]["rules"] == []
    assert [player["name"] for player in view["players"]] == ["Nora", "Olga", "", "Willi"]
    assert [player["human"] for player in view["players"]] == [False, False, True, False]


@pytest.mark.parametrize(
    ("sent", "status", "code"),
    [
        ({"json": {}}, 400, "malformed"),
        ({"json": {"form": "whist"}}, 400, "malformed"),
        ({"json": {"form": "rubber", "seat": "X"}}, 400, "malformed"),
        ({"json": {"form": "rubber", "name": "x" * 41}}, 422, "name-too-long"),
        ({"json": {"form": "rubber", "stake": -1}}, 422, "bad-stake"),
        ({"json": {"form": "rubber", "stake": 10**30}}, 422, "bad-stake"),
        ({"content": b"{", "headers": {"content-type": "application/json"}}, 400, "malformed"),
        ({"content": b"\xff\xfe", "headers": {"content-type": "application/json"}}, 400, "malformed"),
        (
            {"content": b'{"form":"rubber","name":"\xff"}', "headers": {"content-type": "application/json"}},
            400,
            "malformed",
        ),
        (
            {"content": b"1" * 10_000, "headers": {"content-type": "application/json"}},
            400,
            "malformed",
        ),
        ({"content": b" " * 10_000_000, "headers": {"content-type": "application/json"}}, 413, "too-large"),
        ({"content": b"[" * 16_000, "headers": {"content-type": "application/json"}}, 400, "malformed"),
        (
            {"content": b" " * (SYSTEMS_BODY + 1), "headers": {"content-type": "application/json"}},
            413,
            "too-large",
        ),
        ({}, 400, "malformed"),
    ],
)
async def test_a_bad_wish_opens_no_table(sent: dict[str, Any], status: int, code: str) -> None:
    """Whatever cannot be understood is answered as a problem with a code, and nothing is stored."""
    async with house() as home, home.browser() as browser:
        answer = await browser.post("/api/tables", **sent)
    assert (answer.status_code, answer.json()["why"]["code"]) == (status, code)
    assert answer.headers["content-type"] == "application/json"
    assert home.store.streams == {}


async def test_the_secret_is_kept_by_the_browser_and_by_nobody_else() -> None:
    """It comes once, in a cookie that scripts cannot read and other sites do not send; only a hash is stored."""
    async with house() as home, home.browser() as browser:
        answer = await browser.post("/api/tables", json={"form": "robber4"})
        cookie = answer.headers["set-cookie"]
        secret = browser.cookies["schlemm_guest"]
        table = answer.json()["table"]
        async with home.line(browser, table) as line:
            await line.view(lambda view: view["turn"]["mine"] or view["phase"] == "result")
    assert {"HttpOnly", "Path=/", "SameSite=lax"} <= set(cookie.split("; "))
    assert len(secret) == 33
    stored = b"".join(item.entry.content for item in home.store.streams[table])
    assert secret.encode() not in stored
    assert not any(secret in text for text in line.heard)
    assert not any(re.search('secret|hash|deal":"', text) for text in line.heard)


async def test_own_tables_are_told_in_the_order_asked() -> None:
    """Tables that are gone, foreign or nonsense are left out without a word."""
    async with house() as home, home.browser() as browser:
        first = await home.opened(browser)
        second = await home.opened(browser, form="rubber", seat="W")
        ids = f"{second},,abcdefghijkm,{first},../..,{first}"
        found = (await browser.get("/api/tables", params={"ids": ids})).json()
        nothing = (await home.browser().get("/api/tables", params={"ids": ids})).json()
    assert [(item["table"], item["form"], item["deals"], item["us"]) for item in found] == [
        (second, "rubber", 0, "EW"),
        (first, "robber4", 4, "NS"),
    ]
    assert nothing == []


async def test_openings_are_limited_and_looking_is_not() -> None:
    """Too many tables a minute are refused by code; pages and questions still come."""
    async with house(site=Site(openings=3)) as home, home.browser() as browser:
        answers = [await browser.post("/api/tables", json={"form": "robber4"}) for _ in range(5)]
        looks = [await browser.get("/api/tables?ids=x") for _ in range(9)]
    assert [answer.status_code for answer in answers] == [201, 201, 201, 429, 429]
    assert answers[-1].json()["why"]["code"] == "too-fast"
    assert {look.status_code for look in looks} == {200}


async def test_all_addresses_of_one_network_are_counted_together() -> None:
    """Who has one IPv6 address has very many, and gains nothing by changing it; their neighbours lose nothing."""
    async with house(site=Site(openings=1)) as home:
        answers = []
        for address in ("2001:db8::1", "2001:db8::ffff:2", "2001:db8:0:1::1"):
            transport = httpx.ASGITransport(app=home.door, client=(address, 5000))
            async with httpx.AsyncClient(transport=transport, base_url=HERE) as browser:
                answers.append((await browser.post("/api/tables", json={"form": "robber4"})).status_code)
    assert answers == [201, 429, 201]


async def test_the_app_answers_all_its_addresses_with_one_page(site: Site) -> None:
    """Addresses that the page knows are 200; any other shows the page with 404, so that it can say so itself.

    But for what its head tells of the address it is one page.
    """
    async with house(site=site) as home, home.browser() as browser:
        found = {path: await browser.get(path) for path in (*APP, "/nowhere", "/table/a/b", "/index.php")}
    assert len({answer.text.partition('<link rel="manifest"')[2] for answer in found.values()}) == 1
    refused = {path: answer.status_code for path, answer in found.items() if answer.status_code != 200}
    assert refused == {"/nowhere": 404, "/table/a/b": 404, "/index.php": 404}


async def test_files_are_cached_by_their_names(site: Site) -> None:
    """A hashed name is kept for ever, the page is asked for again and then answered with 304."""
    async with house(site=site) as home, home.browser() as browser:
        script = await browser.get("/assets/index-abc123.js")
        first = await browser.get("/")
        again = await browser.get("/", headers={"if-none-match": first.headers["etag"]})
        plain = await browser.get("/", headers={"accept-encoding": "identity"})
        head = await browser.head("/")
    assert "immutable" in script.headers["cache-control"]
    assert script.headers["content-type"] == "text/javascript; charset=utf-8"
    assert first.headers["cache-control"] == "no-cache"
    assert (again.status_code, again.content) == (304, b"")
    assert (first.headers["content-encoding"], "content-encoding" in plain.headers) == ("gzip", False)
    assert (plain.text, head.status_code) == (first.text, 200)


async def test_a_link_is_previewed_in_the_language_asked_for(site: Site) -> None:
    """Title, description and picture stand in the page itself, under the name that the browser used."""
    async with house(site=site) as home, home.browser() as browser:
        english = await browser.get("/glossary", headers={"accept-language": "en-GB,de;q=0.5"})
        french = await browser.get("/glossary", headers={"accept-language": "fr"})
        manifest = await browser.get("/manifest.webmanifest?words=it", headers={"accept-language": "fr"})
        unknown = await browser.get("/manifest.webmanifest?words=xx", headers={"accept-language": "fr"})
    assert "<title>Glossary – Schlemm</title>" in english.text
    assert f'<meta property="og:image" content="{HERE}/pictures/cards.jpg" />' in english.text
    assert "<title>Glossaire – Schlemm</title>" in french.text
    assert english.headers["etag"] != french.headers["etag"]
    assert "Accept-Language" in english.headers["vary"]
    assert manifest.headers["content-type"].startswith("application/manifest+json")
    assert (manifest.json()["lang"], unknown.json()["lang"]) == ("it", "fr")


async def test_the_preview_of_a_table_tells_nothing_of_it(site: Site) -> None:
    """Without the key of a link its preview tells neither who sits at the table nor whether there is one."""
    async with house(site=site) as home, home.browser() as browser:
        there = await home.opened(browser, name="Annabella")
        told = {
            page: {(await browser.get(f"/{page}/{table}")).content for table in (there, "abcdefghijkm")}
            for page in ("table", "sit", "watch")
        }
    assert {len(pages) for pages in told.values()} == {1}
    assert not any(
        b"Annabella" in page or there.encode() in page for pages in told.values() for page in pages
    )


@pytest.mark.parametrize(
    "path",
    [
        "/assets/none.js",
        "/api/none",
        "/ws/none",
        "/i18n/any/xx/main.json",
        "/i18n/any/de/main.exe",
        "/i18n/de",
    ],
)
async def test_a_missing_file_is_a_problem_and_no_page(site: Site, path: str) -> None:
    """What the page loads itself is never answered with the page."""
    async with house(site=site) as home, home.browser() as browser:
        answer = await browser.get(path)
    assert (answer.status_code, answer.json()["why"]["code"]) == (404, "not-found")


@pytest.mark.parametrize(
    "path",
    [
        "/.vite/manifest.json", "/../secret", "/%2e%2e/secret", "/assets/../../secret", "/assets/..%2f..%2fsecret",
        "/..%5csecret", "//etc/passwd", "/%00", "/assets/%00.js", "/link", "/" + "x" * 300,
        "/assets/" + "x" * 300 + ".js", "/x" * 3_000,
    ],
    ids=lambda path: path[:24],
)  # fmt: skip
async def test_nothing_outside_the_built_pages_is_served(site: Site, path: str) -> None:
    """Neither dots nor links nor strange bytes lead out of the folder, or to its hidden files."""
    (site.static.parent / "secret").write_text("secret")
    (site.static / "link").symlink_to(site.static.parent / "secret")
    async with house(site=site) as home, home.browser() as browser:
        answer = await browser.get(path)
    assert answer.status_code == 404
    assert "secret" not in answer.text


@pytest.mark.parametrize("profile", [profile.id for profile in PROFILES])
async def test_the_words_of_every_profile_are_served(profile: str) -> None:
    """The browser gets the same words and letters that Python uses, whole where a room is not known."""
    async with house() as home, home.browser() as browser:
        answer = await browser.get(f"/i18n/any/{profile}/nowhere.json")
        again = await browser.get(
            f"/i18n/any/{profile}/nowhere.json", headers={"if-none-match": answer.headers["etag"]}
        )
    assert answer.json() == {"letters": letters_of(profile), "words": messages_sent(profile)}
    assert set(answer.json()["words"]) == set(every_entry(profile_named(profile)))
    assert answer.headers["content-type"] == "application/json"
    assert again.status_code == 304


async def test_words_are_kept_for_ever_under_the_version_that_the_page_tells() -> None:
    """What a page asks for by its own version never changes; what it asks for by another one is asked for again."""
    async with house() as home, home.browser() as browser:
        told = re.search(r'<meta name="schlemm-words" content="(\w+)"', (await browser.get("/")).text)
        assert told
        ours = await browser.get(f"/i18n/{told[1]}/de/main.json")
        older = await browser.get("/i18n/0123/de/main.json")
    assert "immutable" in ours.headers["cache-control"]
    assert older.headers["cache-control"] == "no-cache"
    assert ours.content == older.content


async def test_a_room_is_sent_what_it_says_and_all_that_this_is_made_of() -> None:
    """With what every page has, no message of a room refers to what is not there, in any language."""
    built = Assets(STATIC).rooms
    for profile in ("de", "de-AT", "en", "it", "fr"):
        everything = messages_sent(profile)
        main = messages_sent(profile, rooms_in(built)["main"])
        for room, ids in rooms_in(built).items():
            words = {**main, **messages_sent(profile, ids, main)}
            assert {*ids} <= {*words}
            parts = {part for text in words.values() for part in re.findall(r"\{\s*(-?[a-zA-Z][\w-]*)", text)}
            assert [part for part in parts if part in everything and part not in words] == [], room


async def test_nothing_is_packed_where_everybody_waits(site: Site) -> None:
    """The page under a new name of the server, and words asked for the first time, are packed beside the loop."""
    threads: list[threading.Thread] = []
    packed = gzip.compress

    def noted(content: bytes, **how: int) -> bytes:
        threads.append(threading.current_thread())
        return packed(content, **how)

    for made in (room_asset, word_list_asset):
        made.forget()
    async with house(site=site) as home, home.browser() as browser:
        await browser.get("/")
        with patch.object(gzip, "compress", noted):
            await browser.get("/glossary", headers={"Host": "another.example"})
            await browser.get("/i18n/any/it/main.json")
            await browser.get("/i18n/any/it/glossary.json")
            await browser.get("/i18n/it/words.json")
    assert len(threads) >= 2
    assert threading.main_thread() not in threads


def test_what_two_ask_for_at_once_is_made_once() -> None:
    """While something is being made others wait for it, and do not make it too."""
    made: list[int] = []

    @made_once(None)
    def slowly(number: int) -> int:
        made.append(number)
        time.sleep(0.05)
        return number

    with ThreadPoolExecutor(4) as threads:
        assert [*threads.map(slowly, [1, 1, 1, 1])] == [1, 1, 1, 1]
    assert made == [1]


async def test_asking_for_words_that_are_not_there_costs_no_memory() -> None:
    """However many names are asked for, and however they are written, each profile is kept once and nothing else is."""
    before = room_asset.kept
    async with house() as home, home.browser() as browser:
        for number in range(100):
            assert (await browser.get(f"/i18n/any/nobody{number}/main.json")).status_code == 404
            assert (await browser.get(f"/i18n/any/de/main.{number}")).status_code == 404
            assert (await browser.get(f"/i18n/any/de/room{number}.json")).status_code == 200
        for name in ("de-AT", "de_AT", "DE-AT", "De-aT", "dE_At"):
            assert (await browser.get(f"/i18n/any/{name}/main.json")).status_code == 200
    assert room_asset.kept <= before + 3


@pytest.mark.parametrize(
    "path", ["/", "/nowhere", "/assets/index-abc123.js", "/api/tables", "/api/none", "/i18n/any/de/main.json"]
)
async def test_every_answer_carries_the_security_headers(site: Site, path: str) -> None:
    """Good or bad, an answer lets no other host in, no frame around it, and no guess at its type."""
    async with house(site=site) as home, home.browser() as browser:
        headers = (await browser.get(path)).headers
    policy = headers["content-security-policy"]
    assert policy.startswith("default-src 'self';")
    assert "unsafe" not in policy
    assert "frame-ancestors 'none'" in policy
    assert "http" not in policy
    assert headers["x-content-type-options"] == "nosniff"
    assert "access-control-allow-origin" not in headers
    assert "server" not in headers


async def test_the_interface_describes_itself_without_any_other_host() -> None:
    """The OpenAPI document names the questions, and there is no page around it that would load from elsewhere."""
    async with house() as home, home.browser() as browser:
        answer = await browser.get("/api/schema/openapi.json")
        pages = [await browser.get(f"/api/schema{path}") for path in ("", "/swagger", "/redoc", "/elements")]
    document = answer.json()
    asked = {
        "/api/tables",
        "/api/systems/{name}",
        "/api/practice",
        "/api/goals",
        "/api/matches",
        "/api/score",
    }
    assert asked <= set(document["paths"])
    assert all(path.startswith("/api/") for path in document["paths"])
    assert set(document["paths"]["/api/tables"]) == {"get", "post"}
    assert "cdn" not in answer.text
    assert not any("cdn" in page.text for page in pages)


@pytest.mark.parametrize("method", ["PUT", "DELETE", "PATCH", "OPTIONS", "TRACE"])
async def test_other_methods_are_no_way_in(site: Site, method: str) -> None:
    """Only what is meant to be asked is answered."""
    async with house(site=site) as home, home.browser() as browser:
        answers = [await browser.request(method, path) for path in ("/", "/api/tables")]
    assert all(answer.status_code in {204, 405} for answer in answers)
    assert not any("access-control-allow-origin" in answer.headers for answer in answers)
