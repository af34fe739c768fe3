"""The pictures of the readmes show what the pages show today."""

import json
from contextlib import closing

import pytest
from playwright.sync_api import Browser
from tests.e2e.album import HELD, LANGUAGES, PICTURES, bring, hash_of


@pytest.mark.sweep
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", PICTURES)
def test_a_picture_shows_what_stands_on_its_page(
    name: str, language: str, browser: Browser, staged: str
) -> None:
    """Words, cards, numbers and controls of the page are those that were there when its picture was taken."""
    held = json.loads(HELD.read_text("utf-8"))
    page = bring(browser, staged, name, language)
    with closing(page.context):
        stands = page.locator("body").aria_snapshot()
        shows = held[f"{name}-{language}"]["shows"]
        assert hash_of(page, name) == shows, f"make screens ARGS=--album\n{stands}"
