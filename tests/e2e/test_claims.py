"""A bot claims: what one needs to judge it lies in sight, and a refusal is seen to have counted."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect
from tests.e2e.conftest import Server
from tests.e2e.player import Player, covered


@pytest.mark.exhaustive
def test_a_claim_is_judged_with_all_cards_in_sight(page: Page, serve: Callable[[int], Server]) -> None:
    """On a screen the panel covers no card; on a phone it shows them itself; a refusal says whose claim it was."""
    page.set_viewport_size({"width": 1024, "height": 768})
    player = Player.open(page, serve(11).url, level="klub")
    panel, accept = page.locator("[data-panel=claim-answer]"), page.get_by_test_id("claim-accept")
    player.wait()
    while not accept.is_visible():
        player.act()
        player.wait()
    assert covered(page, "[data-panel=claim-answer]", "[data-card]") == 0
    expect(page.get_by_test_id("claim-seen")).to_be_hidden()
    page.set_viewport_size({"width": 360, "height": 640})
    seen = page.get_by_test_id("claim-seen").locator("dd")
    expect(seen.last).to_be_visible()
    assert seen.count() >= page.locator("[data-hand]").count()
    claimer = panel.locator(".sentence").inner_text().split()[0]
    page.get_by_test_id("claim-refuse").click()
    said = f"Du hast den Anspruch von {claimer} abgelehnt"
    expect(page.get_by_text(said).first).to_be_visible()
