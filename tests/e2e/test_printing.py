"""Boards that are printed from a real browser: the page opens beside the game, looks as it should, and does nothing."""

import re

from playwright.sync_api import Browser, ConsoleMessage, Page, expect
from tests.e2e.stage import ROBBER_OVER
from tests.e2e.staged import COOKIE, SECRET

BOARDS = 4
"""How many boards the robber of the stage has."""


A_PAGE = re.compile(rb"/Type\s*/Page\b")


def test_boards_and_sums_are_printed_on_one_sheet_each(browser: Browser, page: Page, staged: str) -> None:
    """One press opens the boards of a game in a page of their own, which fits any screen and one sheet of paper.

    In every language so do the contracts by class with their bonuses as sums.
    """
    page.context.add_cookies([{"name": COOKIE, "value": SECRET, "url": staged}])
    for width, height in ((1366, 657), (390, 844)):
        page.set_viewport_size({"width": width, "height": height})
        page.goto(f"{staged}/table/{ROBBER_OVER}")
        assert_printed(page)
    for locale in ("de-DE", "it-IT", "en-GB", "fr-FR"):
        sums = browser.new_context(locale=locale).new_page()
        sums.goto(f"{staged}/count/sums")
        expect(sums.get_by_test_id("sums")).to_be_visible()
        assert len(A_PAGE.findall(sums.pdf(format="A4", prefer_css_page_size=True))) == 1, locale
        sums.context.close()


def assert_printed(mine: Page) -> None:
    """The page of the game leads to the boards on paper, which complain of nothing."""
    complaints: list[str] = []

    def hear(said: ConsoleMessage) -> None:
        if said.page != mine and said.type in {"error", "warning"}:
            complaints.append(said.text)

    mine.context.on("console", hear)
    with mine.context.expect_page() as opened:
        mine.get_by_role("link", name="Zum Drucken").first.click()
    sheet = opened.value
    expect(sheet.locator("article")).to_have_count(BOARDS)
    expect(sheet.locator("article").first).to_have_css("break-inside", "avoid")
    expect(sheet.locator("table.tricks")).to_have_count(BOARDS)
    expect(sheet.locator("table.results")).to_have_count(BOARDS)
    assert sheet.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert sheet.evaluate("origin") == "null"
    assert sheet.pdf(prefer_css_page_size=True).count(b"/Type /Page\n") == 1
    assert not complaints
    mine.context.remove_listener("console", hear)
    sheet.close()
