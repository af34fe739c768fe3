"""A first evening: from the start page one click to play, learn and count; everything can be looked up and tried."""

from collections.abc import Callable, Sequence

import pytest
from playwright.sync_api import Browser, Page, expect
from tests.e2e.conftest import Server, reader
from tests.e2e.soundness import LOOKS, SIZES, assert_sound, assert_sound_in

PAGES = ("/", "/learn", "/rules", "/conflicts", "/history", "/glossary", "/sources")
FETCHED = {
    "/rules": "**/api/library/rules",
    "/school": "**/api/school",
    "/count/tables": "**/api/score/tables",
    "/count/sums": "**/api/score/sums",
}
"""Pages that need something of the server, and what."""


def test_one_click_to_play_learn_and_count(page: Page, serve: Callable[[int], Server]) -> None:
    """A new person finds a game, the lessons and the calculator from the start page with one click each."""
    url = serve(5).url
    for path, address in (("/learn", "/learn"), ("/school", "/school"), ("/count", "/count")):
        page.goto(url)
        page.locator(f"main a[href='{path}']").first.click()
        expect(page).to_have_url(url + address)
        expect(page.get_by_role("heading", level=1)).to_be_visible()
    page.goto(url)
    page.get_by_role("button", name="Karten geben").click()
    page.wait_for_url("**/table/*")


def test_everything_of_the_house_is_found_from_the_start(page: Page, serve: Callable[[int], Server]) -> None:
    """Every page that can be opened by itself is linked from the start page or from the door to learning."""
    url = serve(5).url
    found: set[str] = set()
    for path in ("/", "/learn"):
        page.goto(url + path)
        page.get_by_role("heading", level=1).wait_for()
        page.wait_for_load_state("networkidle")
        found |= {link.get_attribute("href") or "" for link in page.locator("main a").all()}
    wanted = {"/learn", "/school", "/rules", "/practice", "/cards", "/systems", "/glossary", "/conflicts"}
    assert (
        wanted
        | {
            "/history",
            "/sources",
            "/?new=mini",
            "/count",
            "/hand",
            "/pad",
            "/count/tables",
            "/count/sums",
            "/fair",
            "/?new=people",
            "/?new=match",
        }
        <= found
    )


def test_a_search_leads_to_the_place(page: Page, serve: Callable[[int], Server]) -> None:
    """What is typed without accents is found by kind, marked, and one click away; the way back keeps the search."""
    page.goto(serve(5).url + "/learn")
    field = page.get_by_role("searchbox")
    field.fill("storgeb")
    hit = page.locator("[data-group=word] a").first
    expect(hit.locator("mark")).to_have_text("Störgebot")
    hit.click()
    expect(page.locator("#sacrifice")).to_be_in_viewport()
    expect(page.locator("#sacrifice")).to_be_focused()
    page.go_back()
    expect(page.get_by_role("searchbox")).to_have_value("storgeb")
    page.get_by_role("searchbox").fill("xyzzy")
    expect(page.get_by_test_id("found")).to_contain_text("nichts")


def test_a_reference_opens_what_the_source_says(page: Page, serve: Callable[[int], Server]) -> None:
    """A reference opens in place by keyboard what stands there and where else it leads; Escape closes it again."""
    page.goto(serve(5).url + "/rules")
    rule = page.locator("#bidding-notrump")
    place = rule.get_by_role("button", name="S1:29")
    expect(place).to_have_attribute("aria-expanded", "false")
    place.focus()
    page.keyboard.press("Enter")
    expect(place).to_have_attribute("aria-expanded", "true")
    opened = rule.get_by_test_id("source")
    expect(opened).to_contain_text("13 Punkte, selten 12")
    expect(opened.locator("a[href='/conflicts#b10']")).to_be_visible()
    expect(opened.locator("a[href='/rules#bidding-notrump']")).to_have_count(0)
    assert_sound(page)
    page.keyboard.press("Escape")
    expect(opened).to_be_empty()
    expect(place).to_be_focused()
    place.click()
    opened.get_by_role("link", name="S1:29", exact=True).click()
    expect(page.locator("[id='S1:29']")).to_be_focused()


def test_a_rule_can_be_tried(page: Page, serve: Callable[[int], Server]) -> None:
    """Beside the rules questions are asked and judged with the reason."""
    page.goto(serve(5).url + "/rules")
    section = page.locator("section#seats")
    expect(section.locator("[data-kind=rule]").first).to_contain_text("Regel")
    section.get_by_role("button", name="Gleich ausprobieren").click()
    section.locator("[data-option]").first.click()
    expect(section.get_by_test_id("judged")).to_be_visible()


def test_a_house_rule_is_switched_on_by_its_link(page: Page, serve: Callable[[int], Server]) -> None:
    """The link beside a contradiction opens the form with that house rule and nothing else, and the game has it."""
    page.goto(serve(5).url + "/conflicts#b3")
    expect(page.locator("#b3")).to_be_focused()
    page.locator("#b3 a").click()
    form = page.get_by_test_id("opening")
    expect(form.get_by_text("Hausregel", exact=True)).to_have_count(1)
    form.get_by_role("button", name="Karten geben").click()
    page.wait_for_url("**/table/*")


def test_a_changed_system_is_chosen_by_its_link(page: Page, serve: Callable[[int], Server]) -> None:
    """The link to other answers for aces opens the form with them agreed on for both sides, and the game has them."""
    page.goto(serve(5).url + "/conflicts#b34")
    page.locator("#b34 a").click()
    form = page.get_by_test_id("opening")
    changed = page.locator("option:checked", has_text="Natur A, geändert")
    expect(form.locator("select").filter(has=changed)).to_have_count(2)
    form.get_by_role("button", name="Karten geben").click()
    page.wait_for_url("**/table/*")


def test_words_can_be_found_in_the_glossary(page: Page, serve: Callable[[int], Server]) -> None:
    """The list narrows to what is typed, in whatever language it is."""
    page.goto(serve(5).url + "/glossary")
    page.get_by_role("searchbox").fill("mazziere")
    expect(page.get_by_test_id("glossary").locator("li")).to_have_count(1)
    expect(page.locator("#dealer h2")).to_have_text("Geber")


@pytest.mark.parametrize("path", FETCHED)
def test_a_page_that_does_not_come_can_be_asked_for_again(
    page: Page, serve: Callable[[int], Server], path: str
) -> None:
    """Without an answer a page says so, with a way to try again that leads to what was wanted."""
    page.route(FETCHED[path], lambda route: route.abort())
    page.goto(serve(5).url + path)
    expect(page.get_by_role("alert").filter(has_text="Der Server antwortet nicht")).to_be_visible()
    page.unroute(FETCHED[path])
    page.get_by_role("button", name="Noch einmal versuchen").click()
    expect(page.get_by_role("heading", level=1)).to_be_visible()


def test_who_moves_on_begins_at_the_heading(page: Page, serve: Callable[[int], Server]) -> None:
    """A page whose words come after it still has the keyboard begin at its heading."""
    url = serve(5).url
    for path in ("/learn", "/school", "/count", "/pad", "/?new=mini"):
        page.goto(url)
        page.locator(f"main a[href='{path}']").first.click()
        expect(page.get_by_role("heading", level=1)).to_be_focused()


@pytest.mark.parametrize("path", ["/count", "/count/tables", "/count/sums", "/hand", "/deal", "/?new=mini"])
def test_a_page_waits_for_its_words(page: Page, serve: Callable[[int], Server], path: str) -> None:
    """No page is shown before its own words are here, so that none fetches those of another language instead."""
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.goto(serve(5).url + path)
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    page.wait_for_load_state("networkidle")
    assert [url for url in asked if "/i18n/en" in url] == []


@pytest.mark.parametrize("paths", [PAGES[::2], PAGES[1::2]], ids=["these", "those"])
@pytest.mark.slow
def test_axe_finds_nothing_serious_in_the_library(
    browser: Browser, serve: Callable[[int], Server], paths: Sequence[str]
) -> None:
    """Every page of the library at both sizes; nothing is wider than a phone.

    None has more than one button of brass: that is what there is to do.
    """
    context = reader(browser, SIZES["phone"], "dark")
    page = context.new_page()
    url = serve(4).url
    for path in paths:
        page.goto(url + path)
        page.get_by_role("heading", level=1).wait_for()
        page.wait_for_load_state("networkidle")
        assert_sound_in(page, LOOKS, fits=True)
        assert page.locator(".button.primary:visible").count() <= 1
    context.close()


@pytest.mark.slow
def test_axe_finds_nothing_serious_in_what_the_library_opens(
    browser: Browser, serve: Callable[[int], Server]
) -> None:
    """What a search has found and the question of a rule, at both sizes."""
    context = reader(browser, SIZES["phone"], "dark")
    page = context.new_page()
    url = serve(4).url
    page.goto(url + "/learn?q=stich")
    page.locator("mark").first.wait_for()
    assert_sound_in(page, LOOKS)
    page.goto(url + "/rules")
    page.locator("#play").get_by_role("button", name="Gleich ausprobieren").click()
    page.get_by_test_id("exercise").wait_for()
    assert_sound_in(page, LOOKS)
    context.close()


def test_a_result_is_typed_and_counted_in_a_rubber(page: Page, serve: Callable[[int], Server]) -> None:
    """What is typed is counted at once and without an error; a part score from before makes a game of two spades."""
    page.goto(f"{serve(1).url}/count")
    field = page.get_by_role("textbox")
    field.fill("2♠=")
    expect(page.locator(".answer")).to_contain_text("110")
    page.get_by_text("Im klassischen Robber: Teilpunkte und Honneurs").click()
    page.get_by_role("combobox", name="Eigene Punkte unter der Linie").select_option("40")
    expect(page.locator(".answer")).to_contain_text("Ein Vollspiel ist gewonnen")
