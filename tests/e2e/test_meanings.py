"""What calls mean, at the table: text and picture, alerts, hints, and why not."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect
from tests.e2e.conftest import Server
from tests.e2e.happening import happening
from tests.e2e.player import Player, assert_fits
from tests.effort import mostly_slow

PHONE = {"width": 360, "height": 640}
DESKTOP = {"width": 1440, "height": 900}
PROFILES = {
    "de": ("Was würdest du bieten?", "Punkte mit Länge"),
    "en": ("What would you bid?", "points with long suits"),
    "it": ("Che cosa dichiareresti?", "punti con i colori lunghi"),
    "fr": ("Que diriez-vous\u202f?", "points HL"),
}


def at_the_table(page: Page, server: Server) -> Player:
    """At a table, in turn to call."""
    player = Player.open(page, server.url)
    expect(page.locator("[data-testid=bidbox] [data-call=P][aria-disabled=false]")).to_be_visible()
    return player


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_a_call_is_opened_as_text_and_picture(
    page: Page, serve: Callable[[int], Server], size: dict[str, int]
) -> None:
    """A tap on a call shows a sentence and five bars with their numbers, and nothing is wider than the page."""
    page.set_viewport_size({"width": size["width"], "height": size["height"]})
    at_the_table(page, serve(3))
    page.locator("[data-made='0']").first.click()
    why = page.get_by_test_id("why")
    expect(why.get_by_test_id("picture").get_by_role("listitem")).to_have_count(5)
    expect(why).to_contain_text("Figurenpunkte: ")
    expect(why.locator("p").nth(1)).not_to_be_empty()
    assert_fits(page)


def test_an_artificial_call_is_alerted_by_itself(page: Page, serve: Callable[[int], Server]) -> None:
    """Two clubs, strong and artificial, wears a sign nobody asked for, and says so to who listens."""
    at_the_table(page, serve(3))
    box = page.get_by_test_id("bidbox")
    box.locator("[data-call='2C']").click()
    alert = page.locator("[data-made]:has(.alert)").first
    expect(alert).to_be_visible()
    expect(alert).to_have_accessible_name("2 Treff von Süd, künstlich. Warum?")
    alert.click()
    expect(page.get_by_test_id("why")).to_contain_text("Künstlich")


@pytest.mark.parametrize("profile", mostly_slow(PROFILES, "de", "it"))
def test_a_hint_shows_the_call_its_rule_and_the_hand_it_shows(
    page: Page, serve: Callable[[int], Server], profile: str
) -> None:
    """In each language the hint names a legal call, why, and draws what it shows; one click makes the call."""
    title, points = PROFILES[profile]
    page.add_init_script(f"localStorage.setItem('schlemm', JSON.stringify({{profile: '{profile}'}}))")
    at_the_table(page, serve(5))
    page.get_by_role("button", name=title).click()
    hint = page.get_by_test_id("hint-answer")
    best = hint.locator("[data-best]").get_attribute("data-best")
    expect(page.locator(f"[data-testid=bidbox] [data-call='{best}']")).to_have_attribute(
        "aria-disabled", "false"
    )
    expect(hint.get_by_role("listitem").first).to_contain_text(points)
    made = page.locator("[data-made]").count()
    page.get_by_test_id("hint-make").click()
    expect(page.locator(f"[data-made='{made}']")).to_be_visible()
    expect(hint).to_be_hidden()


def test_why_not_names_the_condition_that_fails(page: Page, serve: Callable[[int], Server]) -> None:
    """Any call that could be made can be asked about, and the answer to a silly one is not that it is right."""
    at_the_table(page, serve(5))
    page.get_by_test_id("advice").click()
    best = page.locator("[data-best]").get_attribute("data-best")
    page.locator("[data-why-not='7C']").click()
    answer = page.get_by_test_id("objections")
    expect(answer.locator("p").first).not_to_be_empty()
    expect(answer).not_to_contain_text("Nichts spricht gegen")
    page.locator(f"[data-why-not='{best}']").click()
    expect(answer).to_contain_text("Nichts spricht gegen")


def test_hint_and_reasons_by_keyboard(page: Page, serve: Callable[[int], Server]) -> None:
    """W opens the hint, the tab key leads to the calls, Enter asks, Escape closes."""
    at_the_table(page, serve(5))
    page.keyboard.press("w")
    expect(page.locator("[data-best]")).to_be_visible()
    for _ in range(20):
        if page.evaluate("document.activeElement.dataset.whyNot !== undefined"):
            break
        page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    expect(page.get_by_test_id("objections").locator("p").first).not_to_be_empty()
    page.keyboard.press("Escape")
    expect(page.get_by_test_id("hint-answer")).to_be_hidden()


def test_a_hint_outlasts_what_happens_meanwhile(page: Page, serve: Callable[[int], Server]) -> None:
    """Another version of the table, with the same calls, leaves neither the hint nor the reasons waiting for ever."""
    happen = happening(page)
    player = at_the_table(page, serve(5))
    page.keyboard.press("w")
    page.locator("[data-why-not='7C']").click()
    for _ in range(2):
        expect(page.get_by_test_id("objections").locator("p:not(.mute)").first).to_be_visible()
        expect(page.get_by_test_id("hint-make")).to_be_visible()
        version = player.version
        happen()
        expect(player.table).to_have_attribute("data-version", str(version + 1))
    expect(page.get_by_test_id("objections").locator("p:not(.mute)").first).to_be_visible()
    expect(page.get_by_test_id("hint-make")).to_be_visible()


def test_calls_are_asked_about_in_play_and_after_the_deal(page: Page, serve: Callable[[int], Server]) -> None:
    """The answer is the same before a card is played and when all four hands lie open: it knows the auction alone."""
    player = at_the_table(page, serve(3))
    player.bid_out()
    why = page.get_by_test_id("why")
    page.locator("[data-made='0']").first.click()
    expect(why.get_by_test_id("picture")).to_be_visible()
    told = why.inner_text()
    page.keyboard.press("Escape")
    player.finish_board()
    page.locator("[data-made='0']").first.click()
    expect(why.get_by_test_id("picture")).to_be_visible()
    assert why.inner_text() == told
