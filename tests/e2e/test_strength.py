"""The strength of a hand in one number, on the page of hands and beside the hand at the table."""

import json
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, expect
from tests.e2e.conftest import Server

HAND = "♠AKD54 ♥K9876 ♦32 ♣2"
"""Twelve figure points, four for length, three for shortness."""


def numbers(strength: Locator) -> Locator:
    """The numbers by length and by shortness."""
    return strength.locator("dd")


def valued(page: Page, server: Server) -> Locator:
    """The strength of the hand, typed on the page of hands."""
    page.goto(server.url + "/hand")
    page.get_by_test_id("hand-account").wait_for()
    page.get_by_role("textbox").fill(HAND)
    page.get_by_role("textbox").press("Enter")
    return page.get_by_test_id("hand-strength")


def test_the_strength_of_a_hand_is_one_number(page: Page, serve: Callable[[int], Server]) -> None:
    """S1:19: figure and length points are one number, and with short suits one that says it needs trumps."""
    strength = valued(page, serve(5))
    expect(numbers(strength)).to_have_text(["16", "15"])
    expect(strength.locator("[data-scheme=shortness]")).to_contain_text("nur mit Trumpf")


def test_short_suits_count_nothing_in_notrump(page: Page, serve: Callable[[int], Server]) -> None:
    """S4:63: the switch for notrump takes away what short suits were worth, and says so."""
    strength = valued(page, serve(5))
    expect(numbers(strength)).to_have_text(["16", "15"])
    strength.get_by_role("checkbox").check()
    expect(numbers(strength)).to_have_text(["16", "12"])
    expect(strength).to_contain_text("sie zählen in SA nicht")


def test_the_strength_stands_beside_the_hand_at_the_table(page: Page, serve: Callable[[int], Server]) -> None:
    """Who has the count shown finds the number at the table, with the same switch."""
    page.add_init_script("localStorage.setItem('schlemm', JSON.stringify({ valuation: 'on' }))")
    page.goto(serve(5).url)
    page.get_by_role("button", name="Karten geben").click()
    page.wait_for_url("**/table/*")
    strength = page.get_by_test_id("hand-strength")
    expect(strength).to_be_visible()
    length, _ = numbers(strength).all_text_contents()
    figures = page.locator(".count b").first.text_content() or ""
    strength.get_by_role("checkbox").check()
    expect(numbers(strength)).to_have_text([length, figures])


@pytest.mark.parametrize("wish", [{"valuation": "on"}, {"valuation": "count"}], ids=["shown", "counted"])
def test_a_low_window_has_the_strength_beside_the_hand(
    page: Page, serve: Callable[[int], Server], wish: dict[str, str]
) -> None:
    """While a low window has room for the bids alone, the strength stands above the cards and opens the account."""
    page.set_viewport_size({"width": 1366, "height": 657})
    page.add_init_script(f"localStorage.setItem('schlemm', {json.dumps(json.dumps(wish))})")
    page.goto(serve(5).url)
    page.get_by_role("button", name="Karten geben").click()
    page.wait_for_url("**/table/*")
    short = page.get_by_test_id("strength-in-short")
    text = "Blattstärke" if wish["valuation"] == "on" else "Zähl dein Blatt"
    expect(short).to_contain_text(text)
    short.click()
    if wish["valuation"] == "count":
        page.get_by_role("button", name="Zeigen").click()
    expect(numbers(page.get_by_test_id("hand-strength").last)).to_have_count(2)
    if wish["valuation"] == "on":
        for points in numbers(page.get_by_test_id("hand-strength").last).all_text_contents():
            expect(short).to_contain_text(points)


def test_the_sheet_of_a_match_has_the_count_too(page: Page, serve: Callable[[int], Server]) -> None:
    """On a phone the count stands at the end of the sheet, in a match as in a rubber."""
    page.set_viewport_size({"width": 390, "height": 844})
    page.add_init_script("localStorage.setItem('schlemm', JSON.stringify({ valuation: 'on' }))")
    page.goto(serve(5).url)
    page.get_by_role("button", name="Vier Boards gegen Bots").click()
    page.wait_for_url("**/table/*")
    page.get_by_test_id("open-sheet").first.click()
    expect(numbers(page.get_by_test_id("hand-strength"))).to_have_count(2)
