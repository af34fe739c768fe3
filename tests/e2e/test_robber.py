"""A whole robber in a real browser against the bots, with the server killed in the middle."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect
from tests.e2e.conftest import Server
from tests.e2e.player import Player, assert_fits
from tests.e2e.soundness import assert_sound


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


def assert_stands_among_ones_games(page: Page) -> None:
    """Boards, totals and figures of the robber whose end is shown are those that the table has told; it leads there."""
    table = page.url.rpartition("/")[2].partition("?")[0]
    expect(page.get_by_test_id("robber-end")).to_be_visible()
    totals = [int(text.replace(".", "")) for text in page.locator(".totals .aloud").all_inner_texts()]
    page.get_by_test_id("to-games").click()
    entry = page.get_by_test_id("own-games").locator(f"li[data-game='{table}']")
    expect(entry).to_have_attribute("data-over", "true")
    expect(entry).to_have_attribute("data-ended", "won" if totals[0] > totals[1] else "lost")
    boards = int(entry.get_attribute("data-boards") or 0)
    expect(page.get_by_test_id("figures-from")).to_have_attribute("data-boards", str(boards))
    expect(page.get_by_test_id("figures-from")).to_have_attribute("data-reckoned", str(boards))
    assert_sound(page)
    entry.get_by_test_id("look").click()
    lines = page.get_by_test_id("own-lines").locator("tbody tr[data-board]")
    expect(lines).to_have_count(boards)
    last = page.get_by_test_id("own-lines").locator("tfoot td.strong")
    assert [int(text.replace(".", "")) for text in last.all_inner_texts()] == totals
    result = lines.first.get_attribute("data-result")
    lines.first.get_by_role("link").click()
    expect(page.get_by_test_id("board-result")).to_have_attribute("data-result", str(result))
    held = (
        page.get_by_test_id("four-hands")
        .locator("[data-held]")
        .evaluate_all("hands => hands.flatMap((hand) => hand.dataset.held.split(' '))")
    )
    assert len(set(held)) == len(held) == 52
    if result != "P":
        page.keyboard.press("ArrowRight")
        expect(page.get_by_test_id("record-play")).to_have_attribute("data-shown", "1")
    assert_sound(page)
    assert_fits(page)


def cards_in_hand(page: Page) -> set[str]:
    """The cards that the page shows as one's own, playable or not."""
    buttons = page.locator("button[data-card]").all()
    return {card for button in buttons if (card := button.get_attribute("data-card"))}
