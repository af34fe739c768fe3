"""Cards that come to a hand, and dummy that is laid down: seen, short, and in nobody's way."""

from typing import Any

from playwright.sync_api import Browser, Page, expect
from tests.e2e.stage import address_of
from tests.e2e.staged import COOKIE, SECRET

DEALT, FACED = address_of("first-call"), address_of("dummy")
"""Tables at the first call, and with dummy on the table."""

WATCH = """() => {
    window.moved = {};
    new MutationObserver(() => document.getAnimations().forEach(one => {
        if (!one.effect.target?.closest('[data-hand]')) return;
        const name = (one.animationName ?? '').split('-').at(-1);
        const seen = (window.moved[name] ??= {ends: 0, moves: []});
        seen.ends = Math.max(seen.ends, one.effect.getComputedTiming().endTime);
        seen.moves.push(...one.effect.getKeyframes().flatMap(Object.keys));
    })).observe(document, {subtree: true, childList: true, attributes: true});
}"""
"""Writes down what moves in hands, for how long, and what of it."""

PRESS_A_KEY = """() => new MutationObserver((_, watch) => {
    if (!document.querySelector('.hand.coming')) return;
    watch.disconnect();
    window.came = document.querySelectorAll('[data-hand] button[data-card]').length;
    dispatchEvent(new KeyboardEvent('keydown', {key: 'Shift'}));
}).observe(document, {subtree: true, childList: true, attributes: true})"""
"""Presses a key as soon as the cards come, and keeps how many of them could be pressed then."""


def opened(browser: Browser, url: str, script: str, motion: Any = "no-preference") -> Page:
    """A page that runs this script before its own."""
    context = browser.new_context(reduced_motion=motion, locale="de-DE")
    cookie: Any = {"name": COOKIE, "value": SECRET, "url": url}
    context.add_cookies([cookie])
    page = context.new_page()
    page.add_init_script(f"({script})()")
    return page


def test_cards_come_to_the_hand_and_dummy_is_laid_down(browser: Browser, staged: str) -> None:
    """A hand comes within 600 ms, dummy lies within 400, and of both only place and opacity change."""
    page = opened(browser, staged, WATCH)
    kept = {"offset", "computedOffset", "easing", "composite"}
    for table, name, most in ((DEALT, "come", 600), (FACED, "lay", 400)):
        page.goto(f"{staged}{table}")
        page.wait_for_function("name => window.moved[name]", arg=name)
        expect(page.locator("[data-hand] [data-card]").first).to_be_visible()
        seen = page.evaluate("name => window.moved[name]", name)
        assert 0 < seen["ends"] <= most
        assert set(seen["moves"]) - kept <= {"translate", "opacity"}
        assert ("come" in page.evaluate("window.moved")) is (table == DEALT)
    page.context.close()


def test_a_key_ends_their_coming(browser: Browser, staged: str) -> None:
    """The cards can be pressed while they come, and lie where they belong as soon as any key is pressed."""
    page = opened(browser, staged, PRESS_A_KEY)
    page.goto(f"{staged}{DEALT}")
    page.wait_for_function("() => window.came")
    assert page.evaluate("window.came") == 13
    expect(page.locator(".hand.coming")).to_have_count(0)
    page.context.close()


def test_who_wants_no_motion_finds_them_there(browser: Browser, staged: str) -> None:
    """With reduced motion no card comes: the hand and dummy are there, and nothing of them waits to be shown."""
    page = opened(browser, staged, WATCH, "reduce")
    for table in (DEALT, FACED):
        page.goto(f"{staged}{table}")
        expect(page.locator("[data-hand] [data-card]").first).to_be_visible()
        seen = page.evaluate("window.moved")
        assert "come" not in seen
        assert all(one["ends"] <= 1 for one in seen.values())
    page.context.close()
