"""The pictures of the readmes show what the pages show today."""

import json
from contextlib import closing

import pytest
from playwright.sync_api import Browser
from tests.e2e.album import HELD, LANGUAGES, PICTURES, bring, hash_of
from tests.effort import mostly_slow


@pytest.mark.slow
@pytest.mark.parametrize("language", mostly_slow(LANGUAGES, "de"))
@pytest.mark.parametrize("name", PICTURES)
def test_a_picture_shows_what_stands_on_its_page(
    browser: Browser, staged: str, name: str, language: str
) -> None:
    """Words, cards, numbers and controls of the page are those that were there when its picture was taken."""
    held = json.loads(HELD.read_text("utf-8"))[f"{name}-{language}"]
    page = bring(browser, staged, name, language)
    with closing(page.context):
        stands = page.locator("body").aria_snapshot()
        assert hash_of(page, name) == held["shows"], f"make screens ARGS=--album takes it anew\n{stands}"
