"""Deals that can be checked, in a real browser: it gives a number, remembers what it saw, and works deals out again."""

import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, FilePayload, Page, expect
from tests.e2e.conftest import Server
from tests.e2e.player import Player
from tests.e2e.soundness import SIZES, assert_sound

from schlemm.core.deal import Deal
from schlemm.core.minibridge import passed_to
from schlemm.core.seats import SEATS

GOLDEN: list[dict[str, Any]] = json.loads(
    (Path(__file__).parents[1] / "reference" / "fair_deals.json").read_text()
)


def verdict(page: Page, text: str) -> None:
    """What the page says of all deals."""
    expect(page.get_by_test_id("fair-verdict")).to_contain_text(text)


def record_file(*vectors: dict[str, Any]) -> FilePayload:
    """A record of deals as the page saves it."""
    record = {"game": vectors[0]["game"], "reader": "S", "practice": False, "hidden": 0}
    deals = [{**vector, "given": dict(vector["given"])} for vector in vectors]
    content = json.dumps({**record, "deals": deals}).encode()
    return {"name": "deals.json", "mimeType": "application/json", "buffer": content}


@pytest.mark.slow
def test_a_player_checks_their_deals(page: Page, serve: Callable[[int | None], Server]) -> None:
    """The browser's number is in the second deal although the server was killed; a deal that was altered is named."""
    server = serve(None)
    player = Player.open(page, server.url)
    page.wait_for_function(
        "deals => localStorage.getItem(deals)?.includes('commitment')", arg="schlemm.deals"
    )
    player.finish_board()
    server.kill()
    server.start()
    page.reload()
    player.act()
    player.finish_board()
    table = page.url.rsplit("/", 1)[1]
    page.goto(f"{server.url}/fair/{table}")
    verdict(page, "Alle 2 versprochenen Austeilungen stimmen")
    first, second = (page.locator(f"[data-deal='{number}']") for number in (1, 2))
    expect(second).to_contain_text("das dein Browser vor der Austeilung gesehen hat")
    expect(second).to_contain_text("Die Zahl deines Browsers ist darin")
    first.locator("summary").click()
    expect(first).to_contain_text("nur der Server gezogen")
    with page.expect_download() as download:
        page.get_by_role("link", name="Als Datei sichern").click()
    assert json.loads(download.value.path().read_text())["game"] == table
    _told_otherwise(page, "deal", lambda deal: re.sub(r"^N:(\S+) (\S+)", r"N:\2 \1", deal))
    expect(second).to_contain_text("Diese Karten folgen nicht daraus")
    _told_otherwise(page, "given", lambda given: {})
    expect(second).to_contain_text("die nicht darin ist")
    page.unroute_all()
    page.evaluate(
        """() => {
            const seen = JSON.parse(localStorage.getItem('schlemm.deals'));
            for (const deal of Object.values(seen)) deal.commitment = '0'.repeat(64);
            localStorage.setItem('schlemm.deals', JSON.stringify(seen));
        }"""
    )
    page.reload()
    verdict(page, "Hier stimmt etwas nicht: Austeilung 2")
    expect(second).to_contain_text("ein anderes Versprechen gesehen")
    page.get_by_test_id("to-table").click()
    expect(player.table).to_be_visible()


def _told_otherwise(page: Page, fact: str, change: Callable[[Any], Any]) -> None:
    """Look again at a record in which the server tells this of the second deal otherwise."""

    def answer(route: Any) -> None:
        told = route.fetch().json()
        told["deals"][1][fact] = change(told["deals"][1][fact])
        route.fulfill(json=told)

    page.unroute_all()
    page.route("**/api/fair/*", answer)
    page.reload()
    verdict(page, "Hier stimmt etwas nicht: Austeilung 2")


def test_the_browser_follows_the_published_rule(page: Page, serve: Callable[[int], Server]) -> None:
    """A deal of the reference file comes out on the page as in Python, no other deal passes; Vitest tries all."""
    vector = GOLDEN[-1]
    page.goto(f"{serve(1).url}/fair")
    chooser = page.locator("input[type=file]")
    chooser.set_input_files(record_file(vector))
    verdict(page, "Die eine versprochene Austeilung stimmt")
    page.locator("summary").click()
    expect(page.locator("details")).to_contain_text(vector["seed"])
    expect(page.locator("details")).to_contain_text(vector["dealNumber"])
    chooser.set_input_files(record_file({**vector, "deal": GOLDEN[0]["deal"]}))
    verdict(page, "Hier stimmt etwas nicht")


def test_the_browser_passes_hands_on_to_a_newcomer(page: Page, serve: Callable[[int], Server]) -> None:
    """For each seat as the newcomer's the browser comes to the cards that Python comes to, and takes no others."""
    page.goto(f"{serve(1).url}/fair")
    chooser = page.locator("input[type=file]")
    told = [
        {**vector, "declarer": seat.letter, "deal": str(passed_to(Deal.parse(vector["deal"]), seat))}
        for vector in GOLDEN[:2]
        for seat in SEATS
    ]
    assert len({each["deal"] for each in told}) == len(told), "some newcomer gets no other cards"
    for each in told:
        chooser.set_input_files(record_file(each))
        verdict(page, "Die eine versprochene Austeilung stimmt")
        expect(page.locator(".findings")).to_contain_text("reihum weitergegeben")
        chooser.set_input_files(record_file({**each, "declarer": None}))
        original = next(vector for vector in GOLDEN if vector["seed"] == each["seed"])
        expected = "stimmt etwas nicht" if original["deal"] != each["deal"] else "Austeilung stimmt"
        verdict(page, expected)


def test_what_is_no_record_is_said_to_be_none(page: Page, serve: Callable[[int], Server]) -> None:
    """A file that holds something else, and a game of others, lead to a sentence and not to an error."""
    url = serve(1).url
    page.goto(f"{url}/fair")
    for text in (b"no json", b"null", b'{"deals": 3}'):
        page.locator("input[type=file]").set_input_files(
            {"name": "x.json", "mimeType": "application/json", "buffer": text}
        )
        expect(page.get_by_role("alert")).to_contain_text("keine Datei mit Austeilungen")
    page.goto(f"{url}/fair/abcdefghijkm")
    expect(page.get_by_role("alert")).to_contain_text("nichts nachzurechnen")
    expect(page.get_by_test_id("fair-counted")).to_contain_text("vorher bekannt")


@pytest.mark.parametrize("size", SIZES)
def test_the_page_is_sound(browser: Browser, serve: Callable[[int], Server], size: str) -> None:
    """The page is accessible with a record and its figures open, and never wider than the screen."""
    width, height = SIZES[size]
    context = browser.new_context(viewport={"width": width, "height": height}, locale="de-DE")
    page = context.new_page()
    page.goto(f"{serve(1).url}/fair")
    page.locator("input[type=file]").set_input_files(record_file(GOLDEN[-1]))
    page.locator("summary").click()
    assert_sound(page)
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    context.close()
