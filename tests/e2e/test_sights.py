"""All that the pages and the table can show, looked at with axe in both themes and in forced colours."""

import re
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect
from tests.e2e.conftest import House
from tests.e2e.sights import QUICK, SIGHTS, Sight, made_for
from tests.e2e.soundness import COLOURS, assert_sound, violations
from tests.e2e.stage import AT_A_SHOULDER, ROBBER_OVER
from tests.e2e.staged import COOKIE, SECRET
from tests.effort import mostly_slow

WEB = Path(__file__).parents[2] / "web/src"

POST = """async ([path, wish]) => (await (await fetch(path, {
    method: 'POST', headers: {'Content-Type': 'application/json'}, body: JSON.stringify(wish),
})).json())"""

LINKS = "async table => (await (await fetch(`/api/tables/${table}/links?seat=S`)).json())"

ALIKE = """() => {
    const told = ['color', 'borderTopColor', 'borderTopStyle', 'borderTopWidth', 'borderBottomColor',
        'borderBottomStyle', 'borderBottomWidth', 'outlineStyle', 'outlineColor', 'fontWeight', 'textDecorationLine',
        'opacity', 'translate', 'forcedColorAdjust'];
    const seen = node => node.checkVisibility({visibilityProperty: true, opacityProperty: true});
    const look = node => {
        const labels = [node, node.closest('label'), node.closest('.radio, .card, li'), ...node.querySelectorAll('*')];
        const text = getComputedStyle(node, '::after').content + getComputedStyle(node, '::before').content;
        return text + labels.filter(Boolean).map(each => {
            const style = getComputedStyle(each);
            return told.map(name => style[name]).join();
        }).join('|');
    };
    const states = {
        'aria-pressed': '[aria-pressed=true]', 'aria-selected': '[aria-selected=true]',
        'aria-current': '[aria-current]:not([aria-current=false])',
        'aria-disabled': '[aria-disabled=true]:is(button, a)',
        ':checked': '.radio input:checked',
    };
    const alike = [];
    for (const [state, selector] of Object.entries(states))
        for (const node of document.querySelectorAll(selector)) {
            const group = node.closest('[role=group], [role=toolbar], fieldset, ul, ol, nav, .cluster, .actions');
            const other = [...(group?.querySelectorAll(node.localName) ?? [])].find(each =>
                !each.matches(selector) && each.childElementCount === node.childElementCount && seen(each));
            if (other && seen(node) && look(node) === look(other))
                alike.push(`${state}: ${node.outerHTML.slice(0, 120)}`);
        }
    return alike;
}"""
"""What has a state and looks like its neighbour that has not: in forced colours there is no background to tell them."""


class Gallery:
    """Shows every sight, each in one of two browsers: of somebody who sits at the tables, and of a stranger.

    Args:
        browser: The browser.
        url: Where the server with the tables of ``stage.py`` is.
    """

    def __init__(self, browser: Browser, url: str) -> None:
        self._url = url
        self._contexts = [self._context(browser) for _ in range(2)]
        cookie: Any = {"name": COOKIE, "value": SECRET, "url": url}
        self._contexts[0].add_cookies([cookie])
        self._own, self._guest = (context.new_page() for context in self._contexts)
        self._made = self._make()

    def close(self) -> None:
        """Close both browsers."""
        for context in self._contexts:
            context.close()

    def show(self, sight: Sight) -> Page:
        """The page that shows it, as wide as a laptop, in the dark."""
        page = self._guest if sight.guest else self._own
        page.set_viewport_size({"width": 1366, "height": 657})
        page.emulate_media(color_scheme="dark", forced_colors="none")
        page.goto(self._url + made_for(sight, self._made))
        for press in sight.presses:
            if press.startswith("key:"):
                expect(page.get_by_test_id("table")).to_be_visible()
                page.wait_for_load_state("networkidle")
                page.keyboard.press(press.removeprefix("key:"))
            else:
                page.locator(press).first.click()
        expect(page.locator(sight.shows).first).to_be_visible()
        page.wait_for_load_state("networkidle")
        return page

    @staticmethod
    def _context(browser: Browser) -> BrowserContext:
        return browser.new_context(locale="de-DE", reduced_motion="reduce")

    def _make(self) -> dict[str, str]:
        """A circle, a pad, and tables at which others are waited for; and what the links of two tables lead to."""
        for page in (self._own, self._guest):
            page.goto(f"{self._url}/nowhere")
        own = {"form": "robber4", "name": "Anna", "tempo": 0, "level": "anfaenger"}
        team = {"colour": "blue", "level": "anfaenger"}
        teams = {"a": team, "b": {**team, "colour": "yellow"}}
        made = {
            "series": self._post("/api/series", name="Donnerstag", person="Anna")["series"],
            "pad": self._post("/api/pads", form="robber4", people=["Anna", "Ben", "Carla", "Dora"])["pad"],
            "lobby": self._post("/api/tables", **own, company=["N"])["table"],
            "ceremony": self._post("/api/tables", **{**own, "tempo": 1}, seat="W", ceremony="singly")[
                "table"
            ],
            "match": self._post("/api/matches", name="Anna", tempo=0, company=["2E"], **teams)["table"],
        }
        looked_on = self._own.evaluate(LINKS, AT_A_SHOULDER)
        key = looked_on["watch"].partition("#")[2]
        self._guest.evaluate(POST, [f"/api/tables/{AT_A_SHOULDER}/watch", {"key": key, "name": "Gerda"}])
        invited = self._own.evaluate(LINKS, made["lobby"])["seats"]
        return {
            **made,
            "seat": invited[0]["path"],
            "watch": self._own.evaluate(LINKS, made["lobby"])["watch"],
        }

    def _post(self, path: str, **wish: object) -> dict[str, str]:
        made: dict[str, str] = self._own.evaluate(POST, [path, wish])
        return made


@pytest.fixture(scope="module")
def gallery(browser: Browser, house: House) -> Iterator[Gallery]:
    """Shows the sights, in browsers that all these tests share."""
    with closing(Gallery(browser, house.seeded(1).url)) as shown:
        yield shown


@pytest.mark.parametrize("name", mostly_slow(SIGHTS, *QUICK))
def test_everything_is_sound_in_both_themes_and_in_forced_colours(gallery: Gallery, name: str) -> None:
    """Axe finds nothing serious, wide or narrow; where colours are forced, no background alone tells a state."""
    page = gallery.show(SIGHTS[name])
    found = violations(page)
    page.emulate_media(color_scheme="light")
    expect(page.locator("html")).to_have_attribute("data-theme", "light")
    found += violations(page, {"runOnly": COLOURS})
    page.set_viewport_size({"width": 390, "height": 844})
    found += violations(page, {"rules": {rule: {"enabled": False} for rule in COLOURS}})
    page.emulate_media(forced_colors="active")
    assert found + page.evaluate(ALIKE) == []


def test_no_page_is_without_a_sight() -> None:
    """Each page that the router knows has a row in the table of sights."""
    others = (WEB / "pages/routes.ts").read_text(encoding="utf-8")
    shown = (WEB / "pages/App.svelte").read_text(encoding="utf-8")
    pages = {
        *re.findall(r"^  (\w+): \(\) => import", others, re.MULTILINE),
        *re.findall(r"case '(\w+)':", shown),
    }
    assert len(pages) > 20
    assert pages == {sight.page for sight in SIGHTS.values()}


def test_the_end_of_a_robber_is_sound_in_high_contrast(browser: Browser, staged: str) -> None:
    """The last page of a robber, with its sheet, in the theme for those who need more contrast."""
    context = browser.new_context(locale="de-DE", reduced_motion="reduce", contrast="more")
    context.add_cookies([{"name": COOKIE, "value": SECRET, "url": staged}])
    page = context.new_page()
    page.goto(f"{staged}/table/{ROBBER_OVER}")
    page.get_by_test_id("robber-end").wait_for()
    page.wait_for_load_state("networkidle")
    assert page.locator("html").get_attribute("data-theme") == "contrast"
    assert_sound(page)
    context.close()
