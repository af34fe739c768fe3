"""Where the cards of a complete trick go: before their players in a match, into two piles at home (S1:50, S1:58)."""

from contextlib import closing
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect
from tests.e2e.moments import MOMENTS
from tests.e2e.player import CORNER, LEGAL_CARD
from tests.e2e.stage import PLAYED_ON, name_of
from tests.e2e.staged import COOKIE, SECRET
from tests.effort import mostly_slow

WON = {
    "rows": "WSNSESSWW",
    "rows-left": "EESEESW",
    "rows-right": "NWWENNWW",
    "rows-both-hands": "NNNSSNEEEEW",
}
"""Who has won the tricks of these moments, one after the other."""

PLACES = {"S": "bottom", "W": "left", "N": "top", "E": "right"}
SIZES = ((390, 844), (844, 390), (1366, 657), (1920, 1080))

BOXES = """selector => [...document.querySelectorAll(selector)].map(node => {
    const { left, top, width, height } = node.getBoundingClientRect();
    return { x: left + width / 2, y: top + height / 2, width, height, seat: node.dataset.from ?? '' };
})"""

LATE = 25
"""Milliseconds between two frames of a movement that is not judged: it began late, or its end was not drawn."""

STILL_NINE = """() => document.querySelector('[data-trick][data-step=won]')
    && document.querySelectorAll('[data-stack] > *').length === 9"""
"""The tenth trick is shown with its winner, and has not gone to its pile."""

LOOKS = 20
"""So often a table is looked at until it lies still."""

FRAMES = """() => new Promise(done => {
    const look = left => left ? requestAnimationFrame(() => look(left - 1)) : done(true);
    look(4);
})"""
"""Waits for what a table does with another window: it measures itself and is arranged, a frame for each."""

FOLLOW = """() => {
    const seen = (window.seenTurning = {});
    let before = performance.now();
    const look = (now) => {
        const gap = now - before;
        before = now;
        for (const card of document.querySelectorAll('[data-motion=gathering]')) {
            const { left, right, top, bottom } = card.getBoundingClientRect();
            const back = card.querySelector('.reverse');
            seen[card.dataset.from] = {
                at: now, gap: Math.max(gap, seen[card.dataset.from]?.gap ?? 0),
                x: (left + right) / 2, y: (top + bottom) / 2,
                across: right - left > bottom - top, covered: back && getComputedStyle(back).opacity === '1',
            };
        }
        for (const last of Object.values(seen)) {
            if (last.at < now && !last.gone) Object.assign(last, { gone: true, gap: Math.max(gap, last.gap) });
        }
        requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
}"""
"""Remembers how each card of a trick looked in the last frame before it was gone from the middle."""


def opened(
    browser: Browser, url: str, moment: str, *, moving: bool = False, table: str | None = None
) -> Page:
    """The German page of a moment, in a browser that may sit there; of this table, where it is played on."""
    context = browser.new_context(
        reduced_motion="no-preference" if moving else "reduce",
        viewport={"width": 1366, "height": 657},
        locale="de-DE",
    )
    cookie: Any = {"name": COOKIE, "value": SECRET, "url": url}
    context.add_cookies([cookie])
    page = context.new_page()
    page.goto(f"{url}/table/{table or name_of(moment)}{'.1' if MOMENTS[moment].match else ''}")
    expect(page.locator("[data-trick] > [data-card]")).to_have_count(3)
    page.wait_for_load_state("networkidle")
    return page


def boxes(page: Page, selector: str) -> list[dict[str, Any]]:
    """The middle of each of these, and how large it is."""
    found: list[dict[str, Any]] = page.evaluate(BOXES, selector)
    return found


def resized(page: Page, size: tuple[int, int]) -> None:
    """The window as large as this, and the table arranged in it."""
    page.set_viewport_size({"width": size[0], "height": size[1]})
    before: list[dict[str, Any]] = []
    for _ in range(LOOKS):
        page.evaluate(FRAMES)
        now = [*boxes(page, "[data-row]"), *boxes(page, "[data-card]")]
        if now == before:
            return
        before = now


@pytest.mark.parametrize("moment", mostly_slow(list(WON), "rows", "rows-left"))
def test_in_a_match_backs_and_cards_lie_before_their_players(
    browser: Browser, staged: str, moment: str
) -> None:
    """At every size a player, dummy too, has a back for each trick, pointing to its winner, and nearest their card."""
    page = opened(browser, staged, moment)
    with closing(page.context):
        for size in SIZES:
            resized(page, size)
            backs_tell_who_won(page, moment, size)
            cards_lie_before_their_players(page, size)
        assert page.locator("[data-stack]").count() == 0


def backs_tell_who_won(page: Page, moment: str, size: tuple[int, int]) -> None:
    """Each row has the tricks in their order, upright those of North and South, laid from its player's left."""
    for seat, place in PLACES.items():
        backs = boxes(page, f"[data-row={seat}] [data-turned]")
        upright = [back["height"] > back["width"] for back in backs]
        assert upright == [winner in "NS" for winner in WON[moment]], f"{seat} at {size}"
        line = [back["x" if place in ("bottom", "top") else "y"] for back in backs]
        assert line == sorted(line, reverse=place in ("top", "right"))


def cards_lie_before_their_players(page: Page, size: tuple[int, int]) -> None:
    """No card of the trick lies nearer to another player's row than to that of who played it."""
    rows = {seat: boxes(page, f"[data-row={seat}]")[0] for seat in PLACES}
    for card in boxes(page, "[data-trick] > [data-card]"):
        apart = {
            seat: abs(card["x"] - row["x"] if seat in "EW" else card["y"] - row["y"])
            for seat, row in rows.items()
            if (seat in "EW") == (card["seat"] in "EW")
        }
        assert min(apart, key=lambda seat: apart[seat]) == card["seat"], f"{card['seat']} at {size}"


def test_a_row_of_backs_is_read_out_in_one_sentence(browser: Browser, staged: str) -> None:
    """Who cannot see a row hears how many tricks its player's side won and lost, and nothing of the single backs."""
    page = opened(browser, staged, "rows")
    with closing(page.context):
        for seat, won, lost in (("Nord", 5, 4), ("Ost", 4, 5), ("Süd", 5, 4), ("West", 4, 5)):
            name = f"Verdeckte Karten von {seat}: {won} gewonnen, {lost} verloren"
            row = page.get_by_role("img", name=name, exact=True)
            expect(row).to_have_count(1)
            assert row.aria_snapshot().count("\n") == 0


def test_a_complete_trick_is_turned_down_where_it_lies(browser: Browser, staged: str) -> None:
    """Each card turns over and joins its own player's row, in the direction of who won; none goes to the winner."""
    page = opened(browser, staged, "rows-left", moving=True, table=PLAYED_ON["rows-left"])
    with closing(page.context):
        page.evaluate(FOLLOW)
        lying = page.locator("[data-trick] > [data-card]")
        trick = lying.evaluate_all("cards => cards.map(card => card.dataset.card)")
        page.locator(LEGAL_CARD).first.click(position=CORNER)
        for seat in PLACES:
            expect(page.locator(f"[data-row={seat}] [data-turned]")).to_have_count(8)
        seen = page.evaluate("() => window.seenTurning")
        assert set(seen) == set(PLACES)
        for seat, last in seen.items():
            back = boxes(page, f"[data-row={seat}] [data-turned]")[7]
            if last["gap"] > LATE:
                continue  # a busy machine did not draw it as it is meant
            assert last["covered"]
            assert last["across"] == (back["width"] > back["height"])
            assert abs(last["x"] - back["x"]) + abs(last["y"] - back["y"]) < 30, seat
        left = lying.evaluate_all("cards => cards.map(card => card.dataset.card)")
        assert len(trick) == 3
        assert not set(trick).intersection(left), "a card of the last trick lies open"


@pytest.mark.parametrize("moment", ["piles", "piles-left"])
def test_at_home_each_side_gathers_its_tricks(browser: Browser, staged: str, moment: str) -> None:
    """The trick lies in the middle, and its side has a pile with a packet for each trick, theirs with their player."""
    page = opened(browser, staged, moment)
    won = WON[moment.replace("piles", "rows")]
    ours = sum(winner in "NS" for winner in won)
    with closing(page.context):
        assert page.locator("[data-row]").count() == 0
        for size in SIZES:
            resized(page, size)
            middle = boxes(page, "[data-trick]")[0]
            for side, tricks in (("NS", ours), ("EW", len(won) - ours)):
                expect(page.locator(f"[data-stack={side}]")).to_be_visible()
                assert len(boxes(page, f"[data-stack={side}] > *")) == tricks
            [mine], [theirs] = boxes(page, "[data-stack=NS]"), boxes(page, "[data-stack=EW]")
            assert mine["y"] > middle["y"] > theirs["y"]
            # Declarer gathers, or the defender who leads: West against South, East as declarer.
            assert (theirs["x"] < middle["x"]) == (moment == "piles")


def test_at_home_a_trick_goes_to_the_pile_of_its_side(browser: Browser, staged: str) -> None:
    """With its last card a trick is shown, turned down, and then one more packet lies on the pile of who won it."""
    page = opened(browser, staged, "piles", table=PLAYED_ON["piles"])
    with closing(page.context):
        expect(page.locator("[data-stack] > *")).to_have_count(9)
        page.locator(LEGAL_CARD).first.click(position=CORNER)
        page.wait_for_function(STILL_NINE)
        expect(page.locator("[data-stack] > *")).to_have_count(10)
