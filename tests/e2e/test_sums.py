"""Contracts by class with their bonuses as sums: found, read in every language, and printed on one page."""

import re
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser, Page, expect
from tests.e2e.conftest import Server
from tests.e2e.player import assert_fits
from tests.e2e.soundness import assert_sound

TITLES = {
    "de-DE": "Prämien als Summen",
    "it-IT": "Punteggi per classi di contratto",
    "en-GB": "Bonuses as sums",
    "fr-FR": "Primes en sommes",
}
A_PAGE = re.compile(rb"/Type\s*/Page\b")


@pytest.fixture
def reads(browser: Browser) -> Iterator[Callable[[str], Page]]:
    """Opens a page in a browser that speaks this language, on a phone."""
    opened = []

    def open_page(locale: str) -> Page:
        opened.append(browser.new_context(locale=locale, viewport={"width": 390, "height": 844}))
        return opened[-1].new_page()

    yield open_page
    for context in opened:
        context.close()


@pytest.mark.parametrize("locale", TITLES)
def test_the_sheet_is_found_and_fits_one_page(
    serve: Callable[[int], Server], reads: Callable[[str], Page], locale: str
) -> None:
    """From the calculator and the tables one link leads to it; it fits a phone and one page of paper."""
    page = reads(locale)
    url = serve(5).url
    for door in ("/count", "/count/tables"):
        page.goto(url + door)
        page.locator("main").get_by_role("link", name=TITLES[locale]).last.click()
        expect(page).to_have_url(url + "/count/sums")
        expect(page.get_by_role("heading", level=1)).to_have_text(TITLES[locale])
    expect(page.get_by_test_id("sums")).to_be_visible()
    assert_fits(page)
    assert_sound(page)
    assert len(A_PAGE.findall(page.pdf(format="A4", prefer_css_page_size=True))) == 1


def test_an_italian_reads_the_sheet_as_it_is_known(
    serve: Callable[[int], Server], reads: Callable[[str], Page]
) -> None:
    """In Italian the classes have the sums of the source, its awkward games, and its totals of penalties."""
    page = reads("it-IT")
    page.goto(serve(5).url + "/count/sums")
    sheet = page.get_by_test_id("sums")
    for code, sums in {
        "part-score": ["50", "50"],
        "game": ["300", "500"],
        "small-slam": ["800", "1250"],
        "grand-slam": ["1300", "2000"],
    }.items():
        expect(sheet.locator(f"[data-class={code}] td.strong")).to_have_text(sums)
    expect(sheet.locator("[data-class=game]")).to_contain_text("Manche non convenienti: 4SA 5♥ 5♠ 5SA")
    expect(sheet).to_contain_text("in prima")
    down = page.get_by_test_id("sums-down").locator("tbody tr")
    expect(down.nth(5).locator("td")).to_have_text(["300", "1400", "2800", "600", "1700", "3400"])


def test_the_calculator_adds_up_as_the_sheet(page: Page, serve: Callable[[int], Server]) -> None:
    """S2:29: 6SA is 500 on top of 300, and with the switch 800 in one number."""
    page.goto(serve(5).url + "/count?r=6SA%3D")
    page.get_by_role("textbox").fill("6SA=")
    page.get_by_role("textbox").press("Enter")
    steps = page.get_by_test_id("account").locator("section").first.locator(".steps li b")
    expect(steps).to_have_text(["190", "300", "500", "990"])
    page.get_by_test_id("account").get_by_role("checkbox").check()
    expect(steps).to_have_text(["190", "800", "990"])


def test_the_tables_say_which_bids_are_games(page: Page, serve: Callable[[int], Server]) -> None:
    """Above the tables stand part scores and games undoubled, doubled and redoubled."""
    page.goto(serve(5).url + "/count/tables")
    rows = page.get_by_test_id("games-below-slam").locator("tbody tr")
    expect(rows).to_have_count(3)
    expect(rows.nth(0).locator("td").nth(1)).to_have_text("3SA 4♥ 4♠ 4SA 5♣ 5♦ 5♥ 5♠ 5SA")
    expect(rows.nth(1).locator("td").nth(0)).to_have_text("1♣ 1♦ 1♥ 1♠ 1SA 2♣ 2♦")
    expect(rows.nth(2).locator("td").nth(0)).to_have_text("1♣ 1♦")
