"""`schlemm serve` as browser tests want it: deals can begin anew, one address may ask for a lot, bots are quick.

It takes the options of `schlemm serve`. With `--seed` it reads numbers from its input, one a line; after its answer
deals follow from that number as they would in a server started with it, so that one server does for many tests.
"""

import os
import sys
import threading
from contextlib import AbstractContextManager, nullcontext
from functools import partial
from pathlib import Path
from unittest.mock import patch

from schlemm.cli import main
from schlemm.core.deal import Deal
from schlemm.core.seats import Seat
from schlemm.server.app import run
from schlemm.server.app.application import STATIC, Site
from schlemm.server.app.composition import compose
from schlemm.server.common.deal_sources import dealt_from
from schlemm.server.live import permissions
from schlemm.table.live.bot_timing import pause
from schlemm.table.state.table import Table

BEGUN = "deals follow from"
"""The answer, before the number."""

HASTY = "SCHLEMM_TEST_HASTY"
"""Where it is set, whoever is not connected is gone for good at once, and not only after a minute."""

PAGES = "SCHLEMM_TEST_PAGES"
"""Where it is set, the folder of the built pages to serve."""

PLENTY = 1_000_000
"""How often the one address that all tests share may ask for anything."""


class Deals:
    """Deals that follow from a number, and from another one as soon as a line says so."""

    def __init__(self, seed: int) -> None:
        self._source = dealt_from(seed)
        threading.Thread(target=self._listen, daemon=True).start()

    def __call__(self) -> Deal:
        """The next one."""
        return self._source()

    def _listen(self) -> None:
        # Not by `sys.stdin`, whose lock a thread that still reads would hold at the end of the process.
        with os.fdopen(os.dup(0), "rb", buffering=0) as lines:
            while line := lines.readline():
                self._source = dealt_from(int(line))
                sys.stdout.write(f"{BEGUN} {int(line)}\n")
                sys.stdout.flush()


def beat_alone(table: Table, seat: Seat) -> float:
    """The pace of bots: the beat of the tempo, however long they usually think."""
    return pause(table)


def absence() -> AbstractContextManager[object]:
    """How long whoever is not connected is waited for: not at all where that is wanted."""
    return patch.object(permissions, "ABSENCE", 0.0) if HASTY in os.environ else nullcontext()


if __name__ == "__main__":
    pages = Path(os.environ.get(PAGES, STATIC))
    site = partial(Site, static=pages, openings=PLENTY, looks=PLENTY, costly=PLENTY)
    composed = partial(compose, pace=beat_alone)
    with (
        patch.object(run, "dealt_from", Deals),
        patch.object(run, "Site", site),
        patch.object(run, "compose", composed),
        absence(),
    ):
        main()
