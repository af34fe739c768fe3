"""What axe calls a serious fault of accessibility, on a page as it is and in other windows and themes."""

from collections.abc import Mapping, Sequence
from typing import Literal

from axe_playwright_python.base import AXE_SCRIPT
from playwright.sync_api import Page, expect
from tests.e2e.player import assert_fits

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

SERIOUS = """async options => {
    await new Promise(drawn => requestAnimationFrame(() => requestAnimationFrame(drawn)));
    const {violations} = await axe.run({resultTypes: ['violations'], ...options});
    return violations.filter(({impact}) => impact === 'serious' || impact === 'critical').map(
        ({id, help, nodes}) => `${id}: ${help} (${nodes[0].html.slice(0, 160)})`);
}"""
"""Asks for what is serious in the page itself: all that axe finds is hundreds of times as long.

The page is drawn before: in another window its parts learn of their sizes with the next frame.
"""


def violations(page: Page, options: Mapping[str, object] | None = None) -> list[str]:
    """What axe calls serious or critical, by all its rules or as these options of its own say."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE_SCRIPT)
    found: list[str] = page.evaluate(SERIOUS, options or {})
    return found


def assert_sound(page: Page, *rules: str) -> None:
    """No violation that axe calls serious or critical; by these rules only, if any are named."""
    assert violations(page, {"runOnly": list(rules)} if rules else None) == []


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
