"""The pictures of the readmes: what each shows, how its page comes there, and the hashes by which they are held.

Pixels tell nothing: every machine draws type in its own way. What is hashed is what stands on the page as it is read
aloud, its words, cards, numbers and controls in their order, and how the page came there. A change of the look alone
passes.
"""

import hashlib
import json
from base64 import b64decode
from collections.abc import Mapping
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Browser, Page, expect
from tests.e2e.stage import address_of
from tests.e2e.staged import COOKIE, SECRET
from tests.e2e.stillness import at_rest

ALBUM: Final = Path(__file__).parents[2] / "docs" / "pictures"
HELD: Final = ALBUM / "held.json"
"""Of each picture the hash of what it shows and that of its file, as they were when it was taken."""

LANGUAGES: Final = ("de", "en")
"""Those of the readmes."""

LAPTOP, PHONE = (1366, 657), (390, 844)
QUALITY: Final = 67


@dataclass(frozen=True)
class Sight:
    """Something to be looked at.

    Attributes:
        page: Which page of the router it is.
        path: Its address, with the names of what is ``made`` for it in braces.
        shows: A selector of what is there once it can be looked at.
        presses: Selectors of what is pressed on the way, one after the other; a key begins with ``key:``.
        guest: Whether somebody looks at it whom no table knows.
    """

    page: str
    path: str
    shows: str = "h1"
    presses: tuple[str, ...] = ()
    guest: bool = False


def button(name: str) -> str:
    """The selector of what tests press by this name."""
    return f"[data-testid={name}]"


@dataclass(frozen=True)
class Picture:
    """A picture of the album.

    Attributes:
        sight: What there is to be seen.
        theme: By day or at night: ``"light"`` or ``"dark"``.
        size: The window.
        top: A selector of what is scrolled to the top, where the first thing of the page is not the best.
    """

    sight: Sight
    theme: str
    size: tuple[int, int]
    top: str = ""


HANDS = "[data-hand] [data-card]"
REVIEW = Sight("table", address_of("result"), "[data-complete=true]", (button("look-review"),))

PICTURES: Final[Mapping[str, Picture]] = {
    "table": Picture(Sight("table", address_of("dummy"), HANDS), "light", LAPTOP),
    "phone": Picture(Sight("table", address_of("first-call"), HANDS), "dark", PHONE),
    "friends": Picture(Sight("table", "/table/{lobby}", button("room")), "light", LAPTOP),
    "school": Picture(Sight("school", "/school"), "light", LAPTOP),
    "review": Picture(REVIEW, "light", LAPTOP, button("review-tricks")),
}


def opened(
    browser: Browser,
    url: str,
    theme: Any,
    language: str,
    size: tuple[int, int],
    *,
    motion: bool = False,
) -> Page:
    """A browser's page of this size, in this theme and language, whose person may sit at every moment's table."""
    width, height = size
    context = browser.new_context(
        reduced_motion="no-preference" if motion else "reduce",
        color_scheme=theme,
        viewport={"width": width, "height": height},
    )
    cookie: Any = {"name": COOKIE, "value": SECRET, "url": url}
    context.add_cookies([cookie])
    context.add_init_script(f"localStorage.setItem('schlemm', JSON.stringify({{profile: '{language}'}}))")
    return context.new_page()


def settle(page: Page) -> None:
    """Wait until nothing is loaded any more, and type and faces are there."""
    page.evaluate("() => document.fonts.ready.then(() => true)")
    at_rest(page)


def bring(browser: Browser, url: str, name: str, language: str) -> Page:
    """The page that this picture shows; its context is to be closed by whoever asked for it."""
    picture = PICTURES[name]
    page = opened(browser, url, picture.theme, language, picture.size)
    page.goto(url + picture.sight.path.format(lobby=_lobby(page, url)))
    for press in picture.sight.presses:
        page.locator(press).first.click()
    expect(page.locator(picture.sight.shows).first).to_be_visible()
    settle(page)
    if picture.top:
        there = "node => { node.style.scrollMarginTop = '1rem'; node.scrollIntoView({block: 'start'}); }"
        page.locator(picture.top).evaluate(there)
        settle(page)
    return page


def _lobby(page: Page, url: str) -> str:
    """The name of a table at which three are waited for."""
    wish = {"form": "robber4", "name": "Anna", "company": ["W", "N", "E"]}
    return str(page.context.request.post(f"{url}/api/tables", data=wish).json()["table"])


def hash_of(page: Page, name: str) -> str:
    """A hash of what stands on the page, and of how it came there."""
    told = f"{PICTURES[name]}\n{page.locator('body').aria_snapshot()}"
    return hashlib.sha256(told.encode()).hexdigest()


def file_of(name: str, language: str) -> Path:
    """Where the picture lies."""
    return ALBUM / f"{name}-{language}.webp"


def take_album(browser: Browser, url: str) -> None:
    """Take all pictures of the album anew, and keep the hashes of what they show."""
    held = {}
    for language in LANGUAGES:
        for name in PICTURES:
            page, file = bring(browser, url, name, language), file_of(name, language)
            with closing(page.context):
                session = page.context.new_cdp_session(page)
                wish = {"format": "webp", "quality": QUALITY}
                drawn = b64decode(session.send("Page.captureScreenshot", wish)["data"])
                file.write_bytes(drawn)
                held[file.stem] = {"shows": hash_of(page, name), "file": hashlib.sha256(drawn).hexdigest()}
    HELD.write_text(json.dumps(held, indent=2) + "\n", encoding="utf-8")
