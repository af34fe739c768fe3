"""A deal without a mouse."""

from collections.abc import Callable

from playwright.sync_api import Browser, Error, Page, expect
from tests.e2e.album import opened
from tests.e2e.conftest import Server
from tests.e2e.player import Player
from tests.e2e.stage import BY_KEYBOARD

WHERE_FOCUS = """() => {
    const on = document.activeElement;
    if (!on || on === document.body) return 'nowhere';
    const box = on.getBoundingClientRect();
    const near = [on, ...on.querySelectorAll('*'), on.closest('.lane > *, li, label')].filter(Boolean);
    const outlined = near.some(each => {
        const style = getComputedStyle(each);
        return style.outlineStyle !== 'none' && parseFloat(style.outlineWidth) >= 2;
    });
    const seen = outlined && box.bottom > 0 && box.top < innerHeight && box.right > 0 && box.left < innerWidth;
    return seen ? '' : `unseen on ${on.outerHTML.slice(0, 160)}`;
}"""
"""What is wrong with where the keyboard is: nowhere, or on something that does not show it."""

IN_TURN = (
    "() => document.activeElement?.closest('[data-hand]')?.querySelector('[data-card][aria-disabled=false]')"
)
"""The keyboard is in the hand of which a card may be played: it goes there by itself once the trick before has gone."""


class Typist:
    """Plays a deal without a mouse, and sees after every step where the keyboard is.

    Args:
        page: The page, which shows a table at which it is the player's turn to call.
    """

    def __init__(self, page: Page) -> None:
        self._page = page
        self._player = Player(page)

    def press(self, key: str, *, acts: bool = True) -> None:
        """Press a key; where it acts, wait until that has happened and it is the player's turn again."""
        before = self._player.version
        self._page.keyboard.press(key)
        if acts:
            self._page.wait_for_function(
                "before => Number(document.querySelector('[data-testid=table]')?.dataset.version) > before",
                arg=before,
            )
            self._player.wait()
        self.assert_seen(key)

    def assert_seen(self, step: str) -> None:
        """The keyboard is on something that shows it, once the page has come to rest."""
        try:
            self._page.wait_for_function(f"() => ({WHERE_FOCUS})() === ''")
        except Error:
            raise AssertionError(f"after {step}: {self._page.evaluate(WHERE_FOCUS)}") from None

    def play(self) -> None:
        """Go along the hand in turn with the arrow keys to a card that may be played, and press Enter."""
        self._page.wait_for_function(IN_TURN)
        self._page.keyboard.press("Home")
        for _ in range(14):
            card = self._page.evaluate("document.activeElement?.matches('[data-card][aria-disabled=false]')")
            if card:
                return self.press("Enter")
            self.press("ArrowRight", acts=False)
        raise AssertionError("the arrow keys reach no card that may be played")

    @property
    def phase(self) -> str:
        """What is being done at the table."""
        return self._player.phase


def test_a_deal_is_played_by_keyboard_alone(browser: Browser, staged: str) -> None:
    """Calls, dummy's cards, a claim and the next deal: the keyboard is always somewhere, and is seen there."""
    page = opened(browser, staged, "dark", "de", (1366, 657))
    page.goto(f"{staged}/table/{BY_KEYBOARD}")
    Player(page).wait()
    page.wait_for_load_state("networkidle")
    typist = Typist(page)
    tab_to(page, "document.activeElement?.dataset.call !== undefined")
    typist.press("ArrowRight", acts=False)
    typist.press("Enter")
    while typist.phase == "auction":
        typist.press("p")
    for _ in range(5):
        typist.play()
    typist.press("Tab", acts=False)
    typist.press("=", acts=False)
    expect(page.locator("[data-panel=claim]")).to_be_visible()
    tab_to(page, "document.activeElement?.dataset.testid === 'claim-slider'")
    typist.press("Home", acts=False)
    tab_to(page, "document.activeElement?.dataset.testid === 'claim-send'")
    typist.press("Enter", acts=False)
    tab_to(page, "document.activeElement?.dataset.testid === 'concede-not'")
    typist.press("Enter", acts=False)
    tab_to(page, "document.activeElement?.dataset.testid === 'claim-send'")
    typist.press("Enter", acts=False)
    tab_to(page, "document.activeElement?.dataset.testid === 'concede-sure'")
    typist.press("Enter")
    result = page.get_by_test_id("result")
    expect(result).to_be_visible()
    tab_to(page, "document.activeElement?.dataset.testid === 'look-tricks'")
    typist.press("Enter", acts=False)
    tab_to(page, "document.activeElement?.dataset.testid === 'next'")
    typist.press("Enter")
    expect(result).to_be_hidden()
    expect(page.locator("button[data-card]")).to_have_count(13)
    page.context.close()


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
