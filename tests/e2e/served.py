"""`schlemm serve` as browser tests want it: deals can begin anew, one address may ask for a lot, bots are quick.

It takes the options of `schlemm serve`. With `--seed` it reads numbers from its input, one a line; after its answer
deals follow from that number as they would in a server started with it, so that one server does for many tests. After a
number there may stand `HASTY`.

Its workers import this file too, as they do every program's: what only the server needs is imported where it is used.
"""

from __future__ import annotations

import os
import sys
import threading
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING
from unittest.mock import patch

if TYPE_CHECKING:
    from schlemm.core.deal import Deal
    from schlemm.core.seats import Seat
    from schlemm.table.state.table import Table

BEGUN = "deals follow from"
"""The answer, before the line that was read."""

HASTY = "hasty"
"""After a number: whoever is not connected is gone for good at once from now on, and not only after a minute."""

PAGES = "SCHLEMM_TEST_PAGES"
"""Where it is set, the folder of the built pages to serve."""

PLENTY = 1_000_000
"""How often the one address that all tests share may ask for anything."""


class Deals:
    """Deals that follow from a number, and from another one as soon as a line says so."""

    def __init__(self, seed: int) -> None:
        from schlemm.server.live import permissions

        self._usual_absence = permissions.ABSENCE
        self._begin(str(seed))
        threading.Thread(target=self._listen, daemon=True).start()

    def __call__(self) -> Deal:
        """The next one."""
        return self._source()

    def _begin(self, line: str) -> None:
        from schlemm.server.common.deal_sources import dealt_from
        from schlemm.server.live import permissions

        seed, *hasty = line.split()
        self._source = dealt_from(int(seed))
        patch.object(permissions, "ABSENCE", 0.0 if hasty else self._usual_absence).start()

    def _listen(self) -> None:
        # Not by `sys.stdin`, whose lock a thread that still reads would hold at the end of the process.
        with os.fdopen(os.dup(0), "rb", buffering=0) as lines:
            while line := lines.readline().decode():
                self._begin(line)
                sys.stdout.write(f"{BEGUN} {line}")
                sys.stdout.flush()


def beat_alone(table: Table, seat: Seat) -> float:
    """The pace of bots: the beat of the tempo, however long they usually think."""
    from schlemm.table.live.bot_timing import pause

    return pause(table)


def serve() -> None:
    """Run the program."""
    from schlemm.cli import main
    from schlemm.server.app import run
    from schlemm.server.app.application import STATIC, Site
    from schlemm.server.app.composition import compose

    pages = Path(os.environ.get(PAGES, STATIC))
    site = partial(Site, static=pages, openings=PLENTY, looks=PLENTY, costly=PLENTY)
    composed = partial(compose, pace=beat_alone)
    with (
        patch.object(run, "dealt_from", Deals),
        patch.object(run, "Site", site),
        patch.object(run, "compose", composed),
    ):
        main()


if __name__ == "__main__":
    serve()
