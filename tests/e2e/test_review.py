"""What now, and the look back: a hint for a card, and what every card of a deal was worth."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect
from tests.e2e.conftest import Server
from tests.e2e.happening import happening
from tests.e2e.player import Player, assert_fits, covered

PHONE = {"width": 360, "height": 640}
DESKTOP = {"width": 1440, "height": 900}
FIRST_CARDS = 67 * 1024
"""Bytes of scripts and styles, packed, until the first cards lie on the table. The lengths of the felt for every
arrangement are among them, and how type grows with a large screen: were they to come later, what lies on it would
jump."""

REQUESTS = 20
"""So many requests, of whatever kind, are made until then: on a slow line each costs a part of its round trip."""

WHEN_CARDS_LIE_THERE = """
    new MutationObserver((_, watch) => {
        if (!document.querySelector('button[data-card]')) return;
        window.cardsLieThere = performance.now();
        watch.disconnect();
    }).observe(document, {childList: true, subtree: true});
"""
ASKED_BEFORE = """
    () => Object.fromEntries(performance.getEntriesByType('resource')
        .filter(one => one.startTime <= window.cardsLieThere)
        .map(one => [one.name.split('#')[0], one.encodedBodySize]))
"""
"""Noted in the page itself: it asks for the rest soon after, and a busy machine looks late."""


def in_play(page: Page, server: Server, *, must_beat: bool = False) -> Player:
    """At the table, in turn to play a card."""
    player = Player.open(page, server.url, must_beat=must_beat)
    player.bid_out()
    return player


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_a_hint_shows_the_card_its_odds_and_why(
    page: Page, serve: Callable[[int], Server], size: dict[str, int]
) -> None:
    """One tap asks; the answer is a card that may be played, how it compares, a sentence; one tap plays it.

    Meanwhile the trick and the own cards stay in sight, on a screen dummy too.
    """
    page.set_viewport_size({"width": size["width"], "height": size["height"]})
    player = in_play(page, serve(11))
    player.act()
    player.wait()
    page.get_by_test_id("what-now").click()
    expect(page.get_by_test_id("card-why")).not_to_be_empty()
    play = page.get_by_test_id("card-hint-play")
    best = play.get_attribute("data-best")
    expect(page.locator(f"button[data-card='{best}']")).to_have_attribute("aria-disabled", "false")
    if page.get_by_test_id("card-odds").is_visible():
        expect(page.get_by_test_id("card-odds")).to_have_text(re.compile(r"in \d+ von \d+ vorgestellten"))
    needed = "[data-card]" if size is DESKTOP else "[data-trick] [data-card], [data-plate] [data-card]"
    assert covered(page, "[data-panel=hint]", needed) == 0
    assert_fits(page)
    version = player.version
    play.click()
    expect(page.get_by_test_id("card-hint")).to_be_hidden()
    expect(page.locator(f"button[data-card='{best}']")).to_have_count(0)
    player.wait()
    assert player.version > version


def test_a_hint_by_keyboard(page: Page, serve: Callable[[int], Server]) -> None:
    """W asks which card to play, Escape closes the answer."""
    in_play(page, serve(11))
    page.keyboard.press("w")
    expect(page.get_by_test_id("card-why")).not_to_be_empty()
    page.keyboard.press("Escape")
    expect(page.get_by_test_id("card-hint")).to_be_hidden()


def test_a_hint_outlasts_what_happens_meanwhile(page: Page, serve: Callable[[int], Server]) -> None:
    """Another version of the table, with the same cards, does not leave the hint waiting for ever."""
    happen = happening(page)
    player = in_play(page, serve(11))
    page.keyboard.press("w")
    expect(page.get_by_test_id("card-why")).not_to_be_empty()
    version = player.version
    happen()
    expect(player.table).to_have_attribute("data-version", str(version + 1))
    expect(page.get_by_test_id("card-why")).not_to_be_empty()


def test_with_the_rule_to_beat_a_sentence_stands_for_the_hint(
    page: Page, serve: Callable[[int], Server]
) -> None:
    """Where the figures would be wrong the page says so instead."""
    in_play(page, serve(11), must_beat=True)
    page.keyboard.press("w")
    expect(page.get_by_test_id("card-hint")).to_contain_text("Mit Stichzwang gibt es keinen Rat")


@pytest.mark.slow
def test_a_deal_is_looked_back_at(page: Page, serve: Callable[[int], Server]) -> None:
    """Luck and play add up, every card has both its costs, the arrow keys lead through the tricks; a phone shows it."""
    player = in_play(page, serve(11))
    player.finish_board()
    page.get_by_test_id("look-review").click()
    review = page.get_by_test_id("review")
    expect(review).to_have_attribute("data-complete", "true")
    luck, table, together = signed(page.get_by_test_id("review-luck").inner_text())
    assert luck + table == together
    expect(page.locator("[data-cost]")).to_have_count(4)
    expect(page.locator("[data-cost]").first).to_contain_text("Mit offenen Karten")
    first = page.locator("[data-cost]").first.get_attribute("data-cost")
    page.get_by_test_id("review-tricks").focus()
    page.keyboard.press("ArrowRight")
    expect(page.locator(f"[data-cost='{first}']")).to_have_count(0)
    better = page.get_by_test_id("review-better")
    better.locator("summary").click()
    expect(better.locator("li").last).to_be_visible()
    expect(page.locator("[data-given]").first).to_be_visible()
    for size in (DESKTOP, PHONE):
        page.set_viewport_size({"width": size["width"], "height": size["height"]})
        expect(better.locator("li").last).to_be_visible()
        assert_fits(page)


@pytest.mark.slow
def test_a_game_stopped_in_the_middle_of_a_deal_is_looked_back_at(
    page: Page, serve: Callable[[int], Server]
) -> None:
    """The end of the game offers the last deal that was finished, with its tricks; the one left off is not shown."""
    player = in_play(page, serve(11))
    player.finish_board()
    page.get_by_test_id("next").click()
    expect(player.table).not_to_have_attribute("data-phase", "result")
    page.get_by_test_id("menu").click()
    page.get_by_test_id("stop").click()
    page.get_by_test_id("stop-sure").click()
    page.get_by_test_id("look-review").click()
    expect(page.get_by_test_id("review")).to_have_attribute("data-complete", "true")
    expect(page.get_by_test_id("review-luck")).to_be_visible()
    expect(page.locator("[data-cost]")).to_have_count(4)


def signed(text: str) -> list[int]:
    """The signed numbers in a sentence."""
    found = re.findall(r"[+−]?\d[\d.]*", text)
    return [int(number.rstrip(".").replace(".", "").replace("−", "-")) for number in found]


def test_the_first_cards_come_with_little(page: Page, serve: Callable[[int], Server]) -> None:
    """Scripts and styles are at most so large until cards lie there, all requests so many; reviews come later."""
    Player.open(page, serve(11).url)
    page.add_init_script(WHEN_CARDS_LIE_THERE)
    page.goto(page.url)
    expect(page.locator("button[data-card]").first).to_be_visible()
    asked: dict[str, int] = page.evaluate(ASKED_BEFORE)
    assert len(asked) <= REQUESTS, sorted(asked)
    found = {url: size for url, size in asked.items() if url.endswith((".js", ".css"))}
    assert len([size for size in found.values() if size]) > 3
    assert sum(found.values()) <= FIRST_CARDS, found
    assert not any(part in url for url in found for part in ("Review", "Over", "Sheet", "keys"))
    expect(page.locator("aside .sheet table")).to_be_visible()
