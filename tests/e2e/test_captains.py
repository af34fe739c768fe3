"""Captains and the change at half in browsers: lining up, handing on, pairs who change tables, comments afterwards."""

import re
from collections.abc import Callable

from playwright.sync_api import Page, expect
from tests.e2e.conftest import Guest, Server
from tests.e2e.player import play
from tests.e2e.soundness import SIZES, assert_sound, resized
from tests.e2e.test_match import at_table
from tests.e2e.test_people import link_to, people, sit


def gather(page: Page, url: str, *company: str, half: str = "stay") -> None:
    """Open a match of four boards that waits for people at these places; Anna, its host, sits at 1S."""
    page.goto(url)
    table = page.evaluate(
        """async wish => (await (await fetch('/api/matches', {
            method: 'POST', headers: {'Content-Type': 'application/json'}, body: JSON.stringify(wish),
        })).json()).table""",
        {
            "name": "Anna",
            "tempo": 0,
            "half": half,
            "company": list(company),
            "a": {"colour": "blue", "level": "anfaenger"},
            "b": {"colour": "yellow", "level": "anfaenger"},
        },
    )
    page.goto(f"{url}/table/{table}?seat=S")
    expect(page.get_by_test_id("room")).to_be_visible()


def test_a_captain_lines_up_and_pairs_change_at_half(
    page: Page, serve: Callable[[int], Server], guest: Guest
) -> None:
    """After two of four boards the second team's player is led to the other table, on a phone or not, and plays on.

    In another match players change places before the first board and are led there; then the new captain decides.
    """
    a_captain_lines_up_and_hands_on(page, serve(71).url, guest())
    gather(page, serve(72).url, "2N", half="change")
    ben = guest()
    sit(ben, link_to(page, "'2N'"), "Ben")
    resized(ben, "phone")
    page.get_by_test_id("start").click()
    players = at_table(page), at_table(ben)

    def changed() -> bool:
        """Whether Ben holds cards at the first table; it deals when Anna there has looked at the second board."""
        return ".1?seat=E" in ben.url and ben.locator("button[data-card]").count() == 13

    play(players, changed, deal=True, soon_over=True)
    for size in SIZES:
        resized(ben, size)
        expect(ben.get_by_test_id("match-strip")).to_contain_text("3")
        assert_sound(ben)


def a_captain_lines_up_and_hands_on(page: Page, url: str, ben: Page) -> None:
    """The new captain decides, the former no longer."""
    gather(page, url, "2E")
    sit(ben, link_to(page, "'2E'"), "Ben")
    expect(ben.get_by_test_id("line-up-A")).to_have_count(0)
    line_up = page.get_by_test_id("line-up-A")
    line_up.locator("summary").click()
    line_up.get_by_role("combobox", name="Platz von Ben").select_option("Nord, Tisch 1")
    expect(ben).to_have_url(re.compile(r"/table/\w+\.1\?seat=N$"))
    expect(ben.locator("[data-place='1N']")).to_contain_text("Ben")
    page.locator("[data-staff='1N']").get_by_test_id("choose-captain").click()
    expect(ben.locator("[data-place='1N']")).to_contain_text("Kapitän")
    expect(ben.get_by_test_id("line-up-A")).to_be_visible()
    expect(page.get_by_test_id("line-up-A")).to_have_count(0)
    page.get_by_test_id("start").click()
    for each in (page, ben):
        expect(each.locator("button[data-card]")).to_have_count(13)
    people(ben)
    ben.locator("[data-staff='1S']").get_by_test_id("choose-captain").click()
    people(page)
    expect(page.locator("[data-staff='1N']").get_by_test_id("choose-captain")).to_be_visible()
