"""Who is waited for says so: people who do nothing, to players and to who looks on."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect
from tests.e2e.conftest import Guest, Server
from tests.e2e.player import play
from tests.e2e.test_people import gather, link_to, sit, start
from tests.e2e.test_watching import link_in, watch


@pytest.mark.exhaustive
def test_a_person_is_waited_for_by_players_and_by_who_looks_on(
    page: Page, serve: Callable[[int], Server], guest: Guest
) -> None:
    """Anna, who does nothing, is named as waited for at Ben's table and behind Ben, and not on her own page."""
    gather(page, serve(23).url, "N")
    ben, gerda = guest(), guest()
    sit(ben, link_to(page, "N"), "Ben")
    players = start(page, ben)
    watch(gerda, link_in(ben, "watch-link"), "Gerda")
    expect(gerda.get_by_test_id("shoulder")).to_be_visible()
    play((players[1],), lambda: players[0].wish() is not None)
    expect(ben.locator("[data-plate=S] [data-waits]")).to_be_visible()
    expect(ben.get_by_test_id("waits-for")).to_have_text("Wir warten auf Anna")
    expect(gerda.locator("[data-plate=S] [data-waits]")).to_be_visible()
    expect(gerda.get_by_test_id("shoulder")).to_contain_text("Wir warten auf Anna")
    expect(page.locator("[data-waits]")).to_have_count(0)
    players[0].try_wish()
    expect(ben.locator("[data-plate=S] [data-waits]")).to_have_count(0)
    expect(ben.get_by_test_id("waits-for")).to_have_text("")
