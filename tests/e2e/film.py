"""Twenty seconds of a game, as an animated picture for the readmes: `make screens ARGS=--film`.

A grand slam is bid and played at a table with bots. The page's clock moves by a frame at a time, so that the film shows
what the page draws, however long the machine takes for it. Of each frame only what differs from the one before is kept,
as a picture in WebP; a browser encodes them, and the container is written here.
"""

from base64 import b64encode
from collections.abc import Iterator
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path
from struct import pack
from typing import Any, Final

from playwright.sync_api import Browser, Page, expect
from tests.e2e.album import ALBUM, HANDS, LANGUAGES, button, opened, settle
from tests.e2e.moments import MOMENTS, SURE
from tests.e2e.player import LEGAL_CARD
from tests.e2e.staged import Moment

SCENES: Final = {"cinemaaaaa": Moment(f"N:{SURE}"), "cinemaaaab": MOMENTS["last-card"]}
"""The tables at which it is played, by their names before the language: South calls first, with thirteen tricks in
spades; and the last trick of that slam."""

CARDS: Final = ("H3", "HA", "H2", "HK", "S2", "SA")
LAST_CARDS: Final = ("H2", "HK")
"""What South plays from both hands to the first tricks, and to the last."""

WINDOW: Final = (1366, 657)
SCALE: Final = 0.66
FRAME: Final = 120
"""Milliseconds of a frame."""

MOST: Final = 2_000_000
"""So many bytes a film has at most."""

QUALITY: Final = 0.55
WAITS: Final = 120
"""After so many frames what is waited for does not come any more."""

MOVE: Final = """ms => {
    window.held ??= new Map();
    for (const each of document.getAnimations()) {
        const end = each.effect?.getComputedTiming().endTime ?? 0;
        if (end === Infinity) continue;
        if (!window.held.has(each)) { each.pause(); each.currentTime = 0; window.held.set(each, 0); continue; }
        if (each.playState === 'finished') continue;
        each.currentTime = Math.min(end, window.held.get(each) + ms);
        window.held.set(each, each.currentTime);
        if (each.currentTime >= end) each.finish();
    }
}"""
"""Moves all animations of the page on; one that has just begun stands at its beginning."""

ENCODE: Final = """async ([png, scale, quality]) => {
    const image = await createImageBitmap(await (await fetch(`data:image/png;base64,${png}`)).blob());
    const draw = (width, height) => {
        const canvas = new OffscreenCanvas(width, height);
        const context = canvas.getContext('2d', { alpha: false, willReadFrequently: true });
        context.imageSmoothingQuality = 'high';
        return context;
    };
    const [wide, high] = [Math.round(image.width * scale), Math.round(image.height * scale)];
    const all = draw(wide, high);
    all.drawImage(image, 0, 0, wide, high);
    const now = new Uint32Array(all.getImageData(0, 0, wide, high).data.buffer);
    const before = window.before;
    window.before = now;
    let [left, top, right, bottom] = before ? [wide, high, 0, 0] : [0, 0, wide, high];
    for (let at = 0; before && at < now.length; at += 1) {
        if (now[at] === before[at]) continue;
        const [x, y] = [at % wide, Math.floor(at / wide)];
        left = Math.min(left, x); right = Math.max(right, x + 1);
        top = Math.min(top, y); bottom = Math.max(bottom, y + 1);
    }
    if (right <= left) return null;
    left -= left % 2; top -= top % 2;
    const part = draw(right - left, bottom - top);
    part.drawImage(all.canvas, -left, -top);
    const blob = await part.canvas.convertToBlob({ type: 'image/webp', quality });
    return { left, top, width: right - left, height: bottom - top,
             bytes: [...new Uint8Array(await blob.arrayBuffer())] };
}"""
"""The part of a picture that differs from the one before, and where it lies; nothing where none does."""


@dataclass
class Part:
    """What a frame changes, and for how long it is seen."""

    left: int
    top: int
    width: int
    height: int
    drawn: bytes
    milliseconds: int


class Film:
    """Takes frames of a page whose clock it moves.

    Args:
        page: The page.
        encoder: A page that encodes pictures.
    """

    def __init__(self, page: Page, encoder: Page) -> None:
        self._page = page
        self._encoder = encoder
        self._parts: list[Part] = []

    def roll(self, frames: int) -> None:
        """Take so many frames."""
        for _ in range(frames):
            self._page.clock.run_for(FRAME)
            self._page.evaluate(MOVE, FRAME)
            seen = b64encode(self._page.screenshot()).decode()
            part: Any = self._encoder.evaluate(ENCODE, [seen, SCALE, QUALITY])
            if part is None:
                self._parts[-1].milliseconds += FRAME
            else:
                self._parts.append(Part(drawn=bytes(part.pop("bytes")), milliseconds=FRAME, **part))

    def roll_until(self, selector: str) -> None:
        """Take frames until there is something."""
        for _ in range(WAITS):
            if self._page.locator(selector).first.is_visible():
                return
            self.roll(1)
        raise AssertionError(f"{selector} never comes")

    def press(self, selector: str) -> None:
        """Press the first of what this selects."""
        self._page.locator(selector).first.evaluate("node => node.click()")

    def play(self) -> None:
        """Ask for advice, bid a grand slam and take the first tricks."""
        self.roll(6)
        self.press(button("advice"))
        self.roll(26)
        self.press("[data-testid=bidbox] [data-call='7S']")
        self.roll_until(LEGAL_CARD)
        self.roll(5)
        for card in CARDS:
            self.roll_until(f"{LEGAL_CARD}[data-card={card}]")
            self.roll(3)
            self.press(f"{LEGAL_CARD}[data-card={card}]")
            self.roll(5)
        self.roll(6)

    def end(self) -> None:
        """Play the last trick."""
        self.roll(6)
        for card in LAST_CARDS:
            self.roll_until(f"{LEGAL_CARD}[data-card={card}]")
            self.press(f"{LEGAL_CARD}[data-card={card}]")
            self.roll(5)
        self.roll_until(button("points-shown"))
        self.roll(58)

    @property
    def webp(self) -> bytes:
        """The film as a file that begins anew at its end."""
        first = self._parts[0]
        extended = bytes([2, 0, 0, 0]) + _three(first.width - 1) + _three(first.height - 1)
        chunks = [_chunk(b"VP8X", extended), _chunk(b"ANIM", pack("<IH", 0, 0)), *map(_frame, self._parts)]
        body = b"WEBP" + b"".join(chunks)
        return b"RIFF" + pack("<I", len(body)) + body


def _three(number: int) -> bytes:
    return pack("<I", number)[:3]


def _chunk(name: bytes, body: bytes) -> bytes:
    return name + pack("<I", len(body)) + body + b"\0" * (len(body) % 2)


def _chunks(file: bytes) -> Iterator[tuple[bytes, bytes]]:
    at = 12
    while at < len(file):
        size = int.from_bytes(file[at + 4 : at + 8], "little")
        yield file[at : at + 4], file[at + 8 : at + 8 + size]
        at += 8 + size + size % 2


def _frame(part: Part) -> bytes:
    """Drawn over what was there before, without mixing."""
    where = _three(part.left // 2) + _three(part.top // 2) + _three(part.width - 1) + _three(part.height - 1)
    pictures = (_chunk(name, body) for name, body in _chunks(part.drawn) if name in {b"VP8 ", b"VP8L"})
    return _chunk(b"ANMF", where + _three(part.milliseconds) + bytes([2]) + b"".join(pictures))


def file_of(language: str) -> Path:
    """Where the film lies."""
    return ALBUM / f"film-{language}.webp"


def take_film(browser: Browser, url: str) -> None:
    """Take the film anew in the languages of the readmes, each at a table of its own."""
    for language in LANGUAGES:
        page = opened(browser, url, "dark", language, WINDOW, motion=True)
        with closing(page.context), closing(browser.new_page()) as encoder:
            film = Film(page, encoder)
            for table, scene in zip(SCENES, (film.play, film.end), strict=True):
                page.goto(f"{url}/table/{table}{language}")
                expect(page.locator(HANDS).first).to_be_visible()
                settle(page)
                page.clock.install()
                scene()
            file_of(language).write_bytes(film.webp)
            assert len(film.webp) < MOST, f"{len(film.webp)} bytes"
