"""What is enlarged to 200 % or 400 % can all be reached: the window of a laptop is a half or a quarter as wide then."""

from playwright.sync_api import Browser
from tests.e2e.album import opened
from tests.e2e.stage import ENLARGED, address_of

HIDDEN = """() => {
    const cards = [...document.querySelectorAll('[data-trick] [data-card]')].map(each => each.getBoundingClientRect());
    return [...document.querySelectorAll('[data-plate]')].filter(plate => {
        const name = plate.getBoundingClientRect();
        return cards.some(card => card.left < name.right && name.left < card.right
            && card.top < name.bottom && name.top < card.bottom);
    }).map(plate => plate.dataset.plate);
}"""
"""The players whose names lie under cards of the trick."""

COVERED = """selector => [...document.querySelectorAll(selector)].filter(each => {
    each.scrollIntoView({block: 'nearest'});
    const box = each.getBoundingClientRect();
    const hit = document.elementFromPoint(box.left + 11, box.top + 14);
    return !each.contains(hit);
}).map(each => each.getAttribute('aria-label'))"""


def test_bids_and_hand_can_be_reached_when_enlarged(browser: Browser, staged: str) -> None:
    """At 200 % and 400 % each bid and each own card shows its sign, under nothing else, once one has scrolled there."""
    for size in ((683, 329), (342, 164)):
        page = opened(browser, staged, "dark", "de", size)
        page.goto(f"{staged}/table/{ENLARGED}")
        page.locator("button[data-card]").nth(12).wait_for()
        page.wait_for_load_state("networkidle")
        covered = page.evaluate(COVERED, "button[data-card], [data-testid=bidbox] [data-call]")
        page.context.close()
        assert covered == [], size


def test_the_trick_lies_on_no_name_when_enlarged(browser: Browser, staged: str) -> None:
    """At 200 % the trick beside an open hand leaves everybody's name in sight."""
    page = opened(browser, staged, "dark", "de", (683, 329))
    page.goto(f"{staged}{address_of('dummy')}")
    page.locator("[data-trick] [data-card]").nth(2).wait_for()
    page.wait_for_load_state("networkidle")
    hidden = page.evaluate(HIDDEN)
    page.context.close()
    assert hidden == []
