"""Choices of the page, made as a player makes them."""

from playwright.sync_api import Locator, expect


def choose(radio: Locator) -> None:
    """Tap one of several choices, on its label, once that lies still where it is; it is the one that is chosen then."""
    radio.locator("xpath=ancestor::label").click()
    expect(radio).to_be_checked()
