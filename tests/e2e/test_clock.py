"""The clock of a table with people: agreed on before, counted on in the page, said aloud twice and nowhere else."""

import re
from collections.abc import Callable

from playwright.sync_api import Page, expect
from tests.e2e.choices import choose
from tests.e2e.conftest import Guest, Server
from tests.e2e.player import CORNER, play
from tests.e2e.soundness import assert_sound
from tests.e2e.test_people import link_to, sit, start


def test_a_table_with_a_clock(page: Page, serve: Callable[[int], Server], guest: Guest) -> None:
    """Whoever is invited reads of it; it counts down for who is to act, says so at a minute and at the end, no more."""
    page.goto(f"{serve(24).url}/?new=people")
    page.get_by_label("Dein Name").fill("Anna")
    for place in ("West, links von dir", "Ost, rechts von dir"):
        choose(page.get_by_role("group", name=place).get_by_role("radio", name="Bot"))
    page.get_by_test_id("fold-table").locator("summary").click()
    choose(page.get_by_role("group", name="Tempo der Bots").get_by_role("radio", name="Sofort"))
    choose(page.get_by_role("group", name="Uhr").get_by_role("radio", name="5 Minuten"))
    page.get_by_role("button", name="Tisch eröffnen").click()
    friend = guest()
    link = link_to(page, "N")
    friend.goto(link)
    expect(friend.get_by_test_id("clock-agreed")).to_have_text(
        "Mit Uhr: 5 Minuten für jede Seite, in jeder Austeilung neu"
    )
    sit(friend, link, "Ben")
    friend.set_viewport_size({"width": 360, "height": 640})
    friend.clock.install()
    anna, ben = start(page, friend)
    expect(friend.get_by_test_id("clock")).to_be_visible()
    play((anna, ben), lambda: ben.wish() is not None)
    ours = friend.locator("[data-side=NS]")
    news = friend.get_by_test_id("clock-news")
    expect(ours).to_have_attribute("data-state", "plenty")
    expect(ours).to_contain_text(re.compile(r"(5:00|4:\d\d)"))
    expect(friend.locator("[data-side=EW]")).to_have_count(0)  # only bots sit there
    friend.clock.run_for(245_000)
    expect(ours).to_have_attribute("data-state", "minute")
    expect(news).to_have_text("Eure Seite hat noch eine Minute.")
    friend.clock.run_for(70_000)
    expect(ours).to_contain_text("über der Zeit")
    expect(news).to_have_text("Eure Seite ist über der Zeit.")
    assert friend.evaluate("document.documentElement.scrollWidth") == 360
    assert_sound(friend)
    wish = ben.wish()
    assert wish is not None
    wish.click(position=CORNER)  # the server knows better: five minutes have not gone by
    expect(ours).to_have_attribute("data-state", "plenty")
