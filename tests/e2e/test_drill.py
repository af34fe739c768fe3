"""Practice of bidding in the browser: a hand to its end, what is said about each call, and the warning."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Browser, Locator, Page, expect
from tests.e2e.conftest import Server, reader
from tests.e2e.soundness import assert_sound

MOST_CALLS = 40
MOST_HANDS = 40


def _begin(page: Page, url: str, topic: str) -> Locator:
    page.goto(f"{url}/practice")
    page.locator(f"[data-topic={topic}]").click()
    practice = page.get_by_test_id("practice")
    expect(practice).to_be_visible()
    return practice


def _call(page: Page, call: str) -> None:
    practice = page.get_by_test_id("practice")
    before = practice.get_attribute("data-calls") or ""
    page.locator(f"[data-testid=practice-box] [data-call='{call}'][aria-disabled=false]").click()
    expect(practice).not_to_have_attribute("data-calls", before)


def _pass_to_the_end(page: Page) -> None:
    for _ in range(MOST_CALLS):
        if page.get_by_test_id("practice-ending").is_visible():
            return
        _call(page, "P")
    raise AssertionError("the auction does not end though one side only passes")


def test_a_hand_is_practised_from_the_start_page_to_its_end(
    page: Page, serve: Callable[[int], Server]
) -> None:
    """The way leads from the start page; a wild bid is told why not; the end shows four hands, a count, and another."""
    page.goto(serve(2).url)
    page.get_by_role("link", name="Reizen üben").click()
    expect(page).to_have_title("Reizen üben – Schlemm")
    page.locator("[data-topic=answer-suit]").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Auf eine Farbe antworten")
    expect(page.get_by_test_id("practice-hand").locator("[data-card]")).to_have_count(13)
    _call(page, "7NT")
    review = page.get_by_test_id("review")
    expect(review).to_have_attribute("data-verdict", "other")
    expect(review).to_contain_text("Das System hätte hier")
    expect(review).to_contain_text("Warum nicht 7SA?")
    _pass_to_the_end(page)
    ending = page.get_by_test_id("practice-ending")
    expect(ending.locator(".hand")).to_have_count(4)
    expect(ending).to_contain_text("So hätte das System gereizt")
    expect(page.get_by_test_id("practice-tally")).to_contain_text("Bisher ein Blatt")
    page.locator("[data-made='0']").click()
    expect(page.get_by_test_id("practice-told")).to_contain_text("bedeutet")
    page.get_by_test_id("practice-next").click()
    expect(page.get_by_test_id("practice-box")).to_be_visible()
    expect(review).to_have_count(0)


@pytest.mark.slow
def test_calls_are_made_by_keyboard(page: Page, serve: Callable[[int], Server]) -> None:
    """A level and a letter make a bid, p passes, and at the end the keyboard is on the next hand."""
    practice = _begin(page, serve(2).url, "opening")
    before = practice.get_attribute("data-calls") or ""
    page.keyboard.type("7s")
    expect(practice).not_to_have_attribute("data-calls", before)
    expect(page.get_by_test_id("review")).to_contain_text("7SA")
    for _ in range(MOST_CALLS):
        if page.get_by_test_id("practice-ending").is_visible():
            break
        before = practice.get_attribute("data-calls") or ""
        page.keyboard.press("p")
        expect(practice).not_to_have_attribute("data-calls", before)
    expect(page.get_by_test_id("practice-next")).to_be_focused()
    expect(page.get_by_test_id("practice-next")).to_be_in_viewport()
    page.get_by_test_id("practice-topics").press("Enter")
    expect(page.get_by_role("heading", level=1)).to_be_focused()


@pytest.mark.slow
def test_a_double_that_gives_away_a_game_is_warned_of(page: Page, serve: Callable[[int], Server]) -> None:
    """Before such a double the page asks again; going back leaves the auction as it was, insisting doubles."""
    practice = _begin(page, serve(2).url, "doubling")
    warning, before = page.get_by_role("alertdialog"), ""
    for _ in range(MOST_HANDS):
        before = practice.get_attribute("data-calls") or ""
        page.locator("[data-testid=practice-box] [data-call=X]").click()
        expect(warning.or_(page.get_by_test_id("review"))).to_be_visible()
        if warning.is_visible():
            break
        page.get_by_test_id("practice-next").click()
        expect(page.get_by_test_id("review")).to_have_count(0)
        expect(page.get_by_test_id("practice-box")).to_be_visible()
    expect(warning).to_contain_text("wird zum Vollspiel")
    page.keyboard.press("Escape")
    expect(warning).to_have_count(0)
    expect(page.locator("[data-testid=practice-box] [tabindex='0']")).to_be_focused()
    page.locator("[data-testid=practice-box] [data-call=X]").click()
    page.get_by_role("button", name="Lieber nicht").click()
    expect(warning).to_have_count(0)
    expect(practice).to_have_attribute("data-calls", before)
    page.locator("[data-testid=practice-box] [data-call=X]").click()
    page.get_by_test_id("double-anyway").click()
    expect(practice).not_to_have_attribute("data-calls", before)
    expect(page.locator(".made", has_text="Kontra").last).to_be_visible()


@pytest.mark.slow
@pytest.mark.parametrize(("width", "scheme"), [(1440, "dark"), (360, "light")])
def test_practice_is_accessible_and_fits_its_screen(
    browser: Browser, serve: Callable[[int], Server], width: int, scheme: str
) -> None:
    """On a wide and a narrow screen axe finds nothing serious from the topics to the end, and nothing sticks out."""
    context = reader(browser, (width, 640), scheme)
    page = context.new_page()
    _begin(page, serve(2).url, "answer-suit")
    _call(page, "3NT")
    assert_sound(page)
    _pass_to_the_end(page)
    page.locator("[data-made='0']").click()
    assert_sound(page)
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    page.get_by_test_id("practice-topics").click()
    page.locator("[data-topic=slam]").wait_for()
    assert_sound(page)
    context.close()
