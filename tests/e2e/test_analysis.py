"""The analysis board: shares of deals, and a deal that is taken home."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect
from tests.e2e.conftest import Server

from schlemm.dd.inside import can_solve
from schlemm.formats.pbn import PbnGame, decode_pbn, read_pbn

pytestmark = pytest.mark.skipif(
    not can_solve(), reason="the compiled library is not built: this machine has no C++ compiler"
)

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


@pytest.mark.slow
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


@pytest.mark.slow
def test_shares_are_told(guest: Callable[[], Page], serve: Callable[[int], Server]) -> None:
    """A lead is worth a share of deals with its margin."""
    page = guest()
    page.goto(f"{serve(5).url}{AT}&contract=4SS")
    page.get_by_test_id("analysis-chances-ask").click()
    expect(page.get_by_test_id("analysis-shares").locator("tbody tr")).to_have_count(13)
    expect(page.get_by_test_id("analysis-shares").locator("td").first).to_have_text(
        re.compile(r"\d+ % ± \d+")
    )


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
