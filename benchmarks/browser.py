"""What a person waits for in the browser: the page, the cards, a card after the click; and what the page weighs."""

import gzip
import shutil
import statistics
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path

from benchmarks.timing import Row, Table
from playwright.sync_api import Browser, Page, Response, sync_playwright

FLAGS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
)

WATCH = """
(() => {
  const seen = {};
  const look = () => {
    const button = document.querySelector('main button');
    if (button && !seen.interactive) seen.interactive = performance.now();
    if (document.querySelectorAll('button[data-card]').length === 13 && !seen.cards) seen.cards = performance.now();
  };
  new MutationObserver(look).observe(document, {childList: true, subtree: true});
  window.seen = seen;
})()
"""
"""Runs before the page does: notes when it can be used, and when thirteen cards lie there."""

CLICK = """
card => new Promise(done => {
  const start = performance.now();
  const there = () => document.querySelector(`[data-trick] [data-card="${card}"]`);
  const look = () => there() && requestAnimationFrame(() => { watch.disconnect(); done(performance.now() - start); });
  const watch = new MutationObserver(look);
  watch.observe(document.body, {childList: true, subtree: true});
  document.querySelector(`button[data-card="${card}"]`).click();
})
"""
"""Clicks a card and resolves with the milliseconds until a frame with the card in the trick is drawn."""


def chromium() -> str | None:
    """The browser to measure in, the one that people have; ``None`` where there is none."""
    return (
        shutil.which("chromium") or shutil.which("google-chrome") or shutil.which("chromium-headless-shell")
    )


def measure(rounds: int) -> Iterator[Table]:
    """The weight of the page and the times, if there is a browser."""
    yield from in_browser(lambda browser, url: (weight(browser, url), times(browser, url, rounds)))


def in_browser(measured: Callable[[Browser, str], tuple[Table, ...]]) -> tuple[Table, ...]:
    """What is measured in a browser in front of a server of its own; nothing if there is no browser."""
    program = chromium()
    if program is None:
        print("no Chromium on this machine, nothing measured in a browser\n")
        return ()
    with (
        tempfile.TemporaryDirectory() as folder,
        serving(Path(folder)) as url,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=program, args=list(FLAGS))
        tables = measured(browser, url)
        browser.close()
    return tables


def weight(browser: Browser, url: str) -> Table:
    """Every script and style that a table loads until its cards lie there, gzipped as a server would send it.

    What is fetched at leisure afterwards is not counted.
    """
    page = browser.new_context(viewport={"width": 1440, "height": 900}, locale="de-DE").new_page()
    page.goto(url)
    page.locator("main button").first.click()
    page.wait_for_url("**/table/*")
    link = page.url
    page.goto("about:blank")
    asked: dict[str, Response] = {}
    page.on("response", lambda response: asked.update({response.url: response}))
    page.goto(link)
    page.locator("button[data-card]").first.wait_for()
    bodies = {url: response.body() for url, response in tuple(asked.items())}
    sizes = [
        sum(_gzipped(body) for at, body in bodies.items() if at.endswith(kind)) for kind in (".js", ".css")
    ]
    page.context.close()
    total = Row("JS and CSS of the table page", (sum(sizes),), 60.0)
    parts = [Row(name, (size,)) for name, size in zip(("of which JS", "of which CSS"), sizes, strict=True)]
    return Table("weight", "What the table page loads", "KB gzipped", (total, *parts), more_is_better=False)


def _gzipped(body: bytes) -> float:
    return len(gzip.compress(body, 9)) / 1000


def times(browser: Browser, url: str, rounds: int) -> Table:
    """Page, cards and click, in milliseconds, on loopback."""
    interactive, cards, clicks = list[float](), list[float](), list[float]()
    for _ in range(rounds):
        page = browser.new_context(viewport={"width": 1440, "height": 900}, locale="de-DE").new_page()
        page.add_init_script(WATCH)
        page.goto(url)
        page.wait_for_function("() => window.seen.interactive")
        interactive.append(float(page.evaluate("window.seen.interactive")))
        start = float(page.evaluate("performance.now()"))
        page.locator("main button").first.click()
        page.wait_for_function("() => window.seen.cards")
        cards.append(float(page.evaluate("window.seen.cards")) - start)
        clicks.append(statistics.median(_clicks(page, 6)))
        page.context.close()
    rows = (
        Row("page is interactive after navigation", tuple(interactive), 1_000.0),
        Row("thirteen cards after one click", tuple(cards), 2_000.0),
        Row("a card shows after the click on it", tuple(clicks), 50.0),
    )
    return Table("waiting", "What a person waits for, on loopback", "ms", rows, more_is_better=False)


def _clicks(page: Page, count: int) -> list[float]:
    """Play cards by clicks and take the time of each; pass in the auction."""
    found: list[float] = []
    passing = page.locator("[data-testid=bidbox] [data-call=P][aria-disabled=false]")
    legal = page.locator("button[data-card][aria-disabled=false]").first
    for _ in range(3_000):
        if len(found) == count:
            break
        if passing.is_visible():
            passing.click()
        elif legal.is_visible():
            found.append(float(page.evaluate(CLICK, legal.get_attribute("data-card"))))
            page.wait_for_timeout(50)
        else:
            for name in ("claim-accept", "next"):
                if page.get_by_test_id(name).is_visible():
                    page.get_by_test_id(name).click()
            page.wait_for_timeout(30)
    return found


class serving:  # noqa: N801 - reads as what it does: with serving(folder) as url
    """A server of its own on a free port, for as long as the block lasts."""

    def __init__(self, folder: Path) -> None:
        serve = [sys.executable, "-m", "schlemm", "serve"]
        command = [*serve, "--port", "0", "--data", str(folder / "b.db"), "--seed", "1"]
        self._process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)

    def __enter__(self) -> str:
        assert self._process.stdout is not None
        address = next(
            word for line in self._process.stdout for word in line.split() if word.startswith("http://")
        )
        return address.rstrip("/")

    def __exit__(self, *_: object) -> None:
        self._process.terminate()
        self._process.wait(20)
