"""A page as it begins: without storage it plays, without words it says so."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect
from tests.e2e.conftest import Server


def test_the_page_does_without_storage(page: Page, serve: Callable[[int], Server]) -> None:
    """A browser that keeps nothing for the page still plays."""
    page.add_init_script(
        "Object.defineProperty(window, 'localStorage', { get() { throw new DOMException('no', 'SecurityError'); } })"
    )
    page.goto(serve(8).url)
    page.get_by_role("button", name="Karten geben").click()
    expect(page.locator("[data-hand=S] button[data-card]")).to_have_count(13)


@pytest.mark.slow
def test_without_catalogues_the_page_says_so_in_every_language(
    page: Page, serve: Callable[[int], Server]
) -> None:
    """If the words cannot be fetched, four sentences in the page itself say what to do."""
    page.route("**/i18n/**", lambda route: route.abort())
    page.goto(serve(9).url)
    for language in ("de", "en", "it", "fr"):
        expect(page.locator(f"#trouble [lang={language}]")).to_be_visible()
