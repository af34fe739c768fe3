"""Boards that are printed from a real browser: the page opens beside the game, looks as it should, and does nothing."""

import re

import pytest
from playwright.sync_api import ConsoleMessage, Page, expect
from tests.e2e.stage import ROBBER_OVER
from tests.e2e.staged import COOKIE, SECRET

BOARDS = 4
"""How many boards the robber of the stage has."""


@pytest.fixture
def mine(page: Page, staged: str) -> Page:
    """A page of the person who sits at the tables of the stage."""
    page.context.add_cookies([{"name": COOKIE, "value": SECRET, "url": staged}])
    page.goto(staged)
    return page


@pytest.mark.slow
@pytest.mark.parametrize("size", [(1366, 657), (390, 844)])
def test_boards_are_printed_from_the_page_of_the_game(mine: Page, size: tuple[int, int]) -> None:
    """One press opens the boards in a page of their own, which fits the screen and is printed on one sheet."""
    mine.set_viewport_size({"width": size[0], "height": size[1]})
    mine.goto(re.sub(r"^(https?://[^/]+).*", r"\1", mine.url) + f"/table/{ROBBER_OVER}")
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
