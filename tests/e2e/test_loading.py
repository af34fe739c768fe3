"""What is fetched and what not: words, a lesson on a slow phone, and the first cards of who plays alone."""

import logging
import re
from collections.abc import Callable

from playwright.sync_api import Page, expect
from tests.e2e.conftest import Server
from tests.e2e.player import Player
from tests.e2e.stillness import at_rest, draw_until

LOG = logging.getLogger(__name__)
FAST_3G = {"offline": False, "latency": 150, "downloadThroughput": 200_000, "uploadThroughput": 93_750}
"""Delay in ms and bytes a second, as measuring tools mean by it: 150 ms, 1.6 Mbit/s down, 0.75 up."""
OPENING = 40_000
"""The most bytes that opening a lesson from the school may take, everything that the lesson alone needs included."""

FIRST_CARDS = 69_000
"""Bytes of scripts and styles, packed, until the first cards lie on the table. The lengths of the felt for every
arrangement are among them, and how type grows with a large screen: were they to come later, what lies on it would
jump."""

EVERYTHING = 200_000
"""Bytes of all that a first table on a phone fetches, with what comes at leisure: words, type, pictures and headers."""

REQUESTS = 30
"""So many requests, of whatever kind, are made for it: on a slow line each costs a part of its round trip."""

WHEN_CARDS_LIE_THERE = """
    new MutationObserver((_, watch) => {
        if (!document.querySelector('button[data-card]')) return;
        window.cardsLieThere = performance.now();
        watch.disconnect();
    }).observe(document, {childList: true, subtree: true});
"""
ASKED_BEFORE = """
    () => Object.fromEntries(performance.getEntriesByType('resource')
        .filter(one => one.startTime <= window.cardsLieThere)
        .map(one => [one.name.split('#')[0], one.encodedBodySize]))
"""
"""Noted in the page itself: it asks for the rest soon after, and a busy machine looks late."""


def asked_by(page: Page) -> list[str]:
    """All that the page asks for from now on."""
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    return asked


def test_pages_lessons_and_first_cards_come_with_little(page: Page, serve: Callable[[int], Server]) -> None:
    """No page is shown before its own words are here, so that none fetches those of another language instead.

    What a lesson's page has asked for itself, words and the lesson, serves what it asks for later; a lesson that is
    chosen in the school and the first cards need few requests and few bytes.
    """
    url = serve(2).url
    asked = asked_by(page)
    for path in ("/count", "/count/tables", "/count/sums", "/hand", "/deal", "/?new=mini"):
        page.goto(url + path)
        expect(page.get_by_role("heading", level=1)).to_be_visible()
        at_rest(page)
    assert [each for each in asked if "/i18n/en" in each] == []
    asked.clear()
    page.goto(f"{url}/lesson/declarer")
    expect(page.get_by_test_id("lesson")).to_be_visible()
    at_rest(page)
    fetched = [each for each in asked if "/i18n/" in each or "/api/" in each]
    assert any(each.endswith("/de/main.json") for each in fetched)
    assert sorted(fetched) == sorted(set(fetched))
    assert len(asked) <= 32
    first_cards_come_with_little(page, serve(11).url)
    first_table_comes_with_little(page, serve(11).url)
    opens_with_little(page, f"{url}/school")


def opens_with_little(page: Page, school: str) -> None:
    """A lesson that is chosen in the school, on a slow line and a slow phone; its time is logged."""
    page.goto(school)
    link = page.locator("[data-lesson=declarer] a")
    expect(link).to_be_visible()
    at_rest(page)
    wire = page.context.new_cdp_session(page)
    taken: list[float] = []
    wire.on("Network.loadingFinished", lambda event: taken.append(event["encodedDataLength"]))
    wire.send("Network.enable")
    wire.send("Network.emulateNetworkConditions", FAST_3G)
    wire.send("Emulation.setCPUThrottlingRate", {"rate": 4})
    page.evaluate(
        """() => document.addEventListener('click', () => {
            const clicked = performance.now();
            const seen = new MutationObserver(() => {
                if (!document.querySelector('[data-testid=lesson]')) return;
                requestAnimationFrame(() => (document.body.dataset.opened = Math.round(performance.now() - clicked)));
                seen.disconnect();
            });
            seen.observe(document.body, { childList: true, subtree: true });
        }, { once: true, capture: true })"""
    )
    link.click()
    expect(page.locator("body[data-opened]")).to_have_count(1)
    expect(page.get_by_test_id("exercise").locator("[data-option]").first).to_be_visible()
    at_rest(page)
    opened = page.locator("body").get_attribute("data-opened")
    LOG.info("opened after %s ms with %d requests, %d bytes", opened, len(taken), sum(taken))
    assert 0 < len(taken) <= 16
    assert sum(taken) < OPENING


def first_cards_come_with_little(page: Page, url: str) -> None:
    """Scripts and styles are at most so large until cards lie there, all requests so many; reviews come later.

    Rooms, invitations and pictures of links come only where somebody else plays or is to be invited.
    """
    player = Player.open(page, url)
    page.add_init_script(WHEN_CARDS_LIE_THERE)
    everything = asked_by(page)
    page.goto(page.url)
    expect(page.locator("button[data-card]").first).to_be_visible()
    asked: dict[str, int] = page.evaluate(ASKED_BEFORE)
    found = {url: size for url, size in asked.items() if url.endswith((".js", ".css"))}
    assert len([size for size in found.values() if size]) > 3
    assert sum(found.values()) <= FIRST_CARDS, found
    assert not any(part in url for url in found for part in ("Review", "Over", "Sheet", "keys"))
    expect(page.locator("aside .sheet table")).to_be_visible()
    player.finish_board()
    assert [url for url in everything if re.search(r"/(Layer|Room|People|Invit|Qr|Sit)", url)] == []


def first_table_comes_with_little(page: Page, url: str) -> None:
    """Everything that the address of a table has a phone fetch that has nothing of it yet, counted on the line."""
    Player.open(page, url)
    link = page.url
    page.goto("about:blank")
    browser = page.context.browser
    assert browser
    phone = browser.new_context(
        storage_state=page.context.storage_state(), viewport={"width": 390, "height": 844}, locale="de-DE"
    )
    table = phone.new_page()
    wire = phone.new_cdp_session(table)
    taken: list[float] = []
    wire.on("Network.loadingFinished", lambda event: taken.append(event["encodedDataLength"]))
    wire.send("Network.enable")
    wire.send("Network.emulateNetworkConditions", FAST_3G)
    everything = asked_by(table)
    table.goto(link)
    expect(table.locator("button[data-card]").first).to_be_visible()
    draw_until(
        table, lambda: any("/overlays-" in url for url in everything), "what comes at leisure never comes"
    )
    at_rest(table)
    LOG.info("a first table: %d requests, %d bytes", len(everything), sum(taken))
    assert sum(size > 0 for size in taken) > 10
    assert len(everything) <= REQUESTS, everything
    assert sum(taken) <= EVERYTHING, sorted(everything)
    phone.close()
