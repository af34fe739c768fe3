"""The pages around the table: what is agreed is kept, settings change the page at once, nothing needs storage."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Browser, Page, Route, expect
from tests.e2e.choices import choose
from tests.e2e.conftest import Server


def test_house_rules_chosen_before_the_deal_are_named_on_the_sheet(
    page: Page, serve: Callable[[int], Server]
) -> None:
    """A seat and a house rule chosen on the form hold at the table, and are offered again the next time."""
    page.goto(serve(5).url)
    page.get_by_role("link", name="Einstellungen vor dem Start").click()
    choose(page.get_by_role("group", name="Dein Platz").get_by_role("radio", name="Nord"))
    forced = page.get_by_role("group", name="Stichzwang")
    forced.get_by_role("radio", name="Ja").press("Space")
    expect(forced).to_contain_text("Hausregel")
    page.get_by_role("button", name="Karten geben").click()
    expect(page.get_by_test_id("table")).to_be_visible()
    expect(page.locator("[data-hand=N] button[data-card]")).to_have_count(13)
    expect(page.locator(".sheet").first).to_contain_text("Stichzwang")
    page.go_back()
    expect(page.get_by_role("group", name="Stichzwang").get_by_role("radio", name="Ja")).to_be_checked()
    page.get_by_role("button", name="Alles nach Regel").click()
    expect(page.get_by_role("group", name="Stichzwang").get_by_role("radio", name="Nein")).to_be_checked()


def test_a_table_left_is_found_again_on_the_start_page(page: Page, serve: Callable[[int], Server]) -> None:
    """Who goes back to the start page finds the robber there, how it stands, and the way to the same table."""
    page.goto(serve(6).url)
    page.get_by_role("button", name="Klassischer Robber").click()
    expect(page.get_by_test_id("table")).to_be_visible()
    table = page.url
    page.goto(re.sub(r"/table/.*", "/", table))
    left = page.get_by_role("region", name="Hier geht es weiter")
    expect(left).to_contain_text("Es steht gleich")
    left.get_by_role("link", name="Weiterspielen").click()
    expect(page).to_have_url(table)
    expect(page.get_by_test_id("table")).to_be_visible()


def test_settings_change_the_page_at_once_and_last(page: Page, serve: Callable[[int], Server]) -> None:
    """Language, light and size of text change at once and outlast a reload; Escape gives the focus back."""
    page.goto(serve(7).url)
    page.get_by_role("button", name="Einstellungen").click()
    panel = page.get_by_role("dialog")
    choose(panel.get_by_role("radio", name="Kontrast"))
    expect(page.locator("html")).to_have_attribute("data-theme", "contrast")
    choose(panel.get_by_role("radio", name="Sehr groß"))
    choose(panel.get_by_role("radio", name="Sprache"))
    panel.get_by_role("combobox").select_option("Italiano")
    expect(page.locator("html")).to_have_attribute("lang", "it")
    expect(page).to_have_title(re.compile("bridge a casa"))
    page.keyboard.press("Escape")
    expect(panel).to_have_count(0)
    expect(page.get_by_role("button", name="Impostazioni")).to_be_focused()
    page.reload()
    expect(page.locator("html")).to_have_attribute("data-theme", "contrast")
    assert page.evaluate("parseFloat(getComputedStyle(document.body).fontSize)") == pytest.approx(20.8)
    expect(page.get_by_role("button", name="Impostazioni")).to_be_visible()


def test_the_page_does_without_storage(page: Page, serve: Callable[[int], Server]) -> None:
    """A browser that keeps nothing for the page still plays."""
    page.add_init_script(
        "Object.defineProperty(window, 'localStorage', { get() { throw new DOMException('no', 'SecurityError'); } })"
    )
    page.goto(serve(8).url)
    page.get_by_role("button", name="Karten geben").click()
    expect(page.locator("[data-hand=S] button[data-card]")).to_have_count(13)


def test_without_catalogues_the_page_says_so_in_every_language(
    page: Page, serve: Callable[[int], Server]
) -> None:
    """If the words cannot be fetched, four sentences in the page itself say what to do."""
    page.route("**/i18n/**", lambda route: route.abort())
    page.goto(serve(9).url)
    for language in ("de", "en", "it", "fr"):
        expect(page.locator(f"#trouble [lang={language}]")).to_be_visible()


def test_an_unknown_address_leads_back(page: Page, serve: Callable[[int], Server]) -> None:
    """A wrong address is answered with 404, in words, and with a way to the start page."""
    answer = page.goto(f"{serve(10).url}/nowhere")
    assert answer is not None
    assert answer.status == 404
    page.get_by_role("link", name="Zur Startseite").click()
    expect(page.get_by_role("button", name="Karten geben")).to_be_visible()


@pytest.mark.parametrize(
    ("locale", "profile"),
    [("it-IT", "it"), ("fr-CA", "fr"), ("en-GB", "en"), ("de-AT", "de-AT"), ("ja-JP", "de")],
)
def test_the_page_speaks_the_language_that_the_browser_asks_for(
    browser: Browser, serve: Callable[[int], Server], locale: str, profile: str
) -> None:
    """Whoever comes for the first time is greeted in the first language of theirs that Schlemm speaks, else German."""
    context = browser.new_context(locale=locale)
    page = context.new_page()
    page.goto(serve(1).url)
    expect(page.locator("html")).to_have_attribute("lang", profile)
    context.close()


def test_a_lesson_leads_to_a_match_by_total_points(page: Page, serve: Callable[[int], Server]) -> None:
    """The lesson on two tables opens the form of a match at the measure of S1; so it opens by itself, too."""
    page.goto(f"{serve(8).url}/lesson/teams")
    page.get_by_role("link", name="Ein Match nach Abrechnungspunkten spielen").click()
    measures = page.get_by_role("group", name="Was entscheidet?")
    expect(measures.get_by_role("radio", name="Abrechnungspunkte")).to_be_checked()
    page.go_back()
    page.goto(page.url.replace("/lesson/teams", "/?new=match"))
    expect(measures.get_by_role("radio", name="Abrechnungspunkte")).to_be_checked()
    page.goto(f"{page.url}&measure=imps")
    expect(measures.get_by_role("radio", name="IMPs")).to_be_checked()


def test_seats_are_drawn_alone_with_bots(page: Page, serve: Callable[[int], Server]) -> None:
    """Who wishes for it sees four cards cut before the first deal, sits where they say, and has the cards dealt.

    Who has given no name is called "Du" below the own card and in the sentence about it.
    """
    page.goto(f"{serve(9).url}/?new")
    choose(page.get_by_role("group", name="Plätze").get_by_role("radio", name="Auslosen"))
    page.get_by_test_id("begin").click()
    cut = page.get_by_test_id("cut")
    expect(cut.get_by_role("listitem")).to_have_count(4)
    expect(cut.get_by_role("listitem").get_by_text("Du", exact=True)).to_be_visible()
    expect(cut.locator("p")).to_have_text(re.compile(r"\b(Du und|und du habt|gegen dich|und dich\.)"))
    page.get_by_test_id("start").click()
    expect(page.locator("button[data-card]")).to_have_count(13)


def test_words_of_another_language_are_not_offered(page: Page, serve: Callable[[int], Server]) -> None:
    """Until the words of a language just chosen have come, none can be chosen, least of all those of the last one."""
    page.goto(serve(7).url)
    page.get_by_role("button", name="Einstellungen").click()
    choose(page.get_by_role("radio", name="Sprache"))
    words = page.get_by_test_id("words")
    words.locator("summary").click()
    expect(words.get_by_role("combobox", name="Treff, Kreuz")).to_be_visible()
    waiting: list[Route] = []

    def hold(route: Route) -> None:
        waiting.append(route)

    page.route("**/i18n/fr/words.json", hold)
    page.get_by_role("dialog").get_by_role("combobox").first.select_option("Français")
    expect(page.locator("html")).to_have_attribute("lang", "fr")
    expect(words.get_by_role("combobox")).to_have_count(0)
    waiting[0].continue_()
    expect(words.get_by_role("combobox")).to_have_count(1)


def test_a_word_that_the_server_does_not_know_costs_only_itself(
    page: Page, serve: Callable[[int], Server]
) -> None:
    """With a word of another state of the server the page has all its sentences, other chosen words, and the search."""
    page.add_init_script(
        "localStorage.setItem('schlemm', JSON.stringify({words: {de: ['altwort', 'kreuz']}}))"
    )
    page.goto(serve(7).url + "/learn?q=Impass")
    expect(page.get_by_test_id("found")).to_contain_text(re.compile(r"\d"))
    page.goto(serve(7).url + "/glossary")
    expect(page.locator("#minor")).to_contain_text("Karo oder Kreuz")
