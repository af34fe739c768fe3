"""The strength of a hand in one number, on the page of hands and beside the hand at the table."""

import json
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser, Locator, Page, expect
from tests.e2e.choices import choose
from tests.e2e.conftest import Server
from tests.e2e.soundness import assert_sound
from tests.e2e.stillness import at_rest
from tests.effort import mostly_slow

HAND = "♠AKD54 ♥K9876 ♦32 ♣2"
"""Twelve figure points, four for length, three for shortness."""
SIZES = [(1366, 657), (390, 844), (844, 390), (320, 640)]
COVERED = """strength => {
  const own = strength.getBoundingClientRect();
  const inside = own.left >= 0 && own.top >= 0 && own.right <= innerWidth && own.bottom <= innerHeight;
  const others = document.querySelectorAll('[data-call], [data-card], .plate, .said, .me, [data-testid=hint]');
  const over = [...others].filter((other) => {
    const box = other.getBoundingClientRect();
    return box.width > 0 && Math.min(box.right, own.right) - Math.max(box.left, own.left) > 1
      && Math.min(box.bottom, own.bottom) - Math.max(box.top, own.top) > 1;
  });
  const on = [...strength.querySelectorAll('button')].every((button) => {
    const { left, top, width, height } = button.getBoundingClientRect();
    return width === 0 || button.contains(document.elementFromPoint(left + width / 2, top + height / 2));
  });
  const said = document.querySelector('.said')?.getBoundingClientRect();
  const foot = document.querySelector('.foot').getBoundingClientRect();
  const read = !said || getComputedStyle(document.querySelector('.foot')).clipPath !== 'none'
    || said.top >= foot.top - 1 && said.bottom <= foot.bottom + 1;
  return { inside, on, read, over: over.map((each) => each.outerHTML.slice(0, 80)) };
}"""
"""Whether the strength is in sight, can be tapped, leaves what is said of bids room, and lies on nothing else."""


@pytest.fixture
def counting(browser: Browser, serve: Callable[[int], Server]) -> Iterator[Callable[..., Page]]:
    """Opens a table of this size where the hand is counted, for a player of this system."""
    opened = []
    url = serve(5).url

    def open_table(
        size: tuple[int, int], system: str = "natur-b", valuation: str = "on", locale: str = "de-DE"
    ) -> Page:
        width, height = size
        opened.append(
            browser.new_context(
                locale=locale, viewport={"width": width, "height": height}, reduced_motion="reduce"
            )
        )
        page = opened[-1].new_page()
        kept = json.dumps({"valuation": valuation, "opening": {"system": system}})
        page.add_init_script(f"localStorage.schlemm ||= '{kept}'")
        page.goto(url)
        page.locator("main .primary").first.click()
        page.wait_for_url("**/table/*")
        expect(page.get_by_test_id("bidbox")).to_be_visible()
        return page

    yield open_table
    for context in opened:
        context.close()


def seen_at_last(strength: Locator) -> object:
    """How the strength lies there, once the table is arranged in its window."""
    at_rest(strength.page)
    return strength.evaluate(COVERED)


def number(strength: Locator) -> Locator:
    """The number."""
    return strength.locator("b").first


def valued(page: Page, server: Server) -> Locator:
    """The strength of the hand, typed on the page of hands."""
    page.goto(server.url + "/hand")
    page.get_by_test_id("hand-account").wait_for()
    page.get_by_role("textbox").fill(HAND)
    page.get_by_role("textbox").press("Enter")
    return page.get_by_test_id("hand-strength")


def test_the_strength_of_a_hand_is_one_number(page: Page, serve: Callable[[int], Server]) -> None:
    """S1:19: figure and length points are one number, in notrump too, so that there is nothing to switch."""
    strength = valued(page, serve(5))
    expect(strength.locator("b")).to_have_text(["16"])
    expect(strength.get_by_role("checkbox")).to_have_count(0)


def test_short_suits_count_nothing_in_notrump(page: Page, serve: Callable[[int], Server]) -> None:
    """S4:63: who chooses short suits is told that they need trumps; the switch for notrump takes them away."""
    strength = valued(page, serve(5))
    choose(page.get_by_role("radio", name="Kurze Farben"))
    expect(strength.locator("b")).to_have_text(["15"])
    expect(strength).to_contain_text("nur mit Trumpf")
    strength.get_by_role("checkbox").check()
    expect(strength.locator("b")).to_have_text(["12"])
    expect(strength).to_contain_text("sie zählen in SA nicht")


def test_the_page_of_hands_counts_as_the_system_played_last(
    page: Page, serve: Callable[[int], Server]
) -> None:
    """Who bids Natur B finds short suits counted, without choosing them."""
    page.add_init_script("localStorage.schlemm = JSON.stringify({ opening: { system: 'natur-b' } })")
    expect(number(valued(page, serve(5)))).to_have_text("15")


@pytest.mark.parametrize("locale", mostly_slow(["de-DE", "fr-FR"], "fr-FR"))
def test_the_strength_stands_beside_the_hand(counting: Callable[..., Page], locale: str) -> None:
    """During the auction the number is in sight on a laptop and on phones, can be tapped, and covers nothing."""
    page = counting(SIZES[0], locale=locale)
    strength = page.get_by_test_id("own-strength")
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        expect(number(strength)).to_have_text("16")
        page.locator("[data-call][aria-disabled=false]").first.focus()
        assert seen_at_last(strength) == {"inside": True, "on": True, "read": True, "over": []}
        assert_sound(page)


def test_notrump_is_switched_beside_the_hand(counting: Callable[..., Page]) -> None:
    """In Natur B the number says that it needs trumps; for notrump it is that of the figures, in the panel too."""
    page = counting((1366, 657))
    strength = page.get_by_test_id("own-strength")
    expect(strength).to_contain_text("nur mit Trumpf")
    strength.get_by_role("button", name="Für einen Kontrakt in SA").click()
    expect(strength).not_to_contain_text("nur mit Trumpf")
    strength.get_by_role("button", name="Blattstärke").click()
    pane = page.locator(".pane")
    figures = pane.locator(".count b").first.text_content() or ""
    expect(number(strength)).to_have_text(figures)
    expect(number(pane.get_by_test_id("hand-strength"))).to_have_text(figures)
    expect(pane.get_by_role("checkbox")).to_be_checked()


def test_long_suits_need_no_trumps(counting: Callable[..., Page]) -> None:
    """In Natur A and Forum long suits count, in notrump too: nothing is to be switched."""
    strength = counting((390, 844), "natur-a").get_by_test_id("own-strength")
    expect(strength.get_by_role("button", name="Blattstärke")).to_be_visible()
    expect(strength.get_by_role("button", name="Für einen Kontrakt in SA")).to_have_count(0)


def test_who_counts_first_is_not_told(counting: Callable[..., Page]) -> None:
    """The own count comes before the program's: what stands beside the hand asks for it, and leads to it."""
    page = counting((390, 844), valuation="count")
    strength = page.get_by_test_id("own-strength")
    expect(strength).to_have_text("Zähl dein Blatt")
    strength.get_by_role("button").click()
    expect(page.locator(".pane").get_by_role("button", name="Zeigen")).to_be_visible()


def test_the_sheet_of_a_match_has_the_count_too(page: Page, serve: Callable[[int], Server]) -> None:
    """On a phone the count stands at the end of the sheet, in a match as in a rubber."""
    page.set_viewport_size({"width": 390, "height": 844})
    page.add_init_script("localStorage.setItem('schlemm', JSON.stringify({ valuation: 'on' }))")
    page.goto(serve(5).url)
    page.get_by_role("button", name="Vier Boards gegen Bots").click()
    page.wait_for_url("**/table/*")
    page.get_by_test_id("open-sheet").first.click()
    expect(page.get_by_test_id("hand-strength")).to_be_visible()


def test_nothing_is_counted_unasked(counting: Callable[..., Page]) -> None:
    """Who has not asked for the count reads no number; it is shown and put away beside the hand, by key and by tap.

    This browser keeps what was chosen last, and the keyboard stays where it was.
    """
    page = counting((1366, 657), valuation="off")
    strength, shown = page.get_by_test_id("own-strength"), page.get_by_test_id("strength-shown")
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        expect(strength).to_have_text("Punkte zeigen")
        page.locator("[data-call][aria-disabled=false]").first.focus()
        assert seen_at_last(strength) == {"inside": True, "on": True, "read": True, "over": []}
        assert_sound(page)
        shown.focus()
        page.keyboard.press("Enter")
        expect(number(strength)).to_have_text("16")
        expect(shown).to_be_focused()
        shown.click()
    shown.click()
    page.reload()
    expect(number(strength)).to_have_text("16")
    page.get_by_role("button", name="Punkte ausblenden").click()
    page.reload()
    expect(strength).to_have_text("Punkte zeigen")
