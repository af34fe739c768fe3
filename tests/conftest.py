"""What all tests share: how hard Hypothesis tries, the order of the tests, and the browser they play in."""

import gc
import os
import secrets
import shutil
from collections.abc import Generator
from random import Random
from typing import Any
from unittest.mock import patch

import pytest
from hypothesis import settings
from tests.effort import EXPLORING, QUICK, register_profiles

BROWSERS = ("chromium-headless-shell", "chromium", "google-chrome")
"""Programs to play in, the best first: the one without windows does the same for 40 % of the work."""

CHROMIUM = os.environ.get("SCHLEMM_CHROMIUM") or next(filter(None, map(shutil.which, BROWSERS)), None)
"""The browser of the e2e tests; Playwright's own is never fetched."""

QUIET = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)
"""What keeps Chromium from talking to anything but the server under test."""

register_profiles()
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE") or QUICK)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_call(item: pytest.Item) -> Generator[None]:
    """What the program draws by chance, such as names and promises, follows from the name of the test."""
    if settings.get_current_profile_name() == EXPLORING:
        return (yield)
    chance = Random(item.nodeid)
    with (
        patch("secrets.token_bytes", lambda count=None: chance.randbytes(count or secrets.DEFAULT_ENTROPY)),
        patch("secrets.randbelow", chance.randrange),
        patch("secrets.choice", chance.choice),
    ):
        return (yield)


def pytest_itemcollected(item: pytest.Item) -> None:
    """Mark as slow what is exhaustive, and the cases of a sweep but the first."""
    call = getattr(item, "callspec", None)
    is_first = call is None or not any(call.indices.values())
    if item.get_closest_marker("exhaustive") or (item.get_closest_marker("sweep") and not is_first):
        item.add_marker("slow")


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Mark the e2e tests and put them last: Playwright's sync API leaves a running event loop behind.

    Of the others those files come first that have a long test, so that no worker is left alone with one at the end.
    The report is told which tests attack a server, so that what they take can be told too.
    """
    for item in items:
        if item.get_closest_marker("hostile") is not None:
            item.user_properties.append(("hostile", "yes"))
        if is_e2e(item):
            item.add_marker("e2e")
            if CHROMIUM is None:
                item.add_marker(pytest.mark.skip(reason="no Chromium on this machine"))
    long = {item.path for item in items if is_long(item)}
    items.sort(key=lambda item: (is_e2e(item), not is_e2e(item) and item.path not in long))


def pytest_collection_finish() -> None:
    """Keep the garbage collector from going through all that was imported and collected, again and again.

    That is half a million objects, which stay to the end: to look at all of them took a good part of each test that
    makes many objects of its own, such as a server.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(20_000, 20, 50)


def is_long(item: pytest.Item) -> bool:
    """Whether a test may take long, as its markers say."""
    return any(item.get_closest_marker(name) is not None for name in ("slow", "hostile"))


def is_e2e(item: pytest.Item) -> bool:
    """Whether a test plays in a real browser: it does if it lies in tests/e2e."""
    return "e2e" in item.path.parts


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Say aloud, just before the closing line, what was not tried."""
    every = terminalreporter.stats.get("skipped", [])  # a whole module that is skipped has no keywords
    skipped = [report for report in every if "e2e" in getattr(report, "keywords", ())]
    if skipped and CHROMIUM is None:
        terminalreporter.section("BROWSER TESTS NOT RUN", red=True, bold=True)
        terminalreporter.line(
            f"{len(skipped)} browser tests were skipped: Chromium is missing. Install it (Debian: apt-get "
            "install --no-install-recommends chromium-headless-shell) or name it in SCHLEMM_CHROMIUM."
        )
    missing = [report for report in terminalreporter.stats.get("skipped", []) if "cluster" in report.nodeid]
    if missing:
        terminalreporter.section("TESTS OF DATABASES NOT RUN", red=True, bold=True)
        terminalreporter.line(
            f"{len(missing)} tests were skipped: PostgreSQL is missing. Install it (Debian: apt-get install "
            "--no-install-recommends postgresql)."
        )


@pytest.fixture(scope="session")
def browser_type_launch_args(browser_type_launch_args: dict[str, Any]) -> dict[str, Any]:
    """How Playwright starts the browser: Debian's Chromium, which asks nobody for anything."""
    return {**browser_type_launch_args, "executable_path": CHROMIUM, "args": list(QUIET)}
