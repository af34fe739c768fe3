"""A deal without a mouse."""

from playwright.sync_api import Browser, Error, Page, expect
from tests.e2e.album import opened
from tests.e2e.player import Player
from tests.e2e.stage import BY_KEYBOARD
from tests.e2e.stillness import at_rest

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
    at_rest(page)
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


def tab_to(page: Page, there: str) -> None:
    """Press the tab key until this holds."""
    for _ in range(60):
        if page.evaluate(there):
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"the tab key does not lead to where {there}")
