"""Without the server: which pages go on, what a table says, and that an update breaks no running table."""

import json
import re
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from urllib.parse import quote

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect
from tests.e2e.choices import choose
from tests.e2e.conftest import Guest, Server
from tests.e2e.player import Player
from tests.e2e.soundness import assert_sound
from tests.e2e.stillness import at_rest
from tests.patience import until

from schlemm.core.contract import Result
from schlemm.core.seats import Side, Vulnerability
from schlemm.scoring.duplicate import board_score
from schlemm.server.app.application import STATIC

Serve = Callable[[int | None], Server]

KEPT = """
    async () => {
        await navigator.serviceWorker.ready;
        const cache = await caches.open('schlemm-offline');
        return (await cache.keys()).length === 2;
    }
"""
"""Whether the browser has everything that it keeps."""

LATER = 6_000
"""Milliseconds after which the page has asked for what it keeps: the first sight of it comes before that."""

ALL_KEPT = """
    async () => {
        const all = await Promise.all((await caches.keys()).map(async name => (await caches.open(name)).keys()));
        return all.flat().map(one => one.url);
    }
"""

NOTHING_KEPT = """
    delete Navigator.prototype.serviceWorker;
    Object.defineProperty(window, 'localStorage', { get() { throw new DOMException('no', 'SecurityError'); } });
"""
"""Has the browser keep nothing for the page, neither in its storage nor by a worker."""

DEAL = "N:AKQJ.AKQ.AKQ.AKQ T987.JT9.JT9.JT9 6543.876.876.876 2.5432.5432.5432"

PAGES = {
    "/": "Bridge zu Hause",
    "/school": "Die Schule",
    "/lesson/trick": "Der Stich",
    "/count": "Rechnen",
    "/count/tables": "Alle Ergebnisse",
    "/count/sums": "Prämien",
    "/pad": "Schreibblock",
    "/glossary": "Glossar",
}
"""Pages that need no server, and what their titles say."""


TYPED = {
    "4♠X+1": "4SXS+1",
    "3♦-2": "3DS-2",
    "6 ♥ =": "6HS=",
    "7SAXX-13": "7NTXXS-13",
    "1♣+3": "1CS+3",
    "2HX=": "2HXS=",
}
"""Results as they are typed in short, and South's in canonical letters."""

PEOPLE = {"Wir: Süd": "Anna", "Wir: Nord": "Carla", "Sie: West": "Ben", "Sie: Ost": "Dora"}
"""Who sits where at a rubber that is written down."""


@pytest.fixture(scope="module")
def keeper(browser: Browser) -> Iterator[BrowserContext]:
    """A browser that may have a worker of ours, and keeps what the worker has once fetched for it."""
    context = browser.new_context(locale="de-DE", reduced_motion="reduce", service_workers="allow")
    yield context
    context.close()


@pytest.fixture
def kept(keeper: BrowserContext, serve: Serve) -> Iterator[BrowserContext]:
    """That browser; afterwards it knows nobody, has no page open, and its line is up again."""
    yield keeper
    keeper.set_offline(False)
    for page in keeper.pages:
        page.close()
    page = keeper.new_page()
    forgotten = {"origin": serve(3).url, "storageTypes": "cookies,local_storage,indexeddb"}
    keeper.new_cdp_session(page).send("Storage.clearDataForOrigin", forgotten)
    page.close()


def with_all_kept(context: BrowserContext, url: str) -> Page:
    """A page of a browser that has been there long enough to keep what it needs."""
    page = context.new_page()
    page.clock.install()
    page.goto(url)
    page.clock.run_for(LATER)
    page.clock.resume()
    until(lambda: page.evaluate(KEPT), "not everything is kept")
    return page


def begin(page: Page, url: str) -> None:
    """Begin a rubber of four players with a fifth who waits."""
    page.goto(f"{url}/pad")
    for field, name in PEOPLE.items():
        page.get_by_label(field).fill(name)
    page.get_by_label("Wer noch da ist").fill("Emil")
    page.get_by_test_id("begin").click()
    expect(page.get_by_test_id("pad")).to_be_visible()


def write(page: Page, bid: str, who: str, tricks: int = 0) -> None:
    """Write a deal down."""
    page.get_by_test_id("open-writing").click()
    page.locator(".bid").filter(has_text=bid).click()
    choose(page.get_by_test_id("declarer").get_by_role("radio", name=who, exact=True))
    for _ in range(abs(tricks)):
        page.get_by_label("ein Stich mehr" if tricks > 0 else "ein Stich weniger").click()
    page.get_by_test_id("write-down").click()
    expect(page.get_by_test_id("writing")).to_have_count(0)


def test_named_pages_go_on_without_the_server(kept: BrowserContext, serve: Serve) -> None:
    """After one visit each of them opens with all its words though the server has been killed.

    A lesson asks kept questions and judges each answer with its reason; what is typed in short is worth what the rules
    say, in each danger; a table says what it needs the server for, and goes on as soon as it is back.
    """
    server = serve(3)
    page = with_all_kept(kept, server.url)
    Player.open(page, server.url)
    table = page.url
    server.kill()
    try:
        for path, title in PAGES.items():
            page.goto(server.url + path)
            expect(page.locator("h1")).to_be_visible()
            expect(page).to_have_title(re.compile(title))
            expect(page.get_by_role("alert")).to_have_count(0)
        page.goto(server.url)
        expect(page.get_by_test_id("without-server")).to_contain_text("antwortet nicht")
        assert_sound(page)
        page.get_by_test_id("without-server").get_by_role("link", name="Glossar").click()
        expect(page.get_by_test_id("glossary")).to_contain_text("Impass")
        assert_exercises_go_on(page, f"{server.url}/lesson/trick")
        assert_counts(page, f"{server.url}/count")
        page.goto(table)
        expect(page.get_by_test_id("waiting")).to_contain_text("Ein Tisch braucht den Server")
    finally:
        server.start()
    expect(page.get_by_test_id("table")).to_be_visible()
    assert page.url == table
    page.goto(server.url)
    expect(page.locator("h1")).to_contain_text("ein Tisch")
    expect(page.get_by_test_id("without-server")).to_have_count(0)


def assert_exercises_go_on(page: Page, lesson: str) -> None:
    """A lesson asks kept questions one after the other, and judges each answer with its reason."""
    page.goto(lesson)
    exercise = page.get_by_test_id("exercise").first
    seeds = set()
    for _ in range(3):
        expect(exercise.locator("h3")).not_to_be_empty()
        seeds.add(exercise.get_attribute("data-seed"))
        exercise.get_by_role("button").first.click()
        expect(exercise.get_by_test_id("judged")).to_be_visible()
        expect(exercise.get_by_role("status").locator("p").nth(1)).not_to_be_empty()
        exercise.get_by_role("button", name="Nächste").click()
        expect(exercise.get_by_test_id("judged")).to_have_count(0)
    assert len(seeds) == 3
    assert all(seed and seed.endswith("-kept") for seed in seeds)


def assert_counts(page: Page, count: str) -> None:
    """What is typed in short is worth what the rules say, in each danger; what needs the server is said in words."""
    page.goto(count)
    account, typed = page.get_by_test_id("account"), page.get_by_test_id("typed")
    dangers = page.locator("fieldset", has=page.locator("legend", has_text="Gefahr"))
    for text, canonical in TYPED.items():
        for place, danger in enumerate(Vulnerability):
            choose(dangers.get_by_role("radio").nth(place))
            typed.fill(text)
            worth = board_score(Result.parse(canonical), danger).for_side(Side.NORTH_SOUTH)
            expect(account).to_have_attribute("data-points", str(worth))
            expect(page.get_by_role("alert")).to_have_count(0)
    typed.fill("vier Pik plus eins")
    expect(page.get_by_role("alert")).to_contain_text("4♠X+1")


def test_nothing_of_a_table_or_a_link_is_kept(kept: BrowserContext, serve: Serve) -> None:
    """After a table, an invitation and a pad the browser keeps the files of the page and what is everybody's.

    A deal shared to the page is shown, a link of ours is followed with its key, and the server hears no key.
    """
    server = serve(3)
    page = with_all_kept(kept, server.url)
    heard: list[str] = []
    kept.on("request", lambda request: heard.append(request.url) if request.service_worker else None)
    Player.open(page, server.url)
    page.goto(f"{server.url}/deal?title=Schau&text={quote(DEAL)}")
    expect(page.get_by_test_id("sent-deal").get_by_test_id("diagram")).to_be_visible()
    assert_sound(page)
    expect(page).to_have_url(f"{server.url}/deal")
    page.goto(f"{server.url}/deal?text={quote(server.url + '/sit/abcdefghijkm#secretkey')}")
    expect(page).to_have_url(f"{server.url}/sit/abcdefghijkm#secretkey")
    expect(page.locator("h1")).to_be_visible()
    page.goto(f"{server.url}/pad/abcdefghijkm#secretkey")
    expect(page.get_by_test_id("no-pad")).to_be_visible()
    kept_urls = [url.removeprefix(server.url) for url in page.evaluate(ALL_KEPT)]
    public = re.compile(
        r"/(assets/[\w.-]+|\?__WB_REVISION__=\w+|(favicon\.svg|theme\.js|icons/[\w.-]+)\?__WB_REVISION__=\w+"
        r"|offline/(answers|words/de)\.json)"
    )
    assert [url for url in kept_urls if not public.fullmatch(url)] == []
    texts = page.evaluate(
        """async () => {
            const cache = await caches.open('schlemm-offline');
            return Promise.all((await cache.matchAll()).map(one => one.text()));
        }"""
    )
    assert not any("secretkey" in text or "abcdefghijkm" in text for text in texts)
    assert all(set(json.loads(text)) for text in texts)
    assert any("/i18n/" in url for url in heard), "what the worker asks the server is not seen"
    assert not any("secretkey" in url or "/deal?" in url for url in heard if "/api/" not in url)


def test_where_nothing_may_be_kept_everything_works_as_before(page: Page, serve: Serve) -> None:
    """Without storage, on a plain address, the page asks for no worker, offers no installing, and plays."""
    page.add_init_script(NOTHING_KEPT)
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.clock.install()
    page.goto(serve(4).url)
    expect(page.get_by_role("button", name="Karten geben")).to_be_visible()
    with page.expect_request(re.compile("keeper")):
        page.clock.run_for(LATER)
    page.clock.resume()
    at_rest(page)
    assert not any(url.endswith("worker.js") for url in asked)
    assert any("keeper" in url for url in asked), "the part that would ask for a worker never came"
    page.get_by_role("button", name="Einstellungen").click()
    expect(page.get_by_role("dialog")).to_be_visible()
    expect(page.get_by_test_id("install")).to_have_count(0)
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Karten geben").click()
    expect(page.locator("[data-hand=S] button[data-card]")).to_have_count(13)


def test_an_update_breaks_no_running_table(browser: Browser, tmp_path: Path) -> None:
    """A table keeps its parts while the server is given another build; the next page loaded is the new one."""
    static = tmp_path / "static"
    shutil.copytree(STATIC, static)
    server = Server(tmp_path / "update.db", 5, static=static)
    context = browser.new_context(locale="de-DE", reduced_motion="reduce", service_workers="allow")
    try:
        page = with_all_kept(context, server.url)
        loads: list[str] = []
        page.on("load", lambda loaded: loads.append(loaded.url))
        Player.open(page, server.url)
        renamed(static)
        before = len(loads)
        page.evaluate("async () => (await navigator.serviceWorker.getRegistration()).update()")
        page.get_by_test_id("menu").click()
        # A part that has not been asked for before, and that the server has no more.
        page.get_by_test_id("open-settings").click()
        expect(page.get_by_role("dialog")).to_be_visible()
        assert len(loads) == before
        page.reload()
        expect(page.get_by_test_id("table")).to_be_visible()
        assert page.evaluate("document.documentElement.dataset.build") == "new"
    finally:
        context.close()
        server.stop()


def renamed(static: Path) -> None:
    """Make another build of the one in this folder: every file of it has another name, and the old ones are gone."""
    names = {file.name: f"n{file.name}" for file in (static / "assets").iterdir()}
    every = re.compile("|".join(map(re.escape, sorted(names, key=len, reverse=True))))
    for file in (*(static / "assets").iterdir(), *static.glob("*.*"), *(static / ".vite").iterdir()):
        if file.suffix in {".js", ".css", ".html", ".json"}:
            text = file.read_text(encoding="utf-8")
            file.write_text(every.sub(lambda found: names[found[0]], text), encoding="utf-8")
    for name, other in names.items():
        (static / "assets" / name).rename(static / "assets" / other)
    page = static / "index.html"
    page.write_text(page.read_text().replace("<html ", '<html data-build="new" ', 1))


def test_a_pad_is_written_on_without_the_server(kept: BrowserContext, serve: Serve, guest: Guest) -> None:
    """Deals written down without the server wait in the browser, outlast a reload, and stand once on the pad later.

    A second phone comes by the link of the pad, sees them and writes on.
    """
    server = serve(3)
    page = with_all_kept(kept, server.url)
    begin(page, server.url)
    write(page, "2♠", "Anna")
    pad = page.url
    server.kill()
    try:
        page.goto(pad)
        expect(page.get_by_test_id("unsent")).to_contain_text("antwortet nicht")
        expect(page.get_by_test_id("lines")).to_contain_text("2♠")
        write(page, "3♦", "Ben", -1)
        write(page, "4♥", "Carla")
        page.reload()
        waiting = page.get_by_test_id("unsent").get_by_role("listitem")
        expect(waiting).to_have_count(2)
        expect(waiting.last).to_contain_text("4♥")
        assert_sound(page)
        link = page.evaluate(
            "JSON.parse(localStorage['schlemm.pad-seen.' + location.pathname.slice(5)]).link"
        )
        assert link == ""
    finally:
        server.start()
    page.evaluate("dispatchEvent(new Event('focus'))")
    lines = page.get_by_test_id("lines").get_by_role("listitem")
    expect(lines).to_have_count(3)
    expect(page.get_by_test_id("unsent")).to_have_count(0)
    expect(lines.filter(has_text="4♥")).to_have_count(1)
    link = page.evaluate(
        "async () => (await (await fetch('/api/pads/' + location.pathname.slice(5))).json()).link"
    )
    other = guest()
    other.goto(server.url + link)
    expect(other.get_by_test_id("lines").get_by_role("listitem")).to_have_count(3)
    write(other, "1SA", "Dora")
    page.reload()
    expect(lines).to_have_count(4)
