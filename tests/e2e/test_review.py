"""What comes late: the look back at a deal, in a game that was stopped, and all that the first cards do without."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect
from tests.e2e.conftest import Server
from tests.e2e.player import Player

FIRST_CARDS = 67 * 1024
"""Bytes of scripts and styles, packed, until the first cards lie on the table. The lengths of the felt for every
arrangement are among them, and how type grows with a large screen: were they to come later, what lies on it would
jump."""

REQUESTS = 20
"""So many requests, of whatever kind, are made until then: on a slow line each costs a part of its round trip."""

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


def in_play(page: Page, server: Server) -> Player:
    """At the table, in turn to play a card."""
    player = Player.open(page, server.url)
    player.bid_out()
    return player


@pytest.mark.exhaustive
def test_a_game_stopped_in_the_middle_of_a_deal_is_looked_back_at(
    page: Page, serve: Callable[[int], Server]
) -> None:
    """The end of the game offers the last deal that was finished, with its tricks; the one left off is not shown."""
    player = in_play(page, serve(11))
    player.finish_board()
    page.get_by_test_id("next").click()
    expect(player.table).not_to_have_attribute("data-phase", "result")
    page.get_by_test_id("menu").click()
    page.get_by_test_id("stop").click()
    page.get_by_test_id("stop-sure").click()
    page.get_by_test_id("look-review").click()
    expect(page.get_by_test_id("review")).to_have_attribute("data-complete", "true")
    expect(page.get_by_test_id("review-luck")).to_be_visible()
    expect(page.locator("[data-cost]")).to_have_count(4)


@pytest.mark.slow
def test_the_first_cards_come_with_little(page: Page, serve: Callable[[int], Server]) -> None:
    """Scripts and styles are at most so large until cards lie there, all requests so many; reviews come later."""
    Player.open(page, serve(11).url)
    page.add_init_script(WHEN_CARDS_LIE_THERE)
    page.goto(page.url)
    expect(page.locator("button[data-card]").first).to_be_visible()
    asked: dict[str, int] = page.evaluate(ASKED_BEFORE)
    assert len(asked) <= REQUESTS, sorted(asked)
    found = {url: size for url, size in asked.items() if url.endswith((".js", ".css"))}
    assert len([size for size in found.values() if size]) > 3
    assert sum(found.values()) <= FIRST_CARDS, found
    assert not any(part in url for url in found for part in ("Review", "Over", "Sheet", "keys"))
    expect(page.locator("aside .sheet table")).to_be_visible()
