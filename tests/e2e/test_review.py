"""The look back at a deal, in a game that was stopped."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect
from tests.e2e.conftest import Server
from tests.e2e.player import Player


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
