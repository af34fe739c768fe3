"""What is pressed stays where it is and stays in sight, while a board is played and while people say something."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, expect
from tests.e2e.conftest import Guest, Server
from tests.e2e.player import Player, play
from tests.e2e.stillness import at_rest
from tests.e2e.test_people import gather, link_to, sit, start
from tests.effort import mostly_slow

Serve = Callable[[int], Server]
SIZES = ((390, 844), (844, 390), (1366, 657))

MOST_SHIFT = 0.02
"""How far things may jump from the first card to the result, as browsers count it: the part of the window that is
moved times how far, summed."""

SHIFTS = """
    window.shifts = [];
    new PerformanceObserver((list) => shifts.push(...list.getEntries().map((one) => [
        one.value, document.querySelector('[data-testid=table]')?.dataset.phase,
        ...one.sources.map(({node}) => node?.className || node?.nodeName)]))
    ).observe({type: 'layout-shift', buffered: true});
"""

COVERED = """(notice) => {
    const over = notice.getBoundingClientRect();
    if (over.width * over.height === 0) return [];
    const pressed = 'button, a[href], input, select, summary, [data-plate]';
    return [...document.querySelectorAll(`[data-testid=table] :is(${pressed})`)]
        .filter((each) => !notice.contains(each) && each.getClientRects().length > 0)
        .filter((each) => {
            const box = each.getBoundingClientRect();
            return box.left < over.right && over.left < box.right && box.top < over.bottom && over.top < box.bottom;
        })
        .map((each) => each.dataset.plate ?? each.dataset.card ?? each.textContent.trim());
}"""


@pytest.mark.parametrize("size", mostly_slow(SIZES, (390, 844)))
def test_nothing_jumps_from_the_first_card_to_the_result(
    page: Page, serve: Serve, size: tuple[int, int]
) -> None:
    """While a board is bid, dummy is laid down and thirteen tricks are played, nothing leaves its place but cards."""
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.add_init_script(SHIFTS)
    player = Player.open(page, serve(8).url)
    player.finish_board()
    shifts: list[list[float]] = page.evaluate("window.shifts")
    assert player.phase == "result"
    assert sum(value for value, *_ in shifts) <= MOST_SHIFT, sorted(shifts)[-8:]


@pytest.mark.exhaustive
def test_no_notice_covers_a_name_or_a_button(page: Page, serve: Serve, guest: Guest) -> None:
    """What people say, and a broken line, is told where no name lies and nothing that can be pressed."""
    server = serve(21)
    gather(page, server.url, "N")
    friend = guest()
    sit(friend, link_to(page, "N"), "Ben")
    anna, ben = start(page, friend)
    play((anna, ben), lambda: anna.phase == "play")
    friend.locator("body").press("g")
    said, offline = page.get_by_test_id("said"), page.get_by_test_id("offline")
    for line, size in zip(("good-luck", "moment", "sorry"), SIZES, strict=True):
        # What is said goes after a while, so each size has a line of its own.
        chip = friend.locator(f"[data-say=chat-{line}]")
        text = chip.inner_text()
        chip.click()
        expect(said).to_contain_text(text)
        assert_covers_nothing(page, said, size)
    server.kill()
    expect(offline).to_be_visible()
    for size in SIZES:
        assert_covers_nothing(page, offline, size)
    server.start()
    expect(offline).to_be_hidden()


def assert_covers_nothing(page: Page, notice: Locator, size: tuple[int, int]) -> None:
    """In a window of this size no name and nothing that can be pressed lies below the notice."""
    page.set_viewport_size({"width": size[0], "height": size[1]})
    at_rest(page)
    assert notice.evaluate(COVERED) == [], size
