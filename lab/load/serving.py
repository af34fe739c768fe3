"""A server for a benchmark: started by its command on a data file, looked at while it works, ended in good order."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path


class Processes:
    """The server and its workers, as Linux counts them.

    Args:
        pid: The server.
    """

    def __init__(self, pid: int) -> None:
        self._pid = pid

    def all(self) -> list[Path]:
        """Where each of them is described; none on other systems."""
        here = Path(f"/proc/{self._pid}")
        if not here.is_dir():
            return []
        children = (here / "task" / str(self._pid) / "children").read_text().split()
        return [here, *(Path("/proc") / child for child in children)]

    def megabytes(self) -> float | None:
        """Memory that they hold."""
        pages = [int((process / "statm").read_text().split()[1]) for process in self.all()]
        return sum(pages) * os.sysconf("SC_PAGE_SIZE") / 2**20 if pages else None

    def seconds(self) -> float | None:
        """CPU time that they have used."""
        stats = [(process / "stat").read_text().rpartition(")")[2].split() for process in self.all()]
        return (
            sum(int(stat[11]) + int(stat[12]) for stat in stats) / os.sysconf("SC_CLK_TCK") if stats else None
        )


@contextmanager
def serving(data: Path, *, all_cores: bool = False) -> Iterator[tuple[str, Processes]]:
    """A server on this data file; host and port, and its processes. It ends in good order.

    Args:
        data: The file.
        all_cores: Whether the server and its workers have what cores there are, together with us; else they have one,
            and we the others, where the system allows that.

    Raises:
        RuntimeError: If it does not start, or does not end well.
    """
    cores = sorted(os.sched_getaffinity(0)) if not all_cores and hasattr(os, "sched_getaffinity") else []
    command = [sys.executable, "-m", "schlemm", "serve", "--port", "0", "--data", str(data), "--json"]
    if len(cores) > 1:
        os.sched_setaffinity(0, cores[:1])  # what is started now stays there
    server = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
    if len(cores) > 1:
        os.sched_setaffinity(0, cores[1:])
    try:
        assert server.stdout is not None
        said = server.stdout.readline()
        if not said:
            raise RuntimeError("the server does not start")
        yield json.loads(said)["address"].removeprefix("http://").rstrip("/"), Processes(server.pid)
        server.send_signal(signal.SIGINT)
        if server.wait(timeout=60) != 0:
            raise RuntimeError("the server has not ended in good order")
    finally:
        server.kill()
        server.communicate()
        if len(cores) > 1:
            os.sched_setaffinity(0, cores)


def at(sorted_values: Sequence[float], share: float) -> float:
    """The value that this share of them does not exceed."""
    return (
        sorted_values[min(len(sorted_values) - 1, int(share * len(sorted_values)))] if sorted_values else 0.0
    )
