"""A whole robber in a real browser against the bots, with the server killed in the middle."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect
from tests.e2e.conftest import Server
from tests.e2e.player import Player
from tests.e2e.test_own_games import assert_stands_among_ones_games


def test_one_click_on_the_start_page_deals_thirteen_cards(page: Page, serve: Callable[[int], Server]) -> None:
    """From the start page one click leads to a table with thirteen cards in hand, in German."""
    page.goto(serve(3).url)
    expect(page.locator("html")).to_have_attribute("lang", "de")
    page.get_by_role("button", name="Karten geben").click()
    expect(page.locator("button[data-card]")).to_have_count(13)


@pytest.mark.exhaustive
def test_a_robber_is_played_to_its_end_over_a_killed_server(
    page: Page, serve: Callable[[int], Server]
) -> None:
    """Four deals against three bots over a server killed in mid-play: nothing is lost, and the end is found again.

    It stands among one's games then, and the end of the game leads there.
    """
    server = serve(11)
    player = Player.open(page, server.url, by_mouse=True)
    assert player.play(20) == 20
    version, hand = player.version, cards_in_hand(page)
    server.kill()
    expect(page.get_by_test_id("offline")).to_be_visible()
    server.start()
    expect(page.get_by_test_id("offline")).to_be_hidden()
    assert player.version >= version
    assert cards_in_hand(page) <= hand
    player.play()
    expect(page.get_by_test_id("robber-end")).to_be_visible()
    page.reload()
    expect(page.get_by_test_id("robber-end")).to_be_visible()
    page.goto(server.url)
    page.get_by_test_id("finished").get_by_role("link", name="Ansehen").click()
    expect(page.get_by_test_id("robber-end")).to_be_visible()
    assert_stands_among_ones_games(page)


def cards_in_hand(page: Page) -> set[str]:
    """The cards that the page shows as one's own, playable or not."""
    buttons = page.locator("button[data-card]").all()
    return {card for button in buttons if (card := button.get_attribute("data-card"))}


@pytest.mark.slow
def test_every_number_on_the_sheet_says_where_it_comes_from(
    page: Page, serve: Callable[[int], Server]
) -> None:
    """A click on a score opens its steps, and their sum is the score."""
    player = Player.open(page, serve(5).url)
    player.finish_board()
    page.get_by_test_id("next").click()
    entry = page.locator("button.entry").first
    points = int(entry.inner_text().replace(".", "").replace("\u00a0", "").split()[0])
    entry.click()
    expect(entry).to_have_attribute("aria-expanded", "true")
    steps = page.locator("ol.steps li:not(.sum) b").all_inner_texts()
    assert sum(int(step.replace(".", "").replace("\u00a0", "")) for step in steps) == points


@pytest.mark.slow
def test_a_table_of_somebody_else_stays_closed(page: Page, serve: Callable[[int], Server]) -> None:
    """Without the secret of a seat the link shows a friendly way home and not one card."""
    server = serve(2)
    Player.open(page, server.url)
    link = page.url
    page.context.clear_cookies()
    page.goto(link)
    expect(page.locator("a[href='/']").first).to_be_visible()
    expect(page.locator("[data-card]")).to_have_count(0)
