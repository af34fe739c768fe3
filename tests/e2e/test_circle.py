"""A circle of people in the browser: one link, a robber, a table a person, and other partners in the next."""

import os
import re
from collections.abc import Callable

from playwright.sync_api import Page, expect
from tests.e2e.conftest import Guest, Server
from tests.e2e.player import Player, play
from tests.e2e.soundness import SIZES, assert_sound
from tests.e2e.test_people import stop

SHOTS = os.environ.get("CIRCLE_SHOTS")


def found(page: Page, url: str) -> str:
    """Anna founds a circle from the start page; the link for everybody."""
    page.goto(url)
    expect(page.get_by_test_id("circles")).to_be_visible()
    expect(page.get_by_test_id("circle-known")).to_have_count(0)
    page.get_by_test_id("circles").click()
    page.get_by_label("Wie heißt die Runde?").fill("Donnerstag")
    page.get_by_test_id("name").fill("Anna")
    page.get_by_role("button", name="Runde gründen").click()
    expect(page.get_by_test_id("series")).to_be_visible()
    path: str = page.evaluate("async () => (await (await fetch('/api' + location.pathname)).json()).link")
    page.evaluate(
        """async () => fetch(`/api${location.pathname}/rules`, {
            method: 'POST', headers: {'Content-Type': 'application/json'},
            body: JSON.stringify({tempo: 0, level: 'anfaenger', rules: {mustBeat: true}}),
        })"""
    )
    return url.rstrip("/") + path


def test_two_friends_change_partners_and_each_has_a_line_of_their_own(
    page: Page, serve: Callable[[int], Server], guest: Guest
) -> None:
    """Anna and Ben join by one link, play, stop, stand in the table, and are opponents in the next robber.

    Who has founded a circle finds it again on the start page, and nobody else does.
    """
    url = serve(21).url
    link = found(page, url)
    friend = guest()
    friend.goto(link)
    expect(friend.get_by_test_id("rules")).to_contain_text("Stichzwang")
    friend.get_by_test_id("name").fill("Ben")
    friend.get_by_test_id("join").click()
    expect(friend.get_by_test_id("series")).to_be_visible()
    assert "#" not in friend.url
    expect(page.get_by_role("checkbox", name="Ben")).to_be_checked()
    expect(page.locator("[data-place='1N'] select")).to_have_value("Ben")
    page.get_by_test_id("begin").click()
    expect(page.locator("button[data-card]")).to_have_count(13)
    friend.get_by_test_id("sit-now").click()
    expect(friend.locator("button[data-card]")).to_have_count(13)
    players = Player(page), Player(friend)
    play(players, lambda: players[0].phase == "result", soon_over=True)
    stop(page)
    page.get_by_test_id("to-series").click()
    expect(page.locator("[data-over=true]")).to_have_count(1)
    points = [page.locator(f"[data-member='{at}'] [data-testid=points]").first for at in (0, 1)]
    expect(points[0]).to_have_text(re.compile(r"[+−]?\d+"))
    expect(points[1]).to_have_text(points[0].inner_text())
    for name, (width, height) in SIZES.items():
        page.set_viewport_size({"width": width, "height": height})
        assert_sound(page)
        wide = page.evaluate("document.documentElement.scrollWidth")
        assert wide <= width, f"{name}: the page is {wide} wide"
        if SHOTS:
            page.screenshot(path=f"{SHOTS}/series-{name}.png", full_page=True)
    assert_printed(page)
    friend.get_by_test_id("again").click()
    expect(friend).to_have_url(re.compile(r"/table/\w+\?seat=W"))
    expect(friend.locator("button[data-card]")).to_have_count(13)
    page.get_by_test_id("sit-now").click()
    expect(page).to_have_url(re.compile(r"/table/\w+\?seat=S"))
    page.goto(url)
    page.get_by_test_id("circle-known").get_by_role("link", name="Donnerstag").click()
    expect(page.get_by_test_id("series")).to_be_visible()


def assert_printed(page: Page) -> None:
    """Check that the evening opens as a page to print, as wide as the window, with the cards of its board."""
    with page.expect_popup() as opened:
        page.get_by_test_id("evening-records").click()
    records = opened.value
    expect(records.locator("h1")).to_contain_text("Donnerstag")
    expect(records.locator("article")).to_have_count(1)
    expect(records.locator("article .hand")).to_have_count(4)
    for name, (width, height) in SIZES.items():
        records.set_viewport_size({"width": width, "height": height})
        wide = records.evaluate("document.documentElement.scrollWidth")
        assert wide <= width, f"{name}: the page is {wide} wide"
        if SHOTS:
            records.screenshot(path=f"{SHOTS}/records-{name}.png", full_page=True)
    if SHOTS:
        records.pdf(path=f"{SHOTS}/records.pdf", prefer_css_page_size=True)
    records.close()
