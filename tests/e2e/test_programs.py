"""A program lets itself be seated by a person in a browser: the key on screen, what all read, and the end of it."""

import importlib.util
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from types import ModuleType

from playwright.sync_api import Page, expect
from tests.e2e.conftest import Guest, Server
from tests.e2e.player import Player
from tests.e2e.soundness import resized
from tests.e2e.test_leaving import assert_sound_at_each_size
from tests.e2e.test_people import gather, link_to, people, sit
from tests.patience import PATIENCE

from schlemm.core.contract import Result

EXAMPLE = Path(__file__).parents[2] / "examples" / "table_client.py"


def example() -> ModuleType:
    """The example of the documentation."""
    spec = importlib.util.spec_from_file_location("table_client", EXAMPLE)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_programs_play_at_the_seats_of_who_lets_them(page: Page, hasty: Server, guest: Guest) -> None:
    """The key is on screen this once, the others read that a program may play, and it ends when it is taken back.

    The host gives a bot's seat to one, with a name of its own, until the host gives that the seat again; with the
    address and key on screen the example of the documentation plays a board.
    """
    gather(page, hasty.url, "N")
    ben = guest()
    sit(ben, link_to(page, "N"), "Ben")
    page.get_by_test_id("start").click()
    expect(ben.locator("button[data-card]")).to_have_count(13)
    people(ben)
    ben.get_by_test_id("programs").locator("summary").click()
    ben.get_by_test_id("program-make").click()
    expect(ben.get_by_test_id("program-key")).to_be_visible()
    assert_sound_at_each_size(ben)
    resized(page, "phone")
    ben.get_by_test_id("program-done").click()
    expect(ben.get_by_test_id("program-key")).to_have_count(0)
    people(page)
    expect(page.locator("[data-player=N]")).to_contain_text("mit Programm")
    page.get_by_test_id("programs").locator("summary").click()
    expect(page.locator("[data-program]")).to_have_count(0)  # it is Ben's to take back
    page.keyboard.press("Escape")
    ben.locator("[data-program=N]").get_by_test_id("program-end").click()
    expect(ben.locator("[data-program=N]")).to_have_count(0)
    people(page)
    expect(page.locator("[data-player=N]")).not_to_contain_text("mit Programm")
    resized(page, "desktop")
    the_host_gives_a_bots_seat(page)
    the_example_plays(page, hasty.url)


def the_host_gives_a_bots_seat(page: Page) -> None:
    """In the panel of the people, which is open."""
    page.get_by_test_id("programs").locator("summary").click()
    page.get_by_test_id("programs").locator("select").select_option(index=1)
    page.get_by_test_id("program-name").fill("Robo")
    page.get_by_test_id("program-make").click()
    expect(page.get_by_test_id("program-key")).to_be_visible()
    robo = page.locator("[data-player]", has_text="Robo")
    expect(robo).to_contain_text("mit Programm")
    page.get_by_test_id("program-end").click()
    expect(robo).to_have_count(0)


def the_example_plays(page: Page, url: str) -> None:
    """The person in the browser sees the board end without doing anything."""
    Player.open(page, url)
    table = page.url.rpartition("/")[2]
    page.get_by_test_id("menu").click()  # among bots the bar has no door to people
    page.get_by_test_id("menu-people").click()
    page.get_by_test_id("programs").locator("summary").click()
    page.get_by_test_id("program-make").click()
    address, key = (page.get_by_test_id(f"program-{name}").input_value() for name in ("address", "key"))
    assert address == f"{url.replace('http', 'ws', 1)}/ws/tables/{table}"
    page.keyboard.press("Escape")
    with ThreadPoolExecutor(1) as pool:
        result = pool.submit(example().play, address, key).result(timeout=PATIENCE)
    assert str(Result.parse(result)) == result
    expect(page.get_by_test_id("result")).to_be_visible()
