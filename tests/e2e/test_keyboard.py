"""A deal without a mouse."""

from collections.abc import Callable

from playwright.sync_api import Page, expect
from tests.e2e.conftest import Server
from tests.e2e.player import Player


def test_a_deal_is_played_by_keyboard_alone(page: Page, serve: Callable[[int], Server]) -> None:
    """Calls are typed, cards are chosen with the arrow keys and played with Enter, the next deal comes with Space."""
    player = Player.open(page, serve(8).url)
    for _ in range(200):
        wish = player.wait()
        assert wish is not None
        if page.get_by_test_id("next").is_visible():
            break
        before = player.version
        if page.get_by_test_id("claim-accept").is_visible():
            tab_to(page, "document.activeElement?.dataset.testid === 'claim-accept'")
            page.keyboard.press("Enter")
        elif player.phase == "auction":
            page.keyboard.press("p")
        else:
            play_with_the_arrows(page)
        page.wait_for_function(
            "before => Number(document.querySelector('[data-testid=table]')?.dataset.version) > before",
            arg=before,
        )
    result = page.get_by_test_id("result")
    expect(result).to_be_visible()
    page.keyboard.press("Space")
    expect(result).to_be_hidden()
    expect(page.locator("button[data-card]")).to_have_count(13)


def test_the_cards_are_dealt_by_keyboard_alone(page: Page, serve: Callable[[int], Server]) -> None:
    """From the start page the tab key leads to the cards."""
    page.goto(serve(8).url)
    page.get_by_role("button", name="Karten geben").wait_for()
    tab_to(
        page,
        "document.activeElement.matches('button') && document.activeElement.textContent.includes('Karten geben')",
    )
    page.keyboard.press("Enter")
    expect(page.locator("button[data-card]")).to_have_count(13)


def test_the_box_is_entered_where_something_can_be_done(page: Page, serve: Callable[[int], Server]) -> None:
    """Whenever it is the player's turn, the keyboard comes into the bidding box by the lowest bid that is left."""
    player = Player.open(page, serve(8).url)
    box = page.get_by_test_id("bidbox")
    for call in ("2H", "P"):
        player.wait()
        first = box.locator("[data-call][aria-disabled=false]").first.get_attribute("data-call")
        expect(box.locator("[tabindex='0']")).to_have_attribute("data-call", first or "")
        tab_to(page, f"document.activeElement?.dataset.call === '{first}'")
        before = player.version
        box.locator(f"[data-call='{call}']").press("Enter")
        page.wait_for_function(
            "before => Number(document.querySelector('[data-testid=table]')?.dataset.version) > before",
            arg=before,
        )


def test_the_arrows_go_from_hand_to_hand(page: Page, serve: Callable[[int], Server]) -> None:
    """Declarer goes on from dummy's last card to the own first one, and back."""
    player = Player.open(page, serve(8).url)
    player.wait()
    page.locator("[data-call='7NT']").click()
    player.bid_out()
    hands = page.locator("[data-hand][role=toolbar]")
    expect(hands).to_have_count(2)
    hands.first.locator("[data-card]").last.focus()
    page.keyboard.press("ArrowRight")
    expect(hands.last.locator("[data-card]").first).to_be_focused()
    page.keyboard.press("ArrowUp")
    expect(hands.first.locator("[data-card]").last).to_be_focused()
    page.keyboard.press("ArrowUp")
    expect(hands.first.locator("[data-card]").nth(-2)).to_be_focused()


def tab_to(page: Page, there: str) -> None:
    """Press the tab key until this holds."""
    for _ in range(60):
        if page.evaluate(there):
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"the tab key does not lead to where {there}")


def play_with_the_arrows(page: Page) -> None:
    """Go along the hand in turn with the arrow keys to a card that may be played, and press Enter."""
    page.locator("body").press("ArrowRight")
    page.keyboard.press("Home")
    for _ in range(14):
        focused = page.evaluate("document.activeElement?.getAttribute('aria-disabled')")
        card = page.evaluate("document.activeElement?.dataset.card ?? ''")
        if card and focused == "false":
            page.keyboard.press("Enter")
            return
        page.keyboard.press("ArrowRight")
    raise AssertionError("the arrow keys reach no card that may be played")
