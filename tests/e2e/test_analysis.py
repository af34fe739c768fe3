"""The analysis board: a person enters a deal, sees what it is worth, tries a contract and has it bid."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, expect
from tests.e2e.conftest import SLOW, Server
from tests.e2e.soundness import LOOKS, assert_sound_in

from schlemm.dd.inside import can_solve
from schlemm.formats.pbn import PbnGame, decode_pbn, read_pbn

pytestmark = pytest.mark.skipif(
    not can_solve(), reason="the compiled library is not built: this machine has no C++ compiler"
)

TYPED = "S: AKQ54 K32 QJ3 32\nW: JT9 QT98 K54 K54\nN: 8762 A76 AT9 AT9"
DEAL = "N:8762.A76.AT9.AT9 3.J54.8762.QJ876 AKQ54.K32.QJ3.32 JT9.QT98.K54.K54"
AT = "/analysis?deal=8762.A76.AT9.AT9~3.J54.8762.QJ876~AKQ54.K32.QJ3.32~JT9.QT98.K54.K54&dealer=N&vul=EW"


def said(page: Page) -> Locator:
    """What is said of the contract that is tried out."""
    return page.get_by_test_id("analysis-said")


def test_a_pasted_deal_is_solved_and_tried_out(
    guest: Callable[[], Page], serve: Callable[[int], Server]
) -> None:
    """Three hands typed are a deal with its table and par; a contract is tried, cards played and taken back."""
    page = guest()
    page.goto(f"{serve(5).url}/analysis")
    page.get_by_test_id("analysis-text").fill("S: AKQ54")
    page.get_by_test_id("analysis-read").click()
    expect(page.get_by_test_id("analysis-defect")).to_be_visible()
    page.get_by_test_id("analysis-text").fill(TYPED)
    page.get_by_test_id("analysis-read").click()
    expect(page.get_by_test_id("analysis-par")).to_contain_text("460", timeout=SLOW)
    expect(page.locator("[data-cell=SS]")).to_have_text("11")
    page.locator("[data-cell=SS]").click()
    expect(said(page)).to_contain_text("11", timeout=SLOW)
    signs = page.get_by_test_id("analysis-hands").last.locator("[data-sign]")
    expect(signs).to_have_count(13)
    page.locator("[data-card=C4]").click()
    expect(page.get_by_test_id("analysis-trick")).to_contain_text("4")
    expect(page).to_have_url(re.compile("contract=5SS&cards=C4$"))
    page.get_by_test_id("analysis-steps").locator("button").nth(1).click()
    expect(page).to_have_url(re.compile("contract=5SS$"))


def test_the_best_play_is_gone_through_by_keys(
    guest: Callable[[], Page], serve: Callable[[int], Server]
) -> None:
    """Right plays the best card, left takes it back, End plays to the last one, and the address keeps the step."""
    page = guest()
    page.goto(f"{serve(5).url}{AT}&contract=4SS")
    expect(said(page)).to_contain_text("11", timeout=SLOW)
    steps = page.get_by_test_id("analysis-steps")
    steps.locator("button").nth(2).focus()
    for cards in range(1, 4):
        page.keyboard.press("ArrowRight")
        expect(page).to_have_url(re.compile(rf"cards=(\w\w\.){{{cards - 1}}}\w\w$"))
    page.keyboard.press("ArrowLeft")
    expect(page).to_have_url(re.compile(r"cards=\w\w\.\w\w$"))
    page.keyboard.press("End")
    expect(said(page)).to_contain_text("+1")
    expect(page).to_have_url(re.compile(r"cards=(\w\w\.){51}\w\w$"))
    page.reload()
    expect(said(page)).to_contain_text("+1", timeout=SLOW)


def test_systems_bid_and_shares_are_told(guest: Callable[[], Page], serve: Callable[[int], Server]) -> None:
    """The auction has a reason for each call, and a lead is worth a share of deals with its margin."""
    page = guest()
    page.goto(f"{serve(5).url}{AT}&contract=4SS")
    page.get_by_test_id("analysis-bid").click()
    expect(page.get_by_test_id("analysis-auction")).to_be_visible(timeout=SLOW)
    page.locator("[data-made='0']").click()
    expect(page.get_by_test_id("analysis-why")).not_to_be_empty()
    page.get_by_test_id("analysis-chances-ask").click()
    expect(page.get_by_test_id("analysis-shares").locator("tbody tr")).to_have_count(13, timeout=SLOW)
    expect(page.get_by_test_id("analysis-shares").locator("td").first).to_have_text(
        re.compile(r"\d+ % ± \d+")
    )


def test_cards_change_places(guest: Callable[[], Page], serve: Callable[[int], Server]) -> None:
    """A card pressed, then one in another hand, and the address holds the other deal."""
    page = guest()
    page.goto(f"{serve(5).url}{AT}")
    page.get_by_role("checkbox").first.check()
    page.locator("[data-card=SA]").focus()
    page.keyboard.press("ArrowRight")
    expect(page.locator("[data-card=SK]")).to_be_focused()
    page.keyboard.press("Enter")
    page.locator("[data-card=S3]").click()
    expect(page).to_have_url(re.compile(r"~K\.J54\.8762\.QJ876~AQ543\.K32\."))


def test_a_deal_is_taken_home(guest: Callable[[], Page], serve: Callable[[int], Server]) -> None:
    """The PBN file has the deal; the pictures are made in the browser."""
    page = guest()
    page.goto(f"{serve(5).url}{AT}")
    expect(page.get_by_test_id("analysis-par")).to_be_visible(timeout=SLOW)
    files = page.get_by_test_id("analysis-files")
    with page.expect_download() as coming:
        files.locator("a").first.click()
    (game,) = read_pbn(decode_pbn(coming.value.path().read_bytes()))
    assert isinstance(game, PbnGame)
    assert str(game.deal) == DEAL
    for place, begins in ((0, b"<svg "), (1, b"\x89PNG")):
        with page.expect_download() as coming:
            files.locator("button").nth(place).click()
        assert coming.value.path().read_bytes().startswith(begins)


def test_the_board_is_sound_at_every_size(guest: Callable[[], Page], serve: Callable[[int], Server]) -> None:
    """Nothing is wider than the window, without a name or hard to read, with a contract that is tried out."""
    page = guest()
    page.goto(f"{serve(5).url}{AT}&contract=4SS&cards=C4")
    expect(page.locator("[data-sign]").first).to_be_visible(timeout=SLOW)
    assert_sound_in(page, LOOKS, fits=True)
