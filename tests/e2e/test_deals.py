"""Boards to order: a person says what is wanted, hears how rare it is, has boards dealt, and goes on with one."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, expect
from tests.e2e.conftest import Server
from tests.e2e.soundness import LOOKS, assert_sound_in

from schlemm.core.hand import Hand
from schlemm.evaluation.points import figure_points
from schlemm.formats.filed import FiledBoard
from schlemm.formats.pbn import decode_pbn, read_pbn
from schlemm.server.deals.routes import DEALT_FORMATS

Guest = Callable[[], Page]
Serve = Callable[[int], Server]

SIZES = [(1366, 657), (390, 844), (844, 390)]


def hands(page: Page, place: str) -> list[str]:
    """The hands that lie at a place of all diagrams, as canonical letters."""
    found = page.get_by_test_id("deals-boards").locator(f".hand.{place}").all()
    return [each.get_attribute("data-held") or "" for each in found]


def points(held: str) -> int:
    """The figure points of a hand as diagrams hold it."""
    cards = held.split()
    return figure_points(
        Hand.parse(".".join("".join(card[1] for card in cards if card[0] == suit) for suit in "SHDC"))
    )


def field(page: Page, label: str) -> Locator:
    """The field with this name."""
    return page.get_by_label(label, exact=True)


@pytest.mark.parametrize("size", SIZES[:2])
def test_boards_are_dealt_to_order(guest: Guest, serve: Serve, size: tuple[int, int]) -> None:
    """How rare it is stands there before, what is typed wrong is pointed at, and the address brings the boards back."""
    page = guest()
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.goto(f"{serve(5).url}/deals")
    field(page, "Süd").fill("15-17 5+Q")
    expect(page.get_by_test_id("defect")).to_contain_text("5+Q")
    field(page, "Süd").fill("15-17 ausgeglichen")
    expect(page.get_by_test_id("deals-rarity")).to_contain_text(re.compile(r"eine von 21 .* genau"))
    expect(page.get_by_test_id("deals-boards")).to_have_count(0)
    page.get_by_role("combobox", name="Boards").select_option("8")
    page.get_by_test_id("deals-seed").fill("12")
    page.keyboard.press("Enter")
    expect(page.get_by_test_id("deals-found")).to_have_text("8 Boards")
    dealt = hands(page, "S")
    assert len(dealt) == 8
    assert all(15 <= points(each) <= 17 for each in dealt)
    expect(page).to_have_url(re.compile(r"/deals\?south=15-17\+ausgeglichen&letters=de&count=8&seed=12$"))
    page.reload()
    expect(page.get_by_test_id("deals-found")).to_have_text("8 Boards")
    assert hands(page, "S") == dealt
    page.get_by_test_id("deals-other").click()
    expect(page).not_to_have_url(re.compile("seed=12$"))
    assert hands(page, "S") != dealt


def test_a_board_is_played_analysed_and_taken_home(guest: Guest, serve: Serve) -> None:
    """The file has the boards shown, every format has its button, and a board leads to the analysis and a table."""
    page = guest()
    url = serve(5).url
    page.goto(f"{url}/deals?ns=25-28&count=2&seed=7")
    expect(page.get_by_test_id("deals-boards").locator("[data-board]")).to_have_count(2)
    files = page.get_by_test_id("deals-files").locator("[data-file]").all()
    kinds = [each.get_attribute("data-file") or "" for each in files]
    assert sorted(kinds) == sorted(DEALT_FORMATS)
    with page.expect_download() as coming:
        files[0].click()
    boards = [
        item
        for item in read_pbn(decode_pbn(coming.value.path().read_bytes()))
        if isinstance(item, FiledBoard)
    ]
    shown = hands(page, "S")
    assert [points(each) for each in shown] == [
        figure_points(board.deal.hands.south) for board in boards if board.deal is not None
    ]
    page.get_by_test_id("deals-analyse").nth(1).click()
    expect(page).to_have_url(re.compile(r"/analysis\?deal=[^&]+&dealer=E&vul=NS"))
    page.go_back()
    expect(page.get_by_test_id("deals-boards").locator("[data-board]")).to_have_count(2)
    page.get_by_test_id("deals-play").first.click()
    expect(page.get_by_test_id("table")).to_be_visible()
    held = page.locator("[data-hand] [data-card]")
    expect(held).to_have_count(13)
    assert {each.get_attribute("data-card") for each in held.all()} == set(shown[0].split())


def test_an_example_is_dealt_by_keyboard(guest: Guest, serve: Serve) -> None:
    """A ready-made wish for an auction is taken, dealt and cleared without a pointer."""
    page = guest()
    page.goto(f"{serve(5).url}/deals")
    page.get_by_test_id("deals-example-stayman").focus()
    page.keyboard.press("Enter")
    expect(field(page, "So beginnt die Reizung")).to_have_value("1SA P 2♣")
    expect(page.get_by_test_id("deals-rarity")).to_contain_text("geschätzt")
    page.get_by_test_id("deals-deal").focus()
    page.keyboard.press("Enter")
    expect(page.get_by_test_id("deals-found")).to_have_text("4 Boards")
    page.get_by_test_id("deals-clear").focus()
    page.keyboard.press("Enter")
    expect(field(page, "So beginnt die Reizung")).to_have_value("")
    expect(page.get_by_test_id("deals-rarity")).to_have_text("Jede Austeilung passt.")


def test_what_nobody_can_have_is_told(guest: Guest, serve: Serve) -> None:
    """Where no deal fits that is said before and after dealing, and a seed that is none is pointed at."""
    page = guest()
    page.goto(f"{serve(5).url}/deals?north=25%2B&south=25%2B&count=4&seed=1")
    expect(page.get_by_test_id("deals-found")).to_contain_text("kein Board")
    expect(page.get_by_test_id("deals-rarity")).to_contain_text("Keine Austeilung passt")
    page.get_by_test_id("deals-seed").fill("zwölf")
    expect(page.get_by_test_id("deals-seed")).to_have_attribute("aria-invalid", "true")


def test_the_page_is_sound_at_every_size(guest: Guest, serve: Serve) -> None:
    """Nothing is wider than the window, without a name or hard to read, with boards and with a field that is wrong."""
    page = guest()
    page.goto(f"{serve(5).url}/deals?ns=25&count=2&seed=7")
    expect(page.get_by_test_id("deals-boards").locator("[data-board]")).to_have_count(2)
    page.get_by_test_id("deals-how").locator("summary").click()
    field(page, "Nord").fill("stark")
    expect(page.get_by_test_id("defect")).to_be_visible()
    assert_sound_in(page, LOOKS, fits=True)
    for width, height in (*SIZES, (320, 568)):
        page.set_viewport_size({"width": width, "height": height})
        assert page.evaluate("document.documentElement.scrollWidth") == width
