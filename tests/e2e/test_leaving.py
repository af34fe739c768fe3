"""People who leave for good or lose their device, in browsers: what the host can do, and what everybody is shown."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect
from tests.e2e.conftest import Guest, Server
from tests.e2e.soundness import SIZES, assert_sound, resized
from tests.e2e.test_people import cards, gather, link_to, sit, start


def people(page: Page) -> None:
    """Open the panel of the people, by the menu where the bar has no room for its door."""
    door = page.get_by_test_id("open-people")
    if door.is_visible():
        door.click()
    else:
        page.get_by_test_id("menu").click()
        page.get_by_test_id("menu-people").click()


def test_the_host_gives_on_the_seat_of_who_is_gone(page: Page, hasty: Server, guest: Guest) -> None:
    """After a question the seat is a bot's; its former person reads why, the next sits down by the seat's new link."""
    resized(page, "phone")
    gather(page, hasty.url, "N")
    link, ben = link_to(page, "N"), guest()
    sit(ben, link, "Ben")
    start(page, ben)
    address = ben.url
    ben.goto("about:blank")
    people(page)
    page.get_by_test_id("stand-in").click()
    page.get_by_test_id("free-seat").click()
    expect(page.get_by_test_id("free-seat-not")).to_be_focused()
    assert_sound_at_each_size(page)
    page.get_by_test_id("free-seat-sure").click()
    expect(page.locator("[data-player=N]")).to_contain_text("Nora")
    ben.goto(address)
    expect(ben.get_by_test_id("waiting")).to_contain_text("Dieser Browser öffnet deinen Platz nicht mehr")
    carl = guest()
    sit(carl, link_to(page, "N"), "Carl")
    expect(page.locator("[data-player=N]")).to_contain_text("Carl")
    page.keyboard.press("Escape")
    left = page.get_by_test_id("left")
    resized(page, "desktop")
    expect(left).to_have_text("Ben hat auf Nord mitgespielt, bis zur 1. Austeilung.")
    resized(page, "phone")
    page.get_by_test_id("open-sheet").first.click()
    expect(left).to_have_text("Ben hat auf Nord mitgespielt, bis zur 1. Austeilung.")


def assert_sound_at_each_size(page: Page) -> None:
    """Axe finds nothing on a desktop nor on a phone; then it is as large as before."""
    before = page.viewport_size
    assert before is not None
    for size in SIZES:
        resized(page, size)
        assert_sound(page)
    page.set_viewport_size(before)


@pytest.mark.exhaustive
def test_a_link_brings_back_who_lost_their_device(page: Page, hasty: Server, guest: Guest) -> None:
    """The host makes it, all at the table are told, it seats the opener with the same cards, and holds only once."""
    gather(page, hasty.url, "N", "E")
    ben, eva = guest(), guest()
    sit(ben, link_to(page, "N"), "Ben")
    sit(eva, link_to(page, "E"), "Eva")
    start(page, ben, eva)
    hand, address = cards(ben), ben.url
    ben.goto("about:blank")
    people(page)
    page.get_by_test_id("lost").locator("summary").click()
    expect(page.get_by_test_id("lost")).to_contain_text("alle am Tisch erfahren davon")
    page.get_by_test_id("lost-make").click()
    page.get_by_test_id("lost").get_by_test_id("show-qr").click()
    link = page.get_by_test_id("lost").get_by_test_id("link").input_value()
    assert_sound_at_each_size(page)
    expect(eva.get_by_test_id("lost-notice")).to_contain_text("Für Ben gibt es einen neuen Link")
    telephone = guest()
    telephone.goto(link)
    expect(telephone.get_by_role("heading", level=1)).to_have_text("Willkommen zurück")
    telephone.get_by_role("button", name="Als Ben weiterspielen").click()
    expect(telephone).to_have_url(re.compile(r"/table/\w+\?seat=N$"))
    expect(telephone.locator("button[data-card]")).to_have_count(13)
    assert cards(telephone) == hand
    expect(eva.get_by_test_id("lost-notice")).to_have_count(0)
    thief = guest()
    thief.goto(link)
    expect(thief.get_by_test_id("no-seat")).to_have_attribute("data-why", "wrong-key")
    ben.goto(address)
    expect(ben.get_by_test_id("waiting")).to_contain_text("auf einem anderen Gerät geöffnet")


@pytest.mark.slow
def test_no_link_for_who_was_here_a_moment_ago(
    page: Page, serve: Callable[[int], Server], guest: Guest
) -> None:
    """The refusal stands in words below the button, and no link is shown."""
    gather(page, serve(62).url, "N")
    ben = guest()
    sit(ben, link_to(page, "N"), "Ben")
    start(page, ben)
    ben.goto("about:blank")
    people(page)
    page.get_by_test_id("lost").locator("summary").click()
    page.get_by_test_id("lost-make").click()
    expect(page.get_by_test_id("lost").get_by_role("alert")).to_contain_text("war eben noch da")
    expect(page.get_by_test_id("lost").get_by_test_id("copy-link")).to_have_count(0)


@pytest.mark.slow
def test_a_host_who_gives_up_their_seat_leaves_the_table_to_the_others(
    page: Page, serve: Callable[[int], Server], guest: Guest
) -> None:
    """They are told so at once; who stays has the invitations now."""
    gather(page, serve(63).url, "N")
    ben = guest()
    sit(ben, link_to(page, "N"), "Ben")
    start(page, ben)
    people(page)
    page.get_by_test_id("bye").click()
    page.get_by_test_id("bye-sure").click()
    expect(page.get_by_test_id("waiting")).to_contain_text("Dieser Browser öffnet deinen Platz nicht mehr")
    people(ben)
    expect(ben.get_by_test_id("invitations").locator("[data-invite=S]")).to_be_visible()


@pytest.mark.slow
@pytest.mark.parametrize("size", ["phone", pytest.param("desktop", marks=pytest.mark.slow)])
def test_a_dot_says_that_something_was_said(
    page: Page, serve: Callable[[int], Server], guest: Guest, size: str
) -> None:
    """It stays until the panel of the people is opened, says no word of what it was, and the speaker has none."""
    width, height = SIZES[size]
    page.set_viewport_size({"width": width, "height": height})
    gather(page, serve(64).url, "N")
    ben = guest()
    sit(ben, link_to(page, "N"), "Ben")
    start(page, ben)
    expect(page.get_by_test_id("unread")).to_have_count(0)
    people(ben)
    ben.locator("[data-say=chat-good-luck]").click()
    expect(page.get_by_test_id("unread")).to_be_visible()
    expect(page.get_by_test_id("unread")).to_have_text("")
    ben.keyboard.press("Escape")
    expect(ben.get_by_test_id("unread")).to_have_count(0)
    people(page)
    expect(page.get_by_test_id("unread")).to_have_count(0)
    page.keyboard.press("Escape")
    expect(page.get_by_test_id("unread")).to_have_count(0)
