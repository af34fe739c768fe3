"""A whole deal as somebody hears it who plays without screen and mouse, as a text that people can read.

What stands there: the keys that were pressed, every text of the table's live regions in the order in which a screen
reader gets them, and the tree of names and roles at some moments. How long somebody or the first cards are waited for
depends on the machine, so the regions that say so are left out.

``python -m tests.e2e.hearing`` writes it anew; look at what has changed before you commit it.
"""

import json
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, BrowserContext, Page, WebSocket, sync_playwright
from tests.conftest import CHROMIUM, QUIET
from tests.e2e.conftest import Server
from tests.e2e.moments import HANDS
from tests.e2e.player import POLLING, Player
from tests.e2e.staged import COOKIE, SECRET, Moment, prepare
from tests.e2e.stillness import at_rest, draw_until

GOLDEN = Path(__file__).parents[1] / "golden" / "hearing" / "de.txt"
TABLE = "stagedheaaaa"
DEAL = Moment(f"N:{HANDS}", "S")
"""South has a slam try, partner seven hearts."""

CALLS = ("1P", "4N", "6P")
"""What South types, and after that pass."""

SUITS = {"S": "P", "H": "C", "D": "K", "C": "T"}
RANKS = {"T": "1", "Q": "D", "J": "B"}
"""What a German types for a suit and a rank."""

QUESTIONS = "bomrei"
"""The keys that ask for the own hand, dummy, the trick, the auction, the score and whose turn it is."""

ASKED_AFTER = 5
"""So many cards of declarer, dummy's included, are played before the keys are pressed again: in a trick."""

SECOND_LETTER = 750
"""Milliseconds after a call or card for which a letter is taken to belong to it still."""

LISTEN = """
window.heard = [];
let spoken = new WeakSet(), last = new Map();
new MutationObserver(() => {
    const regions = [...document.querySelectorAll('[role=log], [role=status], [role=alert], [aria-live]')];
    for (const region of regions) {
        if (region.closest('[data-testid=waits-for], [data-testid=waiting]')) continue;
        const role = region.getAttribute('role') ?? 'status';
        if (role === 'log') {
            for (const line of region.children)
                if (!spoken.has(line)) spoken.add(line), heard.push(line.textContent.trim());
            continue;
        }
        const text = region.textContent.replace(/\\s+/g, ' ').trim();
        if (text !== (last.get(region) ?? '')) {
            last.set(region, text);
            if (text) heard.push(`${role === 'alert' ? '! ' : ''}${text}`);
        }
    }
}).observe(document, {subtree: true, childList: true, characterData: true});
"""
"""Keeps what each region says when it changes: a log each new line, any other its whole text."""


class Listener:
    """Plays at the table of a page by keyboard alone, and writes down what is pressed and heard.

    Args:
        page: The page, on which nothing is open yet.
        url: Where the server is.
    """

    def __init__(self, page: Page, url: str) -> None:
        self._page = page
        self._lines: list[str] = []
        self._unanswered = set[str]()
        page.on("websocket", self._follow)
        page.add_init_script(LISTEN)
        page.clock.install()
        page.goto(f"{url}/table/{TABLE}")
        self._player = Player(page)
        self._player.wait()

    def deal(self) -> str:
        """Play the deal to its end; everything that was pressed and heard."""
        self._look("Vor der ersten Ansage")
        calls = list(CALLS)
        played = 0
        while self._player.phase == "auction":
            self._act(calls.pop(0) if calls else "P")
        self._look("Nach der Reizung")
        while not self._page.get_by_test_id("next").is_visible():
            if self._page.get_by_test_id("claim-accept").is_visible():
                self._tab_to("claim-accept")
                self._act("Enter", typed=False)
                continue
            self._act(self._card())
            played += 1
            if played == ASKED_AFTER:
                self._look("Mitten im Spiel")
        self._look("Nach dem letzten Stich")
        return "\n".join(self._lines) + "\n"

    def _look(self, title: str) -> None:
        """The tree of the page, and what it answers to who asks."""
        self._hear()
        self._lines += ["", f"## {title}", ""]
        self._lines += [f"    {line}" for line in self._tree_at_rest()]
        self._lines.append("")
        self._page.clock.fast_forward(SECOND_LETTER)
        for key in QUESTIONS:
            self._page.keyboard.press(key)
            self._lines.append(f"> {key}")
            self._page.wait_for_function("() => heard.length > 0")
            self._hear()

    def _follow(self, socket: WebSocket) -> None:
        """Know what the page has asked on its socket and not yet heard of: what a call means, for example."""

        def sent(text: str | bytes) -> None:
            self._unanswered.add(json.loads(text)["id"])

        def heard(text: str | bytes) -> None:
            message = json.loads(text)
            if message.get("complete", True):
                self._unanswered.discard(message.get("id", ""))

        socket.on("framesent", sent)
        socket.on("framereceived", heard)

    def _tree_at_rest(self) -> list[str]:
        """The tree of the page once nothing is asked any more, and it is what it was a moment before."""
        draw_until(self._page, lambda: not self._unanswered, "a question is never answered")
        tree, before = _tree(self._page), list[str]()
        while tree != before:
            at_rest(self._page)
            tree, before = _tree(self._page), tree
        return tree

    def _hear(self) -> None:
        self._lines += [f"  {text}" for text in self._page.evaluate("heard.splice(0)")]

    def _act(self, keys: str, *, typed: bool = True) -> None:
        """Press these keys, one after the other, and wait until it is our turn again."""
        before = self._player.version
        self._hear()
        self._lines.append(f"> {keys}")
        for key in keys if typed else (keys,):
            self._page.keyboard.press(key)
        self._page.wait_for_function(
            "before => Number(document.querySelector('[data-testid=table]')?.dataset.version) > before",
            arg=before,
            polling=POLLING,
        )
        self._player.wait()
        self._hear()

    def _card(self) -> str:
        """What is typed for the first card that may be played."""
        card = self._page.locator("button[data-card][aria-disabled=false]").first.get_attribute("data-card")
        assert card is not None
        return SUITS[card[0]] + RANKS.get(card[1], card[1])

    def _tab_to(self, name: str) -> None:
        for _ in range(60):
            if self._page.evaluate("document.activeElement?.dataset.testid") == name:
                return
            self._page.keyboard.press("Tab")
        raise AssertionError(f"the tab key does not lead to {name}")


def _tree(page: Page) -> list[str]:
    """Names and roles of everything on the page, without addresses and what stands above already: what was heard."""
    lines, log = [], None
    for line in page.locator("body").aria_snapshot().splitlines():
        depth = len(line) - len(line.lstrip())
        if log is not None and depth > log:
            continue
        log = depth if line.lstrip().startswith("- log") else None
        if not line.lstrip().startswith("- /url:"):
            lines.append(line.rstrip(":") if log is not None else line)
    return lines


def transcript(page: Page, url: str) -> str:
    """The deal as it is heard."""
    return Listener(page, url).deal()


def prepared(folder: Path) -> Server:
    """A server with the table, as its four players sit down to it."""
    data = folder / "hearing.db"
    prepare(data, {TABLE: DEAL})
    return Server(data, 1)


def opened(browser: Browser, url: str) -> BrowserContext:
    """A German browser of the person at South, who wants no motion."""
    context = browser.new_context(
        locale="de-DE", reduced_motion="reduce", viewport={"width": 1366, "height": 657}
    )
    context.add_cookies([{"name": COOKIE, "value": SECRET, "url": url}])
    return context


def write() -> None:
    """Write the transcript anew."""
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = prepared(Path(folder))
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=list(QUIET))
        try:
            page = opened(browser, server.url).new_page()
            GOLDEN.parent.mkdir(parents=True, exist_ok=True)
            GOLDEN.write_text(transcript(page, server.url), encoding="utf-8")
        finally:
            browser.close()
            server.stop()


if __name__ == "__main__":
    write()
