"""The analysis board: a person enters a deal, sees what it is worth, tries a contract and has it bid."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, expect
from tests.e2e.conftest import Server
from tests.e2e.soundness import LOOKS, assert_sound_in

from schlemm.dd.inside import can_solve
from schlemm.formats.pbn import PbnGame, decode_pbn, read_pbn

pytestmark = pytest.mark.skipif(
    not can_solve(), reason="the compiled library is not built: this machine has no C++ compiler"
)

TYPED = "S: AKQ54 K32 QJ3 32\nW: JT9 QT98 K54 K54\nN: 8762 A76 AT9 AT9"
DEAL = "N:8762.A76.AT9.AT9 3.J54.8762.QJ876 AKQ54.K32.QJ3.32 JT9.QT98.K54.K54"
LIN = (
    "md|3SAKQ54HK32DQJ3C32,SJT9HQT98DK54CK54,S8762HA76DAT9CAT9|sv|e|"
    "mb|p|mb|p|mb|1S|mb|p|mb|3S|mb|p|mb|4S|mb|p|mb|p|mb|p|"
)
PBN = (
    f'[Board "1"]\n[Dealer "N"]\n[Vulnerable "EW"]\n[Deal "{DEAL}"]\n[Declarer "S"]\n[Contract "4S"]\n'
    '[Auction "N"]\nPass Pass 1S Pass\n3S Pass 4S AP\n'
)
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
    expect(page.get_by_test_id("analysis-par")).to_contain_text("460")
    expect(page.locator("[data-cell=SS]")).to_have_text("11")
    page.locator("[data-cell=SS]").click()
    expect(said(page)).to_contain_text("11")
    signs = page.get_by_test_id("analysis-hands").last.locator("[data-sign]")
    expect(signs).to_have_count(13)
    page.locator("[data-card=C4]").click()
    expect(page.get_by_test_id("analysis-trick")).to_contain_text("4")
    expect(page).to_have_url(re.compile("contract=5SS&cards=C4$"))
    page.get_by_test_id("analysis-steps").locator("button").nth(1).click()
    expect(page).to_have_url(re.compile("contract=5SS$"))


def test_the_entry_folds_away_and_the_hands_stand_once(
    guest: Callable[[], Page], serve: Callable[[int], Server]
) -> None:
    """A whole deal is shown alone, and with it table and par in one window; the entry comes back when it is wanted."""
    page = guest()
    page.set_viewport_size({"width": 1366, "height": 657})
    page.goto(f"{serve(5).url}/analysis")
    entry = page.get_by_test_id("analysis-text")
    wanted = page.get_by_test_id("analysis-enter")
    expect(wanted).to_be_hidden()
    entry.fill(TYPED)
    page.get_by_test_id("analysis-read").click()
    expect(page.get_by_test_id("analysis-hands")).to_have_count(1)
    expect(entry).to_be_hidden()
    expect(page.locator("#analysis-deal")).to_be_focused()
    page.locator("[data-cell=SS]").click()
    expect(page.locator("[data-sign]")).to_have_count(13)
    expect(page.get_by_test_id("analysis-hands")).to_have_count(1)
    for seen in ("analysis-hands", "analysis-tricks", "analysis-steps"):
        expect(page.get_by_test_id(seen)).to_be_in_viewport(ratio=1)
    wanted.click()
    expect(entry).to_be_visible()
    wanted.click()
    expect(entry).to_be_hidden()


@pytest.mark.parametrize("text", [LIN, PBN], ids=["lin", "pbn"])
def test_shares_are_counted_by_the_auction_that_was_pasted(
    guest: Callable[[], Page], serve: Callable[[int], Server], text: str
) -> None:
    """It is shown with what its calls mean, shares are asked with it, and the address keeps it until it is dropped."""
    page = guest()
    page.goto(f"{serve(5).url}/analysis")
    page.get_by_test_id("analysis-text").fill(text)
    page.get_by_test_id("analysis-read").click()
    calls = page.get_by_test_id("analysis-calls")
    expect(calls.locator("[data-made]")).to_have_count(10)
    page.reload()
    calls.locator("[data-made='2']").click()
    expect(page.get_by_test_id("analysis-meaning")).not_to_be_empty()
    with page.expect_request(re.compile("/api/analysis/chances")) as asked:
        page.get_by_test_id("analysis-chances-ask").click()
    assert "calls=P.P.1S.P.3S.P.4S.P.P.P" in asked.value.url
    expect(page.get_by_test_id("analysis-shares").locator("tbody tr")).to_have_count(13)
    page.get_by_test_id("analysis-drop-calls").click()
    expect(calls).to_be_hidden()
    expect(page.get_by_test_id("analysis-chances-ask")).to_have_attribute("aria-busy", "false")
    with page.expect_request(re.compile("/api/analysis/chances")) as asked:
        page.get_by_test_id("analysis-chances-ask").click()
    assert "P.1S" not in asked.value.url


def test_the_best_play_is_gone_through_by_keys(
    guest: Callable[[], Page], serve: Callable[[int], Server]
) -> None:
    """Right plays the best card, left takes it back, End plays to the last one, and the address keeps the step."""
    page = guest()
    page.goto(f"{serve(5).url}{AT}&contract=4SS")
    expect(said(page)).to_contain_text("11")
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
    expect(said(page)).to_contain_text("+1")


def test_systems_bid_and_shares_are_told(guest: Callable[[], Page], serve: Callable[[int], Server]) -> None:
    """The auction has a reason for each call, and a lead is worth a share of deals with its margin."""
    page = guest()
    page.goto(f"{serve(5).url}{AT}&contract=4SS")
    page.get_by_test_id("analysis-bid").click()
    expect(page.get_by_test_id("analysis-auction")).to_be_visible()
    page.locator("[data-made='0']").click()
    expect(page.get_by_test_id("analysis-why")).not_to_be_empty()
    page.get_by_test_id("analysis-chances-ask").click()
    expect(page.get_by_test_id("analysis-shares").locator("tbody tr")).to_have_count(13)
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
    expect(page.get_by_test_id("analysis-par")).to_be_visible()
    files = page.get_by_test_id("analysis-files")
    with page.expect_download() as coming:
        files.locator("[data-file=pbn]").click()
    (game,) = read_pbn(decode_pbn(coming.value.path().read_bytes()))
    assert isinstance(game, PbnGame)
    assert str(game.deal) == DEAL
    for place, begins in ((0, b"<svg "), (1, b"\x89PNG")):
        with page.expect_download() as coming:
            files.locator("button:not([data-file])").nth(place).click()
        assert coming.value.path().read_bytes().startswith(begins)


def test_the_board_is_sound_at_every_size(guest: Callable[[], Page], serve: Callable[[int], Server]) -> None:
    """Nothing is wider than the window, without a name or hard to read, with a contract that is tried out."""
    page = guest()
    page.goto(f"{serve(5).url}{AT}&contract=4SS&cards=C4")
    expect(page.locator("[data-sign]").first).to_be_visible()
    assert_sound_in(page, LOOKS, fits=True)
