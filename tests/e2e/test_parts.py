"""Parts of the page that are fetched when they are wanted: they come, though a line breaks or a file does not."""

import re
from collections.abc import Callable

from playwright.sync_api import Page, Route, expect
from tests.e2e.conftest import Server
from tests.e2e.player import Player
from tests.e2e.stillness import at_rest, draw_until

Serve = Callable[[int | None], Server]

LATE = re.compile(r"/assets/(?!(main|table|TablePage|page|board|StartPage|rolldown-runtime)-)")
"""What is fetched after the page itself and the table."""


def failing(page: Page, kind: str) -> list[str]:
    """Let every file of this kind (`js` or `css`) that comes late not come when first asked for; their addresses."""
    failed: list[str] = []

    def answer(route: Route) -> None:
        url = route.request.url
        if url in failed or not url.endswith(kind):
            route.fallback()
            return
        failed.append(url)
        route.abort()

    page.route(LATE, answer)
    return failed


def settled(page: Page, failed: dict[str, list[str]]) -> None:
    """Wait until nothing more fails: every file has been asked for, and the page may have been loaded anew for some."""
    before = -1
    while before < (now := sum(map(len, failed.values()))):
        before = now
        page.clock.fast_forward(APART)
        at_rest(page)


APART = 8_000
"""Milliseconds after which a page that lacks a part has been loaded anew, in the first half minute."""

AT_TABLE = "overlays"
"""As the files begin of what comes to a table after its first cards."""
LATE_AT_TABLE = re.compile(f"/assets/{AT_TABLE}-")


def name(url: str) -> str:
    """What the file of a part begins with."""
    return url.rpartition("/")[2].partition("-")[0]


def test_a_part_that_does_not_come_is_asked_for_again(page: Page, serve: Serve) -> None:
    """Cards move, the menu opens and all is styled though what comes late failed at first.

    Where not even the words come, four sentences in the page itself say what to do; a server that ends before the page
    has its parts is missed in words, and they come as soon as it is back.
    """
    server = serve(10)
    page.route("**/i18n/**", lambda route: route.abort())
    page.goto(server.url)
    for language in ("de", "en", "it", "fr"):
        expect(page.locator(f"#trouble [lang={language}]")).to_be_visible()
    page.unroute_all()
    failed = {kind: failing(page, kind) for kind in ("js", "css")}
    page.clock.install()
    player = Player.open(page, server.url)
    settled(page, failed)
    page.unroute_all()
    player.bid_out()
    expect(page.locator("[data-trick] > [data-card]").first).to_be_visible()
    page.get_by_test_id("menu").click()
    expect(page.get_by_test_id("menu-people")).to_be_visible()
    assert all(failed.values()), "nothing came late"
    page.wait_for_function(
        "() => [...document.querySelectorAll('link[rel=stylesheet]')].every(link => link.sheet)"
    )
    page.unroute_all()
    a_broken_line_is_told_where_nothing_else_comes(page, server)


def a_broken_line_is_told_where_nothing_else_comes(page: Page, server: Server) -> None:
    """A server that ends before the page has its parts is missed in words; they come as soon as it is back."""
    came: list[str] = []
    page.on("requestfinished", lambda asked: came.append(name(asked.url)))
    page.route(LATE_AT_TABLE, lambda route: route.abort())
    Player.open(page, server.url)
    server.kill()
    expect(page.get_by_test_id("offline")).to_be_visible()
    assert AT_TABLE not in came
    page.unroute_all()
    server.start()
    expect(page.get_by_test_id("offline")).to_have_count(0)
    draw_until(page, lambda: AT_TABLE in came, "the parts never come")
    page.get_by_test_id("menu").click()
    expect(page.get_by_test_id("menu-people")).to_be_visible()
