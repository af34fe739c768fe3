"""A real server as a process of its own, so that a kill is a kill, and a browser in front of it."""

import itertools
import os
import re
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect
from tests.conftest import CHROMIUM, QUIET

ADDRESS = re.compile(r"http://127\.0\.0\.1:(\d+)")

SLOW = 20_000.0
"""How long a page may take for what it is expected to show, in milliseconds."""

HASTY = """
from schlemm.server import manners
from schlemm.cli import main
if __name__ == "__main__":
    manners.ABSENCE = 0.0
    main()
"""

Guest = Callable[[], Page]
"""Opens a page in a browser that knows nobody yet."""


class Server:
    """`schlemm serve` on a data file, started, killed and started again on the same port.

    Whoever is not connected counts as gone at once where it is hasty, and not only after a minute.
    """

    def __init__(self, data: Path, seed: int | None, *, hasty: bool = False) -> None:
        self._data, self._seed, self._hasty = data, seed, hasty
        self._process: subprocess.Popen[str] | None = None
        self.port = 0
        self.start()

    @property
    def url(self) -> str:
        """Where the start page is."""
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        """Start it and wait until it has said where it is."""
        program = ["-c", HASTY] if self._hasty else ["-m", "schlemm"]
        command = [sys.executable, *program, "serve", "--port", str(self.port)]
        command += ["--data", str(self._data), "--lang", "en"]
        command += [] if self._seed is None else ["--seed", str(self._seed)]
        self._process = subprocess.Popen(
            command, stdout=subprocess.PIPE, text=True, env={**os.environ, "PYTHONUNBUFFERED": "1"}
        )
        assert self._process.stdout is not None
        for line in self._process.stdout:
            if match := ADDRESS.search(line):
                self.port = int(match[1])
                return
        raise AssertionError("the server ended before it said where it is")

    def kill(self) -> None:
        """Kill it at once (-9), whatever it is doing."""
        self._end(signal.SIGKILL)

    def stop(self) -> None:
        """Ask it to end."""
        self._end(signal.SIGTERM)

    def _end(self, how: signal.Signals) -> None:
        if self._process is not None:
            self._process.send_signal(how)
            self._process.wait(20)
            if self._process.stdout is not None:
                self._process.stdout.close()
            self._process = None


@pytest.fixture(scope="session", autouse=True)
def patience() -> None:
    """A page may take its time on a machine that is busy with other tests: nothing here is about speed."""
    expect.set_options(timeout=SLOW)


@pytest.fixture
def running() -> Iterator[ExitStack]:
    """What runs until the test has ended and its pages have been judged."""
    with ExitStack() as stack:
        yield stack


@pytest.fixture
def serve(tmp_path: Path, running: ExitStack) -> Callable[[int | None], Server]:
    """Starts a server whose deals follow from a number, or from chance; it ends with the test."""
    count = itertools.count()

    def start(seed: int | None = 1) -> Server:
        server = Server(tmp_path / f"table{next(count)}.db", seed)
        running.callback(server.stop)
        return server

    return start


@pytest.fixture
def hasty(tmp_path: Path, running: ExitStack) -> Server:
    """A server that takes everybody who is not connected to be gone for good."""
    server = Server(tmp_path / "hasty.db", 61, hasty=True)
    running.callback(server.stop)
    return server


@pytest.fixture(scope="session")
def browser_type_launch_args(browser_type_launch_args: dict[str, Any]) -> dict[str, Any]:
    """Debian's Chromium, kept from talking to anything but the server under test."""
    return {**browser_type_launch_args, "executable_path": CHROMIUM, "args": list(QUIET)}


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
def page(context: BrowserContext, running: ExitStack) -> Iterator[Page]:
    """A page that fails its test if it logs an error or asks any other host for anything.

    It wants what runs, so that it is judged before a server ends under it.
    """
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
