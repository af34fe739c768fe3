"""Deals that can be checked, in a real browser: it gives a number, remembers what it saw, and works deals out again."""

import json
import re
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page, expect
from tests.e2e.conftest import Server
from tests.e2e.player import Player


def verdict(page: Page, text: str) -> None:
    """What the page says of all deals."""
    expect(page.get_by_test_id("fair-verdict")).to_contain_text(text)


def test_a_player_checks_their_deals(page: Page, serve: Callable[[int | None], Server]) -> None:
    """The browser's number is in the second deal although the server was killed; a deal that was altered is named."""
    server = serve(None)
    player = Player.open(page, server.url)
    page.wait_for_function(
        "deals => localStorage.getItem(deals)?.includes('commitment')", arg="schlemm.deals"
    )
    player.finish_board()
    server.kill()
    server.start()
    page.reload()
    player.act()
    player.finish_board()
    table = page.url.rsplit("/", 1)[1]
    page.goto(f"{server.url}/fair/{table}")
    verdict(page, "Alle 2 versprochenen Austeilungen stimmen")
    first, second = (page.locator(f"[data-deal='{number}']") for number in (1, 2))
    expect(second).to_contain_text("das dein Browser vor der Austeilung gesehen hat")
    expect(second).to_contain_text("Die Zahl deines Browsers ist darin")
    first.locator("summary").click()
    expect(first).to_contain_text("nur der Server gezogen")
    with page.expect_download() as download:
        page.get_by_role("link", name="Als Datei sichern").click()
    assert json.loads(download.value.path().read_text())["game"] == table
    _told_otherwise(page, "deal", lambda deal: re.sub(r"^N:(\S+) (\S+)", r"N:\2 \1", deal))
    expect(second).to_contain_text("Diese Karten folgen nicht daraus")
    _told_otherwise(page, "given", lambda given: {})
    expect(second).to_contain_text("die nicht darin ist")
    page.unroute_all()
    page.evaluate(
        """() => {
            const seen = JSON.parse(localStorage.getItem('schlemm.deals'));
            for (const deal of Object.values(seen)) deal.commitment = '0'.repeat(64);
            localStorage.setItem('schlemm.deals', JSON.stringify(seen));
        }"""
    )
    page.reload()
    verdict(page, "Hier stimmt etwas nicht: Austeilung 2")
    expect(second).to_contain_text("ein anderes Versprechen gesehen")
    page.get_by_test_id("to-table").click()
    expect(player.table).to_be_visible()


def _told_otherwise(page: Page, fact: str, change: Callable[[Any], Any]) -> None:
    """Look again at a record in which the server tells this of the second deal otherwise."""

    def answer(route: Any) -> None:
        told = route.fetch().json()
        told["deals"][1][fact] = change(told["deals"][1][fact])
        route.fulfill(json=told)

    page.unroute_all()
    page.route("**/api/fair/*", answer)
    page.reload()
    verdict(page, "Hier stimmt etwas nicht: Austeilung 2")
