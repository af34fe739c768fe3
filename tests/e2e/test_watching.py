"""People who look on: behind a player with what that player sees, and from the gallery with what is over."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect
from tests.e2e.conftest import Guest, Server
from tests.e2e.judged import TABLET, USUAL, judged
from tests.e2e.player import Player, play
from tests.e2e.soundness import SIZES, assert_sound
from tests.e2e.stage import ASIDE, LOOKED_ON
from tests.e2e.staged import BOT, ME, SECRET
from tests.e2e.stillness import at_rest
from tests.e2e.test_people import cards, gather, link_to, sit, start

from schlemm.core.seats import Seat
from schlemm.table.state.invitation import Invitation, gallery_key, watching_key
from schlemm.table.state.players import Person, hashed


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


@pytest.mark.exhaustive
def test_looking_on_behind_a_player_and_from_the_gallery(
    page: Page, serve: Callable[[int], Server], guest: Guest
) -> None:
    """Gerda sees Ben's cards and what he does; Otto sees the board when it is over; Ben has Gerda's end."""
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
    expect(otto.get_by_test_id("diagram")).to_have_count(0)
    expect(page.get_by_test_id("log")).to_contain_text("Gerda schaut zu")
    for width, height in SIZES.values():
        gerda.set_viewport_size({"width": width, "height": height})
        assert_sound(gerda)
    the_board_is_seen_afterwards(players, gerda, otto)
    ben.get_by_test_id("open-people").click()
    ben.get_by_role("button", name="Beenden: Gerda").click()
    expect(gerda.get_by_test_id("no-watching")).to_contain_text("bitte um einen neuen", ignore_case=True)
    gerda.reload()
    expect(gerda.get_by_test_id("no-watching")).to_be_visible()


def the_board_is_seen_afterwards(players: tuple[Player, ...], gerda: Page, otto: Page) -> None:
    """The board is played to its end; then the gallery goes through it card by card."""
    play(players, lambda: players[0].phase == "result")
    expect(gerda.get_by_test_id("ended")).to_be_visible()
    expect(otto.get_by_test_id("diagram")).to_be_visible()
    stepper = otto.get_by_test_id("stepper")
    stepper.get_by_role("button").nth(2).click()
    expect(otto.locator("[data-trick] [data-card]")).to_have_count(1)
    for width, height in SIZES.values():
        otto.set_viewport_size({"width": width, "height": height})
        assert_sound(otto)


def where_dummy_lies(page: Page) -> tuple[str, str]:
    """Where the hand of the player marked as dummy lies from the trick, and where the mark stands."""
    found: list[str] = page.evaluate(
        """() => {
            const middle = box => [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
            const side = (one, other) => {
                const [x, y] = middle(one).map((at, axis) => at - middle(other)[axis]);
                return Math.abs(x) > Math.abs(y) ? (x < 0 ? 'left' : 'right') : (y < 0 ? 'top' : 'bottom');
            };
            const trick = document.querySelector('[data-trick]').getBoundingClientRect();
            const hand = document.querySelector('.dummy');
            const plate = document.querySelector(`[data-plate=${hand.dataset.hand}]`);
            return [side(hand.getBoundingClientRect(), trick), side(plate.getBoundingClientRect(), trick)];
        }"""
    )
    return found[0], found[1]


@pytest.mark.slow
def test_dummy_lies_at_its_seat_for_who_looks_on(
    page: Page, serve: Callable[[int], Server], guest: Guest
) -> None:
    """Seen from whose shoulder one looks over, dummy lies where dummy sits; who is who is said, and what is dealt."""
    gather(page, serve(24).url, "N")
    ben, gerda, otto = guest(), guest(), guest()
    sit(ben, link_to(page, "N"), "Ben")
    players = start(page, ben)
    for watcher, player, seat in ((gerda, ben, "N"), (otto, page, "S")):
        watch(watcher, link_in(player, "watch-link"), f"Z{seat}")
        watcher.set_viewport_size({"width": 1366, "height": 657})
        expect(watcher.get_by_test_id("watch-facts")).to_contain_text("Geber")
    play(players, lambda: any(watcher.locator(".dummy").count() == 1 for watcher in (gerda, otto)))
    looked = 0
    for watcher, me in ((gerda, "N"), (otto, "S")):
        at_rest(watcher)
        if watcher.locator(".dummy").count() != 1:
            continue
        looked += 1
        seat = watcher.locator(".dummy").get_attribute("data-hand") or ""
        turn = ("NESW".index(seat) - "NESW".index(me)) % 4
        expected = ("bottom", "left", "top", "right")[turn]
        expect(watcher.locator(f"[data-plate={seat}]")).to_be_visible()
        assert where_dummy_lies(watcher) == (expected, expected)
        expect(watcher.get_by_test_id("watch-tricks")).to_contain_text("N-S")
        assert_sound(watcher)
    assert looked > 0


PROJECTED = ((1920, 1080), (1280, 720))

READABLE = 0.04
"""How high letters are at least that a room reads, of the height of the projected picture."""


def looked_on_at(seat: Seat | None, table: str = LOOKED_ON) -> str:
    """The way to look on at a staged table behind the person at South, or from its gallery, on a projector."""
    people = Invitation(Seat.SOUTH, "invite")
    host = Person(ME, hashed(SECRET, table), bot=BOT)
    key = gallery_key(people, table, 0) if seat is None else watching_key(people, table, seat, host, 0)
    return f"/watch/{table}?projector#{key}"


def assert_composed(page: Page, *told: str) -> None:
    """What a room wants to know is large, lies within the picture, and there is nothing beside it to press."""
    for width, height in PROJECTED:
        page.set_viewport_size({"width": width, "height": height})
        for what in told:
            found = page.locator(what).first
            box = found.bounding_box()
            assert box is not None
            assert box["x"] >= 0
            assert box["y"] >= 0
            assert box["x"] + box["width"] <= width
            assert box["y"] + box["height"] <= height
            letters = found.evaluate("one => parseFloat(getComputedStyle(one).fontSize)")
            assert letters >= READABLE * height, (what, letters, height)
        assert page.locator("header a, select, nav").count() == 0
        assert page.evaluate("() => document.documentElement.scrollHeight <= innerHeight")
    expect(page.get_by_test_id("leave-projector")).to_have_css("opacity", "0")


@pytest.mark.slow
@pytest.mark.parametrize("moment", ASIDE)
def test_who_looks_on_sees_whose_the_open_cards_are(staged: str, guest: Guest, moment: str) -> None:
    """Of all names dummy's stands nearest to its cards, whichever side it sits at, on any screen and projector."""
    page = guest()
    page.goto(staged + looked_on_at(Seat.SOUTH, ASIDE[moment]))
    page.get_by_test_id("name").fill("Gerda")
    page.get_by_test_id("look-on").click()
    expect(page.get_by_test_id("projected-table").locator(".dummy [data-card]").first).to_be_visible()
    assert judged(page, "projector", PROJECTED) == []
    page.keyboard.press("Escape")
    expect(page.get_by_test_id("shoulder").locator(".dummy [data-card]").first).to_be_visible()
    assert judged(page, "shoulder", (*USUAL, TABLET, (1920, 1080))) == []


def test_a_projector_shows_a_table_to_a_room(staged: str, guest: Guest) -> None:
    """Contract, tricks and score are large, no control is in sight, Escape leads out; a guest sees what guests may."""
    gerda, otto = guest(), guest()
    for watcher, name, seat in ((gerda, "Gerda", Seat.SOUTH), (otto, "Gustav", None)):
        watcher.goto(staged + looked_on_at(seat))
        watcher.get_by_test_id("name").fill(name)
        watcher.get_by_test_id("look-on").click()
    expect(gerda.get_by_role("heading", level=1)).to_have_text("4♠ von Süd")
    expect(gerda.get_by_test_id("projected-tricks").locator("td")).to_have_text(["5", "4"])
    expect(gerda.get_by_test_id("projected-score").locator("td")).to_have_text(["700", "350"])
    assert_composed(
        gerda, "h1", "[data-testid=projected-tricks] td", "[data-testid=projected-score] td:last-child"
    )
    seen = {one.get_attribute("data-hand") for one in gerda.locator("[data-hand]").all()}
    assert seen == {"N", "S"}, "the own hand and dummy"
    expect(otto.get_by_test_id("projected-gallery")).to_have_attribute("data-open", "2")
    assert_composed(otto, "h1", "[data-testid=projected-score] td:last-child", ".diagram .ranks")
    gerda.mouse.move(300, 300)
    expect(gerda.get_by_test_id("leave-projector")).to_have_css("opacity", "1")
    gerda.keyboard.press("Escape")
    expect(gerda.get_by_test_id("shoulder")).to_be_visible()
    assert gerda.url == f"{staged}/watch/{LOOKED_ON}"
    gerda.get_by_test_id("to-projector").click()
    expect(gerda.get_by_test_id("projected-table")).to_be_visible()
