"""The second engine: WebKit, which every tablet and phone of one maker has, plays a board to its end."""

import os
import shutil
import subprocess
from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from selenium.webdriver import WebKitGTK
from selenium.webdriver.webkitgtk.options import Options
from selenium.webdriver.webkitgtk.service import Service
from tests.e2e.conftest import Server
from tests.e2e.player import CLICK, wishes
from tests.patience import until

pytestmark = [pytest.mark.exhaustive, pytest.mark.filterwarnings("ignore:setting remote_server_addr")]

DRIVER, DISPLAY = shutil.which("WebKitWebDriver"), shutil.which("Xvfb")
BROWSERS = sorted(Path("/usr/lib").glob("*/webkit2gtk-4*/MiniBrowser"))

if not (DRIVER and DISPLAY and BROWSERS):
    pytest.skip("no WebKit here; Debian has it as webkit2gtk-driver and xvfb", allow_module_level=True)


@pytest.fixture(scope="module")
def display() -> Iterator[str]:
    """A screen that nobody sees."""
    reading, writing = os.pipe()
    command = [str(DISPLAY), "-displayfd", str(writing), "-screen", "0", "1366x768x24", "-nolisten", "tcp"]
    with subprocess.Popen(command, pass_fds=[writing], stderr=subprocess.DEVNULL) as screen:
        yield f":{os.read(reading, 16).decode().strip()}"
        screen.terminate()
    os.close(reading)
    os.close(writing)


@pytest.fixture
def webkit(display: str, monkeypatch: pytest.MonkeyPatch) -> Iterator[WebKitGTK]:
    """A browser of this engine."""
    monkeypatch.setenv("DISPLAY", display)
    options = Options()
    options.binary_location = str(BROWSERS[-1])
    options.add_argument("--automation")
    driver = WebKitGTK(options=options, service=Service(str(DRIVER)))
    driver.set_window_size(1366, 657)
    yield driver
    driver.quit()


def wait_for(driver: WebKitGTK, script: str, *args: object) -> object:
    """What a script says once that is something."""
    return until(lambda: driver.execute_script(script, *args), script)


def test_a_board_is_bid_and_played_in_webkit(webkit: WebKitGTK, serve: Callable[[int], Server]) -> None:
    """From the start page, whose ways in are underlined, one click deals, and the board is played to its result."""
    webkit.get(serve(7).url)
    wait_for(
        webkit,
        "return [...document.querySelectorAll('main a')].some("
        "each => getComputedStyle(each).textDecorationLine === 'underline')",
    )
    wait_for(
        webkit,
        "const button = [...document.querySelectorAll('main button')]"
        ".find(each => each.textContent.includes('Karten geben')); button?.click(); return Boolean(button)",
    )
    wait_for(webkit, "return document.querySelectorAll('button[data-card]').length === 13")
    done: Counter[object] = Counter()

    def plays_on() -> bool:
        phase = webkit.execute_script("return document.querySelector('[data-testid=table]')?.dataset.phase")
        if webkit.execute_script(f"return ({CLICK})(arguments[0])", wishes(deal=False)):
            done[phase] += 1
        return bool(webkit.execute_script("return document.querySelector('[data-testid=next]') !== null"))

    until(plays_on, "the board does not come to its end")
    assert done["auction"] > 0
    assert done["play"] > 5
    assert webkit.execute_script("return document.documentElement.scrollWidth <= innerWidth")
