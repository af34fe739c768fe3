"""Pictures of every page and of every moment of a table, to be looked at: `make screens`.

They go to `screens/`, which is not committed: by theme, language and size a folder each, and one page to leaf through.
"""

import argparse
import sys
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import closing
from itertools import product
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright
from tests.conftest import CHROMIUM, QUIET
from tests.e2e.album import LANGUAGES, opened, settle, take_album
from tests.e2e.conftest import Server
from tests.e2e.film import SCENES, take_film
from tests.e2e.moments import MOMENTS
from tests.e2e.stage import address_of, name_of
from tests.e2e.staged import prepare

FOLDER = Path(__file__).parents[2] / "screens"
SIZES = {
    "laptop": (1366, 657),
    "phone": (390, 844),
    "phone-lying": (844, 390),
    "tablet": (820, 1180),
    "screen": (1920, 1080),
    "projector": (1280, 720),
}
PANELS = {
    "first-call": ("menu",),
    "dummy": ("claim-open", "menu", "contract"),
    "lead": ("last-trick", "claim-open"),
}
"""What is opened at a moment and looked at too, by its button."""

THEMES = ("light", "dark")
PAGES = {
    "start": "/",
    "new": "/?new",
    "new-match": "/?new=match",
    **{
        path.removeprefix("/").replace("/", "-"): path
        for path in (
            *("/learn", "/rules", "/conflicts", "/history", "/glossary", "/sources", "/systems", "/school"),
            *(
                "/lesson/cards",
                "/lesson/lead",
                "/practice",
                "/cards",
                "/count",
                "/count/tables",
                "/count/sums",
            ),
            *("/hand", "/analysis", "/deals", "/fair", "/pad", "/nowhere"),
        )
    },
}


def moments_of(page: Page, url: str, moment: str) -> Iterator[str]:
    """The table at a moment, and then with each of the panels that belong to it; yields the name of what is there."""
    page.goto(f"{url}{address_of(moment)}")
    page.get_by_test_id("table").wait_for()
    settle(page)
    yield moment
    for panel in PANELS.get(moment, ()):
        if page.get_by_test_id(panel).first.is_visible():
            page.get_by_test_id(panel).first.click()
            settle(page)
            yield f"{moment}-{panel}"
            page.keyboard.press("Escape")


def shown(page: Page, url: str, wanted: Sequence[str]) -> Iterator[str]:
    """Brings everything that is wanted to the page, one after the other; yields its name."""
    for name, path in PAGES.items():
        if not wanted or name in wanted:
            page.goto(f"{url}{path}")
            settle(page)
            yield name
    for moment in MOMENTS:
        if not wanted or moment in wanted:
            yield from moments_of(page, url, moment)


def take(browser: Browser, url: str, asked: argparse.Namespace) -> list[Path]:
    """Take all pictures that are asked for; returns their files."""
    files = []
    for theme, language, size in product(asked.themes, asked.languages, asked.sizes):
        page = opened(browser, url, theme, language, SIZES[size])
        with closing(page.context):
            for name in shown(page, url, asked.only):
                files.append(FOLDER / theme / language / size / f"{name}.png")
                page.screenshot(path=files[-1])
        sys.stderr.write(f"{theme}, {language}, {size}\n")
    return files


def leaf(files: Sequence[Path]) -> str:
    """A page that shows the pictures of one name beside each other."""
    names = sorted({file.stem for file in files})
    rows = (
        f"<h2>{name}</h2><div>"
        + "".join(
            f'<img loading="lazy" src="{file.relative_to(FOLDER)}">' for file in files if file.stem == name
        )
        + "</div>"
        for name in names
    )
    look = "div{display:flex;gap:8px;overflow:auto}img{height:320px}body{font:16px sans-serif}"
    return f"<!doctype html><meta charset=utf-8><style>{look}</style>{''.join(rows)}"


def asked_for(args: Sequence[str]) -> argparse.Namespace:
    """What the command line asks for; everything if it asks for nothing."""
    parser = argparse.ArgumentParser(prog="make screens", description=__doc__)
    parser.add_argument("--only", nargs="*", default=[], metavar="NAME", help="pages or moments, by name")
    parser.add_argument("--sizes", nargs="*", default=list(SIZES), choices=list(SIZES))
    parser.add_argument("--themes", nargs="*", default=list(THEMES), choices=THEMES)
    parser.add_argument("--album", action="store_true", help="only those of the readmes, anew")
    parser.add_argument("--film", action="store_true", help="only that of the readmes, anew")
    parser.add_argument("--languages", nargs="*", default=["de", "it"])
    return parser.parse_args(args)


def main(args: Sequence[str]) -> int:
    """Take the pictures, and write the page to leaf through."""
    asked = asked_for(args)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        data = Path(folder, "moments.db")
        tables = {name_of(moment): what for moment, what in MOMENTS.items()}
        films = {name + language: scene for name, scene in SCENES.items() for language in LANGUAGES}
        prepare(data, tables | films)
        server = Server(data, 1)
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=list(QUIET))
        try:
            if asked.album:
                take_album(browser, server.url)
            if asked.film:
                take_film(browser, server.url)
            if asked.album or asked.film:
                return 0
            files = take(browser, server.url, asked)
        finally:
            browser.close()
            server.stop()
    FOLDER.joinpath("index.html").write_text(leaf(files), encoding="utf-8")
    sys.stdout.write(f"{len(files)} pictures: {FOLDER / 'index.html'}\n")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
