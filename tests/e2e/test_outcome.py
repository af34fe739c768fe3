"""The end of a board as a moment of its own: told at once to who listens, in nobody's way, still where wished so."""

import re
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, Route, expect
from tests.e2e.stage import LAST_CARDS, WHOLE_GAME
from tests.e2e.staged import COOKIE, SECRET
from tests.e2e.stillness import at_rest

SAID = "1.510 für euch"

MOVED = """() => document.getAnimations().map(one => ({
    name: one.animationName ?? one.transitionProperty,
    within: !!one.effect.target?.closest('[data-testid=result], [data-testid=celebration]'),
    flies: !!one.effect.target?.closest('[data-testid=celebration]'),
    ends: one.effect.getComputedTiming().endTime,
    moves: [...new Set(one.effect.getKeyframes().flatMap(Object.keys))].filter(
        key => !['offset', 'computedOffset', 'easing', 'composite'].includes(key)),
}))"""
"""Everything that moves on the page now, and what of it."""

WATCH = f"""() => {{
    window.moved = [];
    document.addEventListener('animationstart', ({{ animationName, target }}) => window.moved.push({{
        name: animationName,
        within: !!target.closest('[data-testid=result], [data-testid=celebration]'),
        flies: !!target.closest('[data-testid=celebration]'),
        ends: 0,
        moves: [],
    }}), true);
    const look = () => {{
        window.moved.push(...({MOVED})());
        requestAnimationFrame(look);
    }};
    look();
}}"""
"""Looks at what moves each time the browser draws, and notes what begins to, for a busy machine may draw none of it."""

PRESS_A_KEY = """() => {
    const text = selector => document.querySelector(selector).textContent.trim();
    const told = () => [text('[data-testid=points] .aloud'), text('[data-testid=points-shown]')];
    const watch = new MutationObserver(() => {
        if (!document.querySelector('[data-testid=points-shown]')) return;
        watch.disconnect();
        const before = told();
        dispatchEvent(new KeyboardEvent('keydown', {key: 'Shift'}));
        setTimeout(() => (window.toldThen = [...before, ...told()]));
    });
    watch.observe(document.body, {subtree: true, childList: true});
}"""
"""Presses a key as soon as there are points, and keeps what they said before and after it."""

DEAL_AT_ONCE = """() => {
    const watch = new MutationObserver(() => {
        const next = document.querySelector('[data-testid=next]');
        if (!next) return;
        watch.disconnect();
        next.click();
    });
    watch.observe(document.body, {subtree: true, childList: true});
}"""
"""Asks for the next board as soon as there is a button for it."""

RESULT = re.compile("/assets/Overlays-.*js")
"""The part of a table's page that shows the result."""

Open = Callable[..., Page]


def hold(page: Page, held: list[Route]) -> None:
    """Let the part that shows results wait until it is let go from here."""

    def keep(route: Route) -> None:
        held.append(route)

    page.route(RESULT, keep)


@pytest.fixture(scope="module")
def tables() -> Iterator[str]:
    """One table after the other."""
    return iter(LAST_CARDS)


@pytest.fixture
def at_last_card(browser: Browser, staged: str, tables: Iterator[str]) -> Iterator[Open]:
    """Opens the page of a table at which the last trick is left, with the part held that shows results where wished."""
    contexts = []

    def opened(
        motion: Any = "no-preference",
        width: int = 1366,
        height: int = 657,
        table: str | None = None,
        held: list[Route] | None = None,
    ) -> Page:
        size: Any = {"width": width, "height": height}
        context = browser.new_context(
            reduced_motion=motion, viewport=size, locale="de-DE", service_workers="block"
        )
        contexts.append(context)
        cookie: Any = {"name": COOKIE, "value": SECRET, "url": staged}
        context.add_cookies([cookie])
        page = context.new_page()
        address = f"{staged}/table/{table or next(tables)}"
        if held is None:
            page.goto(address, wait_until="networkidle")
        else:
            hold(page, held)
            with page.expect_request(RESULT):
                page.goto(address)
        return page

    yield opened
    for context in contexts:
        context.close()


def play_on(page: Page) -> None:
    """Play the last trick, from both hands."""
    page.locator("button[data-card=H2]").click()
    page.locator("button[data-card=HK]").click()


def win(page: Page) -> None:
    """Play the last trick, until the result is there."""
    play_on(page)
    page.get_by_test_id("result").wait_for()


def test_a_slam_moves_nothing_but_transform_and_opacity(at_last_card: Open) -> None:
    """Cards fly out from behind the sheet for at most 1.2 seconds, and only places and opacity change."""
    page = at_last_card()
    page.evaluate(WATCH)
    win(page)
    celebration = page.get_by_test_id("celebration")
    page.wait_for_function("() => window.moved.some(one => one.flies)")
    at_rest(page)
    moved = [one for one in page.evaluate("window.moved") if one["within"]]
    flying = [one for one in moved if one["flies"]]
    assert flying
    assert max(one["ends"] for one in flying) <= 1200
    allowed = {"transform", "translate", "rotate", "scale", "opacity"}
    assert {key for one in moved for key in one["moves"]} <= allowed
    expect(celebration.locator("span")).to_have_count(0)


def test_a_board_that_ends_while_the_page_still_loads_has_its_moment_too(at_last_card: Open) -> None:
    """Whoever saw the last trick sees the slam celebrated, however late the part of the page comes that shows it."""
    held: list[Route] = []
    page = at_last_card(held=held)
    page.evaluate(WATCH)
    play_on(page)
    page.locator("[data-phase=result]").wait_for()
    [overlays] = held
    overlays.continue_()
    page.wait_for_function("() => window.moved.some(one => one.flies)")


def test_a_game_that_is_won_is_a_moment_too(at_last_card: Open) -> None:
    """Its totals are counted up while who listens has them at once, and hands and trick lie as they sat, in place."""
    page = at_last_card(table=WHOLE_GAME)
    page.evaluate(WATCH)
    win(page)
    expect(page.locator("[data-end=won] h2")).to_have_text("Ihr habt gewonnen")
    totals = [page.get_by_test_id(f"total-{whose}") for whose in ("us", "them")]
    for total, points in zip(totals, ("3.260", "700"), strict=True):
        expect(total).to_have_attribute("data-counted", "true")
        expect(total).to_have_text(points)
    page.wait_for_function("() => window.moved.some(one => one.within && one.name.endsWith('draw'))")
    moved = [one for one in page.evaluate("window.moved") if one["within"]]
    assert {key for one in moved for key in one["moves"]} <= {"transform", "translate", "rotate", "opacity"}
    tricks = page.get_by_test_id("look-tricks")
    tricks.click()
    replay = page.get_by_test_id("replay")
    size = "one => [one.clientWidth, one.clientHeight]"
    high = replay.evaluate(size)
    for step in range(1, 4):
        held = replay.locator("[data-held]").evaluate_all(
            "all => all.map(one => one.dataset.held.split(' '))"
        )
        assert [len(hand) for hand in held] == [13 - step] * 4
        replay.get_by_role("button").last.click()
    assert high == replay.evaluate(size)
    lowest = replay.locator("[data-held]").evaluate_all(
        "all => all.sort((a, b) => b.getBoundingClientRect().top - a.getBoundingClientRect().top)[0].ariaLabel"
    )
    assert lowest.startswith("Süd")


def test_points_are_counted_for_the_eye_and_said_once(at_last_card: Open) -> None:
    """What is read aloud is the sum from the first moment; any key shows it at once, and nothing flies any more."""
    page = at_last_card(width=390, height=844)
    page.evaluate(PRESS_A_KEY)
    win(page)
    page.wait_for_function("() => window.toldThen")
    said, counting, then_said, shown = page.evaluate("window.toldThen")
    assert (said, then_said, shown) == (SAID, SAID, "+1.510")
    assert counting != shown
    expect(page.get_by_test_id("celebration").locator("span")).to_have_count(0)


def test_the_next_board_can_be_asked_for_at_once(at_last_card: Open) -> None:
    """A press on the way on deals as soon as it is there; nothing of the last board is left to look at."""
    page = at_last_card()
    page.evaluate(DEAL_AT_ONCE)
    play_on(page)
    expect(page.locator("button[data-card]")).to_have_count(13)
    expect(page.get_by_test_id("result")).to_have_count(0)
    expect(page.get_by_test_id("celebration")).to_have_count(0)


def test_nothing_moves_for_who_wants_no_motion(at_last_card: Open) -> None:
    """With reduced motion nothing flies, and the points stand there from the first moment; what is told is the same."""
    page = at_last_card("reduce")
    page.evaluate(
        """() => new MutationObserver(() => {
            const shown = document.querySelector('[data-testid=points-shown]');
            if (shown) (window.counted ??= []).push(shown.textContent);
            window.flew ||= !!document.querySelector('[data-testid=celebration]');
        }).observe(document.body, {subtree: true, childList: true, characterData: true})"""
    )
    win(page)
    at_rest(page)
    assert set(page.evaluate("window.counted")) == {"+1.510"}
    assert not page.evaluate("window.flew")
    assert [one for one in page.evaluate(MOVED) if one["within"] and one["ends"] > 1] == []
    expect(page.locator("[data-feat=grand-slam]")).to_have_text("Großschlemm")
    expect(page.locator("[data-fate=made]")).to_have_text("Erfüllt")


def test_a_result_that_was_there_before_is_shown_without_ado(at_last_card: Open) -> None:
    """Whoever loads the page again, or comes back from the sheet, sees the points as they are."""
    page = at_last_card()
    win(page)
    page.reload()
    expect(page.get_by_test_id("points-shown")).to_have_attribute("data-counted", "true")
    assert page.get_by_test_id("celebration").count() == 0
