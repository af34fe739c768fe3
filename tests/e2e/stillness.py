"""When nothing is under way in a page, as the page itself knows it: no wait, frame, part, answer or movement."""

import time
from collections.abc import Callable

from playwright.sync_api import Error, Page
from tests.patience import PATIENCE

STILL = """() => new Promise(resolve => {
    const still = () => document.documentElement.hasAttribute('data-still')
        && document.getAnimations().every(each =>
            each.playState !== 'running' || each.effect.getComputedTiming().endTime === Infinity);
    let frames = 0;
    const look = () => {
        frames = still() ? frames + 1 : 0;
        if (frames === 3) resolve(true); else requestAnimationFrame(look);
    };
    look();
})"""
"""Three frames in a row: what was just done has begun by then, and what it begins is seen."""


def frame(page: Page) -> None:
    """Wait until the page has drawn a frame, however long that takes it."""
    page.evaluate("() => new Promise(resolve => requestAnimationFrame(() => resolve(true)))")


def draw_until(page: Page, so: Callable[[], bool], what: str) -> None:
    """Let the page draw frames until something is so.

    Args:
        page: The page.
        so: Whether it is.
        what: What never is, for whoever waits in vain.
    """
    end = time.monotonic() + PATIENCE
    while not so():
        assert time.monotonic() < end, what
        frame(page)


def at_rest(page: Page) -> None:
    """Wait until nothing is under way, in the next page too where this one is just left."""
    while True:
        try:
            page.evaluate(STILL)
        except Error as error:
            if "context was destroyed" not in str(error):
                raise
        else:
            return
