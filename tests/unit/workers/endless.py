"""A worker that is asked something without an end, as a stand-in for a very long question."""

import signal
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from schlemm.workers.pool import WorkerPool


@contextmanager
def endless() -> Iterator[Callable[[str], None]]:
    """Answer nothing, and say what was begun."""

    def work(question: str) -> None:
        sys.stdout.write(f"{question}\n")
        sys.stdout.flush()
        if question == "deaf":
            signal.signal(signal.SIGTERM, lambda *_: None)
        while True:
            time.sleep(60)

    yield work


def main() -> None:
    """Start such a worker, ask it what the first argument says, and wait for the answer."""
    WorkerPool(endless, 1).submit(sys.argv[1]).result()


if __name__ == "__main__":
    main()
