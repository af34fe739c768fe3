"""Draws the pictures of the page that are no SVG where they are wanted: icons to install, and previews of links.

`python -m tools.pictures` after a change of web/pictures or of the mark. What it draws is committed: it is small, and
needs a browser.
"""

import base64
import os
import shutil
from collections.abc import Iterator
from pathlib import Path

from playwright.sync_api import Page, sync_playwright

WEB = Path(__file__).resolve().parent.parent / "web"
DRAWN = WEB / "public"
SOURCES = WEB / "pictures"
FONT = WEB / "fonts" / "fraunces.woff2"
"""What names are written in."""

PICTURES = {
    "icons/icon-192.png": (DRAWN / "favicon.svg", 192, 192),
    "icons/icon-512.png": (DRAWN / "favicon.svg", 512, 512),
    "icons/maskable-512.png": (SOURCES / "maskable.svg", 512, 512),
    "icons/apple-touch-icon.png": (SOURCES / "maskable.svg", 180, 180),
    "pictures/cards.jpg": (SOURCES / "cards.svg", 1200, 630),
    "pictures/deal.jpg": (SOURCES / "deal.svg", 1200, 630),
    "pictures/seats.jpg": (SOURCES / "seats.svg", 1200, 630),
}
"""What is drawn, of which file, and how wide and high in pixels."""

QUALITY = 82
"""Of JPEG, in per cent: edges of cards stay clean."""

BROWSERS = ("chromium", "chromium-headless-shell", "google-chrome")
SHEET = """<style>
    @font-face {{ font-family: Schlemm; src: url(data:font/woff2;base64,{font}) }}
    html, body {{ margin: 0; background: none }}
    svg {{ display: block; width: {width}px }}
</style>"""


def main() -> None:
    """Draw them all and say how many bytes each has."""
    program = os.environ.get("SCHLEMM_CHROMIUM") or next(filter(None, map(shutil.which, BROWSERS)), None)
    if program is None:
        raise SystemExit("no Chromium on this machine")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=program, args=["--no-sandbox", "--disable-gpu"])
        for name, size in drawn(browser.new_page()):
            print(f"{name}: {size:,} bytes")
        browser.close()


def drawn(page: Page) -> Iterator[tuple[str, int]]:
    """Each picture drawn, and its size in bytes."""
    font = base64.b64encode(FONT.read_bytes()).decode()
    for name, (source, width, height) in PICTURES.items():
        page.set_viewport_size({"width": width, "height": height})
        page.set_content(SHEET.format(font=font, width=width) + source.read_text(encoding="utf-8"))
        page.evaluate("document.fonts.load('600 60px Schlemm')")
        target = DRAWN / name
        target.parent.mkdir(exist_ok=True)
        # A cloth with shadows is ten times as large as PNG, and needs no transparent corners.
        if target.suffix == ".jpg":
            page.screenshot(path=target, type="jpeg", quality=QUALITY)
        else:
            page.screenshot(path=target, omit_background=True)
        yield name, target.stat().st_size


if __name__ == "__main__":
    main()
