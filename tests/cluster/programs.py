"""The real programs that several servers share, started for the tests on free ports of loopback and ended by id."""

import os
import shutil
import socket
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

POSTGRES = max(
    Path("/usr/lib/postgresql").glob("*/bin"), default=None, key=lambda path: int(path.parent.name)
)
"""Where Debian keeps the programs of the newest PostgreSQL that is installed."""

USER = "postgres"
"""Whom the database runs as where the tests are root's, for it refuses to be."""


def free_port() -> int:
    """A port of loopback that nobody uses."""
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        return int(taken.getsockname()[1])


class Postgres:
    """A PostgreSQL server with an empty folder of its own.

    Args:
        folder: Its folder, which it may write to.

    Attributes:
        port: Where it answers.
    """

    def __init__(self, folder: Path) -> None:
        self._data = folder / "data"
        self._folder = folder
        self.port = free_port()
        self._run(
            "initdb",
            "-D",
            str(self._data),
            "-A",
            "trust",
            "-U",
            "schlemm",
            "-E",
            "UTF8",
            "--no-sync",
            "--locale=C",
        )

    def start(self) -> None:
        """Start it; returns when it answers."""
        options = (
            f"-p {self.port} -h 127.0.0.1 -k {self._folder} -F -c max_connections=60 -c shared_buffers=16MB"
        )
        self._run(
            "pg_ctl", "-D", str(self._data), "-o", options, "-l", str(self._folder / "log"), "-w", "start"
        )

    def kill(self) -> None:
        """End it at once, as a crash would."""
        self._run("pg_ctl", "-D", str(self._data), "-m", "immediate", "-w", "stop")

    def address(self, database: str) -> str:
        """The address of one of its databases."""
        return f"postgresql://schlemm@127.0.0.1:{self.port}/{database}"

    def new_database(self, name: str, *options: str) -> str:
        """Make an empty database; its address."""
        self._run("createdb", "-h", "127.0.0.1", "-p", str(self.port), "-U", "schlemm", *options, name)
        return self.address(name)

    def _run(self, program: str, *args: str) -> None:
        assert POSTGRES is not None
        command = [str(POSTGRES / program), *args]
        if os.getuid() == 0:
            command = ["setpriv", f"--reuid={USER}", f"--regid={USER}", "--init-groups", *command]
        done = subprocess.run(command, cwd=self._folder, capture_output=True, text=True, check=False)
        assert done.returncode == 0, f"{program}: {done.stderr}"


@contextmanager
def postgres() -> Iterator[Postgres]:
    """A PostgreSQL server that runs; nothing of it is left afterwards."""
    folder = Path(tempfile.mkdtemp(prefix="schlemm-"))
    try:
        if os.getuid() == 0:
            shutil.chown(folder, USER, USER)
        server = Postgres(folder)
        server.start()
        try:
            yield server
        finally:
            if (folder / "data" / "postmaster.pid").exists():
                server.kill()
    finally:
        shutil.rmtree(folder, ignore_errors=True)
