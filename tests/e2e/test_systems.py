"""The system book in the browser: change an agreement, read it, keep it, and play with it."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect
from tests.e2e.choices import choose
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
    choose(page.get_by_role("radio", name="12–14"))
    expect(notrump.first).to_contain_text("12 bis 14")
    page.get_by_label("Behalten unter dem Namen").fill("Schwach")
    page.get_by_role("button", name="Speichern").click()
    expect(page.get_by_text("Gespeichert in diesem Browser.")).to_be_visible()
    page.reload()
    page.locator("main").get_by_label("System").first.select_option("Schwach")
    expect(notrump.first).to_contain_text("12 bis 14")
    page.get_by_role("button", name="Damit spielen").click()
    page.get_by_label("System der Gegner").select_option("Natur B, wie in der Einführung in Kontraktbridge")
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


@pytest.mark.slow
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


@pytest.mark.slow
def test_the_book_has_contents_and_is_searched(page: Page, serve: Callable[[int], Server]) -> None:
    """The contents lead to a chapter with the keyboard; a search finds calls in the whole book and leads there too."""
    page.goto(f"{serve(5).url}/systems")
    contents = page.get_by_role("navigation", name="Inhalt")
    expect(contents.locator("b").first).to_have_text("Eröffnung und Antwort")
    contents.get_by_role("link", name="Nach 1SA").focus()
    page.keyboard.press("Enter")
    expect(page.locator("#topic-notrump summary")).to_be_focused()
    expect(page.locator("#topic-notrump").get_by_role("row", name="2♣").first).to_contain_text("Stayman")
    page.get_by_role("searchbox").fill("assfrage 1SA")
    book = page.get_by_test_id("book")
    expect(book.get_by_role("row", name="4♣").first).to_contain_text("Assfrage")
    expect(book.get_by_role("row", name="Splinter")).to_have_count(0)
    page.get_by_role("searchbox").fill("xyzzy")
    expect(book).to_contain_text("Dazu steht nichts im Buch.")
    page.get_by_role("searchbox").fill("")
    expect(contents).to_be_visible()


def test_an_address_leads_to_a_chapter(page: Page, serve: Callable[[int], Server]) -> None:
    """A link with a chapter's name behind the # opens it, and moving there does not load the page anew."""
    page.goto(f"{serve(5).url}/systems#topic-slam")
    expect(page.locator("#topic-slam table").first).to_be_visible()


@pytest.mark.slow
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


def test_a_system_is_deleted_without_losing_the_keyboard(page: Page, serve: Callable[[int], Server]) -> None:
    """After deleting one's own system the keyboard stands on the name, and the page says what happened."""
    page.goto(f"{serve(5).url}/systems")
    page.get_by_label("Behalten unter dem Namen").fill("Meins")
    page.keyboard.press("Enter")
    page.get_by_role("button", name="„Meins“ löschen").focus()
    page.keyboard.press("Enter")
    expect(page.get_by_label("Behalten unter dem Namen")).to_be_focused()
    expect(page.get_by_text("„Meins“ ist gelöscht.")).to_be_visible()
