"""Somebody who has never played comes to a first finished deal of mini-bridge, by what they see and nothing else."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, expect
from tests.e2e.choices import choose
from tests.e2e.conftest import Server
from tests.e2e.player import Player, assert_fits, play
from tests.e2e.soundness import LOOKS, SIZES, assert_sound_in
from tests.e2e.stillness import at_rest

Serve = Callable[[int], Server]


class Newcomer(Player):
    """Presses what somebody new would: the way on, a contract, a card."""

    def wish(self, *, deal: bool = True) -> Locator | None:
        """What to click now; ``None`` while others act."""
        for found in (
            self.page.get_by_test_id("mini-on"),
            self.page.locator("[data-testid=name-contract][aria-disabled=false]"),
        ):
            if found.is_visible():
                return found
        return super().wish(deal=deal)


@pytest.mark.exhaustive
def test_from_the_start_page_to_a_first_finished_deal(page: Page, serve: Serve) -> None:
    """One door, one page to read, and then whatever is asked: points, contract, thirteen tricks, the result."""
    width, height = SIZES["phone"]
    page.set_viewport_size({"width": width, "height": height})
    page.goto(serve(1).url)
    page.get_by_test_id("mini-door").click()
    page.get_by_test_id("mini-begin").click()
    pane = page.locator("[data-panel=mini-points]")
    expect(pane.get_by_test_id("why-declarer")).to_contain_text("Ihr spielt")
    pane.get_by_test_id("own-points").locator("summary").click()
    expect(pane.get_by_test_id("own-points")).to_contain_text("Figurenpunkte")
    assert_sound_in(page, LOOKS)
    pane.get_by_test_id("mini-on").click()
    naming = page.locator("[data-panel=mini-name]")
    expect(naming.get_by_test_id("plan")).to_contain_text("Zusammen 23 Punkte")
    assert_sound_in(page, LOOKS)
    naming.locator("[data-strain=NT]").click()
    naming.locator("[data-level='1']").click()
    naming.get_by_test_id("name-contract").click()
    expect(naming).to_be_hidden()
    page.set_viewport_size({"width": width, "height": height})
    play((Newcomer(page, by_mouse=True),), page.get_by_test_id("result").is_visible)
    expect(page.get_by_test_id("result").locator("[data-result]")).to_contain_text("1SA")
    expect(page.get_by_test_id("mini-strip")).to_contain_text("Dein erstes Blatt")
    for width, height in SIZES.values():
        page.set_viewport_size({"width": width, "height": height})
        assert_fits(page)
    page.get_by_test_id("next").click()
    expect(page.locator("[data-panel=mini-points]")).to_be_visible()


@pytest.mark.slow
def test_what_is_announced_waits_until_it_is_read(page: Page, serve: Serve) -> None:
    """West declares: nothing happens while the points are read, nor while the contract is; the space bar goes on."""
    player = Player.open(page, serve(4).url, "minibridge")
    points, contract = (page.locator(f"[data-panel=mini-{each}]") for each in ("points", "contract"))
    expect(points).to_be_visible()
    version = player.version
    at_rest(page)
    assert (player.phase, player.version) == ("naming", version)
    page.reload()
    expect(points).to_be_visible()
    page.locator("body").press("Space")
    expect(contract).to_contain_text("Willi spielt")
    expect(contract.get_by_test_id("mini-needs")).to_contain_text("Ihr haltet dagegen")
    expect(contract).to_contain_text("Nora spielt zum ersten Stich aus")
    at_rest(page)
    expect(page.locator("[data-trick] [data-card]")).to_have_count(0)
    contract.get_by_test_id("mini-on").press("Enter")
    expect(contract).to_be_hidden()
    expect(page.locator("[data-trick] [data-card]").first).to_be_visible()


def test_a_newcomer_declares_first_and_is_told_why(page: Page, serve: Serve) -> None:
    """By the cards West declares; the newcomer's page passes the hands on and says so."""
    url = serve(4).url
    page.goto(url)
    page.get_by_test_id("mini-door").click()
    page.get_by_test_id("mini-begin").click()
    points = page.locator("[data-panel=mini-points]")
    expect(points.get_by_test_id("why-declarer")).to_contain_text("Du bist Alleinspieler")
    expect(points.get_by_test_id("newcomer")).to_contain_text("reihum weitergegeben")


@pytest.mark.slow
def test_by_keyboard_and_with_less_guidance_for_who_has_played(page: Page, serve: Serve) -> None:
    """Who has finished some deals names a contract at once, with keys alone; a hint comes when it is asked for."""
    page.add_init_script("localStorage.setItem('schlemm-minibridge', '{\"done\": 9}')")
    Player.open(page, serve(1).url, "minibridge")
    naming = page.locator("[data-panel=mini-name]")
    expect(naming).to_be_visible()
    expect(page.locator("[data-panel=mini-points]")).to_be_hidden()
    naming.locator("[data-strain=C]").focus()
    page.keyboard.press("Enter")
    naming.locator("[data-level='2']").focus()
    page.keyboard.press("Enter")
    naming.get_by_test_id("name-contract").focus()
    page.keyboard.press("Enter")
    expect(page.get_by_test_id("table")).to_have_attribute("data-phase", "play")


@pytest.mark.slow
def test_who_deals_first_is_chosen_where_nobody_is_new(page: Page, serve: Serve) -> None:
    """Where the cards say who declares, it is asked who deals first; a newcomer deals in any case."""
    page.goto(serve(1).url + "/?new=mini")
    first = page.get_by_role("group", name="Wer gibt zuerst?")
    expect(page.get_by_test_id("mini-begin")).to_be_visible()
    expect(first).to_have_count(0)
    choose(page.get_by_role("radio", name="wie die Karten fallen"))
    choose(first.get_by_role("radio", name="Ost"))
    with page.expect_request(lambda asked: asked.method == "POST" and asked.url.endswith("/tables")) as begun:
        page.get_by_test_id("mini-begin").click()
    assert (begun.value.post_data_json or {})["dealer"] == "E"
