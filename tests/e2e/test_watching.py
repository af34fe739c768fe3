"""People who look on: behind a player with what that player sees, and from the gallery with what is over."""

from collections.abc import Callable

from playwright.sync_api import Page, expect
from tests.e2e.conftest import Guest, Server
from tests.e2e.player import Player, play
from tests.e2e.soundness import SIZES, assert_sound
from tests.e2e.test_people import cards, gather, link_to, sit, start


def link_in(page: Page, section: str) -> str:
    """A link that is handed out in the people's panel."""
    page.get_by_test_id("open-people").click()
    offer = page.get_by_test_id(section)
    offer.get_by_test_id("show-qr").click()
    link = offer.get_by_test_id("link").input_value()
    page.keyboard.press("Escape")
    return link


def watch(page: Page, link: str, name: str) -> None:
    """Open a link, give a name, look on."""
    page.goto(link)
    page.get_by_test_id("name").fill(name)
    assert_sound(page)
    page.get_by_test_id("look-on").click()


def test_looking_on_behind_a_player_and_from_the_gallery(
    page: Page, serve: Callable[[int], Server], guest: Guest
) -> None:
    """Gerda sees Ben's cards and what he does; Otto sees the board when it is over; Ben has Gerda's end.

    Anna, who does nothing, is named as waited for at Ben's table and behind Ben, and not on her own page.
    """
    gather(page, serve(23).url, "N")
    ben, gerda, otto = guest(), guest(), guest()
    sit(ben, link_to(page, "N"), "Ben")
    players = start(page, ben)
    watch(gerda, link_in(ben, "watch-link"), "Gerda")
    watch(otto, link_in(page, "gallery-link"), "Otto")
    expect(gerda.get_by_role("heading", level=1)).to_have_text("Du schaust Ben zu")
    assert "#" not in gerda.url
    expect(gerda.locator("[data-hand=N] [data-card]")).to_have_count(13)
    assert cards(gerda) == cards(ben)
    expect(otto.get_by_test_id("gallery")).to_contain_text("Gespielt wird Austeilung 1")
    expect(otto.get_by_test_id("four-hands")).to_have_count(0)
    expect(page.get_by_test_id("log")).to_contain_text("Gerda schaut zu")
    for width, height in SIZES.values():
        gerda.set_viewport_size({"width": width, "height": height})
        assert_sound(gerda)
    anna_is_waited_for(players, gerda)
    the_board_is_seen_afterwards(players, gerda, otto)
    ben.get_by_test_id("open-people").click()
    ben.get_by_role("button", name="Beenden: Gerda").click()
    expect(gerda.get_by_test_id("no-watching")).to_contain_text("bitte um einen neuen", ignore_case=True)
    gerda.reload()
    expect(gerda.get_by_test_id("no-watching")).to_be_visible()


def anna_is_waited_for(players: tuple[Player, ...], gerda: Page) -> None:
    """Ben has done all that he can, and somebody looks on behind him."""
    anna, ben = players[0].page, players[1].page
    play((players[1],), lambda: players[0].wish() is not None)
    expect(ben.locator("[data-plate=S] [data-waits]")).to_be_visible()
    expect(ben.get_by_test_id("waits-for")).to_have_text("Wir warten auf Anna")
    expect(gerda.locator("[data-plate=S] [data-waits]")).to_be_visible()
    expect(gerda.get_by_test_id("shoulder")).to_contain_text("Wir warten auf Anna")
    expect(anna.locator("[data-waits]")).to_have_count(0)
    players[0].try_wish()
    expect(ben.locator("[data-plate=S] [data-waits]")).to_have_count(0)
    expect(ben.get_by_test_id("waits-for")).to_have_text("")


def the_board_is_seen_afterwards(players: tuple[Player, ...], gerda: Page, otto: Page) -> None:
    """The board is played to its end; then the gallery goes through it card by card."""
    play(players, lambda: players[0].phase == "result", soon_over=True)
    expect(gerda.get_by_test_id("ended")).to_be_visible()
    expect(otto.get_by_test_id("four-hands")).to_be_visible()
    stepper = otto.get_by_test_id("stepper")
    stepper.get_by_role("button").nth(2).click()
    expect(otto.locator("[data-trick] [data-card]")).to_have_count(1)
    for width, height in SIZES.values():
        otto.set_viewport_size({"width": width, "height": height})
        assert_sound(otto)
