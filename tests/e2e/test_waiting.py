"""Who is waited for says so: bots that think for long, people who do nothing, to players and to who looks on."""

from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect
from tests.e2e import conftest
from tests.e2e.conftest import Guest, Server
from tests.e2e.player import Player
from tests.e2e.test_people import gather, link_to, sit, start
from tests.e2e.test_watching import link_in, watch

PONDERING = """
import asyncio
from schlemm.table.live import session
from schlemm.cli import main

chosen = session.chosen_action

async def after_long_thought(*asked):
    await asyncio.sleep(6)
    return await chosen(*asked)

if __name__ == "__main__":
    session.chosen_action = after_long_thought
    main()
"""
"""The program with bots that think for six seconds about everything."""


def act_until_others(player: Player) -> None:
    """Do what there is to do, until a bot is waited for."""
    for _ in range(400):
        if not player.try_wish() and player.phase == "auction":
            return
        player.page.wait_for_timeout(20)
    raise AssertionError("no bot was ever in turn")


@pytest.mark.parametrize(
    "size", [pytest.param((1440, 900), marks=pytest.mark.slow), (390, 844)], ids=["laptop", "phone"]
)
def test_a_bot_that_thinks_for_long_is_seen_and_heard_to_think(
    page: Page, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, size: tuple[int, int]
) -> None:
    """Its plate, or its place in the auction, shows dots, the line names it, and it is read aloud; all of it ends."""
    program = tmp_path / "pondering.py"
    program.write_text(PONDERING)
    monkeypatch.setattr(conftest, "PROGRAM", program)
    server = Server(tmp_path / "slow.db", 1)
    try:
        width, height = size
        page.set_viewport_size({"width": width, "height": height})
        player = Player.open(page, server.url)
        act_until_others(player)
        sign = page.locator("[data-testid=felt] [data-waits]:visible")
        expect(sign).to_have_count(1)
        expect(page.get_by_test_id("waits-for")).to_contain_text("denkt nach")
        turn = page.locator("[data-plate].turn").get_attribute("data-plate")
        expect(page.locator(f"[data-plate={turn}] [data-waits]")).to_have_count(1)
        expect(page.locator(f"[data-plate={turn}].turn")).to_have_count(0)
        expect(page.get_by_test_id("waits-for")).to_have_text("")
    finally:
        page.goto("about:blank")
        server.stop()


@pytest.mark.slow
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
    for _ in range(400):
        if players[0].wish() is not None:
            break
        players[1].try_wish()
        ben.wait_for_timeout(20)
    expect(ben.locator("[data-plate=S] [data-waits]")).to_be_visible()
    expect(ben.get_by_test_id("waits-for")).to_have_text("Wir warten auf Anna")
    expect(gerda.locator("[data-plate=S] [data-waits]")).to_be_visible()
    expect(gerda.get_by_test_id("shoulder")).to_contain_text("Wir warten auf Anna")
    expect(page.locator("[data-waits]")).to_have_count(0)
    players[0].try_wish()
    expect(ben.locator("[data-plate=S] [data-waits]")).to_have_count(0)
    expect(ben.get_by_test_id("waits-for")).to_have_text("")
