"""Pages and their words, as a browser fetches them that has nothing of them yet."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect
from tests.e2e.conftest import Server
from tests.e2e.stillness import at_rest


@pytest.mark.slow
@pytest.mark.parametrize("path", ["/count", "/count/tables", "/count/sums", "/hand", "/deal", "/?new=mini"])
def test_a_page_waits_for_its_words(page: Page, serve: Callable[[int], Server], path: str) -> None:
    """No page is shown before its own words are here, so that none fetches those of another language instead."""
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.goto(serve(5).url + path)
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    at_rest(page)
    assert [url for url in asked if "/i18n/en" in url] == []
