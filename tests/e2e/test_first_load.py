"""What comes over the line before there is something to see."""

from collections.abc import Callable

from playwright.sync_api import Page, expect
from tests.e2e.conftest import Server
from tests.e2e.player import Player

MOST = 60 * 1024
"""Bytes of scripts and styles, packed as they are sent."""
LOADED = """() => performance.getEntriesByType('resource')
    .filter(entry => /\\.(js|css)$/.test(entry.name))
    .reduce((sum, entry) => sum + entry.encodedBodySize, 0)"""


def test_few_bytes_lie_before_the_first_cards(page: Page, serve: Callable[[int], Server]) -> None:
    """When the thirteen cards lie on the table, at most 60 KiB of scripts and styles were needed for that."""
    Player.open(page, serve(8).url)
    expect(page.locator("button[data-card]")).to_have_count(13)
    assert 0 < page.evaluate(LOADED) <= MOST


def test_the_sheet_follows_the_cards_by_itself(page: Page, serve: Callable[[int], Server]) -> None:
    """Once the cards lie there, the score sheet appears beside them with nothing done by the player."""
    Player.open(page, serve(8).url)
    expect(page.locator("aside .sheet table")).to_be_visible()
