"""What defenders' cards say, at the table: asked by click, tap and keyboard, and read in the review."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, expect
from tests.e2e.conftest import Server
from tests.e2e.player import Player, assert_fits

PHONE = {"width": 360, "height": 640}
DESKTOP = {"width": 1440, "height": 900}
LED = 10
"""Whose first deal is one in which the opening lead is a bot's, and Anna plays next."""


def after_the_lead(page: Page, server: Server) -> tuple[Player, Locator]:
    """At a table where the opening lead lies; and what asks about it."""
    player = Player.open(page, server.url)
    player.bid_out()
    ask = page.locator("[data-trick] [data-card] button")
    expect(ask).to_have_count(1)
    return player, ask


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_the_opening_lead_is_asked_about_by_a_click(
    page: Page, serve: Callable[[int], Server], size: dict[str, int]
) -> None:
    """A click on the card that was led opens a panel with the card, its player and from what it comes."""
    page.set_viewport_size({"width": size["width"], "height": size["height"]})
    _, ask = after_the_lead(page, serve(LED))
    box = ask.bounding_box()
    assert box is not None
    assert min(box["width"], box["height"]) >= 44
    ask.click()
    says = page.get_by_test_id("card-says")
    expect(says).to_contain_text("Ausspiel")
    expect(says).to_contain_text("Ausgespielt ist")
    assert_fits(page)


def test_the_opening_lead_is_asked_about_by_keyboard(page: Page, serve: Callable[[int], Server]) -> None:
    """Tab reaches the card, Enter asks, Escape closes the answer, and the keyboard is at the card again."""
    _, ask = after_the_lead(page, serve(LED))
    page.locator("body").focus()
    for _ in range(60):
        page.keyboard.press("Tab")
        if ask.evaluate("button => button === document.activeElement"):
            break
    expect(ask).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.get_by_test_id("card-says")).to_contain_text("Ausgespielt ist")
    page.keyboard.press("Escape")
    expect(page.get_by_test_id("card-says")).to_be_hidden()
    expect(ask).to_be_focused()


@pytest.mark.slow
def test_afterwards_the_lead_says_for_certain_what_it_was(page: Page, serve: Callable[[int], Server]) -> None:
    """At the table the lead says what it may be by agreement; the review, all cards open, says which of that it was."""
    player, ask = after_the_lead(page, serve(LED))
    ask.click()
    told = page.get_by_test_id("card-says").locator("p").last
    expect(told).to_contain_text("Vereinbarung")
    page.keyboard.press("Escape")
    player.finish_board()
    page.get_by_test_id("look-review").click()
    says = page.locator("[data-cost]").first.get_by_test_id("review-says")
    expect(says).to_contain_text("Ausgespielt ist")
    expect(says).not_to_contain_text("Vereinbarung")
    expect(says).not_to_contain_text("wohl")
