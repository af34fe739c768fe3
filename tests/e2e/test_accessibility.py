"""No page has a serious accessibility fault that axe can find, in any theme and at phone size."""

from collections.abc import Callable

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser, Page
from tests.e2e.conftest import Server
from tests.e2e.player import Player

SIZES = {"desktop": (1440, 900), "phone": (360, 640)}


def assert_sound(page: Page) -> None:
    """No violation that axe calls serious or critical."""
    found = Axe().run(page).response["violations"]
    serious = [
        f"{violation['id']}: {violation['help']} ({violation['nodes'][0]['html'][:160]})"
        for violation in found
        if violation["impact"] in {"serious", "critical"}
    ]
    assert serious == []


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_axe_finds_nothing_serious_on_any_page(
    browser: Browser, serve: Callable[[int], Server], size: str, scheme: str
) -> None:
    """Start, learning, counting, unknown page, the table in its auction, its play and its result."""
    width, height = SIZES[size]
    context = browser.new_context(
        viewport={"width": width, "height": height},
        color_scheme="dark" if scheme == "dark" else "light",
        locale="de-DE",
        reduced_motion="reduce",
    )
    page = context.new_page()
    server = serve(4)
    for path in ("/", "/learn", "/count", "/nowhere"):
        page.goto(server.url + path)
        page.wait_for_load_state("networkidle")
        assert_sound(page)
    player = Player.open(page, server.url)
    player.wait()
    assert_sound(page)
    while player.phase == "auction":
        player.act()
    player.wait()
    assert_sound(page)
    player.finish_board()
    assert_sound(page)
    context.close()
