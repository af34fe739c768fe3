"""My games in a real browser: what was played is found again, and goes from the browser that wants to be forgotten."""

import json
from collections.abc import Callable

import pytest
from playwright.sync_api import Browser, Page, expect
from tests.e2e.conftest import Guest, Server
from tests.e2e.player import Player, assert_fits
from tests.e2e.soundness import assert_sound


def assert_stands_among_ones_games(page: Page) -> None:
    """Boards, totals and figures of the robber whose end is shown are those that the table has told; it leads there."""
    table = page.url.rpartition("/")[2].partition("?")[0]
    expect(page.get_by_test_id("robber-end")).to_be_visible()
    totals = [int(text.replace(".", "")) for text in page.locator(".totals .aloud").all_inner_texts()]
    page.get_by_test_id("to-games").click()
    entry = page.get_by_test_id("own-games").locator(f"li[data-game='{table}']")
    expect(entry).to_have_attribute("data-over", "true")
    expect(entry).to_have_attribute("data-ended", "won" if totals[0] > totals[1] else "lost")
    boards = int(entry.get_attribute("data-boards") or 0)
    expect(page.get_by_test_id("figures-from")).to_have_attribute("data-boards", str(boards))
    expect(page.get_by_test_id("figures-from")).to_have_attribute("data-reckoned", str(boards))
    assert_sound(page)
    entry.get_by_test_id("look").click()
    lines = page.get_by_test_id("own-lines").locator("tbody tr[data-board]")
    expect(lines).to_have_count(boards)
    last = page.get_by_test_id("own-lines").locator("tfoot td.strong")
    assert [int(text.replace(".", "")) for text in last.all_inner_texts()] == totals
    result = lines.first.get_attribute("data-result")
    lines.first.get_by_role("link").click()
    expect(page.get_by_test_id("board-result")).to_have_attribute("data-result", str(result))
    held = (
        page.get_by_test_id("diagram")
        .locator("[data-held]")
        .evaluate_all("hands => hands.flatMap((hand) => hand.dataset.held.split(' '))")
    )
    assert len(set(held)) == len(held) == 52
    if result != "P":
        page.keyboard.press("ArrowRight")
        expect(page.get_by_test_id("record-play")).to_have_attribute("data-shown", "1")
    assert_sound(page)
    assert_fits(page)


def test_a_running_game_leads_back_and_shows_no_board(page: Page, serve: Callable[[int], Server]) -> None:
    """Before its first board is over a game can be gone on with, and there is nothing to look at."""
    server = serve(3)
    Player.open(page, server.url).wait()  # others have called by then: without a call it stands in no list
    page.goto(f"{server.url}/games")
    entry = page.get_by_test_id("own-games").locator("li").first
    expect(entry).to_have_attribute("data-over", "false")
    expect(entry.get_by_test_id("look")).to_have_count(0)
    entry.get_by_role("link", name="Weiterspielen").click()
    expect(page.locator("button[data-card]")).to_have_count(13)


@pytest.mark.slow
def test_somebody_else_finds_no_game_and_is_invited_to_one(
    page: Page, guest: Guest, serve: Callable[[int], Server]
) -> None:
    """Another browser has no games, not by the address of one either, and a click deals its first cards."""
    server = serve(3)
    Player.open(page, server.url)
    table = page.url.rpartition("/")[2].partition("?")[0]
    other = guest()
    other.goto(f"{server.url}/games/{table}")
    expect(other.get_by_test_id("no-game")).to_be_visible()
    other.get_by_test_id("no-game").get_by_role("link").click()
    empty = other.get_by_test_id("no-games")
    expect(empty).to_be_visible()
    assert_fits(other)
    empty.get_by_role("button", name="Karten geben").click()
    expect(other.locator("button[data-card]")).to_have_count(13)


@pytest.mark.slow
def test_a_browser_is_forgotten_by_keyboard_and_takes_its_file_first(
    page: Page, serve: Callable[[int], Server]
) -> None:
    """The file has the game; asked twice, the browser loses list and seat, and nothing of it is left to go on with."""
    server = serve(3)
    Player.open(page, server.url).wait()  # others have called by then: without a call it stands in no list
    table = page.url.rpartition("/")[2].partition("?")[0]
    page.goto(f"{server.url}/games")
    with page.expect_download() as taken:
        page.get_by_test_id("take-games").get_by_role("link").first.click()
    file = json.loads(taken.value.path().read_text("utf-8"))
    assert [each["game"]["game"] for each in file["games"]] == [table]
    page.get_by_test_id("forget-games").focus()
    page.keyboard.press("Enter")
    expect(page.get_by_test_id("forget-games-not")).to_be_focused()
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    expect(page.get_by_test_id("no-games")).to_be_visible()
    page.goto(server.url)
    expect(page.get_by_role("button", name="Karten geben")).to_be_visible()
    expect(page.get_by_role("link", name="Weiterspielen")).to_have_count(0)
    page.goto(f"{server.url}/table/{table}")
    expect(page.locator("button[data-card]")).to_have_count(0)


@pytest.mark.slow
@pytest.mark.parametrize(
    "size", [(1366, 657), (390, 844), (844, 390)], ids=lambda size: f"{size[0]}x{size[1]}"
)
def test_the_page_fits_and_is_reached_from_the_bar(
    browser: Browser, serve: Callable[[int], Server], size: tuple[int, int]
) -> None:
    """At each size the bar of the start page leads to the page, and nothing runs over its edge."""
    context = browser.new_context(locale="de-DE", viewport={"width": size[0], "height": size[1]})
    page = context.new_page()
    page.goto(serve(1).url)
    page.get_by_role("banner").get_by_role("link", name="Meine Spiele").click()
    expect(page.get_by_test_id("no-games")).to_be_visible()
    expect(page).to_have_title("Meine Spiele – Schlemm")
    assert_sound(page)
    assert_fits(page)
    context.close()
