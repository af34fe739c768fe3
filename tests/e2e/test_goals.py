"""Practice of card play in the browser: from the start page to a verdict, again, and on."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect
from tests.e2e.conftest import Server
from tests.e2e.player import LEGAL_CARD, Player, play, small
from tests.e2e.soundness import LOOKS, assert_sound_in
from tests.e2e.stillness import at_rest


def begin(page: Page, goal: str) -> None:
    """Choose a goal against beginners and sit down."""
    page.locator(f"input[data-goal={goal}]").check()
    page.get_by_role("radio", name="Anfänger").check()
    page.get_by_test_id("goals-begin").click()
    expect(page.get_by_test_id("table")).to_be_visible()


def play_by_hint(page: Page) -> None:
    """Ask which card to play, and play it."""
    expect(page.locator(LEGAL_CARD).first).to_be_visible()
    page.keyboard.press("w")
    play = page.get_by_test_id("card-hint-play")
    expect(play).to_be_visible()
    play.click()
    expect(page.get_by_test_id("card-hint")).to_be_hidden()


@pytest.mark.exhaustive
def test_a_board_is_practised_from_the_start_page_to_its_verdict(
    page: Page, serve: Callable[[int], Server]
) -> None:
    """The goal is in sight, W gives hints, the verdict names tricks; again is the same auction, then comes the next.

    On a wide and a narrow screen axe finds nothing serious in choice, goal and verdict, and nothing sticks out.
    """
    server = serve(3)
    page.goto(server.url)
    page.get_by_role("link", name="Kartenspiel üben").click()
    expect(page).to_have_title("Kartenspiel üben – Schlemm")
    assert_sound_as_it_is(page)
    begin(page, "make")
    goal = page.get_by_test_id("goal")
    expect(goal).to_have_attribute("data-goal", "make")
    expect(goal).to_contain_text("Blatt 1")
    auction = page.locator("aside [data-made]").all_inner_texts()
    with small(page):
        page.keyboard.press("z")
        expect(goal.last).to_contain_text("Erfüllen")
        assert_sound_as_it_is(page)
        page.keyboard.press("Escape")
    play_by_hint(page)
    server.kill()
    server.start()
    verdict = page.get_by_test_id("verdict")
    with small(page):
        play((Player(page),), verdict.is_visible)
    assert_sound_as_it_is(page)
    expect(verdict).to_contain_text(re.compile("Erfüllt!|Nicht erfüllt"))
    expect(verdict).to_contain_text(re.compile(r"Ihr habt .+ gemacht\. Mit offenen Karten"))
    expect(page.get_by_test_id("next")).to_have_count(0)
    page.get_by_test_id("look-review").click()
    expect(page.get_by_test_id("review-luck")).to_be_visible()
    page.get_by_test_id("goal-next").click()
    expect(goal).to_contain_text("Blatt 2")
    page.go_back()
    page.get_by_test_id("goal-again").click()
    expect(verdict).to_have_count(0)
    expect(goal).to_contain_text("Blatt 1")
    assert page.locator("aside [data-made]").all_inner_texts() == auction
    page.goto(server.url)
    for number in (1, 2):
        expect(page.get_by_text(f"Blatt {number} · Erfüllen")).to_be_visible()


@pytest.mark.slow
def test_a_board_to_practise_offers_no_ceremony(page: Page, serve: Callable[[int], Server]) -> None:
    """Boards whose auction is over are not dealt before one's eyes, so the settings do not ask how."""
    page.goto(f"{serve(4).url}/cards")
    expect(page.get_by_role("heading", level=1)).to_have_text("Kartenspiel üben")
    begin(page, "beat")
    page.get_by_test_id("menu").click()
    page.get_by_test_id("open-settings").click()
    expect(page.get_by_role("group", name="Zurückblicken")).to_be_visible()
    at_rest(page)
    expect(page.get_by_role("group", name="Geben wie am Kartentisch")).to_have_count(0)


def assert_sound_as_it_is(page: Page) -> None:
    """Nothing serious and nothing too wide at any look; afterwards the page is as large and as bright as before."""
    before = page.viewport_size
    assert before is not None
    assert_sound_in(page, LOOKS, fits=True)
    page.set_viewport_size(before)
    page.emulate_media(color_scheme="light")
