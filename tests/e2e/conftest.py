"""A real server as a process of its own, so that a kill is a kill, and a browser in front of it."""

import os
import re
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect
from tests.conftest import CHROMIUM, QUIET
from tests.e2e.served import BEGUN, HASTY, PAGES
from tests.e2e.shaken import SHAKEN, shake
from tests.patience import MILLISECONDS

PROGRAM = Path(__file__).with_name("served.py")

ADDRESS = re.compile(r"http://127\.0\.0\.1:(\d+)")

Guest = Callable[[], Page]
"""Opens a page in a browser that knows nobody yet."""


class Server:
    """`schlemm serve` on a data file, started, killed and started again on the same port.

    Args:
        data: The data file.
        seed: What deals follow from; ``None`` for chance.
        static: The built pages to serve, where they are not the usual ones.
    """

    def __init__(self, data: Path, seed: int | None, *, static: Path | None = None) -> None:
        self._data = data
        self._seed = seed
        self._static = static
        self._process: subprocess.Popen[str] | None = None
        self.port = 0
        self.start()

    @property
    def url(self) -> str:
        """Where the start page is."""
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        """Start it and wait until it has said where it is."""
        command = [sys.executable, str(PROGRAM), "serve", "--port", str(self.port)]
        command += ["--data", str(self._data), "--lang", "en"]
        command += [] if self._seed is None else ["--seed", str(self._seed)]
        self._process = subprocess.Popen(
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, env=self._environment()
        )
        self.port = int(self._told(ADDRESS)[1])

    def deal_from(self, seed: int, *, hasty: bool = False) -> None:
        """Have deals follow from this number, as if it had been started with it; start it if it is not there.

        Args:
            seed: The number.
            hasty: Whether from now on whoever is not connected counts as gone at once, and not only after a minute.
        """
        self._seed = seed
        if self._process is None or self._process.poll() is not None:
            self.start()
        assert self._process is not None
        assert self._process.stdin is not None
        wish = f"{seed} {HASTY}" if hasty else str(seed)
        print(wish, file=self._process.stdin, flush=True)
        self._told(re.compile(f"{BEGUN} {wish}$"))

    def kill(self) -> None:
        """Kill it at once (-9), whatever it is doing."""
        self._end(signal.SIGKILL)

    def stop(self) -> None:
        """Ask it to end."""
        self._end(signal.SIGTERM)

    def _environment(self) -> dict[str, str]:
        wished = {} if self._static is None else {PAGES: str(self._static)}
        return {**os.environ, "PYTHONUNBUFFERED": "1", **wished}

    def _told(self, wanted: re.Pattern[str]) -> re.Match[str]:
        """The first of its lines that says this."""
        assert self._process is not None
        assert self._process.stdout is not None
        for line in self._process.stdout:
            if match := wanted.search(line):
                return match
        raise AssertionError(f"the server ended before it said {wanted.pattern}")

    def _end(self, how: signal.Signals) -> None:
        if self._process is not None:
            self._process.send_signal(how)
            self._process.wait(20)
            for stream in filter(None, (self._process.stdin, self._process.stdout)):
                stream.close()
            self._process = None


class House:
    """The servers of one worker of pytest: one that deals from numbers, one from chance, started when first wanted.

    A table knows nothing of others, so tests need not have a server each; and none runs beside another on it, so that a
    test may kill it. The first has the tables of ``stage.py`` too.
    """

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._seeded: Server | None = None
        self._by_chance: Server | None = None

    def seeded(self, seed: int, *, hasty: bool = False) -> Server:
        """The server whose deals follow from this number now; ``hasty`` as in ``Server.deal_from``."""
        if self._seeded is None:
            from tests.e2e.stage import STAGE
            from tests.e2e.staged import prepare

            data = self._folder / "seeded.db"
            prepare(data, STAGE)
            self._seeded = Server(data, seed)
        self._seeded.deal_from(seed, hasty=hasty)
        return self._seeded

    def by_chance(self) -> Server:
        """The server that deals by chance."""
        if self._by_chance is None:
            self._by_chance = Server(self._folder / "chance.db", None)
        return self._by_chance

    def close(self) -> None:
        """End them."""
        for server in filter(None, (self._seeded, self._by_chance)):
            server.stop()


@pytest.fixture(scope="session", autouse=True)
def patience() -> None:
    """A page may take its time on a machine that is busy with other tests: nothing here is about speed."""
    expect.set_options(timeout=MILLISECONDS)


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """The servers that tests share."""
    house = House(tmp_path_factory.mktemp("house"))
    yield house
    house.close()


@pytest.fixture
def serve(house: House) -> Callable[[int | None], Server]:
    """Gives a server whose deals follow from a number, or from chance; other tests play on it before and after."""
    return lambda seed: house.by_chance() if seed is None else house.seeded(seed)


@pytest.fixture
def staged(house: House) -> str:
    """The address of a server that has the tables of ``stage.py``; tests that play there have one of their own."""
    return house.seeded(1).url


@pytest.fixture
def hasty(house: House) -> Server:
    """A server that takes everybody who is not connected to be gone for good."""
    return house.seeded(61, hasty=True)


@pytest.fixture(scope="session")
def browser_type_launch_args(browser_type_launch_args: dict[str, Any]) -> dict[str, Any]:
    """Debian's Chromium, kept from talking to anything but the server under test."""
    return {**browser_type_launch_args, "executable_path": CHROMIUM, "args": list(QUIET)}


@pytest.fixture(scope="session")
def browser(browser: Browser) -> Browser:
    """A browser without workers of pages, unless a test allows one: it would pass by what tests answer themselves."""
    open_context = browser.new_context

    def opened(**wish: Any) -> BrowserContext:
        wish.setdefault("service_workers", "block")
        context = open_context(**wish)
        context.set_default_timeout(MILLISECONDS)
        if (seed := os.environ.get(SHAKEN)) is not None:
            running = os.environ.get("PYTEST_CURRENT_TEST", "").partition(" ")[0]
            shake(context, Random(f"{seed} {running} {len(browser.contexts)}"))
        return context

    browser.new_context = opened  # pyrefly: ignore[method-assign]
    return browser


@pytest.fixture(autouse=True)
def nothing_left_open(browser: Browser) -> Iterator[None]:
    """A page that a test leaves open would go on drawing beside all that come after it."""
    before = browser.contexts
    yield
    for context in browser.contexts:
        if context not in before:
            context.close()


@pytest.fixture(scope="session")
def browser_context_args(browser_context_args: dict[str, Any]) -> dict[str, Any]:
    """A German reader at a desktop who wants no motion, so that nothing has to be waited for."""
    return {
        **browser_context_args,
        "viewport": {"width": 1440, "height": 900},
        "locale": "de-DE",
        "reduced_motion": "reduce",
    }


def reader(browser: Browser, size: tuple[int, int], scheme: str) -> BrowserContext:
    """A German reader who wants no motion, with a window of this width and height, in ``light`` or in ``dark``."""
    width, height = size
    return browser.new_context(
        viewport={"width": width, "height": height},
        color_scheme="dark" if scheme == "dark" else "light",
        locale="de-DE",
        reduced_motion="reduce",
    )


@pytest.fixture
def page(context: BrowserContext) -> Iterator[Page]:
    """A page that fails its test if it logs an error or asks any other host for anything."""
    page = context.new_page()
    wrong: list[str] = []
    page.on("pageerror", lambda error: wrong.append(f"error in the page: {error}"))
    page.on("request", lambda request: _only_here(request.url, wrong))
    yield page
    assert wrong == []


@pytest.fixture
def guest(browser: Browser) -> Iterator[Guest]:
    """Friends, each with a browser of their own."""
    contexts: list[BrowserContext] = []

    def open_page() -> Page:
        contexts.append(browser.new_context(locale="de-DE", reduced_motion="reduce"))
        return contexts[-1].new_page()

    yield open_page
    for context in contexts:
        context.close()


def _only_here(url: str, wrong: list[str]) -> None:
    if not re.match(r"(https?|wss?)://127\.0\.0\.1:\d+/", url):
        wrong.append(f"request to another host: {url}")
