"""Manners of a table in browsers of their own: explaining calls, asking about them, and what partner does not see."""

import json
from collections.abc import Callable

from playwright.sync_api import Page, expect
from tests.e2e.conftest import Guest, Server
from tests.e2e.player import assert_fits
from tests.e2e.soundness import SIZES, assert_sound, resized
from tests.e2e.stillness import at_rest, draw_until
from tests.e2e.test_people import gather, link_to, sit, start

WORDS = "eleven to fourteen, anything " + "x" * 90


def heard_by(page: Page) -> list[str]:
    """All that the server sends this page from now on, once it is loaded again."""
    heard: list[str] = []
    page.on("websocket", lambda socket: socket.on("framereceived", lambda frame: heard.append(str(frame))))
    page.reload()
    expect(page.locator("button[data-card]")).to_have_count(13)
    return heard


def news(heard: list[str]) -> list[str]:
    """What of it the server sent by itself: an answer to what the page asked may come at any time."""
    return [text for text in heard if json.loads(text)["type"] == "update"]


def party(page: Page, guest: Guest, server: Server) -> dict[str, Page]:
    """Anna at South and three guests, each in their own browser, once the cards are dealt."""
    gather(page, server.url, "N", "E", "W")
    pages = {"S": page}
    for seat, name in (("N", "Ben"), ("E", "Olga"), ("W", "Willi")):
        pages[seat] = guest()
        sit(pages[seat], link_to(page, seat), name)
    start(page, *(pages[seat] for seat in "NEW"))
    return pages


def in_turn(pages: dict[str, Page]) -> str:
    """Whose turn it is to call."""
    found: list[str] = []

    def somebody_calls() -> bool:
        passes = "[data-testid=bidbox] [data-call=P][aria-disabled=false]"
        found[:] = [seat for seat, page in pages.items() if page.locator(passes).count()]
        return bool(found)

    draw_until(pages["S"], somebody_calls, "nobody is to call")
    return found[0]


def call(pages: dict[str, Page], text: str) -> str:
    """Who is in turn makes this call; their seat."""
    seat = in_turn(pages)
    page = pages[seat]
    page.locator(f"[data-testid=bidbox] [data-call='{text}']").click()
    expect(page.locator("[data-testid=bidbox] [data-call=P][aria-disabled=false]")).to_have_count(0)
    return seat


def left_of(seat: str, steps: int = 1) -> str:
    """The seat so many places on."""
    return "NESW"[("NESW".index(seat) + steps) % 4]


def test_calls_are_explained_to_opponents_and_not_to_partner(
    page: Page, serve: Callable[[int], Server], guest: Guest
) -> None:
    """A pass is explained with a tap as the system reads it; when the board is passed out partner reads that it was.

    Who opens then is asked by the left, answers in own words; both opponents read them, and partner's line is silent.
    """
    pages = party(page, guest, serve(71))
    passes_are_explained(pages)
    for each in pages.values():
        expect(each.get_by_test_id("result")).to_be_visible()
    page.get_by_test_id("next").click()
    for each in pages.values():
        expect(each.locator("button[data-card]")).to_have_count(13)
    an_opening_is_asked_about(pages)


def passes_are_explained(pages: dict[str, Page]) -> None:
    """All pass; the first of them tells by the system."""
    opener = call(pages, "P")
    pages[opener].locator("[data-made='0']").click()
    pages[opener].get_by_test_id("explain-system").click()
    expect(pages[opener].get_by_test_id("said-of-call")).to_be_visible()
    partner = pages[left_of(opener, 2)]
    for _ in range(3):
        call(pages, "P")
    expect(partner.get_by_test_id("result")).to_be_visible()
    partner.locator("[data-made='0']").click()
    expect(partner.get_by_test_id("said-of-call")).to_contain_text("wie im System")
    partner.keyboard.press("Escape")


def an_opening_is_asked_about(pages: dict[str, Page]) -> None:
    """Question and answer fit a desktop and a phone and are sound, and nothing of them comes to partner."""
    opener = in_turn(pages)
    asker, partner, other = (pages[left_of(opener, steps)] for steps in (1, 2, 3))
    heard = heard_by(partner)
    call(pages, "2C")
    expect(pages[opener].get_by_test_id("alert-own")).to_be_visible()
    expect(partner.locator("[data-made='0']")).to_be_visible()
    at_rest(partner)
    silent = len(news(heard))
    asker.locator("[data-made='0']").click()
    asker.get_by_test_id("ask-caller").click()
    expect(asker.get_by_test_id("asked-caller")).to_be_visible()
    question = pages[opener].get_by_test_id("question")
    expect(question).to_contain_text("2♣")
    assert_sound_at_each_size(pages[opener])
    question.get_by_test_id("say-otherwise").click()
    assert_sound_at_each_size(pages[opener])
    question.get_by_test_id("explain-text").fill(WORDS)
    question.get_by_test_id("explain-text").press("Enter")
    expect(question).to_have_count(0)
    expect(asker.get_by_test_id("said-of-call")).to_contain_text(WORDS)
    assert_sound_at_each_size(asker)
    expect(other.get_by_test_id("explained")).to_contain_text(WORDS)
    expect(other.get_by_test_id("log")).to_contain_text(WORDS)
    at_rest(partner)
    assert len(news(heard)) == silent
    call(pages, "P")
    expect(partner.locator("[data-made='1']")).to_be_visible()
    partner.locator("[data-made='0']").click()
    expect(partner.get_by_test_id("why")).to_be_visible()
    expect(partner.get_by_test_id("said-of-call")).to_have_count(0)
    expect(partner.get_by_test_id("ask-caller")).to_have_count(0)
    assert not any(WORDS in text for text in heard)


def assert_sound_at_each_size(page: Page) -> None:
    """Nothing is wider than the window and axe finds nothing, on a desktop and on a phone; it stays a phone's."""
    for size in SIZES:
        resized(page, size)
        assert_fits(page)
        assert_sound(page)
