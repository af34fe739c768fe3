"""What is wrong with the layout of a page, at several sizes of window."""

from pathlib import Path

from playwright.sync_api import Page
from tests.e2e.stillness import at_rest

USUAL = ((390, 844), (844, 390), (1366, 657))
"""A phone both ways, and what most laptops leave to a page."""

TABLET = (820, 1180)

Sizes = tuple[tuple[int, int], ...]


OWNERS = (Path(__file__).parent / "owners.js").read_text(encoding="utf-8").split("\n", 1)[1]
"""Which open hands do not lie at the name of who holds them; its first line says so."""


def judged(page: Page, what: str, sizes: Sizes) -> list[str]:
    """The open hands on this page that do not lie at a name at these sizes, each with where it was seen."""
    found = []
    for width, height in sizes:
        page.set_viewport_size({"width": width, "height": height})
        at_rest(page)
        found += [f"{what} at {width}x{height}: {wrong}" for wrong in page.evaluate(OWNERS)]
    return found
