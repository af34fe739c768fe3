"""When nothing is under way in a page, as the page itself knows it: no wait, frame, part, answer or movement."""

from playwright.sync_api import Page

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


def at_rest(page: Page) -> None:
    """Wait until nothing is under way."""
    page.evaluate(STILL)
