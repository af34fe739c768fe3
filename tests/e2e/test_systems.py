"""The system book in the browser: change an agreement, read it, keep it, and play with it."""

import re
from collections.abc import Callable

from playwright.sync_api import Page, expect
from tests.e2e.conftest import Server


def test_a_changed_system_is_read_kept_and_played(page: Page, serve: Callable[[int], Server]) -> None:
    """A changed range of 1SA stands in the book, outlasts a reload under its name, and seats the bots."""
    server = serve(5)
    page.goto(server.url)
    page.get_by_role("link", name="System lesen").click()
    book = page.get_by_test_id("book")
    notrump = book.get_by_role("row", name="1SA")
    expect(notrump.first).to_contain_text("15 bis 17")
    page.get_by_text("Vereinbarungen ändern").click()
    page.get_by_role("radio", name="12–14").check(force=True)
    expect(notrump.first).to_contain_text("12 bis 14")
    page.get_by_label("Behalten unter dem Namen").fill("Schwach")
    page.get_by_role("button", name="Speichern").click()
    expect(page.get_by_text("Gespeichert in diesem Browser.")).to_be_visible()
    page.reload()
    page.locator("main").get_by_label("System").first.select_option("Schwach")
    expect(notrump.first).to_contain_text("12 bis 14")
    page.get_by_role("button", name="Damit spielen").click()
    page.get_by_label("System der Gegner").select_option("Natur B")
    with page.expect_response("**/api/tables") as answer:
        page.get_by_role("button", name="Karten geben").click()
    wish = answer.value.request.post_data_json or {}
    assert (wish["system"], wish["theirSystem"]) == ("forum/notrump=12-14", "natur-b")
    expect(page.get_by_test_id("table")).to_be_visible()
    page.get_by_test_id("auction").get_by_role("button").first.click()
    expect(page.get_by_test_id("why")).to_contain_text(re.compile("punkt", re.IGNORECASE))


def test_a_chapter_is_fetched_when_it_is_opened(page: Page, serve: Callable[[int], Server]) -> None:
    """Chapters are closed until somebody wants to read them, and then stand there as tables."""
    page.goto(f"{serve(5).url}/systems")
    chapter = page.get_by_test_id("book").locator("details", has_text="Antworten auf eine Oberfarbe")
    expect(chapter.get_by_role("table")).to_have_count(0)
    chapter.locator("summary").click()
    expect(chapter.get_by_role("row", name="2♠").first).to_contain_text("Unterstützt die Farbe des Partners")
