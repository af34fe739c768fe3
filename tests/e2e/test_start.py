"""The start page: one first thing, what one can go on with, and everything of the house, on any window."""

import json
import time
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, Route, expect
from tests.e2e.conftest import Server
from tests.e2e.stillness import at_rest
from tests.e2e.test_circle import found

Serve = Callable[[int], Server]

PHONES = [(360, 640), (390, 844), (844, 390)]
WINDOWS = [*PHONES, (320, 568), (1366, 657), (1920, 1080)]
SCREENS = 2.5
"""So many screens the start page may be long on a phone."""

HOUSE = {
    *("/?new", "/?new=people", "/series", "/?new=match", "/?new=mini"),
    *("/school", "/practice", "/cards", "/systems", "/rules", "/glossary", "/sources", "/learn"),
    *("/analysis", "/count", "/deals", "/hand", "/count/tables", "/count/sums", "/pad", "/fair"),
}

WATCH_SHIFTS = """
    window.shifts = [];
    new PerformanceObserver(list => window.shifts.push(...list.getEntries().map(each => each.value)))
        .observe({type: 'layout-shift', buffered: true});
"""


def late(route: Route) -> None:
    """Let a request through when the page has been looked at for a while."""
    time.sleep(0.4)
    route.continue_()


def begin_table(page: Page) -> None:
    """Have cards dealt, and leave the table again."""
    page.get_by_role("button", name="Karten geben").click()
    expect(page.get_by_test_id("table")).to_be_visible()


@pytest.mark.parametrize("locale", ["de-DE", pytest.param("fr-FR", marks=pytest.mark.slow)])
def test_the_first_button_is_in_sight_and_a_phone_scrolls_little(
    page: Page, serve: Serve, locale: str
) -> None:
    """What is to be done first lies in every window at once; a phone shows all in two and a half screens."""
    url = serve(6).url
    profile = locale[:2]
    page.add_init_script(f"localStorage.setItem('schlemm', JSON.stringify({{profile: '{profile}'}}))")
    page.goto(url)
    for width, height in WINDOWS:
        page.set_viewport_size({"width": width, "height": height})
        expect(page.locator(".button.primary")).to_be_in_viewport(ratio=1)
        seen = page.evaluate("[document.documentElement.scrollWidth, document.documentElement.scrollHeight]")
        assert seen[0] == width
        if (width, height) in PHONES[1:]:
            assert seen[1] <= SCREENS * height, (width, height)


def test_everything_of_the_house_is_reached_from_the_start_page(page: Page, serve: Serve) -> None:
    """Every part of it has a link with a name that can be read."""
    page.goto(serve(6).url)
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    links = page.locator("main a").all()
    assert {each.get_attribute("href") for each in links} == HOUSE
    assert all(each.inner_text().strip() for each in links)


def test_the_cards_of_the_first_picture_are_of_a_pack_also_on_a_phone(page: Page, serve: Serve) -> None:
    """The five cards have their courts and pips where the cards at the table would be plain ones."""
    page.set_viewport_size({"width": 390, "height": 844})
    page.goto(serve(6).url)
    expect(page.locator(".hero .face .art")).to_have_count(5)
    expect(page.locator(".hero .face.plain")).to_have_count(0)


def test_one_tap_deals_a_robber_as_the_second_source_tells_it(page: Page, serve: Serve) -> None:
    """Who has the book before them gets a robber of four by the Laws in which all bid Natur A, whatever they like.

    What they like is kept for the first button.
    """
    liked = {"form": "rubber", "system": "natur-b", "theirSystem": "forum", "level": "anfaenger"}
    page.add_init_script(f"localStorage.setItem('schlemm', JSON.stringify({{opening: {json.dumps(liked)}}}))")
    for button, system in (("Wie in „Die Regeln des Bridge“", "natur-a"), ("Karten geben", "natur-b")):
        page.goto(serve(6).url)
        with page.expect_response("**/api/tables") as answer:
            page.get_by_role("button", name=button).click()
        wish = answer.value.request.post_data_json
        assert wish is not None
        assert (wish["form"], wish["system"], wish["level"]) == ("robber4", system, "anfaenger")
        assert wish["theirSystem"] == ("natur-a" if system == "natur-a" else "forum")
        expect(page.get_by_test_id("table")).to_be_visible()


@pytest.mark.parametrize("size", [(390, 844), (1366, 657)])
def test_nothing_moves_when_what_one_can_go_on_with_is_known(
    page: Page, serve: Serve, size: tuple[int, int]
) -> None:
    """Two tables and a circle come late from the server, and what lies below them stays where it was."""
    url = serve(6).url
    found(page, url)
    for _ in range(2):
        page.goto(url)
        begin_table(page)
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.add_init_script(WATCH_SHIFTS)
    page.route("**/api/tables?*", late)
    page.goto(url)
    expect(page.get_by_test_id("open")).to_have_count(2)
    expect(page.get_by_test_id("circle-known")).to_have_count(1)
    at_rest(page)
    assert sum(page.evaluate("window.shifts")) <= 0.001
    page.get_by_test_id("open").first.get_by_role("link", name="Weiterspielen").focus()
    page.keyboard.press("Enter")
    expect(page.get_by_test_id("table")).to_be_visible()


def test_a_table_for_others_asks_first_who_comes(page: Page, serve: Serve) -> None:
    """On a phone it says what the links do, asks for a name and who plays; house rules wait folded, and unfold."""
    page.set_viewport_size({"width": 390, "height": 844})
    page.goto(f"{serve(6).url}/?new=people")
    expect(page.get_by_role("heading", level=1)).to_have_text("Mit Freunden spielen")
    forced = page.get_by_role("group", name="Stichzwang")
    expect(forced).to_be_hidden()
    assert page.evaluate("document.documentElement.scrollHeight") <= SCREENS * 844
    asked = page.locator("input:visible").evaluate_all("all => all.map(each => each.type)")
    assert asked[0] == "text"
    page.get_by_test_id("fold-rules").locator("summary").press("Enter")
    expect(forced).to_be_visible()


def test_a_form_says_how_long_is_waited_where_somebody_is_waited_for(page: Page, serve: Serve) -> None:
    """A table and a match for others go away after a month without a call; of one's own game nothing is said."""
    told = page.get_by_role("status").filter(has_text="Wird dort 30 Tage lang nicht gespielt")
    for address, said in (("/?new=people", 1), ("/?new", 0), ("/?new=match", 0)):
        page.goto(f"{serve(6).url}{address}")
        expect(page.get_by_test_id("begin")).to_be_visible()
        expect(told).to_have_count(said)
    page.get_by_role("group", name="Wer spielt mit?").get_by_role("radio").last.press("Space")
    expect(told).to_have_count(1)


def test_house_rules_of_the_last_table_for_others_are_not_hidden(page: Page, serve: Serve) -> None:
    """Who opened one with a house rule sees it at once when opening the next."""
    page.goto(f"{serve(6).url}/?new=people")
    page.get_by_label("Dein Name").fill("Anna")
    page.get_by_test_id("fold-rules").locator("summary").click()
    page.get_by_role("group", name="Stichzwang").get_by_role("radio", name="Ja").press("Space")
    page.get_by_test_id("begin").click()
    expect(page.locator("[data-chair=N]")).to_be_visible()
    page.goto(f"{serve(6).url}/?new=people")
    expect(page.get_by_role("group", name="Stichzwang").get_by_role("radio", name="Ja")).to_be_checked()
    expect(page.get_by_role("group", name="Stichzwang")).to_be_visible()
