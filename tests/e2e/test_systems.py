"""The whole system book in the browser: searched, and printed."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect
from tests.e2e.choices import choose
from tests.e2e.conftest import Server


@pytest.mark.exhaustive
def test_changed_leads_stand_in_the_book(page: Page, serve: Callable[[int], Server]) -> None:
    """Third and fifth best are chosen like any agreement, stand in the chapter about leads, and are found there."""
    page.goto(f"{serve(5).url}/systems")
    page.get_by_text("Vereinbarungen ändern").click()
    choose(page.get_by_role("radio", name="Dritt- und Fünfthöchste"))
    book = page.get_by_test_id("book")
    leads = book.locator("#topic-leads")
    leads.locator("summary").click()
    expect(leads.get_by_role("listitem").filter(has_text="fünfthöchste")).to_contain_text("♠ D 9 7 5 2: ♠2")
    page.get_by_role("searchbox").fill("fünfthöchste")
    expect(book.get_by_role("listitem").filter(has_text="♠2")).to_have_count(1)
    page.get_by_role("link", name="Ausspiel", exact=True).click()
    expect(leads.locator("summary")).to_be_focused()


@pytest.mark.exhaustive
def test_the_book_is_searched(page: Page, serve: Callable[[int], Server]) -> None:
    """A search finds calls in the whole book; without one its contents stand there again."""
    page.goto(f"{serve(5).url}/systems")
    contents = page.get_by_role("navigation", name="Inhalt")
    page.get_by_role("searchbox").fill("assfrage 1SA")
    book = page.get_by_test_id("book")
    expect(book.get_by_role("row", name="4♣").first).to_contain_text("Assfrage")
    expect(book.get_by_role("row", name="Splinter")).to_have_count(0)
    page.get_by_role("searchbox").fill("xyzzy")
    expect(book).to_contain_text("Dazu steht nichts im Buch.")
    page.get_by_role("searchbox").fill("")
    expect(contents).to_be_visible()


@pytest.mark.exhaustive
def test_the_whole_book_is_printed(page: Page, serve: Callable[[int], Server]) -> None:
    """On paper stand the agreements and every chapter, opened, and nothing of the page around it."""
    page.add_init_script("window.print = () => { window.printed = true; }")
    page.goto(f"{serve(5).url}/systems")
    page.get_by_role("button", name="Buch drucken").click()
    page.wait_for_function("() => window.printed")
    page.emulate_media(media="print")
    chapters = page.locator("#topic-opening, #topic-answers-major, #topic-balancing")
    for chapter in chapters.all():
        expect(chapter.locator("table").first).to_be_visible()
    expect(page.get_by_text("1SA zeigt Figurenpunkte").last).to_be_visible()
    expect(page.get_by_role("button", name="Damit spielen")).to_be_hidden()
