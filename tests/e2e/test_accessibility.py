"""No page has a serious accessibility fault that axe can find, in any theme and at phone size."""

from collections.abc import Callable, Sequence
from typing import Literal

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser, Page, expect
from tests.e2e.conftest import Server, reader
from tests.e2e.player import Player, assert_fits
from tests.e2e.stage import ROBBER_OVER
from tests.e2e.staged import COOKIE, SECRET

SIZES = {"desktop": (1440, 900), "phone": (360, 640)}

Look = tuple[str, Literal["light", "dark"]]

LOOKS: tuple[Look, ...] = (("desktop", "light"), ("desktop", "dark"), ("phone", "light"), ("phone", "dark"))
"""A page is looked at in each of them, one after the other."""


def resized(page: Page, size: str) -> None:
    """Look at a page on a screen of this size."""
    width, height = SIZES[size]
    page.set_viewport_size({"width": width, "height": height})


COLOURS = ("color-contrast", "link-in-text-block")
"""The rules of axe whose verdict depends on colours, as those of WCAG's level AA do that it calls ``cat.color``."""

SERIOUS = """async rules => {
    const wanted = {resultTypes: ['violations'], ...(rules && {runOnly: rules})};
    const {violations} = await axe.run(wanted);
    return violations.filter(({impact}) => impact === 'serious' || impact === 'critical').map(
        ({id, help, nodes}) => `${id}: ${help} (${nodes[0].html.slice(0, 160)})`);
}"""
"""Asks for what is serious in the page itself: all that axe finds is hundreds of times as long."""


def assert_sound(page: Page, *rules: str) -> None:
    """No violation that axe calls serious or critical; by these rules only, if any are named."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(Axe().axe_script)
    assert page.evaluate(SERIOUS, list(rules) or None) == []


def assert_sound_in(page: Page, looks: Sequence[Look], *, fits: bool = False) -> None:
    """The same in each of these windows and themes; where wished, nothing is wider than any of them.

    In a second theme the page is the same but for its colours.
    """
    seen = set()
    for size, scheme in looks:
        resized(page, size)
        page.emulate_media(color_scheme=scheme)
        expect(page.locator("html")).to_have_attribute("data-theme", scheme)
        if fits:
            assert_fits(page)
        assert_sound(page, *(COLOURS if size in seen else ()))
        seen.add(size)


def _ask(player: Player) -> None:
    """Open a hint with an objection, follow it, and open the explanation of a call: all of it sound."""
    page = player.page
    page.get_by_test_id("advice").click()
    page.locator("[data-best]").wait_for()
    page.locator("[data-why-not]").first.click()
    page.get_by_test_id("objections").wait_for()
    assert_sound_in(page, LOOKS)
    page.get_by_test_id("hint-make").click()
    player.wait()
    page.locator("[data-made]").first.click()
    page.get_by_test_id("picture").wait_for()
    assert_sound_in(page, LOOKS)
    page.keyboard.press("Escape")


@pytest.mark.slow
def test_axe_finds_nothing_serious_on_any_page(browser: Browser, serve: Callable[[int], Server]) -> None:
    """Start, learning, counting, systems, practice, unknown page."""
    context = reader(browser, SIZES["phone"], "dark")
    page = context.new_page()
    server = serve(4)
    for path in ("/", "/?new", "/learn", "/count", "/systems", "/practice", "/pad", "/nowhere"):
        page.goto(server.url + path)
        page.wait_for_load_state("networkidle")
        assert_sound_in(page, LOOKS)
    context.close()


def test_axe_finds_nothing_serious_at_a_table(browser: Browser, serve: Callable[[int], Server]) -> None:
    """The table in its auction, play and result, with a hint, its objections and the explanation of a call open."""
    context = reader(browser, SIZES["phone"], "dark")
    page = context.new_page()
    player = Player.open(page, serve(4).url)
    player.wait()
    assert_sound_in(page, LOOKS)
    _ask(player)
    player.bid_out()
    assert_sound_in(page, LOOKS)
    player.finish_board()
    assert_sound_in(page, LOOKS)
    page.get_by_test_id("menu").click()
    assert_sound_in(page, LOOKS)
    page.get_by_test_id("open-settings").click()
    page.get_by_role("dialog").wait_for()
    assert_sound_in(page, LOOKS)
    context.close()


def test_axe_finds_nothing_serious_at_the_end_of_a_robber_in_high_contrast(
    browser: Browser, staged: str
) -> None:
    """The last page of a robber, with its sheet, in the theme for those who need more contrast."""
    context = browser.new_context(locale="de-DE", reduced_motion="reduce", contrast="more")
    context.add_cookies([{"name": COOKIE, "value": SECRET, "url": staged}])
    page = context.new_page()
    page.goto(f"{staged}/table/{ROBBER_OVER}")
    page.get_by_test_id("robber-end").wait_for()
    page.wait_for_load_state("networkidle")
    assert page.locator("html").get_attribute("data-theme") == "contrast"
    assert_sound(page)
    context.close()
