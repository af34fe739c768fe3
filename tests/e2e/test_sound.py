"""A table is silent until somebody wants to hear it; then cards, calls and the end of a board sound."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect
from tests.e2e.conftest import Server
from tests.e2e.player import Player

LISTEN = """
    window.contexts = 0;
    window.started = 0;
    const Real = window.AudioContext;
    window.AudioContext = class extends Real {
        constructor() { super(); window.contexts += 1; }
    };
    for (const kind of [AudioBufferSourceNode, OscillatorNode]) {
        const start = kind.prototype.start;
        kind.prototype.start = function (...given) { window.started += 1; return start.apply(this, given); };
    }
"""


def choose(page: Page, sound: int) -> None:
    """Keep a setting as the settings do, and load the page with it."""
    page.evaluate(
        """sound => localStorage.setItem('schlemm', JSON.stringify(
            {...JSON.parse(localStorage.getItem('schlemm') ?? '{}'), sound}))""",
        sound,
    )
    page.reload()


@pytest.mark.slow
@pytest.mark.parametrize("sound", [0, 1])
def test_a_table_sounds_for_who_wants_it(page: Page, serve: Callable[[int], Server], sound: int) -> None:
    """By default nothing is even made ready to sound; switched on, what is called and played is heard."""
    page.add_init_script(LISTEN)
    player = Player.open(page, serve(11).url)
    expect(page.locator("button[data-card]").first).to_be_visible()
    if sound:
        choose(page, sound)
        page.wait_for_function("() => window.contexts > 0")
    page.mouse.click(5, 300)
    player.play(6)
    if sound:
        page.wait_for_function("() => window.started > 4")
    assert page.evaluate("() => window.contexts") == (1 if sound else 0)
    assert (page.evaluate("() => window.started") > 0) == bool(sound)
