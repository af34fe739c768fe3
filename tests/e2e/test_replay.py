"""Boards gone through again in a real browser: by keys, by links, differently from there, and out of a file."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect
from tests.e2e.player import assert_fits
from tests.e2e.sights import SIGHTS
from tests.e2e.soundness import assert_sound
from tests.e2e.stage import ROBBER_OVER
from tests.e2e.staged import COOKIE, SECRET
from tests.unit.server.test_replay_files import CLUB

SIZES = [(1366, 657), (390, 844), (844, 390), (1920, 1080)]
BOARD = SIGHTS["a board of mine"].path


@pytest.fixture
def mine(page: Page, staged: str) -> Page:
    """A page of the person who sits at the tables of the stage."""
    page.context.add_cookies([{"name": COOKIE, "value": SECRET, "url": staged}])
    page.goto(staged)
    return page


def go(page: Page, path: str) -> None:
    """Open an address of the server."""
    page.goto(re.sub(r"^(https?://[^/]+).*", r"\1", page.url) + path)


def step_of(page: Page) -> int:
    """How many cards are shown; below zero, how many calls are still to come."""
    return int(page.get_by_test_id("one-board").get_attribute("data-step") or "")


def calls_shown(page: Page) -> int:
    """How many calls stand in the auction."""
    return page.get_by_test_id("auction").locator("[data-made]").count()


@pytest.mark.parametrize("size", SIZES)
def test_a_board_is_gone_through_by_keys(mine: Page, size: tuple[int, int]) -> None:
    """Call by call, then card by card, to both ends; the address says where one is, and what lies there is named."""
    mine.set_viewport_size({"width": size[0], "height": size[1]})
    go(mine, BOARD)
    expect(mine.get_by_test_id("board-result")).to_be_visible()
    whole = calls_shown(mine)
    mine.keyboard.press("Home")
    assert (step_of(mine), calls_shown(mine)) == (-whole, 0)
    assert mine.url.endswith("?call=0")
    for made in range(1, whole + 1):
        mine.keyboard.press("ArrowRight")
        assert calls_shown(mine) == made
    expect(mine.get_by_test_id("step-aloud")).to_contain_text(f"{whole}.")
    mine.keyboard.press("ArrowRight")
    expect(mine.get_by_test_id("record-play")).to_have_attribute("data-shown", "1")
    assert mine.url.endswith("?step=1")
    mine.keyboard.press("End")
    last = step_of(mine)
    mine.keyboard.press("ArrowRight")
    assert step_of(mine) == last > 0
    expect(mine.get_by_test_id("open-costs")).to_be_visible()
    expect(mine.get_by_test_id("analyse")).to_have_attribute(
        "href", re.compile(r"^/analysis\?deal=[^&]+&dealer=")
    )
    assert_sound(mine)
    assert_fits(mine)


def test_a_link_opens_in_the_middle_and_another_way_is_played_from_there(mine: Page) -> None:
    """The same step is shown; a table goes on from it with the cards that were played, and leads back to it."""
    go(mine, f"{BOARD}?step=4")
    expect(mine.get_by_test_id("record-play")).to_have_attribute("data-shown", "4")
    held = mine.get_by_test_id("diagram").locator("[data-held]").first.get_attribute("data-held")
    mine.get_by_test_id("go-on-here").locator("summary").click()
    mine.locator("[data-testid=go-on-here] input[value=S]").check()
    mine.get_by_test_id("go-on-begin").click()
    mine.wait_for_url(re.compile("/table/"))
    expect(mine.locator("button[data-card]").first).to_be_visible()
    assert held is not None
    assert len(held.split()) == 12


def test_the_sheet_leads_to_each_board(mine: Page) -> None:
    """From the table where a robber is over, by the number of the deal."""
    go(mine, f"/table/{ROBBER_OVER}")
    expect(mine.get_by_test_id("robber-end")).to_be_visible()
    mine.locator(f"a[href='/games/{ROBBER_OVER}/board/4']").first.click()
    expect(mine.get_by_test_id("one-board")).to_be_visible()


@pytest.mark.parametrize("size", SIZES)
def test_a_file_is_read_and_its_board_gone_through(mine: Page, size: tuple[int, int], tmp_path: Path) -> None:
    """What could not be read is named with its line; the link of a board opens it by itself in another page."""
    mine.set_viewport_size({"width": size[0], "height": size[1]})
    file = tmp_path / "club.pbn"
    second = CLUB.replace('[Board "1"]', '[Board "2"]').replace('[Dealer "N"]', '[Dealer "X"]')
    file.write_text(f"{CLUB}\n{second}", "latin-1")
    go(mine, "/replay")
    mine.get_by_test_id("replay-file").set_input_files(file)
    expect(mine.get_by_test_id("file-board")).to_have_count(2)
    expect(mine.get_by_test_id("file-problems")).to_contain_text("X")
    assert_sound(mine)
    assert_fits(mine)
    mine.get_by_test_id("file-board").first.get_by_role("link").click()
    expect(mine.get_by_test_id("one-board")).to_be_visible()
    for _ in range(4):
        mine.keyboard.press("ArrowRight")
    expect(mine.get_by_test_id("remark")).to_have_text("the queen was possible")
    expect(mine.get_by_test_id("open-costs")).to_be_visible()
    assert_sound(mine)
    assert_fits(mine)
    address = mine.url
    go(mine, "/")
    mine.goto(address)
    expect(mine.get_by_test_id("record-play")).to_have_attribute("data-shown", "4")
    expect(mine.get_by_test_id("remark")).to_have_text("the queen was possible")


def test_an_address_that_was_cut_off_says_so(mine: Page) -> None:
    """Instead of a board there is a sentence, and the way to open a file."""
    go(mine, "/replay#abc")
    expect(mine.get_by_test_id("filed-board").get_by_role("alert")).to_be_visible()
    expect(mine.get_by_test_id("filed-board").get_by_role("link")).to_be_visible()
