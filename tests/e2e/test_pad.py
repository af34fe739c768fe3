"""The score pad at a real table: an evening on a phone, with a mistake mended and a fifth player who cuts in."""

import re
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser, Page, expect
from tests.e2e.choices import choose
from tests.e2e.conftest import Guest, Server
from tests.e2e.soundness import assert_sound

PEOPLE = {"Wir: Süd": "Anna", "Wir: Nord": "Carla", "Sie: West": "Ben", "Sie: Ost": "Dora"}


@pytest.fixture
def phone(browser: Browser) -> Iterator[Page]:
    """A phone that lies on the table."""
    context = browser.new_context(
        viewport={"width": 360, "height": 640}, locale="de-DE", reduced_motion="reduce"
    )
    yield context.new_page()
    context.close()


def begin(page: Page, url: str) -> None:
    """Begin a rubber of four players with a fifth who waits."""
    page.goto(f"{url}/pad")
    for field, name in PEOPLE.items():
        page.get_by_label(field).fill(name)
    page.get_by_label("Wer noch da ist").fill("Emil")
    page.get_by_test_id("begin").click()
    expect(page.get_by_test_id("pad")).to_be_visible()


def pick(page: Page, bid: str, who: str, tricks: int = 0) -> None:
    """Fill the form in by thumb: contract, who played it, tricks above or below it."""
    page.locator(".bid").filter(has_text=bid).click()
    played(page, who)
    for _ in range(abs(tricks)):
        page.get_by_label("ein Stich mehr" if tricks > 0 else "ein Stich weniger").click()


def played(page: Page, who: str) -> None:
    """Say who played it."""
    choose(page.get_by_test_id("declarer").get_by_role("radio", name=who, exact=True))


def write(page: Page, bid: str, who: str, tricks: int = 0) -> None:
    """Write a deal down."""
    page.get_by_test_id("open-writing").click()
    pick(page, bid, who, tricks)
    page.get_by_test_id("write-down").click()
    expect(page.get_by_test_id("writing")).to_have_count(0)


def total(page: Page) -> list[str]:
    """What stands at the foot of the sheet, ours and theirs."""
    return [re.sub(r"\D", "", text) for text in page.locator("[data-round] tfoot td").all_inner_texts()[:2]]


@pytest.mark.slow
def test_a_switch_adds_the_sheet_up(phone: Page, serve: Callable[[int], Server]) -> None:
    """B7: switched, each number of a sheet says its sums, premium by premium in one number, and the next sheet too."""
    page = phone
    begin(page, serve(1).url)
    write(page, "6♠", "Anna", 1)
    switch = page.get_by_role("checkbox", name="Prämien als Summen")
    expect(page.get_by_test_id("sum-line")).to_have_count(0)
    switch.check()
    expect(page.get_by_test_id("sum-line")).to_have_text(["Stiche\u00a030 + Prämie\u00a0500", "Stiche"])
    page.locator(".above .entry").click()
    expect(page.locator(".steps li")).to_have_text(
        [re.compile("Stiche 30"), re.compile("Prämie 500"), "Summe 530"]
    )
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
    assert_sound(page)
    page.reload()
    expect(page.get_by_test_id("sum-line")).to_have_count(2)


@pytest.mark.exhaustive
def test_an_evening_with_a_correction_and_a_fifth_player(
    phone: Page, serve: Callable[[int], Server], guest: Guest
) -> None:
    """A rubber is written down, corrected and undone; the next begins with another four, and a second phone sees it."""
    server = serve(1)
    begin(phone, server.url)
    write(phone, "2♠", "Anna", 1)
    write(phone, "3SA", "Dora", -2)
    assert total(phone) == ["190", "0"]
    phone.get_by_role("button", name="Zeile 1 ändern").click()
    pick(phone, "4♠", "Anna")
    phone.get_by_test_id("write-down").click()
    expect(phone.get_by_test_id("lines").get_by_role("listitem").first).to_contain_text("4♠ +1 · Anna")
    assert total(phone) == ["250", "0"]
    phone.get_by_test_id("undo").click()
    expect(phone.get_by_test_id("lines").get_by_role("listitem").first).to_contain_text("2♠")
    write(phone, "4♥", "Carla")
    assert_sound(phone)
    server.kill()
    server.start()
    write(phone, "4♠", "Anna", 1)
    expect(phone.get_by_test_id("next-round")).to_be_visible()
    seats = phone.get_by_test_id("next-round")
    expect(seats.get_by_test_id("sits-out")).to_contain_text("Setzt aus")
    seats.get_by_label("Süd").select_option("Emil")
    assert_sound(phone)
    phone.get_by_test_id("begin-round").click()
    expect(phone.get_by_test_id("pad")).to_contain_text("2. Robber")
    expect(phone.locator("[data-round='1']")).to_contain_text("Emil")
    expect(phone.get_by_test_id("standing")).to_contain_text("+1.160")
    link = phone.evaluate(
        "fetch('/api/pads/' + location.pathname.slice(5)).then(r => r.json()).then(v => v.link)"
    )
    other = guest()
    other.goto(server.url + link)
    expect(other.locator("[data-round='1']")).to_contain_text("Emil")
    write(other, "1SA", "Emil")
    phone.reload()
    expect(phone.get_by_test_id("lines").first).to_contain_text("1SA = · Emil")
    assert phone.evaluate("document.documentElement.scrollWidth") <= 360


@pytest.mark.slow
def test_what_is_missing_or_wrong_is_said_and_nothing_typed_is_lost(
    phone: Page, serve: Callable[[int], Server]
) -> None:
    """No contract, no declarer, too many tricks: the form says what is missing; a stale pad keeps what was typed."""
    server = serve(2)
    begin(phone, server.url)
    phone.get_by_test_id("open-writing").click()
    phone.get_by_test_id("write-down").click()
    expect(phone.get_by_test_id("missing")).to_contain_text("Kontrakt")
    phone.get_by_text("Lieber tippen").click()
    phone.get_by_test_id("typed").fill("3SA +9")
    expect(phone.get_by_test_id("defect")).to_be_visible()
    phone.get_by_test_id("write-down").click()
    expect(phone.get_by_test_id("missing")).to_contain_text("getippten")
    expect(phone.get_by_test_id("typed")).to_have_value("3SA +9")
    phone.get_by_test_id("typed").fill("3SA +4")
    expect(phone.get_by_test_id("missing")).to_contain_text("Namen")
    played(phone, "Ben")
    expect(phone.get_by_label("ein Stich mehr")).to_have_attribute("aria-disabled", "true")
    phone.get_by_label("ein Stich mehr").click(force=True)
    expect(phone.get_by_test_id("summary")).to_have_text("3SA +4 · Ben")
    phone.evaluate(
        """fetch('/api/pads/' + location.pathname.slice(5), { method: 'POST', headers: { 'content-type':
        'application/json' }, body: JSON.stringify({ type: 'write', seen: 1, entry: { result: 'P' } }) })"""
    )
    phone.get_by_test_id("write-down").click()
    expect(phone.get_by_test_id("why")).to_contain_text("Inzwischen")
    expect(phone.get_by_test_id("summary")).to_have_text("3SA +4 · Ben")
    phone.get_by_test_id("write-down").click()
    expect(phone.get_by_test_id("lines").get_by_role("listitem")).to_have_count(2)


@pytest.mark.slow
def test_what_is_half_written_survives_a_reload(phone: Page, serve: Callable[[int], Server]) -> None:
    """Contract, declarer and tricks are there again after a reload, until they are written down or given up."""
    begin(phone, serve(2).url)
    phone.get_by_test_id("open-writing").click()
    pick(phone, "3SA", "Ben", 1)
    phone.reload()
    expect(phone.get_by_test_id("summary")).to_have_text("3SA +1 · Ben")
    phone.get_by_test_id("write-down").click()
    expect(phone.get_by_test_id("lines")).to_contain_text("3SA +1 · Ben")
    phone.reload()
    expect(phone.get_by_test_id("lines")).to_be_visible()
    expect(phone.get_by_test_id("writing")).to_have_count(0)


@pytest.mark.slow
def test_the_sheet_is_printed_with_every_step(phone: Page, serve: Callable[[int], Server]) -> None:
    """On paper stand the sheets with where each number comes from, and no buttons; the file can be fetched."""
    begin(phone, serve(3).url)
    write(phone, "2♠", "Anna", 1)
    phone.emulate_media(media="print")
    phone.evaluate("window.dispatchEvent(new Event('beforeprint'))")
    expect(phone.locator("[data-round] .steps")).to_have_count(2)
    expect(phone.get_by_test_id("undo")).to_be_hidden()
    expect(phone.get_by_role("button", name="Zeile 1 ändern")).to_be_hidden()
    phone.evaluate("window.dispatchEvent(new Event('afterprint'))")
    phone.emulate_media(media="screen")
    with phone.expect_download() as download:
        phone.get_by_role("link", name="Tabelle (CSV)").click()
    assert "2♠ +1" in download.value.path().read_text(encoding="utf-8-sig")


def test_a_match_of_two_tables(phone: Page, serve: Callable[[int], Server]) -> None:
    """Both tables' results of a board stand side by side, with IMPs and total points; every point opens its steps."""
    phone.goto(f"{serve(4).url}/pad")
    choose(phone.get_by_role("radio", name="Match an zwei Tischen"))
    choose(phone.get_by_role("radio", name="IMPs"))
    phone.get_by_label("Team 1").fill("Blau")
    phone.get_by_label("Team 2").fill("Rot")
    phone.get_by_label("Boards").fill("1")
    phone.get_by_test_id("begin").click()
    write(phone, "4♠", "Nord · Blau", 1)
    phone.get_by_test_id("open-writing").click()
    choose(phone.get_by_role("radio", name="Tisch 2"))
    phone.get_by_test_id("writing").get_by_label("Board").select_option("1")
    pick(phone, "3♠", "Nord · Rot", 2)
    phone.get_by_test_id("write-down").click()
    expect(phone.get_by_test_id("match-sheet")).to_contain_text("Blau führt mit 6 IMPs")
    expect(phone.get_by_test_id("total-points")).to_have_text("In Abrechnungspunkten: 250 für Blau")
    expect(phone.get_by_test_id("victory-points")).to_contain_text("Siegpunkte")
    phone.get_by_role("button", name="Board 1", exact=True).click()
    expect(phone.locator(".steps")).to_have_count(2)
    assert_sound(phone)
    assert phone.evaluate("document.documentElement.scrollWidth") <= 360


@pytest.mark.slow
def test_a_match_is_counted_as_is_chosen(phone: Page, serve: Callable[[int], Server]) -> None:
    """Where nobody chooses, total points decide: columns and lead are points, IMPs beside them, no victory points."""
    phone.goto(f"{serve(4).url}/pad")
    choose(phone.get_by_role("radio", name="Match an zwei Tischen"))
    phone.get_by_label("Team 1").fill("Blau")
    phone.get_by_label("Team 2").fill("Rot")
    phone.get_by_label("Boards").fill("1")
    phone.get_by_test_id("begin").click()
    expect(phone.get_by_test_id("match-sheet")).to_contain_text("Es entscheiden die Abrechnungspunkte")
    write(phone, "4♠", "Nord · Blau", 1)
    phone.get_by_test_id("open-writing").click()
    choose(phone.get_by_role("radio", name="Tisch 2"))
    phone.get_by_test_id("writing").get_by_label("Board").select_option("1")
    pick(phone, "3♠", "Nord · Rot", 2)
    phone.get_by_test_id("write-down").click()
    sheet = phone.get_by_test_id("match-sheet")
    expect(sheet).to_contain_text("Blau führt mit 250 Punkten")
    expect(sheet).to_contain_text("In IMPs: 6 für Blau")
    expect(sheet.locator("tfoot td")).to_have_text(["250", "0"])
    expect(phone.get_by_test_id("victory-points")).to_have_count(0)
    assert phone.evaluate("document.documentElement.scrollWidth") <= 360
