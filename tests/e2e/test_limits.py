"""What can be done only a few times more, or not while somebody is away, is said where one looks."""

from contextlib import closing

import pytest
from playwright.sync_api import Browser, Page, expect
from tests.e2e.stage import ABSENT, few_left
from tests.e2e.staged import COOKIE, SECRET
from tests.e2e.test_sizes import wrong_with
from tests.effort import mostly_slow

from schlemm.i18n.profile import LANGUAGES
from schlemm.table.state.board_quota import TOLD_FROM


def opened(browser: Browser, url: str, table: str, language: str, size: tuple[int, int]) -> Page:
    """The page of such a table in a browser that may sit there."""
    width, height = size
    context = browser.new_context(reduced_motion="reduce", viewport={"width": width, "height": height})
    context.add_cookies([{"name": COOKIE, "value": SECRET, "url": url}])
    context.add_init_script(f"localStorage.setItem('schlemm', JSON.stringify({{profile: '{language}'}}))")
    page = context.new_page()
    page.goto(f"{url}/table/{table}")
    expect(page.locator("button[data-card]").first).to_be_visible()
    page.wait_for_load_state("networkidle")
    return page


@pytest.mark.parametrize("language", mostly_slow(LANGUAGES, "de"))
def test_a_phone_tells_in_the_auction_what_can_be_done_a_few_times_more(
    browser: Browser, staged: str, language: str
) -> None:
    """Who has taken back a call so often that it will end reads under the bids how often it is still possible."""
    page = opened(browser, staged, few_left(language), language, (390, 844))
    with closing(page.context):
        said = page.get_by_test_id("bid-hint")
        expect(said).not_to_contain_text(str(TOLD_FROM))
        page.locator("[data-testid=bidbox] [data-call='1C']").click()
        page.locator("[data-testid=undo][aria-disabled=false]").click()
        expect(said).to_contain_text(str(TOLD_FROM))
        assert wrong_with(page) == []


@pytest.mark.parametrize("size", [(390, 844), pytest.param((1366, 657), marks=pytest.mark.slow)])
def test_only_what_can_be_claimed_is_offered(browser: Browser, staged: str, size: tuple[int, int]) -> None:
    """While a defender is away declarer reads who would have to agree, and is offered nothing but to concede."""
    page = opened(browser, staged, ABSENT[size], "de", size)
    with closing(page.context):
        page.get_by_test_id("claim-open").click()
        expect(page.get_by_test_id("claim-absent")).to_contain_text("ist nicht da und müsste zustimmen")
        expect(page.get_by_test_id("claim-slider")).to_have_count(0)
        assert wrong_with(page) == []
        page.get_by_test_id("claim-send").click()
        page.get_by_test_id("concede-sure").click()
        expect(page.get_by_test_id("result")).to_be_visible()
