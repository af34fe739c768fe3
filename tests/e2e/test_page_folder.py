"""The whole game in one folder: a robber is played from it where nothing answers any more but the page itself."""

import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect
from tests.e2e.player import Player
from tests.e2e.test_robber import cards_in_hand
from tests.patience import MILLISECONDS

ROOT = Path(__file__).parents[2]
PYODIDE = ROOT / "web" / "node_modules" / "pyodide"
SERVING = re.compile(r"port (\d+)")

STARTING = MILLISECONDS
"""Milliseconds that the page's own program may take to begin."""

QUICK = {"form": "robber4", "tempo": 0, "level": "anfaenger"}
"""What was chosen last for a table: bots that act at once."""

ALL_KEPT = """
    async () => {
        await navigator.serviceWorker.ready;
        return (await (await caches.open('schlemm-words')).keys()).length > 100;
    }
"""
"""Whether the browser has everything that it keeps: words come last."""


class Plain:
    """A folder served by Python's plain web server, until it is stopped.

    Args:
        folder: The folder.
    """

    def __init__(self, folder: Path) -> None:
        command = [
            sys.executable,
            "-u",
            "-m",
            "http.server",
            "0",
            "--bind",
            "127.0.0.1",
            "--directory",
            str(folder),
        ]
        self._process = subprocess.Popen(
            command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True
        )
        assert self._process.stdout is not None
        found = SERVING.search(self._process.stdout.readline())
        assert found is not None
        self.url = f"http://127.0.0.1:{found[1]}"

    def stop(self) -> None:
        """Answer nothing any more."""
        self._process.kill()
        self._process.communicate()


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder, as `make page` writes it."""
    if not PYODIDE.exists():
        pytest.skip("the packages of web/ are not installed")
    made = tmp_path_factory.mktemp("page") / "page"
    subprocess.run([sys.executable, ROOT / "tools" / "dev.py", "page", made], check=True)
    return made


@pytest.fixture
def plain(folder: Path) -> Iterator[Plain]:
    """The folder on a plain web server."""
    server = Plain(folder)
    yield server
    server.stop()


@pytest.fixture
def page(browser: Browser) -> Iterator[Page]:
    """A page of a browser that keeps what pages ask it to, on a laptop."""
    context = browser.new_context(
        service_workers="allow",
        locale="de-DE",
        reduced_motion="reduce",
        viewport={"width": 1366, "height": 657},
    )
    wrong: list[str] = []
    page = context.new_page()
    page.on("pageerror", lambda error: wrong.append(str(error)))
    yield page
    assert wrong == []
    context.close()


def begin(page: Page) -> Player:
    """Have cards dealt as a player does."""
    page.get_by_role("button", name="Karten geben").click()
    player = Player(page)
    expect(player.table).to_be_visible(timeout=STARTING)
    return player


@pytest.mark.exhaustive
def test_a_robber_is_played_from_a_folder_without_a_network(page: Page, plain: Plain) -> None:
    """After the first visit nothing is asked of anybody: start, four deals, a reload in mid-trick, one's own games."""
    page.goto(plain.url)
    page.wait_for_function(ALL_KEPT, timeout=STARTING)
    plain.stop()
    page.evaluate("wish => localStorage.setItem('schlemm', JSON.stringify({ opening: wish }))", QUICK)
    page.reload()
    player = begin(page)
    assert player.play(20) == 20
    version, hand = player.version, cards_in_hand(page)
    page.reload()
    expect(player.table).to_be_visible(timeout=STARTING)
    assert player.version >= version
    assert cards_in_hand(page) <= hand
    player.play()
    expect(page.get_by_test_id("robber-end")).to_be_visible()
    table = page.url.rpartition("/")[2].partition("?")[0]
    page.get_by_test_id("to-games").click()
    entry = page.get_by_test_id("own-games").locator(f"li[data-game='{table}']")
    expect(entry).to_have_attribute("data-over", "true")
    expect(entry).to_have_attribute("data-boards", "4")


@pytest.mark.exhaustive
def test_two_tabs_never_play_at_once(page: Page, plain: Plain) -> None:
    """The second waits until the first is closed, and goes on with the very same cards."""
    page.goto(plain.url)
    page.wait_for_function(ALL_KEPT, timeout=STARTING)  # a plain server knows no addresses of tables
    version = begin(page).version
    hand, address = cards_in_hand(page), page.url
    other = page.context.new_page()
    other.goto(address)
    expect(other.get_by_test_id("standing")).to_have_attribute("data-standing", "elsewhere", timeout=STARTING)
    assert cards_in_hand(other) == set()
    page.close()
    expect(Player(other).table).to_be_visible(timeout=STARTING)
    assert cards_in_hand(other) <= hand
    assert version <= Player(other).version
