"""What moves on a phone: how soon a card that is tapped is on its way, and in how many frames cards are drawn."""

from collections.abc import Iterator

from benchmarks.browser import in_browser
from benchmarks.phone import SLOWER
from benchmarks.timing import Row, Table
from playwright.sync_api import Browser, Page

CARDS = 8
"""So many cards are tapped in a round, and the tricks around them looked at."""

WISH = {"form": "robber4", "name": "Anna", "seat": "W", "tempo": 1, "level": "anfaenger"}
"""At West one cuts the pack that North deals."""

OPEN = """
async wish => (await (await fetch('/api/tables', {
    method: 'POST', headers: {'Content-Type': 'application/json'}, body: JSON.stringify(wish),
})).json()).table
"""

WATCH = """
(() => {
  const seen = (window.seen = {taps: [], trick: [], deal: []});
  let tapped = null, before = null, moving = {trick: false, deal: false};
  addEventListener('pointerup', event => {
    const card = event.target.closest('button[data-card]');
    if (card) tapped = {card: card.dataset.card, at: event.timeStamp};
  }, true);
  const look = now => {
    const drawn = {
      trick: document.querySelector('[data-motion=flying], [data-motion=gathering]') !== null,
      deal: document.querySelector('[data-stage=deals]') !== null,
    };
    for (const what of ['trick', 'deal']) if (before !== null && moving[what]) seen[what].push(now - before);
    [moving, before] = [drawn, now];
    if (tapped && document.querySelector(`[data-trick] [data-card="${tapped.card}"]`)) {
      const {at} = tapped;
      tapped = null;
      // After this frame has been handed on to be shown.
      const shown = new MessageChannel();
      shown.port1.onmessage = () => seen.taps.push(performance.now() - at);
      shown.port2.postMessage(null);
    }
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
})()
"""
"""Notes the milliseconds from a touch to the frame with the card in the trick, and between frames while cards move."""

FRAME = 1_000 / 60
"""Milliseconds that a frame has."""

TURN = """
() => {
  const shown = selector => [...document.querySelectorAll(selector)].find(
    one => one.checkVisibility({visibilityProperty: true}));
  const pressed = shown('[data-testid=claim-accept], [data-testid=next], [data-call=P][aria-disabled=false]');
  pressed?.click();
  const card = shown('button[data-card][aria-disabled=false]')?.getBoundingClientRect();
  return card ? [card.left + 14, card.top + 14] : null;
}
"""
"""Passes, agrees or deals where that is what there is to do; else where a card may be tapped."""


def measure(rounds: int) -> Iterator[Table]:
    """How quick cards are on a phone, if there is a browser."""
    yield from in_browser(lambda browser, url: motion(browser, url, rounds))


def motion(browser: Browser, url: str, rounds: int) -> tuple[Table, Table]:
    """From the finger to the picture, and the frames that came in time while packs were dealt and tricks played."""
    found = [_played(browser, url) for _ in range(rounds)]
    taps = [sorted(one["taps"]) for one in found]
    note = f"processor {SLOWER} times slower; a browser without a screen draws with the processor, too"
    rows = (
        Row("a card is on its way after the tap", tuple(one[len(one) // 2] for one in taps), 50.0),
        Row("the slowest of each round", tuple(one[-1] for one in taps)),
    )
    frames = (
        Row("a trick is played and gathered", tuple(in_time(one["trick"]) for one in found), 95.0),
        Row("the pack is dealt", tuple(in_time(one["deal"]) for one in found), 95.0),
    )
    return (
        Table(
            "tap", "From the finger to the picture, on a phone", "ms", rows, more_is_better=False, note=note
        ),
        Table(
            "frames", "Frames that came in time, of 60 a second", "%", frames, more_is_better=True, note=note
        ),
    )


def in_time(between: list[float]) -> float:
    """Of the frames that were due in this time, in percent, those that were drawn."""
    due = sum(max(1, round(one / FRAME)) for one in between)
    return 100 * len(between) / due if due else 0.0


def _played(browser: Browser, url: str) -> dict[str, list[float]]:
    """What is seen while a pack is dealt and some cards are played by touch."""
    phone = browser.new_context(viewport={"width": 390, "height": 844}, locale="de-DE", has_touch=True)
    page = phone.new_page()
    page.goto(url)
    table = page.evaluate(OPEN, {**WISH, "ceremony": "singly"})
    page.add_init_script(WATCH)
    page.goto(f"{url}/table/{table}")
    page.get_by_test_id("cut").wait_for()
    page.wait_for_load_state("networkidle")
    line = phone.new_cdp_session(page)
    line.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    page.get_by_test_id("cut").click()
    page.locator("button[data-card]").first.wait_for(timeout=60_000)
    _tap_cards(page)
    found: dict[str, list[float]] = page.evaluate("window.seen")
    phone.close()
    return found


def _tap_cards(page: Page) -> None:
    """Play so many cards by touch; pass, agree and deal on the way."""
    for _ in range(2_000):
        if page.evaluate("window.seen.taps.length") >= CARDS:
            return
        place = page.evaluate(TURN)
        if place is not None:
            page.touchscreen.tap(*place)
        page.wait_for_timeout(150)
