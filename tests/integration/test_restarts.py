"""Nobody sees anything else after a restart than before it, whenever it comes."""

import asyncio
import os
import subprocess
import sys
from pathlib import Path

import pytest
from tests.effort import mostly_slow, seeds
from tests.integration.gatherings import GATHERINGS
from tests.integration.restarts import Played

pytestmark = pytest.mark.hostile

STEPS, EVERY = 100, 5
"""Of a game; after every so many everybody's view is compared."""


@pytest.mark.sweep
@pytest.mark.parametrize("seed", seeds(1))
@pytest.mark.parametrize("name", mostly_slow(GATHERINGS, "match of many", "partners against the clock"))
def test_everybody_sees_the_same_after_a_restart(name: str, seed: int) -> None:
    """Players, guests, gallery: the last view told is the one that a server begun anew shows, and so are answers.

    Two things differ and may (``restarts``): the time since something was last put on record, and that who has a bot
    play for them plays again on coming back.
    """
    found = asyncio.run(Played(name, seed).run(STEPS, EVERY))
    assert found.differences == []
    assert found.counts["views"] >= STEPS / EVERY / 2


@pytest.mark.exhaustive
def test_the_moments_compared_are_of_every_kind() -> None:
    """Auction, play, claims, taking back, stand-ins, mini-bridge, pauses, results, clocks: all are restarted in."""
    kinds: set[str] = set()
    for name in GATHERINGS:
        counts = asyncio.run(Played(name, 10).run(3 * STEPS, 3 * EVERY)).counts
        kinds |= {part for key in counts if key.startswith("moment: ") for part in key[8:].split(", ")}
    wanted = {
        "auction",
        "play",
        "claim",
        "naming",
        "result",
        "waiting",
        "undo pending",
        "stand-in",
        "paused",
        "clock",
    }
    assert wanted <= kinds


@pytest.mark.exhaustive
def test_what_is_told_does_not_depend_on_how_python_hashes() -> None:
    """The same game is told in the same bytes by two processes whose sets and dictionaries are in other orders."""
    program = "from tests.integration.restarts import told; print(told(5, 30))"
    told = {
        subprocess.run(
            [sys.executable, "-c", program],
            env={**os.environ, "PYTHONHASHSEED": seed, "PYTHONPATH": str(Path.cwd())},
            capture_output=True,
            text=True,
            check=True,
        ).stdout
        for seed in ("1", "2")
    }
    assert len(told) == 1
