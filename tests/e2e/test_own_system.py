"""A system of somebody's own, from the page where it is written to the table where it is bid."""

from collections.abc import Callable
from typing import Final

from playwright.sync_api import Page, expect
from tests.e2e.conftest import Guest, Server

MINE: Final = """system Annas <i>Forum</i>
on forum
meaning multi as ask
  en: shows a weak two in a major
  de: zeigt ein <b>Weak Two</b> in einer Oberfarbe
meaning which as relay
  de: fragt <img src=x onerror=alert(1)> nach der Farbe

topic multi
-
  2D multi, forcing, shows nothing: figures 8..9, H 6 or figures 8..9, S 6
  use as_before(weak_two|game_force)

2D P
  2H which
"""
SEVEN_POINTS: Final = 27
"""North, who deals first from this number, has six hearts and seven points, and East nothing to say."""


def test_a_changed_range_and_a_convention_are_bid_and_told_in_ones_own_words(
    page: Page, serve: Callable[[int], Server], guest: Guest
) -> None:
    """What is wrong is found by its place; the bots bid the rest, and all that is told of it is as the text says it.

    Another browser has the system by its link.
    """
    server = serve(SEVEN_POINTS)
    page.goto(f"{server.url}/systems")
    page.get_by_role("button", name="Ein eigenes System schreiben").click()
    text = page.get_by_label("Der Text deines Systems")
    expect(text).to_be_focused()
    text.fill(MINE)
    opening = page.get_by_test_id("book").get_by_role("row", name="2♦").first
    expect(opening).to_contain_text("zeigt ein <b>Weak Two</b> in einer Oberfarbe: 8 bis 9 Figurenpunkte")
    text.fill(MINE.replace("8..9", "5..9").replace("H 6", "Herz 6"))
    page.get_by_role("button", name="Zeile 11, Zeichen 51").click()
    expect(page.get_by_role("button", name="Speichern")).to_be_disabled()
    expect(text).to_be_focused()
    page.keyboard.type("H")
    expect(opening).to_contain_text("5 bis 9 Figurenpunkte")
    page.get_by_role("button", name="Speichern").click()
    expect(page.get_by_text("Gespeichert in diesem Browser.")).to_be_visible()
    page.get_by_test_id("show-qr").click()
    another_browser_has_it(guest(), page.get_by_test_id("link").input_value())
    page.get_by_role("button", name="Damit spielen").click()
    page.get_by_role("button", name="Karten geben").click()
    page.locator("[data-testid=auction] [data-made='0']").click()
    expect(page.get_by_test_id("why")).to_contain_text("zeigt ein <b>Weak Two</b> in einer Oberfarbe")
    page.keyboard.press("Escape")
    page.get_by_test_id("advice").click()
    expect(page.get_by_test_id("hint-answer")).to_contain_text(
        "fragt <img src=x onerror=alert(1)> nach der Farbe"
    )


def another_browser_has_it(page: Page, link: str) -> None:
    """All of it is there, and can be played."""
    page.goto(link)
    expect(page.get_by_label("Der Text deines Systems")).to_have_value(MINE.replace("8..9", "5..9"))
    expect(page.get_by_role("button", name="Damit spielen")).to_be_enabled()
