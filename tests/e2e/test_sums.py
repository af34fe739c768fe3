"""Contracts by class with their bonuses as sums, printed."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Browser, expect
from tests.e2e.conftest import Server
from tests.effort import mostly_slow

A_PAGE = re.compile(rb"/Type\s*/Page\b")


@pytest.mark.parametrize("locale", mostly_slow(["de-DE", "it-IT", "en-GB", "fr-FR"], "de-DE"))
def test_the_sheet_fits_one_page_of_paper(
    browser: Browser, serve: Callable[[int], Server], locale: str
) -> None:
    """In every language it is printed on one page."""
    page = browser.new_context(locale=locale).new_page()
    page.goto(f"{serve(5).url}/count/sums")
    expect(page.get_by_test_id("sums")).to_be_visible()
    assert len(A_PAGE.findall(page.pdf(format="A4", prefer_css_page_size=True))) == 1
