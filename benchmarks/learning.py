"""What a learner waits for: the tutor's answer, and a lesson on a slow phone in a slow network."""

from collections.abc import Iterator

from benchmarks.browser import in_browser
from benchmarks.timing import Row, Table
from playwright.sync_api import Browser, Page

LESSON = "declarer"
TYPED = "4♠X+1"

CPU = 4.0
"""How many times slower the processor is made."""

FAST_3G = {"offline": False, "latency": 150.0, "downloadThroughput": 1.6e6 / 8, "uploadThroughput": 750e3 / 8}
"""Milliseconds of a round trip, and bytes a second, of a phone in the country."""

ASK = """
async text => {
  const start = performance.now();
  await (await fetch(`/api/score?text=${encodeURIComponent(text)}&letters=de`)).json();
  return performance.now() - start;
}
"""

CHOOSE = """
lesson => new Promise(done => {
  const start = performance.now();
  const watch = new MutationObserver(() => {
    if (!document.querySelector('[data-testid=lesson]')) return;
    watch.disconnect();
    requestAnimationFrame(() => (window.opened = performance.now() - start));
  });
  watch.observe(document.body, {childList: true, subtree: true});
  document.querySelector(`[data-lesson=${lesson}] a`).click();
  done();
})
"""
"""Clicks a lesson; ``window.opened`` are the milliseconds until a frame with it is drawn."""

OPENED = "() => document.querySelector('[data-testid=lesson]') && performance.now()"
"""When the lesson can be read, since the page was asked for."""


def measure(rounds: int) -> Iterator[Table]:
    """The times, if there is a browser."""
    yield from in_browser(lambda browser, url: (answers(browser, url, rounds), lessons(browser, url, rounds)))


def answers(browser: Browser, url: str, rounds: int) -> Table:
    """How long the page waits for the tutor's answer to a typed result, on loopback."""
    page = browser.new_page(locale="de-DE")
    page.goto(f"{url}/count")
    page.evaluate(ASK, TYPED)
    took = tuple(float(page.evaluate(ASK, TYPED)) for _ in range(3 * rounds))
    page.close()
    rows = (Row("the tutor answers what was typed", took, 50.0), Row("at worst", (max(took),)))
    return Table("tutor", "A result is typed, on loopback", "ms", rows, more_is_better=False)


def lessons(browser: Browser, url: str, rounds: int) -> Table:
    """How long it takes until a lesson can be read, chosen in the school or by its address, on a slow phone."""
    chosen: list[float] = []
    cold: list[float] = []
    again: list[float] = []
    for _ in range(rounds):
        page = browser.new_context(viewport={"width": 360, "height": 640}, locale="de-DE").new_page()
        page.goto(f"{url}/school")
        page.wait_for_load_state("networkidle")
        _slow(page)
        page.evaluate(CHOOSE, LESSON)
        page.wait_for_function("() => window.opened")
        chosen.append(float(page.evaluate("window.opened")))
        page.context.close()
        page = browser.new_context(viewport={"width": 360, "height": 640}, locale="de-DE").new_page()
        _slow(page)
        for found in (cold, again):
            page.goto(f"{url}/lesson/{LESSON}")
            found.append(float(page.wait_for_function(OPENED).json_value()))
        page.context.close()
    rows = (
        Row("a lesson chosen in the school", tuple(chosen), 1_000.0),
        Row("by its address, nothing known", tuple(cold), 1_500.0),
        Row("by its address, once more", tuple(again), 1_000.0),
    )
    note = f"processor {CPU:g} times slower, 150 ms a round trip, 1.6 Mbit/s"
    return Table(
        "lesson", "A lesson can be read, on a slow phone", "ms", rows, more_is_better=False, note=note
    )


def _slow(page: Page) -> None:
    """Make a slow phone in a slow network of it."""
    wire = page.context.new_cdp_session(page)
    wire.send("Network.enable")
    wire.send("Network.emulateNetworkConditions", FAST_3G)
    wire.send("Emulation.setCPUThrottlingRate", {"rate": CPU})
