"""At every size of window and every moment of a board: clicks arrive, no text is cut, nothing lies over another."""

from collections.abc import Sequence
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect
from tests.e2e.moments import MOMENTS
from tests.e2e.player import covered as under
from tests.e2e.stage import address_of
from tests.e2e.staged import COOKIE, SECRET
from tests.e2e.stillness import at_rest
from tests.effort import mostly_slow

from schlemm.i18n.catalogue import catalogue_entries
from schlemm.i18n.profile import LANGUAGES, profile_named

SIZES = (
    (320, 568),
    (360, 640),
    (390, 844),
    (844, 390),
    (768, 1024),
    (1024, 690),
    (1280, 600),
    (1366, 625),
    (1366, 657),
    (1536, 730),
    (1920, 1080),
    (2560, 1440),
)
USUAL = ((390, 844), (844, 390), (1366, 657))
"""A phone both ways, and what most laptops leave to a page."""

RARE = tuple(size for size in SIZES if size not in USUAL)
"""All the others."""

TABLET = (820, 1180)

OPEN_HANDS = tuple(
    moment
    for moment in MOMENTS
    if moment.startswith(("dummy", "both", "rows", "piles", "mini-play", "refused"))
)
"""Moments at which dummy lies at each of the other seats, and at which a claim has shown a hand besides."""

GERMAN = "de"
"""The language in which everything is looked at at the usual sizes."""

QUICK = ("first-call", "full-box", "dummy", "claimed", "result", "mini-play", "match-play")
"""The moments that everybody's run looks at."""

PANELS = {
    "first-call": ("menu",),
    "dummy": ("claim-open", "menu", "contract"),
    "lead": ("last-trick", "claim-open"),
}
"""What is opened at a moment and looked at too, by its button; the table itself stays as it is, for the next test."""

USUAL_TEXT = 16
"""Pixels of text that nobody has enlarged."""

LARGEST_TEXT = 130
"""In hundredths; the settings offer nothing larger."""

ENLARGE = f"() => void (document.documentElement.dataset.text = '{LARGEST_TEXT}')"
ENLARGED = (
    f"() => parseFloat(getComputedStyle(document.body).fontSize) > {USUAL_TEXT * LARGEST_TEXT / 100 - 0.1}"
)
Sizes = tuple[tuple[int, int], ...]


def script(name: str) -> str:
    """A script beside this file, without its first line, which says what it tells."""
    return (Path(__file__).parent / name).read_text(encoding="utf-8").split("\n", 1)[1]


JUDGE, OWNERS = script("judge.js"), script("owners.js")


def longest() -> str:
    """The language whose words for the table are longest altogether."""

    def length(language: str) -> int:
        words = catalogue_entries(profile_named(language))
        return sum(len(text) for name, text in words.items() if name.startswith("table-"))

    return max(LANGUAGES, key=length)


def wrong_with(page: Page, judges: Sequence[str] = (JUDGE, OWNERS)) -> list[str]:
    """What is wrong with the table as it lies there, once nothing moves any more."""
    at_rest(page)
    return [wrong for judge in judges for wrong in page.evaluate(judge)]


def opened(browser: Browser, url: str, moment: str, language: str) -> Page:
    """The page of a moment in a browser that may sit there, in this language."""
    context = browser.new_context(reduced_motion="reduce", viewport={"width": 1366, "height": 657})
    cookie: Any = {"name": COOKIE, "value": SECRET, "url": url}
    context.add_cookies([cookie])
    context.add_init_script(f"localStorage.schlemm ??= JSON.stringify({{profile: '{language}'}})")
    page = context.new_page()
    page.goto(f"{url}{address_of(moment)}")
    await_table(page)
    return page


def await_table(page: Page) -> None:
    """Wait until a table lies there, with all that comes at leisure."""
    expect(page.get_by_test_id("table")).to_be_visible()
    expect(page.locator("[data-hand], [data-testid=result]").first).to_be_visible()
    page.wait_for_load_state("networkidle")


def speaks(page: Page, language: str) -> None:
    """Have the page speak this language."""
    page.evaluate(
        """profile => {
            localStorage.schlemm = JSON.stringify({...JSON.parse(localStorage.schlemm), profile});
            location.reload();
        }""",
        language,
    )
    expect(page.locator("html")).to_have_attribute("lang", language)
    await_table(page)


def judged(page: Page, what: str, sizes: Sizes, judges: Sequence[str] = (JUDGE, OWNERS)) -> list[str]:
    """All that is wrong with this page at these sizes, each with where it was seen."""
    found = []
    for width, height in sizes:
        page.set_viewport_size({"width": width, "height": height})
        found += [f"{what} at {width}x{height}: {wrong}" for wrong in wrong_with(page, judges)]
    return found


def looked_at(page: Page, moment: str, sizes: Sizes) -> list[str]:
    """All that is wrong at this moment, and with what can be opened at it."""
    found = judged(page, moment, sizes)
    for panel in PANELS.get(moment, ()):
        page.set_viewport_size({"width": 1366, "height": 657})
        page.get_by_test_id(panel).first.click()
        expect(page.locator("section.pane")).to_be_visible()
        found += judged(page, f"{moment} with {panel}", sizes)
        page.keyboard.press("Escape")
    return found


def wrong_when_enlarged(page: Page, moment: str) -> list[str]:
    """All that is wrong at this moment at the usual sizes in the largest text, which the page keeps."""
    page.evaluate(ENLARGE)
    page.wait_for_function(ENLARGED)
    return judged(page, f"{moment} in the largest text", USUAL)


@pytest.mark.parametrize("moment", QUICK)
def test_all_can_be_clicked_and_read_at_the_usual_sizes(browser: Browser, staged: str, moment: str) -> None:
    """On a phone both ways and on a laptop, in German, every control can be hit and every word be read.

    So it is with the largest text that the settings offer.
    """
    page = opened(browser, staged, moment, GERMAN)
    with closing(page.context):
        assert looked_at(page, moment, USUAL) == []
        assert wrong_when_enlarged(page, moment) == []


@pytest.mark.parametrize(
    "moment", mostly_slow(OPEN_HANDS, "dummy", "dummy-left", "dummy-right", "rows-right", "refused")
)
def test_open_cards_lie_at_the_name_of_their_owner(browser: Browser, staged: str, moment: str) -> None:
    """Wherever dummy sits, and whoever has shown a hand: of all names the owner's stands nearest to the cards."""
    page = opened(browser, staged, moment, GERMAN)
    with closing(page.context):
        expect(page.locator(".dummy [data-card]").first).to_be_visible()
        assert judged(page, moment, (*SIZES, TABLET), (OWNERS,)) == []


@pytest.mark.slow
@pytest.mark.parametrize("moment", MOMENTS)
def test_all_can_be_clicked_and_read_at_every_size(browser: Browser, staged: str, moment: str) -> None:
    """From the smallest phone to the largest screen, in the language with the longest words, and in German as above."""
    language = longest()
    seen_above = moment in QUICK
    page = opened(browser, staged, moment, language)
    with closing(page.context):
        assert looked_at(page, moment, RARE if seen_above and language == GERMAN else SIZES) == []
        if not seen_above:
            if language != GERMAN:
                speaks(page, GERMAN)
                assert looked_at(page, moment, USUAL) == []
            assert wrong_when_enlarged(page, moment) == []


@pytest.mark.parametrize("look", mostly_slow(["hands", "tricks", "review"], "tricks"))
def test_all_can_be_read_when_one_looks_back_at_a_board(browser: Browser, staged: str, look: str) -> None:
    """All four hands, the tricks and the review, unfolded, are neither cut nor broken, and no sentence is torn."""
    page = opened(browser, staged, "result", "de")
    with closing(page.context):
        button = page.get_by_test_id(f"look-{look}")
        if button.get_attribute("aria-pressed") != "true":
            button.click()
        expect(button).to_have_attribute("aria-pressed", "true")
        if look == "review":
            expect(page.get_by_test_id("review")).to_have_attribute("data-complete", "true")
        for folded in page.get_by_test_id("result").locator("summary").all():
            folded.click()
        assert judged(page, f"result with {look}", USUAL) == []


COVERED = """() => [...document.querySelectorAll('[data-hand] [data-card]')].filter(card => {
    const { left, right, top, bottom } = (card.querySelector('.index') ?? card).getBoundingClientRect();
    return document.elementFromPoint((left + right) / 2, (top + bottom) / 2)?.closest('section.pane');
}).map(card => `${card.dataset.card} of ${card.closest('[data-hand]').dataset.hand}`)"""


def covered(page: Page) -> list[str]:
    """The cards of hands whose letters lie under a panel, once nothing moves any more."""
    at_rest(page)
    return list(page.evaluate(COVERED))


def test_settings_at_the_table_leave_it_in_sight(browser: Browser, staged: str) -> None:
    """No card lies under them on a laptop nor on a phone that lies; Escape closes them from wherever one is by then.

    They say how well the bots play, which a table in progress cannot change.
    """
    page = opened(browser, staged, "dummy", "de")
    with closing(page.context):
        page.get_by_test_id("menu").click()
        page.get_by_test_id("open-settings").click()
        settings = page.get_by_role("dialog")
        expect(settings.get_by_test_id("settings-level")).to_contain_text("Anfänger")
        for width, height in ((1366, 657), (844, 390)):
            page.set_viewport_size({"width": width, "height": height})
            assert under(page, "[role=dialog]", "[data-card]") == 0, f"at {width}x{height}"
        page.set_viewport_size({"width": 390, "height": 844})
        assert under(page, "[role=dialog]", "[data-hand=N] .lane:first-child [data-card]") == 0
        page.get_by_test_id("contract").focus()
        page.keyboard.press("Escape")
        expect(settings).to_have_count(0)
        expect(page.get_by_test_id("menu")).to_be_focused()


@pytest.mark.parametrize("moment", ["mini-points", "mini-contract"])
def test_what_is_announced_leaves_both_hands_in_sight(browser: Browser, staged: str, moment: str) -> None:
    """Who is told points and contract of mini-bridge sees the cards that it is about beside the words."""
    page = opened(browser, staged, moment, longest())
    with closing(page.context):
        expect(page.locator(f"[data-panel={moment}]")).to_be_visible()
        expect(page.locator("[data-hand] [data-card]")).to_have_count(26)
        for width, height in (*USUAL, (360, 640)):
            page.set_viewport_size({"width": width, "height": height})
            assert covered(page) == [], f"at {width}x{height}"


@pytest.mark.parametrize("language", mostly_slow(LANGUAGES, "de"))
def test_a_result_breaks_no_row_on_a_phone(browser: Browser, staged: str, language: str) -> None:
    """What can be looked at of a board that is over lies in one line, and no product is parted from its factor."""
    page = opened(browser, staged, "result", language)
    with closing(page.context):
        page.set_viewport_size({"width": 390, "height": 844})
        looks = page.get_by_test_id("result").locator("[data-testid^=look-]")
        expect(looks).to_have_count(3)
        boxes = [look.bounding_box() for look in looks.all()]
        assert len({box["y"] for box in boxes if box}) == 1
        assert "4\u00a0×\u00a030" in (page.locator("ol.steps").first.text_content() or "")


TIP = """() => {
    const box = document.querySelector('aside .read')?.getBoundingClientRect();
    return [...document.querySelectorAll('[aria-labelledby=side-auction] > p')].filter(tip => {
        const { height, bottom } = tip.getBoundingClientRect();
        return height > 0 && bottom > box.bottom;
    }).map(tip => tip.textContent);
}"""


def test_the_tip_below_a_short_auction_is_whole_or_not_there(browser: Browser, staged: str) -> None:
    """No sentence about the calls is cut in half by the box below it, in the language with the longest words."""
    page = opened(browser, staged, "match-call", longest())
    with closing(page.context):
        for width, height in SIZES:
            page.set_viewport_size({"width": width, "height": height})
            at_rest(page)
            assert page.evaluate(TIP) == [], f"at {width}x{height}"


PLACES = """selector => Object.fromEntries([...document.querySelectorAll(selector)].map(node => {
    const { left, top, width, height } = node.getBoundingClientRect();
    return [node.dataset.call ?? node.dataset.testid, [left, top, width, height].map(Math.round)];
}))"""


def places(page: Page, selector: str) -> dict[str, list[int]]:
    """Where each of these lies, by its name, once nothing moves any more."""
    at_rest(page)
    return dict(page.evaluate(PLACES, selector))


@pytest.mark.slow
@pytest.mark.parametrize(
    ("moments", "selector"),
    [
        (("first-call", "full-box"), "[data-testid=bidbox] button"),
        (("dummy", "lead", "both-hands", "dummy-left"), ".actions button"),
    ],
)
def test_what_can_be_pressed_keeps_its_place(
    browser: Browser, staged: str, moments: tuple[str, ...], selector: str
) -> None:
    """A bid, pass and every other button lies at the end of an auction, or of a trick, where it lay before."""
    pages = [opened(browser, staged, moment, "de") for moment in moments]
    for width, height in SIZES:
        for page in pages:
            page.set_viewport_size({"width": width, "height": height})
        first, *others = (places(page, selector) for page in pages)
        assert first
        for moment, found in zip(moments[1:], others, strict=True):
            assert found == first, f"{moment} at {width}x{height}"
    for page in pages:
        page.context.close()


def test_a_claim_is_answered_without_scrolling(browser: Browser, staged: str) -> None:
    """On a phone both ways the two answers lie in sight as the claim comes, below dummy and the trick."""
    page = opened(browser, staged, "claimed", longest())
    with closing(page.context):
        for width, height in USUAL:
            page.set_viewport_size({"width": width, "height": height})
            for name in ("claim-accept", "claim-refuse"):
                expect(page.get_by_test_id(name)).to_be_in_viewport(ratio=1)
            assert (
                under(page, "[data-panel=claim-answer]", "[data-trick] [data-card], .lane [data-card]") == 0
            )
