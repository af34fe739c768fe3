"""The pictures of the readmes show what the pages show today."""

import json
from contextlib import closing
from itertools import product

from playwright.sync_api import Browser
from tests.e2e.album import HELD, LANGUAGES, PICTURES, bring, hash_of


def test_pictures_show_what_stands_on_their_pages(browser: Browser, staged: str) -> None:
    """Words, cards, numbers and controls of each page are those that were there when its picture was taken."""
    held = json.loads(HELD.read_text("utf-8"))
    for name, language in product(PICTURES, LANGUAGES):
        page = bring(browser, staged, name, language)
        with closing(page.context):
            stands = page.locator("body").aria_snapshot()
            shows = held[f"{name}-{language}"]["shows"]
            assert hash_of(page, name) == shows, f"{name}, {language}: make screens ARGS=--album\n{stands}"
