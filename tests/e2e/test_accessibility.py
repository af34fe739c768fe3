"""No page has a serious accessibility fault that axe can find, in any theme and at phone size."""

from collections.abc import Callable

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser, Page
from tests.e2e.conftest import Server, reader
from tests.e2e.player import Player

SIZES = {"desktop": (1440, 900), "phone": (360, 640)}

LOOKS = [
    pytest.param("desktop", "light", marks=pytest.mark.slow),
    ("phone", "dark"),
    pytest.param("desktop", "dark", marks=pytest.mark.slow),
    pytest.param("phone", "light", marks=pytest.mark.slow),
]
"""A phone in the dark is looked at every time; slowly all of them."""


def assert_sound(page: Page) -> None:
    """No violation that axe calls serious or critical."""
    found = Axe().run(page).response["violations"]
    serious = [
        f"{violation['id']}: {violation['help']} ({violation['nodes'][0]['html'][:160]})"
        for violation in found
        if violation["impact"] in {"serious", "critical"}
    ]
    assert serious == []


def _ask(player: Player) -> None:
    """Open a hint with an objection, follow it, and open the explanation of a call: all of it sound."""
    page = player.page
    page.get_by_test_id("advice").click()
    page.locator("[data-best]").wait_for()
    page.locator("[data-why-not]").first.click()
    page.get_by_test_id("objections").wait_for()
    assert_sound(page)
    page.get_by_test_id("hint-make").click()
    player.wait()
    page.locator("[data-made]").first.click()
    page.get_by_test_id("picture").wait_for()
    assert_sound(page)
    page.keyboard.press("Escape")


@pytest.mark.parametrize(("size", "scheme"), LOOKS)
@pytest.mark.slow
def test_axe_finds_nothing_serious_on_any_page(
    browser: Browser, serve: Callable[[int], Server], size: str, scheme: str
) -> None:
    """Start, learning, counting, systems, practice, unknown page."""
    context = reader(browser, SIZES[size], scheme)
    page = context.new_page()
    server = serve(4)
    for path in ("/", "/?new", "/learn", "/count", "/systems", "/practice", "/pad", "/nowhere"):
        page.goto(server.url + path)
        page.wait_for_load_state("networkidle")
        assert_sound(page)
    context.close()


@pytest.mark.parametrize(("size", "scheme"), LOOKS)
def test_axe_finds_nothing_serious_at_a_table(
    browser: Browser, serve: Callable[[int], Server], size: str, scheme: str
) -> None:
    """The table in its auction, play and result, with a hint, its objections and the explanation of a call open."""
    context = reader(browser, SIZES[size], scheme)
    page = context.new_page()
    player = Player.open(page, serve(4).url)
    player.wait()
    assert_sound(page)
    _ask(player)
    player.bid_out()
    assert_sound(page)
    player.finish_board()
    assert_sound(page)
    page.get_by_test_id("menu").click()
    assert_sound(page)
    page.get_by_test_id("open-settings").click()
    page.get_by_role("dialog").wait_for()
    assert_sound(page)
    context.close()


@pytest.mark.slow
def test_axe_finds_nothing_serious_at_the_end_of_a_robber_in_high_contrast(
    browser: Browser, serve: Callable[[int], Server]
) -> None:
    """The last page of a robber, with its sheet, in the theme for those who need more contrast."""
    context = browser.new_context(locale="de-DE", reduced_motion="reduce", contrast="more")
    page = context.new_page()
    player = Player.open(page, serve(6).url)
    player.play()
    assert page.locator("html").get_attribute("data-theme") == "contrast"
    assert_sound(page)
    context.close()
