"""People who go, leave for good or lose their device: what the host can do, and what everybody is shown."""

import re

from playwright.sync_api import Page, expect
from tests.e2e.conftest import Guest, Server
from tests.e2e.soundness import SIZES, assert_sound, resized
from tests.e2e.test_people import cards, gather, link_to, people, sit, start


def test_a_bot_or_somebody_else_plays_on_for_who_is_gone(page: Page, hasty: Server, guest: Guest) -> None:
    """Who has to go leaves a bot behind and comes back; who lost a device comes back by a link.

    Whose seat was given on reads why, and so does a host who gives up their own; who stays has the invitations then.
    """
    gather(page, hasty.url, "N", "E")
    ben, eva = guest(), guest()
    sit(ben, link_to(page, "N"), "Ben")
    sit(eva, link_to(page, "E"), "Eva")
    start(page, ben, eva)
    leaves_a_bot_behind(page, ben)
    telephone = comes_back_by_a_link(page, ben, eva, guest)
    gives_on_the_seat(page, eva, guest)
    people(page)
    page.get_by_test_id("bye").click()
    page.get_by_test_id("bye-sure").click()
    expect(page.get_by_test_id("waiting")).to_contain_text("Dieser Browser öffnet deinen Platz nicht mehr")
    people(telephone)
    expect(telephone.get_by_test_id("invitations").locator("[data-invite=S]")).to_be_visible()


def leaves_a_bot_behind(page: Page, ben: Page) -> None:
    """A bot plays for Ben until he is back, whether he said so or vanished."""
    address = ben.url
    people(ben)
    ben.get_by_test_id("go-away").click()
    expect(ben.get_by_test_id("away")).to_be_visible()
    expect(page.locator("[data-plate=N]")).to_contain_text("Bot spielt")
    ben.get_by_test_id("come-back").click()
    expect(ben.get_by_test_id("away")).to_have_count(0)
    ben.goto("about:blank")
    expect(page.locator("[data-plate=N]")).to_contain_text("nicht da")
    people(page)
    page.get_by_test_id("stand-in").click()
    page.keyboard.press("Escape")
    expect(page.locator("[data-plate=N]")).to_contain_text("Bot spielt")
    ben.goto(address)
    expect(page.locator("[data-plate=N] [data-state]")).to_have_count(0)


def comes_back_by_a_link(page: Page, ben: Page, eva: Page, guest: Guest) -> Page:
    """The host makes it, all at the table are told, it seats the opener with the same cards, and holds only once."""
    hand, address = cards(ben), ben.url
    ben.goto("about:blank")
    people(page)
    page.get_by_test_id("lost").locator("summary").click()
    expect(page.get_by_test_id("lost")).to_contain_text("alle am Tisch erfahren davon")
    page.get_by_test_id("lost-make").click()
    page.get_by_test_id("lost").get_by_test_id("show-qr").click()
    link = page.get_by_test_id("lost").get_by_test_id("link").input_value()
    assert_sound_at_each_size(page)
    page.keyboard.press("Escape")
    expect(eva.get_by_test_id("lost-notice")).to_contain_text("Für Ben gibt es einen neuen Link")
    telephone = guest()
    telephone.goto(link)
    expect(telephone.get_by_role("heading", level=1)).to_have_text("Willkommen zurück")
    telephone.get_by_role("button", name="Als Ben weiterspielen").click()
    expect(telephone).to_have_url(re.compile(r"/table/\w+\?seat=N$"))
    expect(telephone.locator("button[data-card]")).to_have_count(len(hand))
    assert cards(telephone) == hand
    expect(eva.get_by_test_id("lost-notice")).to_have_count(0)
    thief = guest()
    thief.goto(link)
    expect(thief.get_by_test_id("no-seat")).to_have_attribute("data-why", "wrong-key")
    ben.goto(address)
    expect(ben.get_by_test_id("waiting")).to_contain_text("auf einem anderen Gerät geöffnet")
    return telephone


def gives_on_the_seat(page: Page, eva: Page, guest: Guest) -> None:
    """After a question it is a bot's; its former person reads why, the next sits down by the seat's new link."""
    address = eva.url
    eva.goto("about:blank")
    people(page)
    page.locator("[data-player=E]").get_by_test_id("stand-in").click()
    page.get_by_test_id("free-seat").click()
    expect(page.get_by_test_id("free-seat-not")).to_be_focused()
    assert_sound_at_each_size(page)
    page.get_by_test_id("free-seat-sure").click()
    expect(page.locator("[data-player=E]")).to_contain_text("Olga")
    eva.goto(address)
    expect(eva.get_by_test_id("waiting")).to_contain_text("Dieser Browser öffnet deinen Platz nicht mehr")
    sit(guest(), link_to(page, "E"), "Carl")
    expect(page.locator("[data-player=E]")).to_contain_text("Carl")
    page.keyboard.press("Escape")
    left = page.get_by_test_id("left")
    expect(left).to_have_text("Eva hat auf Ost mitgespielt, bis zur 1. Austeilung.")
    resized(page, "phone")
    page.get_by_test_id("open-sheet").first.click()
    expect(left).to_have_text("Eva hat auf Ost mitgespielt, bis zur 1. Austeilung.")
    page.keyboard.press("Escape")
    resized(page, "desktop")


def assert_sound_at_each_size(page: Page) -> None:
    """Axe finds nothing on a desktop nor on a phone; then it is as large as before."""
    before = page.viewport_size
    assert before is not None
    for size in SIZES:
        resized(page, size)
        assert_sound(page)
    page.set_viewport_size(before)
