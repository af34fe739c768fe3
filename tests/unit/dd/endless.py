"""A worker of the solver that is asked something without an end, as a stand-in for a very long deal."""

import sys
import time
from multiprocessing import get_context
from multiprocessing.connection import Connection
from unittest.mock import patch

from schlemm.dd import layer, native


def solve_for_ever(pipe: Connection) -> None:
    """What the process runs: the worker's own loop, with a question of its own; it says when it has begun."""

    def wait(_: object) -> None:
        sys.stdout.write("solving\n")
        sys.stdout.flush()
        while True:
            time.sleep(60)

    with patch.object(layer, "load"), patch.object(native, "_ASKED", {"wait": wait}):
        native._work(pipe)


def main() -> None:
    """Start such a worker, ask it, and wait for the answer."""
    context = get_context("spawn")
    ours, theirs = context.Pipe()
    context.Process(target=solve_for_ever, args=(theirs,), daemon=True).start()
    theirs.close()
    ours.send(("wait", ()))
    ours.recv()


if __name__ == "__main__":
    main()
