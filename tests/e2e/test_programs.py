"""A program lets itself be seated by a person in a browser: the key on screen, what all read, and the end of it."""

import importlib.util
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from types import ModuleType

import pytest
from playwright.sync_api import Page, expect
from tests.e2e.conftest import Guest, Server
from tests.e2e.soundness import resized
from tests.e2e.test_leaving import assert_sound_at_each_size, people
from tests.e2e.test_people import gather, link_to, sit
from tests.effort import mostly_slow
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


@pytest.mark.parametrize("size", mostly_slow(["desktop", "phone"], "desktop"))
def test_a_person_gives_a_program_the_key_to_their_seat(
    page: Page, hasty: Server, guest: Guest, size: str
) -> None:
    """The key is on screen this once, the others read that a program may play, and it ends when it is taken back."""
    resized(page, size)
    gather(page, hasty.url, "N")
    ben = guest()
    sit(ben, link_to(page, "N"), "Ben")
    page.get_by_test_id("start").click()
    expect(ben.locator("button[data-card]")).to_have_count(13)
    people(ben)
    ben.get_by_test_id("programs").locator("summary").click()
    ben.get_by_test_id("program-make").click()
    expect(ben.get_by_test_id("program-key")).to_be_visible()
    if size == "desktop":
        assert_sound_at_each_size(ben)
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


@pytest.mark.slow
def test_the_example_plays_a_board_with_what_stands_on_screen(page: Page, hasty: Server) -> None:
    """Address and key lead it to the seat, and the person in the browser sees the board end without doing anything."""
    page.goto(hasty.url)
    table = page.evaluate(
        """async () => (await (await fetch('/api/tables', {
            method: 'POST', headers: {'Content-Type': 'application/json'},
            body: JSON.stringify({form: 'robber4', name: 'Anna', tempo: 0, level: 'anfaenger'}),
        })).json()).table"""
    )
    page.goto(f"{hasty.url}/table/{table}")
    people(page)
    page.get_by_test_id("programs").locator("summary").click()
    page.get_by_test_id("program-make").click()
    address, key = (page.get_by_test_id(f"program-{name}").input_value() for name in ("address", "key"))
    assert address == f"{hasty.url.replace('http', 'ws', 1)}/ws/tables/{table}"
    page.keyboard.press("Escape")
    with ThreadPoolExecutor(1) as pool:
        result = pool.submit(example().play, address, key).result(timeout=PATIENCE)
    assert str(Result.parse(result)) == result
    expect(page.get_by_test_id("result")).to_be_visible()


@pytest.mark.slow
def test_the_host_gives_a_bots_seat_to_a_program(page: Page, hasty: Server) -> None:
    """Under the name that it is given it sits in the place of the bot, until the host gives that the seat again."""
    gather(page, hasty.url, "N")
    people(page)
    page.get_by_test_id("programs").locator("summary").click()
    page.get_by_test_id("programs").locator("select").select_option(index=1)
    page.get_by_test_id("program-name").fill("Robo")
    page.get_by_test_id("program-make").click()
    expect(page.get_by_test_id("program-key")).to_be_visible()
    robo = page.locator("[data-player]", has_text="Robo")
    expect(robo).to_contain_text("mit Programm")
    page.get_by_test_id("program-end").click()
    expect(robo).to_have_count(0)
