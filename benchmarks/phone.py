"""The first table on a phone: how long until cards lie there and calls can be made, and how far things jump."""

from collections.abc import Iterator

from benchmarks.browser import in_browser
from benchmarks.timing import Row, Table
from playwright.sync_api import Browser, Page

SLOWER = 4
"""So many times slower than this machine is the processor of the phone."""

LINE = {"offline": False, "latency": 150, "downloadThroughput": 200_000, "uploadThroughput": 93_750}
"""1.6 Mbit/s down, 750 kbit/s up, 150 ms; in bytes a second."""

WATCH = """
(() => {
  const seen = (window.seen = {});
  const look = () => {
    if (!seen.first && document.querySelector('button[data-card]')) seen.first = performance.now();
    const bids = document.querySelector('[data-testid=bidbox] [data-call][aria-disabled=false]');
    if (!seen.playable && bids && document.querySelectorAll('button[data-card]').length === 13)
      requestAnimationFrame(() => (seen.playable ??= performance.now()));
  };
  new MutationObserver(look).observe(document, {childList: true, subtree: true, attributes: true});
  seen.shift = 0;
  new PerformanceObserver(list => list.getEntries().forEach(one => (seen.shift += one.value)))
    .observe({type: 'layout-shift', buffered: true});
})()
"""
"""Notes when the first card lies there, when a call can be made, and how far things have jumped."""


def measure(rounds: int) -> Iterator[Table]:
    """The seconds of the first table on a phone, if there is a browser."""
    yield from in_browser(lambda browser, url: first_table(browser, url, rounds))


def first_table(browser: Browser, url: str, rounds: int) -> tuple[Table, Table]:
    """From the address of a table to its cards, nothing cached, and what has jumped on the way."""
    found = [_opened(browser, url) for _ in range(rounds)]
    first, playable, shift = (tuple(one[name] for one in found) for name in ("first", "playable", "shift"))
    rows = (Row("first card", first, 2_500.0), Row("a call can be made", playable, 3_000.0))
    note = f"processor {SLOWER} times slower, 1.6 Mbit/s, 150 ms, nothing cached"
    jumped = (Row("from the address to the first call", tuple(1_000 * one for one in shift), 20.0),)
    return (
        Table("phone", "The first table on a phone", "ms", rows, more_is_better=False, note=note),
        Table("phone-shift", "Layout shift on a phone", "thousandths", jumped, more_is_better=False),
    )


def _opened(browser: Browser, url: str) -> dict[str, float]:
    phone = browser.new_context(viewport={"width": 390, "height": 844}, locale="de-DE", has_touch=True)
    page = phone.new_page()
    page.goto(url)
    page.locator("main button").first.click()
    page.wait_for_url("**/table/*")
    page.locator("button[data-card]").first.wait_for()
    link = page.url
    page.goto("about:blank")
    _slow(page)
    page.add_init_script(WATCH)
    page.goto(link)
    page.wait_for_function("() => window.seen.first && window.seen.playable", timeout=60_000)
    found: dict[str, float] = page.evaluate("window.seen")
    phone.close()
    return found


def _slow(page: Page) -> None:
    line = page.context.new_cdp_session(page)
    line.send("Network.enable")
    line.send("Network.clearBrowserCache")
    line.send("Network.setCacheDisabled", {"cacheDisabled": True})
    line.send("Network.emulateNetworkConditions", LINE)
    line.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
