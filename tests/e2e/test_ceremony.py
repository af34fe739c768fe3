"""The ceremony of dealing in a real browser: a person cuts, the cards are dealt, and who has seen enough picks up."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Browser, Page, Route, expect
from tests.e2e.choices import choose
from tests.e2e.conftest import Guest, Server
from tests.e2e.player import Player, assert_fits
from tests.e2e.soundness import SIZES, assert_sound, resized

WISH = {
    "form": "robber4",
    "name": "Anna",
    "seat": "W",
    "tempo": 1,
    "level": "anfaenger",
    "ceremony": "singly",
}
"""North deals first, so Anna at West cuts."""


def sit_down(page: Page, url: str, **wish: object) -> None:
    """Open a table where the dealing is played, and show it."""
    page.goto(url)
    table = page.evaluate(
        """async wish => (await (await fetch('/api/tables', {
            method: 'POST', headers: {'Content-Type': 'application/json'}, body: JSON.stringify(wish),
        })).json()).table""",
        {**WISH, **wish},
    )
    page.goto(f"{url}/table/{table}")


def note_piles(page: Page) -> None:
    """Have the page write down how many cards lie before East, South, West and North, whenever that changes."""
    page.evaluate(
        """() => {
            window.seen = [];
            const at = (seat) => document.querySelector(`[data-before=${seat}] [data-cards]`)?.dataset.cards;
            const note = () => {
                const now = ['E', 'S', 'W', 'N'].map(at).join(' ').trim();
                if (now && window.seen.at(-1) !== now) window.seen.push(now);
            };
            new MutationObserver(note).observe(document.body, {subtree: true, attributes: true, childList: true});
        }"""
    )


def piles(page: Page) -> list[str]:
    """What the page has written down."""
    found: list[str] = page.evaluate("window.seen")
    return found


@pytest.fixture
def moving(browser: Browser) -> Page:
    """A page of a German reader who minds no motion."""
    return browser.new_context(locale="de-DE").new_page()


@pytest.mark.slow
def test_a_person_cuts_and_the_cards_are_dealt(moving: Page, serve: Callable[[int | None], Server]) -> None:
    """By keyboard the pack is cut where one wants; the cards lie face down until the last is dealt."""
    page = moving
    sit_down(page, serve(None).url, tempo=2)
    slider = page.get_by_test_id("cut-at")
    expect(slider).to_be_focused()
    for size in SIZES:
        resized(page, size)
        expect(page.get_by_text("Wo abgehoben wird, zählt")).to_be_visible()
        assert_sound(page)
    note_piles(page)
    page.keyboard.press("ArrowRight")
    expect(slider).to_have_attribute("aria-valuetext", "27 oben, 25 unten")
    page.keyboard.press("Enter")
    expect(page.locator("[data-stage=deals]")).to_be_visible()
    expect(page.locator("[data-hand]")).to_be_hidden()
    assert_sound(page)
    expect(page.get_by_test_id("ceremony")).to_have_count(0)
    assert piles(page)[-1] == "13 13 13 13"
    expect(page.locator("[data-hand] [data-card]")).to_have_count(13)
    for size in SIZES:
        resized(page, size)
        assert_fits(page)


def test_cards_come_from_the_dealers_left_clockwise(
    moving: Page, serve: Callable[[int | None], Server]
) -> None:
    """At every moment whoever sits nearer to the dealer's left has as many cards as the next or one packet more."""
    sit_down(moving, serve(3).url, ceremony="packets", tempo=2)
    expect(moving.get_by_text("Auf diesem Server stehen die Karten schon fest")).to_be_visible()
    note_piles(moving)
    moving.get_by_test_id("cut").click()
    expect(moving.get_by_test_id("ceremony")).to_have_count(0)
    expected, counts = [], [0, 0, 0, 0]
    for packet in (3, 3, 3, 4):
        for place in range(4):
            counts[place] += packet
            expected.append(" ".join(map(str, counts)))
    assert [moment for moment in piles(moving) if moment.strip("0 ")] == expected


@pytest.mark.parametrize("how", ["key", "click", "button"])
def test_who_has_seen_enough_picks_up(moving: Page, serve: Callable[[int | None], Server], how: str) -> None:
    """Any key, a click anywhere and the button show the hand at once, and the key does nothing else."""
    sit_down(moving, serve(3).url, tempo=2)
    moving.get_by_test_id("cut").click()
    expect(moving.locator("[data-stage=deals]")).to_be_visible()
    if how == "key":
        moving.keyboard.press("?")
    elif how == "click":
        moving.mouse.click(60, 400)
    else:
        moving.get_by_test_id("skip-dealing").click()
    expect(moving.get_by_test_id("ceremony")).to_have_count(0)
    expect(moving.locator("[data-hand] [data-card]")).to_have_count(13)
    expect(moving.locator(".pane")).to_have_count(0)


def test_a_hand_is_read_aloud_when_it_is_picked_up(
    moving: Page, serve: Callable[[int | None], Server]
) -> None:
    """As long as the cards lie face down nobody is told which they are; then the log names all thirteen."""
    sit_down(moving, serve(3).url, tempo=2)
    moving.get_by_test_id("cut").click()
    expect(moving.locator("[data-stage=deals]")).to_be_visible()
    log = moving.get_by_test_id("log")
    assert "Dein Blatt" not in log.inner_text()
    moving.get_by_test_id("skip-dealing").click()
    expect(log).to_contain_text("Dein Blatt")


PARTED = """() => {
    const [upper, lower] = ['.pack > :first-child', '.pack > .lower'].map(
        (half) => document.querySelector(half)?.getBoundingClientRect());
    return lower !== undefined && (lower.left >= upper.right || lower.right <= upper.left);
}"""
"""Whether the two halves of a pack that has been cut lie beside each other."""


def test_who_wants_no_motion_sees_still_pictures(page: Page, serve: Callable[[int | None], Server]) -> None:
    """With reduced motion a ceremony that was chosen is seen too: the parted pack, then all cards dealt at once."""
    sit_down(page, serve(3).url, tempo=2)
    note_piles(page)
    page.get_by_test_id("cut").click()
    page.wait_for_selector("[data-stage=cut]")
    assert page.evaluate(PARTED)
    assert page.evaluate("() => document.getAnimations().length") == 0
    expect(page.get_by_role("status").filter(has_text="nach 26 Karten abgehoben")).to_be_visible()
    expect(page.get_by_test_id("ceremony")).to_have_count(0)
    assert piles(page) == ["0 0 0 0", "13 13 13 13"]
    expect(page.locator("[data-hand] [data-card]")).to_have_count(13)


@pytest.mark.slow
def test_packs_take_turns(page: Page, serve: Callable[[int | None], Server]) -> None:
    """Whole deals are played with a pack that is cut, and who comes again after the cut finds the hand."""
    sit_down(page, serve(3).url, tempo=0)
    page.get_by_test_id("cut").click()
    expect(page.get_by_test_id("ceremony")).to_have_count(0)
    player = Player(page)
    player.finish_board()
    page.get_by_test_id("next").click()
    expect(player.table).not_to_have_attribute("data-phase", "result")
    expect(page.get_by_test_id("ceremony")).to_have_count(0)
    expect(page.locator("[data-hand] [data-card]")).to_have_count(13)
    page.reload()
    expect(page.locator("[data-hand] [data-card]")).to_have_count(13)
    expect(page.get_by_test_id("ceremony")).to_have_count(0)


def test_a_pack_that_waits_survives_a_reload(page: Page, serve: Callable[[int | None], Server]) -> None:
    """Whoever comes again before the cut finds the pack as it lay, and the other one at the next dealer's left."""
    sit_down(page, serve(3).url)
    for _ in range(2):
        expect(page.get_by_test_id("cut-pack")).to_be_visible()
        expect(page.locator("[data-away=red]")).to_contain_text("Olga")
        page.reload()


def test_it_is_agreed_on_before_the_first_deal(page: Page, serve: Callable[[int | None], Server]) -> None:
    """The form offers it as a habit, and what was chosen stands on the sheet."""
    page.goto(serve(3).url + "/?new")
    choose(page.get_by_role("group", name="Geben wie am Kartentisch").get_by_role("radio", name="immer"))
    choose(page.get_by_role("group", name="Wie gegeben wird").get_by_role("radio", name="3-3-3-4"))
    expect(page.get_by_role("group", name="Wer mischt")).to_be_visible()
    assert_sound(page)
    page.get_by_test_id("begin").click()
    expect(page.locator("[data-hand] [data-card]")).to_have_count(13)
    expect(page.get_by_test_id("habits")).to_contain_text("3-3-3-4")


def test_a_game_at_home_begins_with_it_until_one_has_had_enough(
    moving: Page, serve: Callable[[int | None], Server]
) -> None:
    """From the start page the first deal is seen; one press ends it there, at the next table and after coming back."""
    url = serve(3).url
    moving.goto(url)
    deal = moving.get_by_role("button", name="Karten geben")
    moving.route("**/api/tables", seated_at_west)
    deal.click()
    moving.get_by_test_id("no-ceremony").click()
    cards = moving.locator("[data-hand] [data-card]")
    expect(cards).to_have_count(13)
    expect(moving.get_by_test_id("ceremony")).to_have_count(0)
    moving.unroute("**/api/tables")
    moving.goto(f"{url}/table/{another_game(moving)}")
    expect(cards).to_have_count(13)
    moving.goto(url)
    with moving.expect_response("**/api/tables") as answer:
        deal.click()
    assert (answer.value.request.post_data_json or {})["ceremony"] == "off"
    expect(cards).to_have_count(13)


def seated_at_west(route: Route) -> None:
    """Have the player cut, so that the page waits for them: North deals first."""
    wish = route.request.post_data_json or {}
    assert (wish["ceremony"], wish["ceremonyDeals"]) == ("singly", "first")
    route.continue_(post_data={**wish, "seat": "W"})


def another_game(page: Page) -> str:
    """Begin another game of the same people, and name its table."""
    table: str = page.evaluate(
        """async () => (await (await fetch('/api' + location.pathname.replace('table', 'tables') + '/again',
            {method: 'POST'})).json()).table"""
    )
    return table


def test_escape_cuts_and_picks_up(moving: Page, serve: Callable[[int | None], Server]) -> None:
    """One key closes the settings, the next cuts: nothing is dealt to be seen, and the keyboard is where one bids."""
    sit_down(moving, serve(3).url, tempo=2)
    slider = moving.get_by_test_id("cut-at")
    expect(slider).to_be_focused()
    note_piles(moving)
    moving.get_by_test_id("menu").click()
    moving.get_by_test_id("open-settings").click()
    expect(moving.get_by_role("dialog")).to_be_visible()
    moving.keyboard.press("Escape")
    expect(moving.get_by_role("dialog")).to_have_count(0)
    slider.focus()
    moving.keyboard.press("Escape")
    expect(moving.locator("[data-hand] [data-card]")).to_have_count(13)
    expect(moving.get_by_test_id("ceremony")).to_have_count(0)
    assert {pile for pile in piles(moving) if pile.strip("0 ")} == set()
    expect(moving.get_by_test_id("bidbox").locator("[tabindex='0']")).to_be_focused()


def test_who_waits_reads_whose_cut_it_is(
    page: Page, guest: Guest, serve: Callable[[int | None], Server]
) -> None:
    """Two people at one table: one cuts, the other reads so and sees the same deal begin."""
    sit_down(page, serve(3).url, company=["S"])
    offer = page.locator("[data-invite=S]")
    offer.get_by_test_id("show-qr").click()
    link = offer.get_by_test_id("link").input_value()
    other = guest()
    other.goto(link)
    expect(other.get_by_test_id("habits")).to_contain_text("Karte für Karte")
    other.get_by_test_id("name").fill("Ben")
    other.get_by_test_id("sit-down").click()
    page.get_by_test_id("start").click()
    expect(other.get_by_test_id("waits-for-cut")).to_have_text("Anna hebt ab.")
    page.get_by_test_id("cut").click()
    for each in (page, other):
        expect(each.locator("[data-hand] [data-card]")).to_have_count(13)
